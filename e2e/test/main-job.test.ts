import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Platform } from '@pathwise/local/platform';
import {
  type BrowserWindow,
  becomes,
  counted,
  gone,
  libraryCopies,
  shown,
  type WindowLook,
} from '../src/driving/browser.ts';
import {
  createGoalInDialog,
  goalCard,
  goalsOf,
  goalWithRoadmap,
  goToSection,
  holdCoach,
  milestoneDays,
  progressShown,
  readyPhrase,
  register,
  signIn,
  signOut,
  thinking,
} from '../src/driving/steps.ts';
import { windowsAt } from '../src/driving/windows-at.ts';
import { countEvents } from '../src/faults/stream.ts';
import { newPerson } from '../src/people/person.ts';
import { testPlatform } from '../src/test-platform.ts';

let platform: Awaited<ReturnType<typeof testPlatform>>;
const openAt = windowsAt(() => platform.url);
const windows: BrowserWindow[] = [];

beforeAll(async () => {
  // durable, because one journey restarts the platform
  platform = await testPlatform('main-job', { durable: true });
}, 300_000);
afterAll(async () => {
  await platform?.dispose();
}, 60_000);

async function open(look: WindowLook = {}): Promise<BrowserWindow> {
  const window = await openAt(look);
  windows.push(window);
  return window;
}

/** The number of roadmap-ready events of a goal. A second draft would count here even after it was discarded. */
async function roadmapsOf(on: Platform, goalId: string): Promise<number> {
  return (await countEvents(on, 'goals.roadmap-ready.v1', (data) => String(data['goalId']))).get(goalId)?.size ?? 0;
}

