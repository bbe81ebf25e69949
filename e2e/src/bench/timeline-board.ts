import type { Page } from 'playwright-core';
import { becomes, launchBrowser, openWindow, shown } from '../driving/browser.ts';
import { goalWithRoadmap } from '../driving/steps.ts';
import { median, rounded } from '../figures.ts';
import { fillGoal } from '../people/fill-goal.ts';
import { newPerson } from '../people/person.ts';
import { testPlatform } from '../test-platform.ts';
import { alternate } from './ratio.ts';

const runs = 5;
const twoYearsOn = new Date(Date.now() + 730 * 86_400_000).toISOString().slice(0, 10);
const plans = {
  large: { title: 'A large plan', amount: { milestones: 500, todos: 2_000 } },
  small: { title: 'A small plan', amount: { milestones: 10, todos: 40 } },
};

/** Time from pressing View Timeline to the frame that shows the board, for a goal of 500 milestones and one of 10. */
export async function timelineBoard() {
  const platform = await testPlatform('bench');
  const browser = await launchBrowser();
  try {
    const person = await newPerson(platform.url);
    for (const { title, amount } of Object.values(plans)) {
      const goal = await goalWithRoadmap(person, { title, targetDate: twoYearsOn });
      await fillGoal(platform, { goal, ownerId: person.user.id, amount });
    }
    // the page opens the most recent goal by itself, so it would be loaded already
    await goalWithRoadmap(person, { title: 'A plan of another kind' });
    const { page } = await openWindow(browser, { url: platform.url, person });
    const large = () => timeToBoard(page, plans.large.title);
    const small = () => timeToBoard(page, plans.small.title);
    await alternate(1, large, small); // loads the code
    const times = await alternate(runs, large, small);
    return {
      ratio: rounded(median(times.a) / median(times.b), 2),
      largeMs: times.a.map((ms) => rounded(ms)),
      smallMs: times.b.map((ms) => rounded(ms)),
    };
  } finally {
    await browser.close();
    await platform.dispose();
  }
}

/** Time from pressing View Timeline to the frame that shows the board with its tasks, when the page has loaded neither. */
async function timeToBoard(page: Page, title: string): Promise<number> {
  await page.goto('/goals');
  await page.getByRole('tab', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Back to Overview' }).click();
  const button = await shown(page.getByRole('button', { name: `View Timeline of ${title}` }));
  await page.evaluate(`
    addEventListener('click', ({ timeStamp }) => {
      const look = () => {
        const board = document.querySelector('[aria-labelledby="roadmap-timeline"]');
        if (!board?.querySelector('input[type=checkbox]')) return requestAnimationFrame(look);
        requestAnimationFrame(() => setTimeout(() => { window.timeToBoard = performance.now() - timeStamp; }));
      };
      look();
    }, { capture: true, once: true });
  `);
  await button.click();
  return becomes(
    'the board',
    () => page.evaluate<number>('window.timeToBoard'),
    (ms) => ms > 0,
  );
}
