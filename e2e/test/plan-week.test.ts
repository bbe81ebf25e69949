import { describe, expect, it } from '@jest/globals';
import { addDays, addWeeks, daysOfWeek, weekStartOf } from '@pathwise/contracts/week.rules';
import type { Page } from 'playwright-core';
import { dateRange } from '../../frontends/planner/src/plan/plan.rules.ts';
import { becomes, beside, gone, shown } from '../src/driving/browser.ts';
import { hands, handsOn, said, widthFor } from '../src/driving/hands.ts';
import {
  becomesTicked,
  box,
  dayName,
  more,
  planWeek,
  remindersKept,
  stored,
  todayInLondon,
  undoList,
  weekKept,
  weekShown,
} from '../src/driving/on-the-plan.ts';
import { rideOut } from '../src/driving/rapid-moves.ts';
import { goalCard, goalWithRoadmap, goToSection, progressShown, signIn } from '../src/driving/steps.ts';
import { toasted } from '../src/driving/toasts.ts';
import { windowsAt } from '../src/driving/windows-at.ts';
import { newPerson, type Person } from '../src/people/person.ts';
import { sharedPlatform } from '../src/shared-platforms.ts';

const platform = sharedPlatform();
const open = windowsAt(() => platform.url, { closeAfterEach: true });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const day = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const dayMenu = (page: Page, name: string) => button(page, `All tasks of ${name}`);
/** Called once per test, because a test may run past midnight. All days of the second week are in the future. */
function weeks() {
  const thisWeek = weekStartOf(todayInLondon());
  return { thisWeek, nextWeek: addWeeks(thisWeek, 1) };
}

/** Expects the same week on screen and server, before a reload and after it. */
async function holds({ page, person }: Desk, weekStart: string, expected: string[]): Promise<void> {
  await seen({ page, person }, weekStart, expected);
  await page.reload();
  await shown(page.getByText(expected.length > 0 ? /\d+ of \d+ tasks? done/ : 'No tasks yet'));
  await stored('the week after a reload', () => weekShown(page), expected);
}

async function seen({ page, person }: Desk, weekStart: string, expected: string[]): Promise<void> {
  await stored('the week on the screen', () => weekShown(page), expected);
  await stored('the week at the server', () => weekKept(person, weekStart), expected);
}

interface Desk {
  readonly page: Page;
  readonly person: Person;
}

/** Opens a week with tasks for a new person. Days count from Monday. */
async function atWeek(weekStart: string, days: Record<number, string[]>, width = 1280) {
  const person = await newPerson(platform.url);
  await planWeek(person, weekStart, days);
  const window = await open({ person, width });
  await window.page.goto(`/plan?week=${weekStart}`);
  return { ...window, person };
}

/** '16 – 22 November 2026'. The browser and this process may use different spaces around the dash. */
const rangeOf = (weekStart: string) => new RegExp(`^${dateRange(weekStart, 'en-GB').split(/\s+/).join('\\s*')}$`);

describe('the navigation between weeks', () => {
  it('has Previous, Next and Today (only when offset is not zero), the labels and the date range', async () => {
    const { thisWeek } = weeks();
    const person = await newPerson(platform.url);
    const window = await open({ person });
    const { page } = window;
    await page.goto('/plan');
    const at = async (offset: number, label: string) => {
      await shown(heading(page, label));
      await shown(page.getByText(rangeOf(addWeeks(thisWeek, offset))));
      await (offset === 0 ? gone : shown)(button(page, 'Today'));
    };
    await at(0, 'This Week');
    for (const [offset, label] of [
      [1, 'Next Week'],
      [2, '2 Weeks Ahead'],
      [3, '3 Weeks Ahead'],
    ] as const) {
      await button(page, 'Next').click();
      await at(offset, label);
    }
    await page.reload();
    await at(3, '3 Weeks Ahead');
    await button(page, 'Today').click();
    await at(0, 'This Week');
    for (const [offset, label] of [
      [-1, 'Last Week'],
      [-2, '2 Weeks Ago'],
    ] as const) {
      await button(page, 'Previous').click();
      await at(offset, label);
    }
    await button(page, 'Next').click();
    await at(-1, 'Last Week');
    await button(page, 'Next').click();
    await at(0, 'This Week');
    expect(window.problems()).toEqual([]);
  });
});

