import { describe, it } from '@jest/globals';
import { becomes, shown } from '../src/driving/browser.ts';
import { checkStates } from '../src/looks/check-states.ts';
import { openChat } from '../src/looks/staging.ts';

const windowOf = checkStates('workspace');

describe('the chat beside a page', () => {
  it('never makes the page longer than its content', async () => {
    const { page } = await windowOf('member', 'desktop');
    await page.unrouteAll({ behavior: 'ignoreErrors' }); // the last state's chat was staged
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/members?q=nobodyhasthisname'); // a short page
    await shown(page.getByRole('heading', { level: 1, name: 'Members' }));
    await openChat(page);
    await becomes(
      'the earlier messages to be there', // not by waitForFunction, whose eval the site's policy refuses
      () => page.evaluate('document.querySelector("[role=log]").scrollHeight > innerHeight'),
      (isScrolling) => isScrolling === true,
    );
    await becomes(
      'the page as high as the window, once nobody was found',
      () => page.evaluate('document.documentElement.scrollHeight'),
      (height) => height === 800,
    );
  });
});
