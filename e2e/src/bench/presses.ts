import { addDays, weekStartOf } from '@pathwise/contracts/week.rules';
import type { Browser, Locator, Page } from 'playwright-core';
import { becomes, launchBrowser, openWindow, shown } from '../driving/browser.ts';
import { todayInLondon } from '../driving/on-the-plan.ts';
import { median } from '../figures.ts';
import { newPerson, type Person } from '../people/person.ts';
import { testPlatform } from '../test-platform.ts';
import { furnish } from './paint.ts';

const runs = 5;
const tasksInWeek = 24;
const cpuTimesSlower = 4;
/** The bound for a good Interaction to Next Paint. */
const mostMs = 200;

/** From a press to the paint that answers it, in ms and in steps of 8: the longest event of the press. */
const observe = `window.pressed = 0;
new PerformanceObserver((list) => {
  for (const { duration, interactionId } of list.getEntries())
    if (interactionId) pressed = Math.max(pressed, duration);
}).observe({ type: 'event', durationThreshold: 16, buffered: true });`;
/** Resolves once everything before is painted and its events are reported. */
const painted = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))';

async function press(page: Page, target: Locator, answer: Locator): Promise<number> {
  await shown(target);
  await page.waitForLoadState('networkidle');
  await page.evaluate(`${painted}.then(() => { pressed = 0; })`);
  await target.click();
  await shown(answer);
  await page.evaluate(painted);
  return becomes(
    `the paint after a press on ${target}`,
    () => page.evaluate<number>('pressed'),
    (ms) => ms > 0,
  );
}

/** Puts `tasksInWeek` tasks into this week. */
async function fillWeek({ api }: Person): Promise<void> {
  const monday = weekStartOf(todayInLondon());
  for (let n = 0; n < tasksInWeek; n += 1)
    await api.planner.createTask({
      body: { title: `Task ${n + 1} of the week`, specificDate: addDays(monday, n % 7) },
    });
}

interface On {
  url: string;
  person: Person;
}
interface Pressed {
  width: number;
  path: string;
  step: (page: Page) => Promise<number>;
}
const main = (page: Page) => page.getByRole('main');

/** What is pressed, and the width of the window. */
const presses: Record<string, Pressed> = {
  'tick of a task': {
    width: 1280,
    path: '/plan',
    step: (page) => {
      const box = main(page).getByRole('checkbox', { checked: false }).first();
      const done = main(page).getByRole('checkbox', { checked: true });
      return press(page, box, done.first());
    },
  },
  'tick of a milestone': {
    width: 1280,
    path: '/goals?view=preview',
    step: (page) => {
      const card = page.locator('section', { has: page.getByRole('heading', { name: 'Your Milestones' }) });
      const boxes = card.getByRole('checkbox', { checked: false });
      return press(page, boxes.first(), card.getByRole('checkbox', { checked: true }).first());
    },
  },
  'menu on a phone': {
    width: 375,
    path: '/goals',
    step: (page) =>
      press(page, page.getByRole('button', { name: 'Open menu' }), page.getByRole('link', { name: 'Diary' })),
  },
  'form of a new goal': {
    width: 375,
    path: '/goals',
    step: (page) => press(page, page.getByRole('button', { name: 'Create Goal' }), page.getByRole('dialog')),
  },
  'first preview': {
    width: 375,
    path: '/goals',
    step: (page) =>
      press(page, page.getByRole('tab', { name: 'Preview' }), page.getByRole('heading', { name: 'Your Milestones' })),
  },
};

/** One press on a fresh page, in ms. */
async function pressOnce(browser: Browser, { width, path, step }: Pressed, { url, person }: On) {
  const { page, context, close } = await openWindow(browser, { url, width, person });
  await context.addInitScript(observe);
  const slow = await context.newCDPSession(page);
  await page.goto(path);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: cpuTimesSlower });
  const ms = await step(page);
  await close();
  return ms;
}

/** How long presses take to be answered with a processor four times slower: medians of five. */
export async function answerPresses() {
  const platform = await testPlatform('bench');
  const browser = await launchBrowser();
  try {
    const person = await newPerson(platform.url);
    await furnish(person);
    await fillWeek(person);
    const figures: Record<string, { ms: number; allMs: number[] }> = {};
    const over: string[] = [];
    for (const [name, pressed] of Object.entries(presses)) {
      const allMs: number[] = [];
      for (let run = 0; run < runs; run += 1)
        allMs.push(await pressOnce(browser, pressed, { url: platform.url, person }));
      const ms = median(allMs);
      figures[name] = { ms, allMs };
      if (ms > mostMs) over.push(name);
    }
    return { figures, over };
  } finally {
    await browser.close();
    await platform.dispose();
  }
}