describe('a person with a wish', () => {
  it('writes it on the landing page, registers, and gets one goal with one dated roadmap', async () => {
    const window = await open();
    const { page } = window;
    await page.goto('/');
    const field = page.getByRole('textbox', { name: 'Your goal' });
    await page.getByRole('button', { name: 'Lose weight' }).click();
    expect(await field.inputValue()).toMatch(/lose weight/i);
    expect(new URL(page.url()).pathname).toBe('/');
    await field.fill('I want to get a new job within 3 months');
    await page.getByRole('button', { name: 'Send' }).click();
    const answer = await holdCoach(page);
    await register(page);

    await shown(page.getByText("Hi Maya, I'm Sage."));
    await shown(page.getByText(thinking));
    expect(await page.getByRole('textbox', { name: 'Message Sage' }).isDisabled()).toBe(true);
    answer.release();
    await shown(page.getByRole('log').getByRole('heading', { name: readyPhrase }));
    await page.getByRole('button', { name: 'View Your Roadmap Now' }).click();

    await shown(page.getByRole('heading', { level: 1, name: /new job/i }));
    await shown(page.getByRole('heading', { name: 'Goal Overview' }));
    await shown(page.getByText(/until \d{1,2}\s\w+\s\d{4}/));
    await shown(page.getByRole('heading', { name: 'AI Suggestions' }));
    const suggestions = page.locator('section', { has: page.getByRole('heading', { name: 'AI Suggestions' }) });
    await shown(suggestions.getByRole('heading', { level: 3 }));

    const goals = await goalsOf(page);
    expect(goals).toHaveLength(1);
    const { id = '', targetDate } = goals[0] ?? {};
    const inThreeMonths = new Date();
    inThreeMonths.setUTCMonth(inThreeMonths.getUTCMonth() + 3);
    const daysOff = (Date.parse(String(targetDate)) - inThreeMonths.getTime()) / 86_400_000;
    expect(Math.abs(daysOff)).toBeLessThan(3);

    await shown(page.getByRole('heading', { name: 'Your Milestones' }));
    const days = await milestoneDays(page);
    expect(days.length).toBeGreaterThanOrEqual(5);
    expect(days.filter((day) => !/^\d{4}-\d\d-\d\d$/.test(day))).toEqual([]);
    expect(days.filter((day) => day > String(targetDate))).toEqual([]);

    expect(await roadmapsOf(platform, id)).toBe(1);
    expect(await libraryCopies(page)).toEqual({ react: 1, 'react-router': 1, 'react-query': 1 });
    expect(window.problems()).toEqual([]);
  });

  it('ticks a step and sees the progress move on the goals page, the category page and the dashboard', async () => {
    const person = await newPerson(platform.url);
    const title = 'Run a half marathon';
    const goal = await goalWithRoadmap(person, { title, category: 'health', targetDate: '2028-05-01' });
    const window = await open({ person });
    const { page } = window;
    const dashboard = await window.anotherPage();
    await dashboard.goto('/');
    await shown(dashboard.getByText('Overall Progress'));
    await page.bringToFront(); // browsers draw background tabs only once a second
    await page.goto('/goals');
    expect(await progressShown(page, `Progress of ${title}`)).toBe(0);

    await goalCard(page, title).getByRole('button', { name: 'View Roadmap' }).click();
    const steps = page.locator('section', { has: page.getByRole('heading', { name: 'Your Milestones' }) });
    await shown(steps);
    const step = steps.getByRole('checkbox').first();
    await step.click();
    const share = Math.round(100 / goal.milestoneCount);
    expect(await progressShown(page, 'Progress')).toBe(share);

    await goToSection(page, 'Goals');
    expect(await progressShown(page, `Progress of ${title}`)).toBe(share);
    await shown(goalCard(page, title).getByText(`1 of ${goal.milestoneCount} steps`));
    await goToSection(page, 'Health');
    expect(await progressShown(page, `Progress of ${title}`)).toBe(share);
    await goToSection(page, 'Dashboard');
    expect(await progressShown(page, `Progress of ${title}`)).toBe(share);
    expect(await progressShown(page, 'Overall Progress')).toBe(share);

    const live = () => progressShown(dashboard, 'Overall Progress');
    await becomes('the progress in the other tab', live, (percent) => percent === share);
    await page.reload();
    expect(await progressShown(page, 'Overall Progress')).toBe(share);
    expect(window.problems()).toEqual([]);
  });

  it('creates a goal on the dashboard, and its roadmap appears in every tab', async () => {
    const person = await newPerson(platform.url);
    const window = await open({ person });
    const other = await open({ person });
    const { page } = window;
    await page.goto('/');
    await other.page.goto('/goals');
    await shown(other.page.getByText('No goals yet. Create your first goal to get started!'));
    await shown(page.getByText('No goals yet. Create your first goal to get started!'));

    await createGoalInDialog(page, { opener: 'Create New Goal', title: 'Learn to play the piano', category: 'Hobby' });
    await shown(page.getByText('Goal created successfully', { exact: true }));
    await shown(page.getByText('Your new goal has been added to your dashboard.'));
    await shown(goalCard(other.page, 'Learn to play the piano').getByText(/^0 of [5-8] steps$/));
    await page.getByRole('tab', { name: 'Preview' }).click();
    await shown(page.getByRole('heading', { level: 1, name: 'Learn to play the piano' }));
    await shown(page.getByRole('heading', { name: 'Your Milestones' }));

    // the person chose the category
    await counted(page.getByText('from your words'), 0);
    // the event alone started the draft, without a message to the coach
    expect(await person.api.ai.listChats({ query: {} })).toEqual([]);
    const [goal, ...rest] = await person.api.goals.listGoals();
    expect(rest).toEqual([]);
    expect(await roadmapsOf(platform, goal?.id ?? '')).toBe(1);
    expect([...window.problems(), ...other.problems()]).toEqual([]);
  });

  it('keeps the category and the date in a goal’s words where the form was left as it was, and says so', async () => {
    const window = await open({ person: await newPerson(platform.url) });
    const { page } = window;
    await page.goto('/');
    const year = new Date().getUTCFullYear() + 1;
    await createGoalInDialog(page, { opener: 'Create New Goal', title: `Run a half marathon by 30 April ${year}` });
    await page.getByRole('tab', { name: 'Preview' }).click();
    await shown(page.getByRole('heading', { name: 'Your Milestones' }));
    const header = page.locator('header', { hasText: 'from your words' });
    await shown(header.getByText('Health', { exact: true }));
    await shown(header.getByText(`Due 30 Apr ${year}`));

    await header.getByRole('button', { name: 'Change the category' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Goal' });
    await dialog.getByLabel('Category').selectOption({ label: 'Hobby' });
    await dialog.getByRole('button', { name: 'Update Goal' }).click();
    await gone(dialog);
    await shown(header.getByText('Hobby', { exact: true }));
    await counted(page.getByRole('button', { name: 'Change the category' }), 0);
    await shown(page.getByRole('button', { name: 'Change the target date' }));
    expect(window.problems()).toEqual([]);
  });

  it('creates a goal on the goals page, and the coach answers in an empty chat', async () => {
    const person = await newPerson(platform.url);
    await person.api.ai.sendChat({ body: { message: 'Good morning, who are you?' } });
    const window = await open({ person });
    const { page } = window;
    await page.goto('/goals');
    const log = page.getByRole('log');
    await shown(log.getByText('Good morning, who are you?'));
    await page.getByRole('button', { name: 'Close chat' }).click();

    const title = 'Save 5000 euros for a sabbatical';
    await createGoalInDialog(page, { opener: 'Create Goal', title, category: 'Financial' });
    await shown(page.getByText('Goal created successfully! AI chat started to help build your roadmap!'));
    await shown(log.getByText(title).first());
    await gone(log.getByText('Good morning, who are you?'));
    await shown(log.getByRole('heading', { name: readyPhrase }));
    expect(await page.getByRole('tab', { name: 'Workspace' }).getAttribute('aria-selected')).toBe('true');
    await page.getByRole('button', { name: 'Create Goal', exact: true }).first().click();
    expect(await page.getByRole('dialog').getByLabel('Title').inputValue()).toBe('');
    await page.keyboard.press('Escape');

    const goals = await person.api.goals.listGoals();
    expect(goals.map((goal) => goal.title)).toEqual([title]);
    expect(await roadmapsOf(platform, goals[0]?.id ?? '')).toBe(1);
    expect(await person.api.ai.listChats({ query: {} })).toHaveLength(1);
    expect(window.problems()).toEqual([]);
  });

  it('is offered the upgrade instead of a fourth goal on the free plan, and the server refuses it too', async () => {
    const person = await newPerson(platform.url);
    for (const title of ['Swim every week', 'Read 12 books']) await person.api.goals.createGoal({ body: { title } });
    const window = await open({ person });
    const { page } = window;
    await page.goto('/goals');
    await shown(page.getByText('One goal remains on the free plan'));
    await page.getByRole('button', { name: 'Create Goal', exact: true }).click();
    await page.getByRole('dialog').getByLabel('Title').fill('One too many');

    // 50 concurrent creations: one of them becomes the third goal
    const attempts = Array.from({ length: 50 }, (_, index) =>
      person.api.goals.createGoal({ body: { title: `Wish ${index}` } }),
    );
    const outcomes = await Promise.allSettled(attempts);
    const refusals = outcomes.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(refusals.map(({ reason }) => reason.status)).toEqual(Array(49).fill(402));

    await page.getByRole('dialog').getByRole('button', { name: 'Create Goal' }).click();
    const upgrade = page.getByRole('dialog', { name: 'Upgrade for unlimited goals' });
    await shown(upgrade);
    await upgrade.getByRole('button', { name: 'Not now' }).click();
    await gone(upgrade);
    await shown(page.getByText('You have reached the limit of 3 goals'));
    await page.getByRole('button', { name: 'Create Goal', exact: true }).click();
    await shown(upgrade);
    await page.keyboard.press('Escape');
    await goToSection(page, 'Dashboard');
    await page.getByRole('button', { name: 'Create New Goal' }).click();
    await shown(upgrade);
    expect(await person.api.goals.listGoals()).toHaveLength(3);
    expect(window.problems()).toEqual([]);
  });

  it('finds all data after signing out and in, and after a restart of the platform', async () => {
    const window = await open();
    const { page } = window;
    await page.goto('/landing');
    await page.getByRole('textbox', { name: 'Your goal' }).fill('I want to learn Spanish within 6 months');
    await page.keyboard.press('Enter');
    const email = await register(page, { firstName: 'Noor' });
    await shown(page.getByRole('log').getByRole('heading', { name: readyPhrase }));
    const [goal] = await goalsOf(page);
    const title = goal?.title ?? '';
    await goalCard(page, title).getByRole('button', { name: 'View Roadmap' }).click();
    const steps = page.locator('section', { has: page.getByRole('heading', { name: 'Your Milestones' }) });
    await steps.getByRole('checkbox').first().click();
    const share = Math.round(100 / (goal?.milestoneCount ?? 0));
    await becomes(
      'the tick to be stored',
      async () => (await goalsOf(page))[0]?.progress,
      (stored) => stored === share,
    );

    await signOut(page);
    await shown(page.getByRole('heading', { name: 'Sign in to Pathwise' }));
    expect(await page.evaluate('localStorage.length + sessionStorage.length')).toBe(0);
    await signIn(page, email);
    const everything = async () => {
      await shown(page.getByRole('heading', { name: 'Welcome back, Noor!' }));
      expect(await progressShown(page, `Progress of ${title}`)).toBe(share);
      await shown(page.getByRole('log').getByRole('heading', { name: readyPhrase }));
      await page.getByRole('button', { name: 'View Your Roadmap Now' }).click();
      await shown(page.getByRole('heading', { level: 1, name: title }));
      expect(await milestoneDays(page)).toHaveLength(goal?.milestoneCount ?? 0);
    };
    await everything();

    await page.goto('about:blank');
    const parts = ['database', 'broker', 'auth', 'goals', 'ai', 'gateway'] as const;
    for (const name of parts.toReversed()) await platform.process(name).stop();
    for (const name of parts) await platform.process(name).start();
    await page.goto('/');
    await everything();
    expect(window.problems()).toEqual([]);
  }, 240_000);
});