describe('an ended session', () => {
  it('loses neither the name of a new task nor a new goal', async () => {
    const { thisWeek } = weeks();
    const { page, person } = await atWeek(thisWeek, {});
    const comeBack = async () => {
      await shown(page.getByRole('heading', { level: 1, name: 'Sign in to Pathwise' }));
      await signIn(page, person.user.email);
    };
    await button(page, 'Add Task to Monday').click();
    await page.getByRole('menuitem', { name: 'Important', exact: true }).click();
    const task = page.getByRole('textbox', { name: 'New task for Monday' });
    await task.fill('Book the room');
    await page.context().clearCookies();
    await task.press('Enter');
    await comeBack();
    await shown(task);
    expect(await task.inputValue()).toBe('Book the room');
    await task.press('Enter');
    await stored('the week at the server', () => weekKept(person, thisWeek), ['Monday: Book the room']);

    await goToSection(page, 'Goals');
    await button(page, 'Create Goal').first().click();
    const title = page.getByRole('dialog').getByLabel('Title');
    await title.fill('Show ten paintings');
    await page.context().clearCookies();
    await page.getByRole('dialog').getByRole('button', { name: 'Create Goal' }).click();
    await comeBack();
    await button(page, 'Create Goal').first().click();
    expect(await title.inputValue()).toBe('Show ten paintings');
  });
});

