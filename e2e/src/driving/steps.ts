import { randomUUID } from 'node:crypto';
import type { Goal } from '@pathwise/contracts/api/goals';
import { waitUntil } from '@pathwise/local-servers/wait-until';
import type { Locator, Page } from 'playwright-core';
import { type Person, password } from '../people/person.ts';
import { gone, patienceMs, shown } from './browser.ts';

/** Actions of people, shared by the journeys. */

export const thinking = 'Agent is thinking & building your goal';
export const readyPhrase = 'Your Goal Roadmap is Ready';

/** Fills in the registration form of /auth and sends it. */
export async function register(page: Page, { firstName = 'Maya' }: { firstName?: string } = {}): Promise<string> {
  const email = `person-${randomUUID()}@example.org`;
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('First name (optional)').fill(firstName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Register' }).click();
  return email;
}

export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}

/** Holds messages to the coach until `release`, so that a test can look at the pending state. */
export async function holdCoach(page: Page): Promise<{ release: () => void }> {
  const held = Promise.withResolvers<void>();
  await page.route('**/api/ai-chats', async (route) => {
    if (route.request().method() === 'POST') await held.promise;
    await route.continue();
  });
  return { release: held.resolve };
}

/** Opens a section from the sidebar, without reloading the page. */
export async function goToSection(page: Page, label: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label, exact: true }).click();
  await shown(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]', { hasText: label }));
}

/** Creates a goal in the dialog that the button opens. */
export async function createGoalInDialog(
  page: Page,
  { opener, title, category }: { opener: string; title: string; category?: string },
): Promise<void> {
  await page.getByRole('button', { name: opener, exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill(title);
  if (category) await dialog.getByLabel('Category').selectOption({ label: category });
  await dialog.getByRole('button', { name: 'Create Goal' }).click();
  await gone(dialog);
}

export const goalCard = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true });

/** The percentage of a goal's progress bar on the open page. */
export async function progressShown(page: Page, label: string): Promise<number> {
  const bar = await shown(page.getByRole('progressbar', { name: label, exact: true }));
  return Number(await bar.first().getAttribute('aria-valuenow'));
}

/** The dates in the milestones' rows, in the browser's locale. */
export async function milestoneDays(page: Page): Promise<string[]> {
  const rows = page.locator('section', { has: page.getByRole('heading', { name: 'Your Milestones' }) }).locator('li');
  const texts = await rows.filter({ has: page.getByRole('checkbox') }).allInnerTexts();
  return texts.map((text) => isoDay(/\b\d{1,2}\s[A-Z][a-z]{2,3}(?:\s\d{4})?(?!\p{L})/u.exec(text)?.[0] ?? ''));
}

/** '4 Dec 2027' → '2027-12-04'. A day of this year has no year. Returns '' for any other text. */
function isoDay(written: string): string {
  const year = /\d{4}$/.test(written) ? '' : ` ${new Date().getUTCFullYear()}`;
  const day = new Date(`${written.replaceAll('\u00a0', ' ')}${year} 12:00 UTC`);
  return Number.isNaN(day.getTime()) ? '' : day.toISOString().slice(0, 10);
}

/** The person's goals, from the server. */
export async function goalsOf(page: Page): Promise<Goal[]> {
  return (await page.request.get('/api/goals')).json();
}

/** Creates a goal through the API and waits for its roadmap. */
export async function goalWithRoadmap(
  { api }: Person,
  body: Parameters<Person['api']['goals']['createGoal']>[0]['body'],
): Promise<Goal> {
  const { id } = await api.goals.createGoal({ body });
  return waitUntil(
    `the roadmap of ${body.title}`,
    async () => {
      const goal = await api.goals.getGoal({ params: { id } });
      return goal.roadmapStatus === 'ready' ? goal : undefined;
    },
    { timeoutMs: patienceMs },
  );
}
