import type { Page, Route } from 'playwright-core';
import { becomes, shown } from '../driving/browser.ts';

/** An answer that never arrives. */
export const never = 'never';

interface Answer {
  status: number;
  body: unknown;
  contentType?: string;
}

/** Replaces the server's answer at an address, for this page. */
export async function answers(page: Page, address: string, answer: Answer | typeof never): Promise<void> {
  await page.route(address, async (route) => {
    if (answer === never) return;
    const { body, ...rest } = answer;
    await route.fulfill({ ...rest, json: body });
  });
}

/** The gateway's answer while a service is down. */
export const away: Answer = {
  status: 503,
  contentType: 'application/problem+json',
  body: { status: 503, title: 'Service Unavailable', detail: 'Please try again in a moment.' },
};

/** A goal whose roadmap is being drafted. */
export const withoutRoadmap = { aiOverview: null, milestoneCount: 0, completedMilestoneCount: 0, progress: 0 };

/** Changes each object in the server's answers at an address. */
async function answersHave(page: Page, address: RegExp, change: Record<string, unknown>): Promise<void> {
  const changed = (one: object) => ({ ...one, ...change });
  await page.route(address, async (route: Route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const found: object | object[] = await response.json();
    await route.fulfill({ response, json: Array.isArray(found) ? found.map(changed) : changed(found) });
  });
}

/** Changes each goal, for example to one without a roadmap. */
export const goalsAre = (page: Page, change: Record<string, unknown>) =>
  answersHave(page, /\/api\/goals(\/[^/]+)?$/, change);

/** Changes each step of each goal. */
export const stepsAre = (page: Page, change: Record<string, unknown>) =>
  answersHave(page, /\/api\/goals\/[^/]+\/unified-milestones$/, change);

/** Opens the chat unless it is open beside the page. */
export async function openChat(page: Page): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Message Sage' });
  const opener = page.locator('#open-chat'); // a page may have another button with this name
  await shown(field.or(opener));
  if (await opener.isVisible()) await opener.click();
  await shown(page.getByRole('log').getByText(/\S/));
  // the Markdown renderer loads lazily; until then answers show as plain text
  await becomes(
    'the answers to be laid out',
    () => page.getByRole('log').textContent(),
    (words) => !words?.includes('**'),
  );
}