describe('a whole week', () => {
  it('is not doubled by a second Duplicate to Next Week; Delete Entire Week asks, deletes and is undone', async () => {
    const { thisWeek, nextWeek } = weeks();
    const desk = await atWeek(thisWeek, { 0: ['Easy run ✓', 'Laundry'], 6: ['Call my sister'] });
    const { page, person } = desk;
    const { choose } = handsOn(page, 'mouse');
    await button(page, 'Duplicate to Next Week').click();
    await toasted(page, 'Week duplicated', 'All tasks have been duplicated to next week.');
    await button(page, 'Duplicate to Next Week').click();
    await toasted(page, 'Next week has these tasks already');
    await button(page, 'Next').click();
    await shown(heading(page, 'Next Week'));
    const copies = ['Monday: Easy run, Laundry', 'Sunday: Call my sister'];
    await holds(desk, nextWeek, copies);
    const source = ['Monday: Easy run ✓, Laundry', 'Sunday: Call my sister'];
    expect(await weekKept(person, thisWeek)).toEqual(source);

    const question = page.getByRole('alertdialog', { name: 'Delete all 3 tasks of next week?' });
    await button(page, 'Delete Entire Week').click();
    await button(page, 'Cancel').click();
    await gone(question);
    await seen(desk, nextWeek, copies);
    await button(page, 'Delete Entire Week').click();
    await question.getByRole('button', { name: 'Delete Entire Week' }).click();
    await toasted(page, 'Week cleared', 'All tasks for this week have been deleted.');
    await seen(desk, nextWeek, []);
    // also after a visit to another page
    await goToSection(page, 'My Diary');
    await goToSection(page, 'Plan');
    await choose(undoList(page), 'Cleared a week of 3 tasks');
    await button(page, 'Next').click();
    await shown(heading(page, 'Next Week'));
    await holds(desk, nextWeek, copies);
    await button(page, 'Delete Entire Week').click();
    await question.getByRole('button', { name: 'Delete Entire Week' }).click();
    await holds(desk, nextWeek, []);
    expect(desk.problems()).toEqual([]);
  });

  it('has its own controls in full screen; Escape leaves it and restores the focus', async () => {
    const { thisWeek } = weeks();
    const desk = await atWeek(thisWeek, { 2: ['Sketch the flows'] });
    const { page, person } = desk;
    await button(page, 'Full screen').click();
    const board = (label: string) => page.getByRole('dialog', { name: label, exact: true });
    for (const one of daysOfWeek(thisWeek)) await shown(board('This Week').getByRole('region', { name: dayName(one) }));
    for (const [control, label] of [
      ['Next', 'Next Week'],
      ['Today', 'This Week'],
      ['Previous', 'Last Week'],
      ['Next', 'This Week'],
    ] as const) {
      await page.getByRole('dialog').getByRole('button', { name: control, exact: true }).click();
      await shown(board(label));
    }
    await gone(button(page, 'Today'));
    await box(page, 'Sketch the flows').click();
    await seen(desk, thisWeek, ['Wednesday: Sketch the flows ✓']);

    await button(page, 'Sketch the flows').click();
    await shown(page.getByRole('textbox', { name: 'Name of Sketch the flows' }));
    await page.keyboard.press('Escape');
    await gone(page.getByRole('textbox'));
    await button(page, 'Move Sketch the flows').focus();
    await page.keyboard.press('Space');
    await said(page, 'Picked up Sketch the flows');
    await page.keyboard.press('Escape');
    await said(page, 'Put back Sketch the flows');
    await shown(board('This Week'));
    await page.keyboard.press('Escape');
    await gone(board('This Week'));
    await becomes(
      'the focus to come back',
      () => page.evaluate<string>('document.activeElement.getAttribute("aria-label")'),
      (label) => label === 'Full screen',
    );
    await shown(heading(page, 'This Week'));
    await holds({ page, person }, thisWeek, ['Wednesday: Sketch the flows ✓']);
    expect(desk.problems()).toEqual([]);
  });

  it('stays in full screen after a question about another week, and Back leaves that for the same week', async () => {
    const { thisWeek, nextWeek } = weeks();
    const { page, person, problems } = await atWeek(thisWeek, {});
    await person.api.planner.createTask({ body: { title: 'Read', specificDate: addDays(nextWeek, 2) } });
    await button(page, 'Full screen').click();
    const board = page.getByRole('dialog', { name: 'Next Week', exact: true });
    await page.getByRole('dialog').getByRole('button', { name: 'Next', exact: true }).click();
    await shown(board.getByRole('checkbox', { name: 'Read' }));
    await board.getByRole('button', { name: 'All tasks of Wednesday' }).click();
    await page.getByRole('menuitem', { name: 'Delete All (1)' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await gone(page.getByRole('alertdialog'));
    await shown(board.getByRole('checkbox', { name: 'Read' }));
    await page.goBack();
    await gone(board);
    await shown(heading(page, 'Next Week'));
    expect(new URL(page.url()).searchParams.get('week')).toBe(nextWeek);
    expect(problems()).toEqual([]);
  });
});

describe("a task's menu", () => {
  it('duplicates, sets recurring (one copy on every other day), moves to next day and next week, and deletes', async () => {
    const { nextWeek } = weeks();
    const desk = await atWeek(nextWeek, { 0: ['Stretch'], 2: ['Read'], 3: ['Write'], 6: ['Plan'] });
    const { page } = desk;
    const { choose } = handsOn(page, 'mouse');
    await choose(more(page, 'Stretch'), 'Duplicate');
    await toasted(page, 'Task duplicated successfully');
    const others = ['Wednesday: Read', 'Thursday: Write', 'Sunday: Plan'];
    await seen(desk, nextWeek, ['Monday: Stretch, Stretch', ...others]);
    await choose(more(page, 'Stretch').first(), 'Delete');
    await toasted(page, 'Task deleted successfully');
    await seen(desk, nextWeek, ['Monday: Stretch', ...others]);
    await choose(undoList(page), 'Deleted “Stretch”');
    await seen(desk, nextWeek, ['Monday: Stretch, Stretch', ...others]);

    await choose(more(page, 'Write'), 'Move to next day');
    await seen(desk, nextWeek, ['Monday: Stretch, Stretch', 'Wednesday: Read', 'Friday: Write', 'Sunday: Plan']);
    await choose(more(page, 'Plan'), 'Move to next week’s Monday');
    await choose(more(page, 'Write'), 'Move to…', 'Next week');
    await seen(desk, nextWeek, ['Monday: Stretch, Stretch', 'Wednesday: Read']);
    await button(page, 'Next').click();
    await shown(heading(page, '2 Weeks Ahead'));
    await holds(desk, addWeeks(nextWeek, 1), ['Monday: Plan', 'Friday: Write']);
    await button(page, 'Previous').click();
    await shown(heading(page, 'Next Week'));

    const everyDay = ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
      (name) => `${name}: Read`,
    );
    await shown(box(page, 'Read'));
    for (const _ of ['once', 'twice']) {
      const answer = page.waitForResponse(/\/recurring$/);
      await choose(day(page, 'Wednesday').getByRole('button', { name: 'More for Read' }), 'Set recurring');
      await answer;
      await toasted(page, 'Recurring task created for all days!');
      await seen(desk, nextWeek, ['Monday: Stretch, Stretch, Read', ...everyDay]);
    }
    await holds(desk, nextWeek, ['Monday: Stretch, Stretch, Read', ...everyDay]);
    expect(desk.problems()).toEqual([]);
  });
});

describe('all tasks of a day', () => {
  it('are deleted and moved with counts, and both are undone; an empty day has no menu', async () => {
    const { nextWeek } = weeks();
    const desk = await atWeek(nextWeek, { 0: ['Stretch', 'Read ✓'], 3: ['Write'] });
    const { page } = desk;
    const { choose } = handsOn(page, 'mouse');
    const before = ['Monday: Stretch, Read ✓', 'Thursday: Write'];
    await choose(dayMenu(page, 'Monday'), 'Delete All (2)');
    const deletion = page.getByRole('alertdialog', { name: 'Delete 2 tasks of Monday?' });
    await deletion.getByRole('button', { name: 'Cancel' }).click();
    await seen(desk, nextWeek, before);
    await choose(dayMenu(page, 'Monday'), 'Delete All (2)');
    await deletion.getByRole('button', { name: 'Delete All' }).click();
    await toasted(page, 'Deleted 2 tasks of Monday');
    await seen(desk, nextWeek, ['Thursday: Write']);
    await choose(undoList(page), 'Deleted 2 tasks of Monday');
    await seen(desk, nextWeek, before);

    await choose(dayMenu(page, 'Monday'), 'Move All (2)', 'Thursday');
    const move = page.getByRole('alertdialog', { name: 'Move 2 tasks of Monday to Thursday?' });
    await move.getByRole('button', { name: 'Move All' }).click();
    await toasted(page, 'Moved 2 tasks to Thursday');
    await seen(desk, nextWeek, ['Thursday: Write, Stretch, Read ✓']);
    await choose(undoList(page), 'Moved 2 tasks to Thursday');
    await holds(desk, nextWeek, before);

    await choose(dayMenu(page, 'Thursday'), 'Move All (1)', 'Monday');
    await page.getByRole('button', { name: 'Move All' }).click();
    await holds(desk, nextWeek, ['Monday: Stretch, Read ✓, Write']);
    await choose(dayMenu(page, 'Thursday'), 'Delete All (0)');
    await toasted(page, 'No tasks to delete');
    await choose(dayMenu(page, 'Thursday'), 'Move All (0)', 'Monday');
    await toasted(page, 'No tasks to move');
    expect(desk.problems()).toEqual([]);
  });
});

describe.each(hands)('within a day by %s', (hand) => {
  it('a task is reordered with announcements, undone, and moved with Move to…', async () => {
    const { nextWeek } = weeks();
    const desk = await atWeek(nextWeek, { 0: ['Run', 'Read', 'Rest'] }, widthFor(hand));
    const { page, person } = desk;
    const { choose, drag } = handsOn(page, hand);
    // a phone shows one day at a time
    const here = (lines: string[]) => (hand === 'touch' ? lines.filter((line) => line.startsWith('Monday')) : lines);
    const becomesWeek = async (expected: string[]) => {
      await stored('the week on the screen', () => weekShown(page), here(expected));
      await stored('the week at the server', () => weekKept(person, nextWeek), expected);
    };
    await drag('Run', box(page, 'Rest'), ['ArrowDown', 'ArrowDown'], 'Monday, place 3 of 3');
    await said(page, 'Dropped Run. Monday, place 3 of 3.');
    await becomesWeek(['Monday: Rest, Read, Run']);
    await choose(undoList(page), 'Moved “Run” within Monday');
    await becomesWeek(['Monday: Run, Read, Rest']);

    await choose(more(page, 'Rest'), 'Move to…', 'Up one place');
    await becomesWeek(['Monday: Run, Rest, Read']);
    await choose(more(page, 'Run'), 'Move to…', 'Down one place');
    await becomesWeek(['Monday: Rest, Run, Read']);
    await choose(more(page, 'Run'), 'Move to…', 'Wed');
    const end = ['Monday: Rest, Read', 'Wednesday: Run'];
    await becomesWeek(end);
    await page.reload();
    await shown(box(page, 'Rest'));
    await becomesWeek(end);
    expect(desk.problems()).toEqual([]);
  });
});

describe('a missed week', () => {
  it('offers keep, drop and move to this week on one screen, and moves nothing by itself', async () => {
    const { thisWeek } = weeks();
    const lastWeek = addWeeks(thisWeek, -1);
    const days = { 0: ['Renew the card', 'Fix the shelf'], 2: ['Write to Ana', 'Easy run ✓'] };
    const desk = await atWeek(lastWeek, days);
    const { page, person } = desk;
    const { choose } = handsOn(page, 'mouse');
    const before = ['Monday: Renew the card, Fix the shelf', 'Wednesday: Write to Ana, Easy run ✓'];
    const waiting = page.getByText('3 tasks from past weeks are still open');
    const decide = async () => {
      await button(page, 'Review').click();
      const dialog = page.getByRole('dialog', { name: 'From past weeks' });
      for (const [title, decision] of [
        ['Renew the card', 'Keep'],
        ['Fix the shelf', 'Drop'],
        ['Write to Ana', 'Move to this week'],
      ] as const) {
        await dialog.getByRole('group', { name: title }).getByRole('button', { name: decision }).click();
      }
      await dialog.getByRole('button', { name: 'Save 3 tasks' }).click();
      await toasted(page, '1 moved, 1 kept, 1 dropped');
      await gone(dialog);
      await gone(waiting);
    };
    await page.goto('/plan');
    await shown(waiting);
    await shown(page.getByText('No tasks yet'));
    expect(await weekKept(person, thisWeek)).toEqual([]);
    expect(await weekKept(person, lastWeek)).toEqual(before);

    await decide();
    await shown(box(page, 'Write to Ana'));
    await choose(undoList(page), 'Decided about 3 tasks from past weeks');
    await shown(waiting);
    await gone(box(page, 'Write to Ana'));
    await stored('the week before, taken back', () => weekKept(person, lastWeek), before);

    await decide();
    const left = ['Monday: Renew the card', 'Wednesday: Easy run ✓'];
    await stored('what stays', () => weekKept(person, lastWeek), left);
    const moved = await weekKept(person, thisWeek);
    expect(moved).toEqual([expect.stringMatching(/^\w+: Write to Ana$/)]);
    await holds(desk, thisWeek, moved);
    expect(await waiting.count()).toBe(0);
    await button(page, 'Previous').click();
    await stored('the week before on the screen', () => weekShown(page), left);
    expect(desk.problems()).toEqual([]);
  });
});

describe('a planned todo', () => {
  it("of 'Plan this task' is ticked on the roadmap when ticked in the week, and unticked in the week when unticked there", async () => {
    const person = await newPerson(platform.url);
    const title = 'Write a novel';
    const { id } = await goalWithRoadmap(person, {
      title,
      category: 'hobby',
      targetDate: addDays(todayInLondon(), 400),
    });
    const [first] = await person.api.goals.listMilestones({ params: { id } });
    await person.api.goals.changeMilestone({ params: { id, milestoneId: first?.id ?? '' }, body: { completed: true } });
    const [roadmap, plan] = [await open({ person }), await open({ person })];
    const { page } = roadmap;
    await page.goto('/goals');
    await goalCard(page, title).getByRole('button', { name: 'View Roadmap' }).click();
    await button(page, 'Timeline View').click();
    await button(page, 'DAILY').click();
    await page
      .getByRole('list', { name: 'Tasks of Today' })
      .getByRole('button', { name: /^Click to add/ })
      .first()
      .click();
    await page.keyboard.type('Write 300 words');
    await page.keyboard.press('Enter');
    await shown(box(page, 'Write 300 words'));
    const progress = await progressShown(page, 'Progress');
    expect(progress).toBeGreaterThan(0);
    const isUnmoved = async () => {
      expect((await person.api.goals.getGoal({ params: { id } })).progress).toBe(progress);
      expect(await progressShown(page, 'Progress')).toBe(progress);
    };

    await button(page, 'Plan this task: Write 300 words').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Plan for/ })
      .click();
    await toasted(page, 'Task created successfully');
    await plan.page.goto('/plan');
    await shown(button(plan.page, title));
    await box(plan.page, 'Write 300 words').click();
    await becomesTicked(page, 'Write 300 words', true);
    await isUnmoved();
    await box(page, 'Write 300 words').click();
    await becomesTicked(plan.page, 'Write 300 words', false);
    await isUnmoved();
    await plan.page.reload();
    await becomesTicked(plan.page, 'Write 300 words', false);
    expect([...roadmap.problems(), ...plan.problems()]).toEqual([]);
  });
});

