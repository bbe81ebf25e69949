import { randomUUID } from 'node:crypto';
import type { Goal } from '@pathwise/contracts/api/goals';
import { waitUntil } from '@pathwise/local-servers/wait-until';
import type { Locator, Page } from 'playwright-core';
import { type Person, password } from '../people/person.ts';
import { gone, patienceMs, shown } from './browser.ts';

/** What people do with the product, in their words; the journeys are made of it. */

export const thinking = 'Agent is thinking & building your goal';
export const readyPhrase = 'Your Goal Roadmap is Ready';

/** Fills the registration form of /auth and sends it. */
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

/** Lets what is said to the coach wait until `release`, so that the time of waiting can be looked at. */
export async function holdCoach(page: Page): Promise<{ release: () => void }> {
  const held = Promise.withResolvers<void>();
  await page.route('**/api/ai-chats', async (route) => {
    if (route.request().method() === 'POST') await held.promise;
    await route.continue();
  });
  return { release: held.resolve };
}

/** Goes to a section by the sidebar, without loading the page anew. */
export async function goToSection(page: Page, label: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label, exact: true }).click();
  await shown(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]', { hasText: label }));
}

/** Creates a goal in whichever dialog the button opens. */
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

/** The percentage a goal's bar shows on the page that is open. */
export async function progressShown(page: Page, label: string): Promise<number> {
  const bar = await shown(page.getByRole('progressbar', { name: label, exact: true }));
  return Number(await bar.first().getAttribute('aria-valuenow'));
}

/** The days written in the milestones' rows, as the locale of the window writes them. */
export async function milestoneDays(page: Page): Promise<string[]> {
  const rows = page.locator('section', { has: page.getByRole('heading', { name: 'Your Milestones' }) }).locator('li');
  const texts = await rows.filter({ has: page.getByRole('checkbox') }).allInnerTexts();
  return texts.map((text) => isoDay(/\b\d{1,2} [A-Z][a-z]{2,3} \d{4}\b/.exec(text)?.[0] ?? ''));
}

/** '4 Dec 2026' → '2026-12-04'; '' when there is no such day. */
function isoDay(written: string): string {
  const day = new Date(`${written} 12:00 UTC`);
  return Number.isNaN(day.getTime()) ? '' : day.toISOString().slice(0, 10);
}

/** The person's goals as the server has them. */
export async function goalsOf(page: Page): Promise<Goal[]> {
  return (await page.request.get('/api/goals')).json();
}

/** A goal created through the API, and its roadmap waited for. */
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
