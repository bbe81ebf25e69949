import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { becomes, rowsOf, shown } from '../src/driving/browser.ts';
import { todayInLondon } from '../src/driving/on-the-plan.ts';
import { brokenWords } from '../src/driving/whole-words.ts';
import { windowsAt } from '../src/driving/windows-at.ts';
import { planFullWeek } from '../src/people/full-week.ts';
import { newPerson } from '../src/people/person.ts';
import { sharedPlatform } from '../src/shared-platforms.ts';

const platform = sharedPlatform();
const open = windowsAt(() => platform.url);

/** Registers a person with nine columns and a task in the first one. */
async function withColumns() {
  const person = await newPerson(platform.url);
  for (let n = 1; n <= 9; n++) await person.api.planner.createColumn({ body: { name: `Column ${n}` } });
  const [first] = await person.api.planner.getReminders();
  await person.api.planner.createReminderTask({ body: { columnId: first?.id ?? '', title: 'New running shoes' } });
  return person;
}
const styles = (page: Page, selector: string, property: string) =>
  page.evaluate<string[]>(
    `[...document.querySelectorAll(${JSON.stringify(selector)})].map((one) => getComputedStyle(one)[${JSON.stringify(property)}])`,
  );

describe('the week', () => {
  it('has all seven days in sight at 1024 px, with whole words, and nothing leaves its task', async () => {
    const person = await newPerson(platform.url);
    await planFullWeek(person.api, todayInLondon());
    const { page, problems } = await open({ person, width: 1024 });
    await page.goto('/plan');
    await shown(page.getByRole('checkbox', { name: 'Renew the library card' }));
    const hidden =
      '(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector(".more-days"))';
    expect(await page.evaluate(hidden)).toBe(0);
    expect(await brokenWords(page, '[data-day] header, [data-day] [title="Rename"]')).toEqual([]);
    const leaving = `[...document.querySelectorAll('[data-day] :is(header, li) *:not(.sr-only)')]
      .filter((one) => one.getBoundingClientRect().right > one.closest('header, li').getBoundingClientRect().right)
      .map(({ textContent }) => textContent)`;
    expect(await page.evaluate(leaving)).toEqual([]);
    expect(problems()).toEqual([]);
  });
});

describe('a task under the pointer', () => {
  it('shows its menu button below its words and above the next task', async () => {
    const person = await newPerson(platform.url);
    const today = todayInLondon();
    for (const title of ['Read the whole chapter about the past tenses', 'Vocabulary, 20 minutes'])
      await person.api.planner.createTask({ body: { title, specificDate: today } });
    const { page } = await open({ person, width: 1280 });
    await page.goto('/plan');
    await page.getByRole('checkbox', { name: /^Read/ }).hover();
    const parts = `(() => {
      const [row, next] = document.querySelectorAll('[data-day] li');
      const box = (one) => one.getBoundingClientRect();
      const button = row.querySelector('[aria-haspopup="menu"]');
      const words = box(row.querySelector('[title="Rename"]')).bottom;
      return { words, shown: box(button.firstElementChild), height: box(button).height, next: box(next).top };
    })()`;
    const found = await page.evaluate<{
      words: number;
      shown: { top: number; bottom: number };
      height: number;
      next: number;
    }>(parts);
    expect(found.shown.top).toBeGreaterThanOrEqual(found.words - 0.5);
    expect(found.shown.bottom).toBeLessThanOrEqual(found.next + 0.5);
    expect(found.height).toBeGreaterThanOrEqual(24);
  });
});

describe('the offer of dated steps', () => {
  it.each([375, 1280])('fits at %i px, and adds them to their days', async (width) => {
    const person = await newPerson(platform.url);
    const today = todayInLondon();
    const goal = await person.api.goals.createGoal({ body: { title: 'Learn Portuguese' } });
    for (const title of ['Book the first lesson', 'Buy the exercise book'])
      await person.api.goals.createMilestone({ params: { id: goal.id }, body: { title, dueDate: today } });
    const { page, problems } = await open({ person, width });
    await page.goto('/plan');
    await shown(page.getByText('of your roadmaps are dated this week'));
    const wider = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
    expect(await page.evaluate(wider)).toBe(0);
    await page.getByRole('button', { name: 'Add them' }).press('Enter');
    await shown(page.getByRole('checkbox', { name: 'Buy the exercise book' }));
    expect(await page.getByText('of your roadmaps are dated this week').count()).toBe(0);
    expect(problems()).toEqual([]);
  });
});

