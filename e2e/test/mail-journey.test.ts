import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, openWindow, shown } from '../src/driving/browser.ts';
import { type Mail, receivedMail } from '../src/driving/inbox.ts';
import { createGoalInDialog, goalCard, goalWithRoadmap, register } from '../src/driving/steps.ts';
import { newPerson } from '../src/people/person.ts';
import { testPlatform } from '../src/test-platform.ts';

const hourMs = 3_600_000;
const clock = join(mkdtempSync(join(tmpdir(), 'moved-clock-')), 'ahead');
/** The clock of admin moves on when a test says so. */
const movedClock = {
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, '../src/moved-clock.ts')).href}`,
  MOVED_CLOCK: clock,
};

let platform: Awaited<ReturnType<typeof testPlatform>>;
let browser: Browser;
beforeAll(async () => {
  [platform, browser] = await Promise.all([
    testPlatform('mail-journey', { env: { admin: movedClock } }),
    launchBrowser(),
  ]);
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await platform?.dispose();
  rmSync(join(clock, '..'), { recursive: true });
}, 60_000);

/** Opens a mail beside the window it belongs to, as a reader of mails in the same browser does. */
async function openMail(context: BrowserContext, mail: Mail): Promise<Page> {
  const page = await context.newPage();
  await page.setContent(mail.html);
  return page;
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

describe('mails of automation', () => {
  it('welcome whoever has registered, and lead to a first goal', async () => {
    const { page, context, problems } = await openWindow(browser, { url: platform.url });
    await page.goto('/auth');
    const to = await register(page);
    await shown(page.getByRole('button', { name: /^Account of/ }));
    const mail = await openMail(context, await receivedMail(platform, { to, subject: 'Welcome to Pathwise' }));
    await shown(heading(mail, 'Welcome, Maya'));
    await shown(mail.getByText('Run a half marathon by May'));
    await mail.getByRole('link', { name: 'Write your first goal' }).click();
    await createGoalInDialog(mail, { opener: 'Create Goal', title: 'Run a half marathon' });
    await shown(goalCard(mail, 'Run a half marathon'));
    expect(problems()).toEqual([]);
  }, 120_000);

  it('congratulate on a completed goal, and lead to the diary', async () => {
    const person = await newPerson(platform.url);
    const goal = await goalWithRoadmap(person, { title: 'Learn to juggle', category: 'hobby' });
    for (const { id: milestoneId } of await person.api.goals.listMilestones({ params: { id: goal.id } }))
      await person.api.goals.changeMilestone({ params: { id: goal.id, milestoneId }, body: { completed: true } });
    const { page, context, problems } = await openWindow(browser, { url: platform.url, person });
    await page.goto('/goals');
    await goalCard(page, goal.title).getByRole('button', { name: 'View Roadmap' }).click();
    await page.getByRole('button', { name: 'Complete goal' }).click();
    await shown(page.getByText('Goal updated successfully!'));
    const subject = 'You did it: Learn to juggle';
    const mail = await openMail(context, await receivedMail(platform, { to: person.user.email, subject }));
    await shown(heading(mail, 'You did it, Maya'));
    await shown(mail.getByText('Learn to juggle'));
    await mail.getByRole('link', { name: 'Open your diary' }).click();
    await shown(heading(mail, 'My Diary'));
    expect(problems()).toEqual([]);
  }, 120_000);

  it('tell of the week once the clock is past Monday at eight, and lead to the plan', async () => {
    const person = await newPerson(platform.url);
    const to = person.user.email;
    await goalWithRoadmap(person, { title: 'Learn to juggle', category: 'hobby' });
    await receivedMail(platform, { to, subject: 'Welcome to Pathwise' }); // admin knows the person by then
    writeFileSync(clock, String(nextMondayAtEight() - Date.now() + hourMs / 60));
    const { page, context, problems } = await openWindow(browser, { url: platform.url, person });
    await page.goto('/');
    const mail = await openMail(context, await receivedMail(platform, { to, subject: 'Your week on Pathwise' }));
    await shown(heading(mail, 'Good morning, Maya'));
    for (const words of ['Learn to juggle', '0 %', 'Next:']) await shown(mail.getByText(words, { exact: true }));
    const inInbox = mail.getByText(/^Learn to juggle: 0 %\. Next: /);
    expect([await inInbox.count(), await inInbox.isVisible()]).toEqual([1, false]);
    await mail.getByRole('link', { name: 'Plan this week' }).click();
    await shown(mail.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]'));
    expect(new URL(mail.url()).pathname).toBe('/plan');
    expect(problems()).toEqual([]);
  }, 120_000);
});

/** Eight o'clock in London on the next Monday. */
function nextMondayAtEight(): number {
  const inLondon = (at: number) =>
    new Intl.DateTimeFormat('en-GB', { weekday: 'short', hour: 'numeric', hourCycle: 'h23', timeZone: 'Europe/London' })
      .format(at)
      .replace(',', '');
  let at = Math.ceil(Date.now() / hourMs) * hourMs;
  while (inLondon(at) !== 'Mon 08') at += hourMs;
  return at;
}
