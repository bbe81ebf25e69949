import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { becomes, gone, shown } from '../src/driving/browser.ts';
import { hands, handsOn, neighbourOf, swipeUp, widthFor } from '../src/driving/hands.ts';
import { becomesTicked, box, dayName, more, stored, todayInLondon, undoList } from '../src/driving/on-the-plan.ts';
import { goalWithRoadmap, progressShown } from '../src/driving/steps.ts';
import { toasted } from '../src/driving/toasts.ts';
import { windowsAt } from '../src/driving/windows-at.ts';
import { newPerson, type Person } from '../src/people/person.ts';
import { sharedPlatform } from '../src/shared-platforms.ts';

const platform = sharedPlatform();
const open = windowsAt(() => platform.url);

const undoInToast = (page: Page, words: string) =>
  page.locator('[data-sonner-toast]').filter({ hasText: words }).getByRole('button', { name: 'Undo' });

/** The day of each task on the server, as `title @ day`. */
const weekOf = async ({ api }: Person) =>
  (await api.planner.listWeek({})).map(({ title, specificDate }) => `${title} @ ${specificDate}`).sort();
/** The server's reminder columns with their tasks in order. */
const boardOf = async ({ api }: Person) =>
  (await api.planner.getReminders()).map(
    ({ name, tasks }) => `${name}: ${[...tasks].sort((a, b) => a.order - b.order).map(({ title }) => title)}`,
  );

describe.each(hands)('by %s', (hand) => {
  it('a week is filled in, ticked, renamed, moved to another day, cleared and undone', async () => {
    const person = await newPerson(platform.url);
    const window = await open({ person, width: widthFor(hand) });
    const { page } = window;
    const { press, tick, choose, write, drag } = handsOn(page, hand);
    await page.goto('/plan');
    await shown(page.getByRole('heading', { level: 1, name: 'This Week' }));
    await shown(page.getByText('No tasks yet'));
    const today = todayInLondon();
    const other = neighbourOf(today);

    for (const [kind, title] of [
      ['Important', 'Draft the outline'],
      ['Home Task', 'Water the plants'],
    ] as const) {
      await choose(page.getByRole('button', { name: `Add Task to ${dayName(today)}` }), kind);
      await write(page.getByRole('textbox', { name: `New task for ${dayName(today)}` }), title);
      await page.keyboard.press('Enter');
      await shown(box(page, title));
      await toasted(page, 'Task created successfully');
      await page.keyboard.press('Escape');
    }
    await tick(box(page, 'Water the plants'));
    await shown(page.getByText('1 of 2 tasks done'));

    await press(page.getByRole('button', { name: 'Draft the outline', exact: true }));
    await write(page.getByRole('textbox', { name: 'Name of Draft the outline' }), 'Write the outline');
    await page.keyboard.press('Enter');
    await shown(box(page, 'Write the outline'));
    await toasted(page, 'Task updated successfully');

    const target =
      hand === 'touch'
        ? page.getByRole('button', { name: new RegExp(`^${dayName(other.day)}, `) })
        : page.getByRole('region', { name: dayName(other.day) });
    await drag('Write the outline', target, [other.key]);
    const moved = [`Water the plants @ ${today}`, `Write the outline @ ${other.day}`];
    await stored('the week after the move', () => weekOf(person), moved);
    await press(undoInToast(page, `Moved “Write the outline” to ${dayName(other.day)}`));
    const before = [`Water the plants @ ${today}`, `Write the outline @ ${today}`];
    await stored('the week after Undo', () => weekOf(person), before);

    await choose(more(page, 'Write the outline'), 'Delete');
    await toasted(page, 'Task deleted successfully');
    await gone(box(page, 'Write the outline'));
    await choose(undoList(page), 'Deleted “Write the outline”');
    await shown(box(page, 'Write the outline'));
    await stored('the week after the second Undo', () => weekOf(person), before);
    expect(window.problems()).toEqual([]);
  });

  it('reminders get columns, are ticked, prioritised, moved within and across columns, deleted and restored', async () => {
    const person = await newPerson(platform.url);
    const window = await open({ person, width: widthFor(hand) });
    const { page } = window;
    const { press, tick, choose, write, drag } = handsOn(page, hand);
    await page.goto('/plan');
    await press(page.getByRole('button', { name: 'Reminders', exact: true }));
    await shown(page.getByText('Click Add Column to create your first reminder column'));
    for (const name of ['Health', 'House']) {
      await press(page.getByRole('button', { name: 'Add Column' }));
      await write(page.getByRole('textbox', { name: 'Column name' }), name);
      await page.keyboard.press('Enter');
      await shown(page.getByRole('region', { name }));
    }
    for (const title of ['New running shoes', 'New running socks']) {
      await choose(page.getByRole('button', { name: 'Add Task to Health' }), 'Normal');
      await write(page.getByRole('textbox', { name: 'New task for Health' }), title);
      await page.keyboard.press('Enter');
      await shown(box(page, title));
      await page.keyboard.press('Escape');
    }

    await drag('New running shoes', box(page, 'New running socks'), ['ArrowDown']);
    await stored('the board after the swap', () => boardOf(person), [
      'Health: New running socks,New running shoes',
      'House: ',
    ]);
    await drag('New running shoes', page.getByRole('region', { name: 'House' }), ['ArrowRight']);
    await stored('the board after the move', () => boardOf(person), [
      'Health: New running socks',
      'House: New running shoes',
    ]);
    await press(undoInToast(page, 'Task moved to House'));
    const before = ['Health: New running socks,New running shoes', 'House: '];
    await stored('the board after Undo', () => boardOf(person), before);
    await choose(more(page, 'New running socks'), 'Move to…', 'House');
    await stored('the board after Move to…', () => boardOf(person), [
      'Health: New running shoes',
      'House: New running socks',
    ]);

    await choose(more(page, 'New running shoes'), 'Very important');
    await shown(page.getByRole('region', { name: 'Health' }).getByText('Very important'));
    await tick(box(page, 'New running shoes'));
    await toasted(page, 'Task completed');
    await choose(page.getByRole('button', { name: 'Health: rename or delete' }), 'Rename');
    await write(page.getByRole('textbox', { name: 'Name of column Health' }), 'Body');
    await page.keyboard.press('Enter');
    await shown(page.getByRole('region', { name: 'Body' }));
    await toasted(page, 'Column renamed successfully');

    await choose(page.getByRole('button', { name: 'Body: rename or delete' }), 'Delete');
    const question = page.getByRole('alertdialog');
    await shown(question.getByText('Its 1 task goes with it.'));
    await press(question.getByRole('button', { name: 'Delete' }));
    await toasted(page, 'Column deleted successfully');
    await gone(page.getByRole('region', { name: 'Body' }));
    await press(undoInToast(page, 'Column deleted successfully'));
    await shown(page.getByRole('region', { name: 'Body' }).getByText('Very important'));
    expect(window.problems()).toEqual([]);
  });
});

