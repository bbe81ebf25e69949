import { describe, expect, it } from '@jest/globals';
import { shown } from '../src/driving/browser.ts';
import { checkStates } from '../src/looks/check-states.ts';
import { openChat } from '../src/looks/staging.ts';

const windowOf = checkStates('workspace');

describe('the chat beside a page', () => {
  it('never makes the page longer than its content', async () => {
    const { page } = await windowOf('member', 'desktop');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/members');
    await shown(page.getByRole('heading', { level: 1, name: 'Members' }));
    await openChat(page);
    const isScrolling = 'document.querySelector("[role=log]").scrollHeight > innerHeight';
    await page.waitForFunction(isScrolling); // once the earlier messages are there
    expect(await page.evaluate('document.documentElement.scrollHeight')).toBe(800);
  });
});