/** A person whose roadmap dates this many steps today. */
async function withDatedSteps(count: number) {
  const person = await newPerson(platform.url);
  const goal = await person.api.goals.createGoal({ body: { title: 'Learn Portuguese' } });
  for (let n = 1; n <= count; n++) {
    const body = { title: `Lesson ${n}`, dueDate: todayInLondon() };
    await person.api.goals.createMilestone({ params: { id: goal.id }, body });
  }
  return person;
}

describe('the choice of dated steps', () => {
  it.each([
    [375, 667],
    [800, 600],
    [1024, 768],
  ])('has its buttons in sight at %i x %i px, however many steps there are', async (width, height) => {
    const person = await withDatedSteps(24);
    const { page } = await open({ person, width });
    await page.setViewportSize({ width, height });
    await page.goto('/plan');
    await page.getByRole('button', { name: 'Choose', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'From your roadmaps' });
    for (const name of ['Select none', 'Cancel', 'Add 24 tasks']) {
      const box = await dialog.getByRole('button', { name }).boundingBox();
      expect(box?.y).toBeGreaterThan(0);
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    }
    const wider =
      '(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector("[role=dialog]"))';
    expect(await page.evaluate(wider)).toBe(0);
  });
});

describe('the plan on a phone', () => {
  it('has the first task in sight, below what is offered', async () => {
    const person = await withDatedSteps(2);
    await person.api.planner.createTask({ body: { title: 'Easy run', specificDate: todayInLondon() } });
    const { page } = await open({ person, width: 375 });
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto('/plan');
    await shown(page.getByText('of your roadmaps are dated this week'));
    const box = await page.getByRole('checkbox', { name: 'Easy run' }).boundingBox();
    const below = await page.getByRole('button', { name: 'Ask Sage' }).boundingBox();
    expect((box?.y ?? 667) + (box?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  });
});

describe('a week that does not fit', () => {
  it.each([
    ['beside the chat at 1280 px', { width: 1280 }, 5],
    ['beside the chat at 1024 px', { width: 1024 }, 4],
    ['under a finger at 1024 px', { width: 1024, touch: true }, 4],
    ['under a finger at 768 px', { width: 768, touch: true }, 3],
  ])(
    'shows whole days, whole words and a part of the next day %s, and scrolls by whole days',
    async (_, look, count) => {
      const person = await newPerson(platform.url);
      const today = todayInLondon();
      for (const title of ['Portuguese lesson 14: the past tenses', 'Vocabulary, 20 minutes'])
        await person.api.planner.createTask({ body: { title, specificDate: today, priority: 'less-important' } });
      const { page } = await open({ person, ...look });
      await page.goto('/plan');
      if (!('touch' in look)) await page.getByRole('button', { name: 'Ask Sage' }).click();
      await shown(page.getByRole('checkbox', { name: 'Vocabulary, 20 minutes' }));
      // the day that is cut says that there are more
      const daysInSight = () =>
        page.evaluate<string[]>(`(() => {
        const box = document.querySelector('.more-days').getBoundingClientRect();
        return [...document.querySelectorAll('[data-day]')].flatMap((day) => {
          const { left, right } = day.getBoundingClientRect();
          const part = Math.min(right, box.right) - Math.max(left, box.left);
          return part < 3 ? [] : [part > right - left - 3 ? 'whole' : 'cut'];
        });
      })()`);
      const whole = Array.from({ length: count }, () => 'whole');
      const goesOn = (found: string[]) => found.join() === [...whole, 'cut'].join();
      await becomes('whole days and a part of the next', daysInSight, goesOn);
      expect(await brokenWords(page, '[data-day] header, [data-day] [title="Rename"]')).toEqual([]);
      const scrollTo = (left: number) => page.evaluate(`document.querySelector('.more-days').scrollTo(${left}, 0)`);
      await scrollTo(100);
      await becomes('whole days and a part of the next after scrolling', daysInSight, goesOn);
      await scrollTo(9999);
      await becomes('whole days at the end', daysInSight, (found) => found.join() === ['cut', ...whole].join());
    },
  );
});

describe('the reminders board', () => {
  it('is a grid of columns: 1 on small, 4 on medium, 6 on large screens; a header’s colour cycles through 8', async () => {
    const person = await withColumns();
    for (const [width, expected] of [
      [375, [1, 1, 1, 1, 1, 1, 1, 1, 1]],
      [768, [4, 4, 1]],
      [1280, [6, 3]],
    ] as const) {
      const { page, problems, close } = await open({ person, width });
      await page.goto('/plan?board=reminders');
      await shown(page.getByRole('region', { name: 'Column 9' }));
      expect(await rowsOf(page.getByRole('region', { name: /^Column \d$/ }))).toEqual(expected);
      // violet, fuchsia, rose, orange, amber, emerald, sky, indigo
      const cycle = ['#8b5cf6', '#d946ef', '#f43f5e', '#f97316', '#f59e0b', '#10b981', '#0ea5e9', '#6366f1'];
      const rgb = cycle.map(
        (hex) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`,
      );
      const colours = await styles(page, 'section[data-drop-column] > header > :first-child', 'backgroundColor');
      expect(colours).toEqual([...rgb, rgb[0]]);
      expect(problems()).toEqual([]);
      await close();
    }
  });

  it('shows every row of a task’s menu, also from the middle of a window', async () => {
    const person = await withColumns();
    const [first] = await person.api.planner.getReminders();
    for (let n = 1; n <= 3; n++) {
      await person.api.planner.createReminderTask({ body: { columnId: first?.id ?? '', title: `Task ${n}` } });
    }
    const { page } = await open({ person, width: 1280 });
    await page.setViewportSize({ width: 1280, height: 560 });
    await page.goto('/plan?board=reminders');
    await page.getByRole('checkbox', { name: 'Task 2' }).hover();
    await page.getByRole('button', { name: 'More for Task 2' }).click();
    await shown(page.getByRole('menuitem', { name: 'Delete' }));
    const hidden = '[...document.querySelectorAll("[role=menu]")].map((menu) => menu.scrollHeight - menu.clientHeight)';
    expect(await page.evaluate(hidden)).toEqual([0]);
  });

  it('shows actions on a phone without hover', async () => {
    const person = await withColumns();
    const opacity = async (width: number) => {
      const { page, close } = await open({ person, width });
      await page.goto('/plan?board=reminders');
      await shown(page.getByRole('checkbox', { name: 'New running shoes' }));
      const found = await styles(page, '[aria-label="More for New running shoes"]', 'opacity');
      await close();
      return found;
    };
    expect([await opacity(375), await opacity(1280)]).toEqual([['1'], ['0']]);
  });
});

describe('the diary', () => {
  it('is a wall of cards that cycle through 10 gradients, with dark text, or light text in the dark', async () => {
    const person = await newPerson(platform.url);
    for (let n = 1; n <= 11; n++)
      await person.api.planner.createEntry({ body: { title: `Entry ${n}`, content: 'words' } });
    const { page, problems } = await open({ person });
    await page.goto('/diary');
    await shown(page.getByRole('button', { name: 'Entry 1', exact: true }));
    for (const [colorScheme, isDark] of [
      ['light', true],
      ['dark', false],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      const papers = await styles(page, 'article', 'backgroundImage');
      expect(papers).toHaveLength(11);
      for (const paper of papers) expect(paper).toMatch(/^linear-gradient\(/);
      expect(new Set(papers.slice(0, 10)).size).toBe(10);
      expect(papers[10]).toBe(papers[0]);
      for (const ink of await styles(page, 'article h2', 'color')) {
        const [red = 0, green = 0, blue = 0] = (ink.match(/[\d.]+/g) ?? []).map(Number);
        expect(Math.max(red, green, blue) < 128).toBe(isDark);
      }
    }
    expect(problems()).toEqual([]);
  });
});