describe('Preview and back', () => {
  it('returns to Reminders', async () => {
    const person = await newPerson(platform.url);
    const window = await open({ person });
    const { page } = window;
    await page.goto('/plan?board=reminders');
    await shown(page.getByText('No columns yet'));
    await page.getByRole('tab', { name: 'Preview' }).click();
    await gone(page.getByText('No columns yet'));
    await page.getByRole('tab', { name: 'Workspace' }).click();
    await shown(page.getByText('No columns yet'));
    expect(window.problems()).toEqual([]);
  });
});

describe('a swipe over tasks', () => {
  it('scrolls and drags no task', async () => {
    const person = await newPerson(platform.url);
    const { id: columnId } = await person.api.planner.createColumn({ body: { name: 'Long' } });
    for (let task = 1; task <= 25; task++) {
      await person.api.planner.createReminderTask({ body: { columnId, title: `Task ${task}` } });
    }
    const before = await boardOf(person);
    const window = await open({ person, width: widthFor('touch') });
    const { page } = window;
    await page.goto('/plan?board=reminders');
    await swipeUp(page, page.getByRole('button', { name: 'Task 8', exact: true }), 300);
    await becomes(
      'the page to scroll',
      () => page.evaluate<number>('scrollY'),
      (y) => y > 200,
    );
    expect(await page.getByText(/^Picked up/).count()).toBe(0);
    expect(await boardOf(person)).toEqual(before);
    expect(window.problems()).toEqual([]);
  });
});

describe('a planned milestone', () => {
  it('changes roadmap and progress when ticked in the plan, and the plan follows when it is unticked on the roadmap', async () => {
    const person = await newPerson(platform.url);
    const title = 'Run a half marathon';
    const goal = await goalWithRoadmap(person, { title, category: 'health' });
    const plan = await open({ person });
    const roadmap = await open({ person });
    await roadmap.page.goto('/goals');
    await roadmap.page.getByRole('button', { name: 'View Roadmap' }).click();
    const milestones = roadmap.page.locator('section', {
      has: roadmap.page.getByRole('heading', { name: 'Your Milestones' }),
    });
    const step = await shown(milestones.getByRole('checkbox').first());
    const name = (await step.first().getAttribute('aria-label')) ?? '';
    await roadmap.page.getByRole('button', { name: `More for ${name}`, exact: true }).click();
    await roadmap.page.getByRole('menuitem', { name: 'Plan this step' }).click();
    const dialog = roadmap.page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Plan for/ }).click();
    await gone(dialog);
    await shown(milestones.getByText(/^Planned for /));

    await plan.page.goto('/plan');
    await shown(box(plan.page, name));
    await shown(plan.page.getByRole('button', { name: title, exact: true }));
    await box(plan.page, name).click();
    await becomesTicked(roadmap.page, name, true);
    const share = Math.round(100 / goal.milestoneCount);
    await becomes(
      'the progress',
      () => progressShown(roadmap.page, 'Progress'),
      (percent) => percent === share,
    );

    await box(roadmap.page, name).click();
    await becomesTicked(plan.page, name, false);
    await becomes(
      'the progress',
      () => progressShown(roadmap.page, 'Progress'),
      (percent) => percent === 0,
    );
    expect([...plan.problems(), ...roadmap.problems()]).toEqual([]);
  });
});