describe('ten rapid moves with random failures', () => {
  const expected = [/ERR_CONNECTION_RESET/, /PATCH .*: (409|500)$/];
  const expectSafe = (
    { before, after, end, later, fates, told }: Awaited<ReturnType<typeof rideOut>>,
    words: string,
  ) => {
    expect(after).toEqual(before);
    expect(later).toEqual(end);
    expect(new Set(fates).size).toBe(5);
    expect(told).toContainEqual(expect.stringContaining(words));
  };

  it('leave the weekly board equal to the server, with no task lost or doubled', async () => {
    const { nextWeek } = weeks();
    const desk = await atWeek(nextWeek, { 0: ['Run', 'Read'], 2: ['Rest', 'Write'], 5: ['Cook', 'Call'] });
    const { page, person } = desk;
    await shown(box(page, 'Run'));
    const ride = await rideOut({
      page,
      seed: 3,
      columns: daysOfWeek(nextWeek).map(dayName),
      address: /\/api\/weekly-tasks\//,
      board: '/api/weekly-tasks',
      kept: () => weekKept(person, nextWeek),
    });
    expectSafe(ride, 'Failed to move task');
    expect(beside(desk.problems(), ...expected)).toEqual([]);
  });

  it('leave the reminders board equal to the server, with no task lost or doubled', async () => {
    const person = await newPerson(platform.url);
    const columns = ['Health', 'House', 'Books'];
    for (const name of columns) {
      const { id: columnId } = await person.api.planner.createColumn({ body: { name } });
      for (const place of ['first', 'second']) {
        await person.api.planner.createReminderTask({ body: { columnId, title: `${name} ${place}` } });
      }
    }
    const window = await open({ person });
    const { page } = window;
    await page.goto('/plan?board=reminders');
    await shown(box(page, 'Books second'));
    const ride = await rideOut({
      page,
      seed: 4,
      columns,
      address: /\/api\/reminder-tasks\//,
      board: '/api/user/reminders',
      kept: () => remindersKept(person),
    });
    expectSafe(ride, 'Failed to update task');
    expect(beside(window.problems(), ...expected)).toEqual([]);
  });
});
