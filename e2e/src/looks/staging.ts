import type { Page, Route } from 'playwright-core';
import { becomes, shown } from '../driving/browser.ts';

/** An answer that does not come while the page is looked at. */
export const never = 'never';

interface Answer {
  status: number;
  body: unknown;
}

/** Lets the server answer something else at an address, as far as this page can tell. */
export async function answers(page: Page, address: string, answer: Answer | typeof never): Promise<void> {
  await page.route(address, async (route) => {
    if (answer === never) return;
    await route.fulfill({ status: answer.status, json: answer.body });
  });
}

/** What the gateway answers while a service is away. */
export const away: Answer = {
  status: 503,
  body: { status: 503, title: 'Service Unavailable', detail: 'Please try again in a moment.' },
};

/** A goal whose roadmap is not there yet. */
export const withoutRoadmap = { aiOverview: null, milestoneCount: 0, completedMilestoneCount: 0, progress: 0 };

/** Changes each goal the server answers, such as to one whose roadmap is not there yet. */
export async function goalsAre(page: Page, change: Record<string, unknown>): Promise<void> {
  const changed = (goal: object) => ({ ...goal, ...change });
  await page.route(/\/api\/goals(\/[^/]+)?$/, async (route: Route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const goals: object | object[] = await response.json();
    await route.fulfill({ response, json: Array.isArray(goals) ? goals.map(changed) : changed(goals) });
  });
}

/** Opens the chat where it is not open beside the page. */
export async function openChat(page: Page): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Message Sage' });
  const opener = page.locator('#open-chat'); // pages may have a button of their own with its name
  await shown(field.or(opener));
  if (await opener.isVisible()) await opener.click();
  await shown(page.getByRole('log').getByText(/\S/));
  // the reader of marked-up answers loads by itself; until then they stand there as they were written
  await becomes(
    'the answers to be laid out',
    () => page.getByRole('log').textContent(),
    (words) => !words?.includes('**'),
  );
}
