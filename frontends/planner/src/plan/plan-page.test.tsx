import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { WeeklyTask } from '@pathwise/contracts/task';
import { daysOfWeek } from '@pathwise/contracts/week.rules';
import type { QueryClient } from '@pathwise/federation/query';
import { fakeApi, held, refusal } from '@pathwise/federation/testing/fake-api';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { stopClock } from '../../test/clock.ts';
import { aTask, weekAnswers } from '../../test/fake-week.ts';
import { aGoal } from '../../test/fixtures.ts';
import { renderInShell } from '../../test/in-shell.tsx';
import { RemindersBoard } from '../reminders/reminders-board.tsx';
import { MissedBanner } from './missed-banner.tsx';
import { dateRange, dayName } from './plan.rules.ts';
import { PlanPage } from './plan-page.tsx';

// today is Wednesday 18 November 2026
const week = 'GET /api/weekly-tasks?startDate=2026-11-16';

beforeEach(() => {
  sessionStorage.clear();
  stopClock(new Date(2026, 10, 18, 12));
});
afterEach(() => void jest.useRealTimers());

type Answers = Parameters<typeof fakeApi>[0];
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const refuseAll: Answers = {
  'DELETE /api/weekly-tasks/day?date=2026-11-18': refusal(503),
  'POST /api/weekly-tasks/move-day': refusal(503),
};

async function openPlan(tasks: WeeklyTask[], answers: Answers = {}, at = '/plan') {
  const api = fakeApi({ ...weekAnswers('2026-11-16', tasks), 'GET /api/weekly-tasks/missed': [], ...answers });
  const page = renderInShell(<PlanPage reminders={<RemindersBoard />} />, { at });
  await screen.findByText(/done$|No tasks yet/, { selector: 'p' });
  return { api, ...page };
}
/** What a call that makes tasks answers; they are in the week when that is read again. */
function makes(api: ReturnType<typeof fakeApi>, call: string, answer: unknown, then: WeeklyTask[]): void {
  api.answer(call, () => {
    api.answer(week, then);
    return answer;
  });
}
const day = (name: string) => screen.getByRole('region', { name });
const titlesOf = (name: string) =>
  within(day(name))
    .queryAllByRole('checkbox')
    .map((box) => box.getAttribute('aria-label'));
type User = Awaited<ReturnType<typeof openPlan>>['user'];
async function choose(user: User, menu: string, ...rows: (string | RegExp)[]) {
  await user.click(screen.getByRole('button', { name: menu }));
  for (const name of rows) {
    const row = await findRow(name);
    if (row.getAttribute('aria-haspopup') !== 'menu') await user.click(row);
    else {
      // a row that opens a menu does so by the right arrow, which needs no layout
      act(() => row.focus());
      await user.keyboard('{ArrowRight}');
    }
  }
}
async function findRow(name: string | RegExp): Promise<HTMLElement> {
  return waitFor(() => {
    const rows = ['menuitem', 'menuitemradio'].flatMap((role) => screen.queryAllByRole(role, { name }));
    if (!rows[0]) throw new Error(`no row ${String(name)}`);
    return rows[0];
  });
}

describe('the header of the weekly plan', () => {
  it('has the week label and the date range, and Today only when the offset is not zero', async () => {
    const { user, api } = await openPlan([]);
    api.answer('GET /api/weekly-tasks?startDate=2026-11-23', []);
    api.answer('GET /api/weekly-tasks?startDate=2026-11-09', []);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This Week');
    expect(screen.getByText(dateRange('2026-11-16'), { normalizer: (text) => text })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Today' })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Next Week');
    await user.click(screen.getByRole('button', { name: 'Today' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This Week');
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Last Week');
  });

  it.each([
    ['2026-12-07', '3 Weeks Ahead'],
    ['2026-11-05', '2 Weeks Ago'],
  ])('opens the week of %s as %s', async (from, label) => {
    const starts: Record<string, string> = { '2026-12-07': '2026-12-07', '2026-11-05': '2026-11-02' };
    await openPlan([], { [`GET /api/weekly-tasks?startDate=${starts[from]}`]: [] }, `/plan?week=${from}`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(label);
  });

  it('toggles between Weekly Calendar and Reminders, and only the weekly view has the buttons of a week', async () => {
    const { user } = await openPlan([aTask()], { 'GET /api/user/reminders': [] });
    expect(screen.getByRole('heading', { level: 2, name: 'Weekly Calendar Board' })).toBeVisible();
    const ofTheWeek = ['Previous', 'Next', 'Duplicate to Next Week', 'Delete Entire Week', 'Full screen'];
    for (const name of ofTheWeek) expect(screen.getByRole('button', { name })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reminders' }));
    expect(await screen.findByText('No columns yet')).toBeVisible();
    for (const name of ofTheWeek) expect(screen.queryByRole('button', { name })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Weekly Calendar' }));
    expect(day('Monday')).toBeInTheDocument();
  });

  it('offers no Delete Entire Week for a week without tasks', async () => {
    await openPlan([]);
    expect(screen.getByRole('button', { name: 'Duplicate to Next Week' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete Entire Week' })).toBeNull();
  });

  it('shows seven days to come while the week is loaded', async () => {
    const answer = held<unknown>();
    fakeApi({ [week]: answer.answer, 'GET /api/weekly-tasks/missed': [] });
    renderInShell(<PlanPage reminders={<RemindersBoard />} />, { at: '/plan' });
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(screen.getByRole('status').querySelector('[class*="grid-cols-7"]')?.children).toHaveLength(7);
    answer.release([]);
    expect(await screen.findByRole('region', { name: 'Monday' })).toBeInTheDocument();
    expect(screen.queryByText('Loading...')).toBeNull();
  });

  it('says how many tasks are done', async () => {
    await openPlan([aTask({ completed: true }), aTask({ order: 1 })]);
    expect(screen.getByText('1 of 2 tasks done')).toBeVisible();
  });

  it('says so and offers Retry when the week cannot be loaded', async () => {
    const api = fakeApi({ [week]: refusal(503), 'GET /api/weekly-tasks/missed': [] });
    const { user } = renderInShell(<PlanPage reminders={<RemindersBoard />} />, { at: '/plan' });
    expect(await screen.findByText('Failed to fetch weekly tasks')).toBeVisible();
    api.answer(week, [aTask({ title: 'Easy run' })]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('checkbox', { name: 'Easy run' })).toBeVisible();
  });
});

describe('the week of the person’s own clock', () => {
  afterEach(() => void jest.restoreAllMocks());

  // Sunday evening in UTC: still Sunday in the west, Monday of the next week in the east
  it.each([
    ['UTC−11', -11, '2026-11-16'],
    ['UTC', 0, '2026-11-16'],
    ['UTC+14', 14, '2026-11-23'],
  ])(
    'starts on Monday: on a Sunday evening in UTC, in %s, it is the one of the day on the wall',
    async (_, hours, start) => {
      jest.setSystemTime(new Date('2026-11-22T20:00:00Z'));
      const wall = (moment: Date) => new Date(moment.getTime() + hours * 3_600_000);
      for (const part of ['FullYear', 'Month', 'Date'] as const)
        jest.spyOn(Date.prototype, `get${part}`).mockImplementation(function (this: Date) {
          return wall(this)[`getUTC${part}`]();
        });
      const own = aTask({ title: 'Easy run', specificDate: start });
      await openPlan([], { [`GET /api/weekly-tasks?startDate=${start}`]: [own] });
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This Week');
      expect(screen.getByText(dateRange(start), { normalizer: (text) => text })).toBeVisible();
      expect(titlesOf('Monday')).toEqual(['Easy run']);
      const today = hours === 14 ? 'Monday' : 'Sunday';
      expect(within(day(today)).getByRole('heading')).toHaveTextContent(/today/);
    },
  );
});

describe('copies of a task', () => {
  it.each([
    ['Duplicate', 'POST /api/weekly-tasks', 'DELETE /api/weekly-tasks/copy', 'The copy of “Easy run” is gone'],
    [
      'Set recurring',
      'POST /api/weekly-tasks/t/recurring',
      'POST /api/undo/planner/token',
      'The copies of “Easy run” are gone',
    ],
  ])('made by %s are taken back by Undo', async (row, call, undo, back) => {
    const task = aTask({ id: 't', title: 'Easy run' });
    const copy = aTask({ id: 'copy', title: 'Copy', order: 1 });
    const { user, api, toasts } = await openPlan([task]);
    const answer = row === 'Duplicate' ? copy : { createdCount: 1, tasks: [copy], undo: 'token' };
    makes(api, call, answer, [task, copy]);
    await choose(user, 'More for Easy run', row);
    await waitFor(() => expect(titlesOf('Wednesday')).toEqual(['Easy run', 'Copy']));
    api.answer(undo, refusal(503));
    act(() => toasts[0]?.action?.onSelect());
    await waitFor(() => expect(toasts[1]).toEqual({ title: 'Error', description: 'Refused', variant: 'destructive' }));
    expect(titlesOf('Wednesday')).toEqual(['Easy run', 'Copy']);
    makes(api, undo, { restoredCount: 1 }, [task]);
    act(() => toasts[0]?.action?.onSelect());
    await waitFor(() => expect(toasts[2]).toEqual({ title: 'Undone', description: back }));
    expect(titlesOf('Wednesday')).toEqual(['Easy run']);
    expect(screen.queryByRole('button', { name: 'Undo…' })).toBeNull();
  });

  it('that every day has already are nothing to take back', async () => {
    const { user, api, toasts } = await openPlan([aTask({ id: 't', title: 'Easy run' })]);
    api.answer('POST /api/weekly-tasks/t/recurring', { createdCount: 0, tasks: [] });
    await choose(user, 'More for Easy run', 'Set recurring');
    await waitFor(() => expect(toasts).toEqual([{ title: 'Recurring task created for all days!' }]));
  });
});

describe('the weekly calendar board', () => {
  it('has 7 day columns Monday to Sunday with day, date and done/all, today marked', async () => {
    await openPlan([aTask({ completed: true }), aTask({ order: 1 })]);
    const names = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
    expect(names).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
    expect(within(day('Wednesday')).getByRole('heading')).toHaveTextContent(/18.*today/);
    expect(day('Wednesday')).toHaveTextContent('1/2 done');
  });

  it('sorts business before home, then priority, then order', async () => {
    await openPlan([
      aTask({ title: 'home', taskType: 'home', order: 0 }),
      aTask({ title: 'second', order: 2 }),
      aTask({ title: 'first', order: 1 }),
      aTask({ title: 'important', priority: 'important', order: 3 }),
    ]);
    expect(titlesOf('Wednesday')).toEqual(['important', 'first', 'second', 'home']);
  });

  it('fills the screen, with previous, today and next, and Escape exits', async () => {
    const { user, api } = await openPlan([aTask()]);
    api.answer('GET /api/weekly-tasks?startDate=2026-11-23', []);
    api.answer('GET /api/weekly-tasks?startDate=2026-11-09', []);
    await user.click(screen.getByRole('button', { name: 'Full screen' }));
    const full = await screen.findByRole('dialog', { name: 'This Week' });
    expect(within(full).queryByRole('button', { name: 'Today' })).toBeNull();
    await user.click(within(full).getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('dialog', { name: 'Next Week' })).toBeVisible();
    await user.click(within(full).getByRole('button', { name: 'Today' }));
    expect(await screen.findByRole('dialog', { name: 'This Week' })).toBeVisible();
    await user.click(within(full).getByRole('button', { name: 'Previous' }));
    expect(await screen.findByRole('dialog', { name: 'Last Week' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Full screen' })).toHaveFocus();
  });

  it('shows the chosen day on a phone’s full screen and on the page alike, and the cross exits', async () => {
    const { user } = await openPlan([aTask()]);
    const chosen = () =>
      within(screen.getByRole('group', { name: 'Day' })).getByRole('button', { pressed: true }).textContent;
    expect(chosen()).toContain('Wednesday');
    await user.click(screen.getByRole('button', { name: /^Friday/ }));
    await user.click(screen.getByRole('button', { name: 'Full screen' }));
    const full = await screen.findByRole('dialog', { name: 'This Week' });
    expect(full).toContainElement(document.activeElement as HTMLElement);
    expect(chosen()).toContain('Friday');
    await user.click(within(full).getByRole('button', { name: /^Sunday/ }));
    await user.click(within(full).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(chosen()).toContain('Sunday');
    expect(screen.getByRole('button', { name: 'Full screen' })).toHaveFocus();
  });

  it('keeps Escape for the name being written while it fills the screen', async () => {
    const { user } = await openPlan([aTask({ title: 'Easy run' })]);
    await user.click(screen.getByRole('button', { name: 'Full screen' }));
    const full = await screen.findByRole('dialog');
    await user.click(await within(full).findByRole('button', { name: 'Easy run' }));
    await user.keyboard(' long{Escape}');
    expect(within(full).getByRole('button', { name: 'Easy run' })).toHaveFocus();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('keeps Escape for a task being added, for a menu and for a question while it fills the screen', async () => {
    const { user } = await openPlan([aTask({ title: 'Easy run' })]);
    await user.click(screen.getByRole('button', { name: 'Full screen' }));
    const full = await screen.findByRole('dialog', { name: 'This Week' });
    await choose(user, 'Add Task to Monday', 'Normal');
    await user.type(screen.getByRole('textbox', { name: 'New task for Monday' }), 'Call');
    act(() => within(full).getByRole('button', { name: 'Cancel' }).focus());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(full).toBeVisible();
    await user.click(within(full).getByRole('button', { name: 'All tasks of Wednesday' }));
    await findRow('Delete All (1)');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(full).toBeVisible();
    await choose(user, 'All tasks of Wednesday', 'Delete All (1)');
    await screen.findByRole('alertdialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('dialog', { name: 'This Week' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a new task', () => {
  it('has a menu that offers business priorities plus a Home task', async () => {
    const { user } = await openPlan([]);
    await user.click(screen.getByRole('button', { name: 'Add Task to Monday' }));
    await findRow('Home Task');
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Very important',
      'Important',
      'Less important',
      'Normal',
      'Home Task',
    ]);
  });

  it('is chosen from business priorities, then named; Enter adds it to its day, and there it is', async () => {
    const created = aTask({ title: 'Easy run', specificDate: '2026-11-17', priority: 'important' });
    const { user, api, toasts } = await openPlan([]);
    makes(api, 'POST /api/weekly-tasks', created, [created]);
    await choose(user, 'Add Task to Tuesday', 'Important');
    await user.keyboard('  Easy run {Enter}');
    await waitFor(() => expect(toasts).toContainEqual({ title: 'Task created successfully' }));
    expect(titlesOf('Tuesday')).toEqual(['Easy run']);
    expect(api.sent('POST', '/api/weekly-tasks')[0]?.body).toEqual({
      title: 'Easy run',
      dayOfWeek: 'tuesday',
      specificDate: '2026-11-17',
      priority: 'important',
      taskType: 'business',
    });
  });

  it('is a home task with priority normal', async () => {
    const { user, api } = await openPlan([], { 'POST /api/weekly-tasks': aTask() });
    await choose(user, 'Add Task to Monday', 'Home Task');
    await user.keyboard('Laundry{Enter}');
    await waitFor(() => expect(api.sent('POST', '/api/weekly-tasks')).toHaveLength(1));
    expect(api.sent('POST', '/api/weekly-tasks')[0]?.body).toMatchObject({ taskType: 'home', priority: 'normal' });
  });

  it('needs a non-blank title, and Escape cancels', async () => {
    const { user, api } = await openPlan([]);
    await choose(user, 'Add Task to Monday', 'Normal');
    await user.keyboard('   {Enter}');
    expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('button', { name: 'Add Task to Monday' })).toHaveFocus();
    expect(api.sent('POST', '/api/weekly-tasks')).toHaveLength(0);
  });

  it("is not added by an input method's Enter", async () => {
    const { user, api } = await openPlan([]);
    await choose(user, 'Add Task to Monday', 'Normal');
    await user.keyboard('走る');
    const isLeftToIt = fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', isComposing: true });
    expect(isLeftToIt).toBe(false);
    expect(api.sent('POST', '/api/weekly-tasks')).toHaveLength(0);
  });

  it("keeps the words when it is refused: 'Failed to create task' (message or 'Please try again')", async () => {
    const { user, api, toasts } = await openPlan([], {
      'POST /api/weekly-tasks': refusal(503, { detail: 'Away for a moment' }),
    });
    await choose(user, 'Add Task to Monday', 'Normal');
    await user.keyboard('Easy run{Enter}');
    const failed = { title: 'Failed to create task', variant: 'destructive' };
    await waitFor(() => expect(toasts).toEqual([{ ...failed, description: 'Away for a moment' }]));
    expect(screen.getByRole('textbox')).toHaveValue('Easy run');
    api.answer('POST /api/weekly-tasks', offline);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(toasts[1]).toEqual({ ...failed, description: 'Please try again' }));
    const keys = api.sent('POST', '/api/weekly-tasks').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toEqual([expect.any(String), keys[0]]);
    expect(titlesOf('Monday')).toEqual([]);
  });
});

describe('a weekly task', () => {
  it('is completed at once, and Undo in the toast takes it back', async () => {
    const task = aTask({ id: 't', title: 'Easy run' });
    const { user, api, toasts } = await openPlan([task]);
    await user.click(screen.getByRole('checkbox', { name: 'Easy run' }));
    expect(screen.getByRole('checkbox', { name: 'Easy run' })).toBeChecked();
    await waitFor(() => expect(toasts[0]).toMatchObject({ title: 'Task updated successfully' }));
    act(() => toasts[0]?.action?.onSelect());
    await waitFor(() => expect(api.sent('PATCH', '/api/weekly-tasks/t')[1]?.body).toEqual({ completed: false }));
  });

  it('rolls back when refused, and says so', async () => {
    const { user, toasts } = await openPlan([aTask({ id: 't', title: 'Easy run' })], {
      'PATCH /api/weekly-tasks/t': refusal(503, { detail: 'Away' }),
    });
    await user.click(screen.getByRole('checkbox', { name: 'Easy run' }));
    await waitFor(() => expect(toasts[0]).toMatchObject({ title: 'Failed to update task', description: 'Away' }));
    expect(screen.getByRole('checkbox', { name: 'Easy run' })).not.toBeChecked();
  });

  it('is edited inline: Enter saves, Escape cancels', async () => {
    const task = aTask({ id: 't', title: 'Easy run' });
    const { user, api } = await openPlan([task]);
    await user.click(screen.getByRole('button', { name: 'Easy run' }));
    await user.keyboard('!{Escape}');
    expect(api.sent('PATCH', '/api/weekly-tasks/t')).toHaveLength(0);
    await choose(user, 'More for Easy run', 'Edit');
    await user.clear(await screen.findByRole('textbox', { name: 'Name of Easy run' }));
    await user.keyboard('Long run{Enter}');
    expect(screen.getByRole('button', { name: 'Long run' })).toHaveFocus();
    await waitFor(() => expect(api.sent('PATCH', '/api/weekly-tasks/t')[0]?.body).toEqual({ title: 'Long run' }));
  });

  it('can be duplicated: the copy is on the same day', async () => {
    const task = aTask({ id: 't', title: 'Easy run', priority: 'important', completed: true });
    const copy = { ...task, id: 'copy', completed: false, order: 1 };
    const { user, api, toasts } = await openPlan([task]);
    makes(api, 'POST /api/weekly-tasks', copy, [task, copy]);
    await choose(user, 'More for Easy run', 'Duplicate');
    await waitFor(() => expect(toasts).toContainEqual({ title: 'Task duplicated successfully' }));
    expect(api.sent('POST', '/api/weekly-tasks')[0]?.body).toEqual({
      title: 'Easy run',
      dayOfWeek: 'wednesday',
      specificDate: '2026-11-18',
      priority: 'important',
      taskType: 'business',
    });
    expect(titlesOf('Wednesday')).toEqual(['Easy run', 'Easy run']);
  });

  it('can be set recurring: one copy on every other day', async () => {
    const task = aTask({ id: 't', title: 'Easy run' });
    const others = daysOfWeek('2026-11-16').filter((date) => date !== '2026-11-18');
    const copies = others.map((specificDate) => aTask({ title: 'Easy run', specificDate }));
    const { user, api, toasts } = await openPlan([task]);
    makes(api, 'POST /api/weekly-tasks/t/recurring', { createdCount: 6, tasks: copies }, [task, ...copies]);
    await choose(user, 'More for Easy run', 'Set recurring');
    await waitFor(() => expect(toasts).toContainEqual({ title: 'Recurring task created for all days!' }));
    for (const date of daysOfWeek('2026-11-16')) expect(titlesOf(dayName(date))).toEqual(['Easy run']);
  });

  it.each([
    ['Duplicate', 'POST /api/weekly-tasks', 'Failed to duplicate task'],
    ['Set recurring', 'POST /api/weekly-tasks/t/recurring', 'Failed to set recurring task'],
    ['Move to next day', 'PATCH /api/weekly-tasks/t', 'Failed to move task'],
    ['Very important', 'PATCH /api/weekly-tasks/t', 'Failed to update task'],
    ['Delete', 'DELETE /api/weekly-tasks/t', 'Failed to delete task'],
  ])('is as before when %s is refused (%s): %s with the message or Please try again', async (row, call, title) => {
    const { user, api, toasts } = await openPlan([aTask({ id: 't', title: 'Easy run' })], {
      [call]: refusal(503, { detail: 'Away for a moment' }),
    });
    await choose(user, 'More for Easy run', row);
    await waitFor(() => expect(toasts).toEqual([{ title, description: 'Away for a moment', variant: 'destructive' }]));
    expect(titlesOf('Wednesday')).toEqual(['Easy run']);
    api.answer(call, offline);
    await choose(user, 'More for Easy run', row);
    await waitFor(() => expect(toasts[1]).toEqual({ title, description: 'Please try again', variant: 'destructive' }));
    expect(titlesOf('Wednesday')).toEqual(['Easy run']);
    expect(within(day('Wednesday')).queryByText('Very important')).toBeNull();
  });

  it('moves to the next day or next week (Sunday goes to next week’s Monday)', async () => {
    const sunday = aTask({ id: 's', title: 'Call', specificDate: '2026-11-22' });
    const other = aTask({ id: 'o', title: 'Easy run' });
    const third = aTask({ id: 'd', title: 'Dinner' });
    const { user, api } = await openPlan([sunday, other, third]);
    await choose(user, 'More for Dinner', 'Move to next day');
    expect(titlesOf('Thursday')).toEqual(['Dinner']);
    await choose(user, 'More for Call', 'Move to next week’s Monday');
    expect(titlesOf('Sunday')).toEqual([]);
    await choose(user, 'More for Easy run', 'Move to…', 'Next week');
    await waitFor(() => expect(api.sent('PATCH', '/api/weekly-tasks/o')).toHaveLength(1));
    expect(titlesOf('Wednesday')).toEqual([]);
    expect(api.sent('PATCH', '/api/weekly-tasks/d')[0]?.body).toEqual({ specificDate: '2026-11-19' });
    expect(api.sent('PATCH', '/api/weekly-tasks/s')[0]?.body).toEqual({ specificDate: '2026-11-23' });
    expect(api.sent('PATCH', '/api/weekly-tasks/o')[0]?.body).toEqual({ specificDate: '2026-11-25' });
  });

  it('changes priority and type; a home task always has priority normal', async () => {
    const task = aTask({ id: 't', title: 'Easy run', priority: 'important' });
    const { user, api } = await openPlan([task]);
    await choose(user, 'More for Easy run', 'Very important');
    expect(within(day('Wednesday')).getByText('Very important')).toBeVisible();
    await choose(user, 'More for Easy run', 'Home');
    expect(within(day('Wednesday')).getByText('Home')).toBeVisible();
    expect(within(day('Wednesday')).queryByText('Very important')).toBeNull();
    await waitFor(() => expect(api.sent('PATCH', '/api/weekly-tasks/t')).toHaveLength(2));
    expect(api.sent('PATCH', '/api/weekly-tasks/t').map(({ body }) => body)).toEqual([
      { priority: 'very-important' },
      { taskType: 'home' },
    ]);
  });

  it('is deleted with Undo in the toast and reachable after it', async () => {
    const task = aTask({ id: 't', title: 'Easy run' });
    const { user, api, toasts } = await openPlan([task]);
    api.answer('POST /api/undo/planner/token', () => {
      api.answer(week, [task]);
      return { restoredCount: 1 };
    });
    await choose(user, 'More for Easy run', 'Delete');
    expect(titlesOf('Wednesday')).toEqual([]);
    await waitFor(() =>
      expect(toasts[0]).toMatchObject({ title: 'Task deleted successfully', action: { label: 'Undo' } }),
    );
    await choose(user, 'Undo…', 'Deleted “Easy run”');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo…' })).toBeNull());
    expect(api.sent('POST', '/api/undo/planner/token')).toHaveLength(1);
    await waitFor(() => expect(titlesOf('Wednesday')).toEqual(['Easy run']));
  });

  it('that cannot be brought back can be tried again, with what the server says', async () => {
    const undo = 'POST /api/undo/planner/token';
    const { user, api, toasts } = await openPlan([aTask({ id: 't', title: 'Easy run' })], {
      [undo]: refusal(503, { detail: 'Back in a minute' }),
    });
    await choose(user, 'More for Easy run', 'Delete');
    await waitFor(() => expect(toasts[0]).toMatchObject({ action: { label: 'Undo' } }));
    act(() => toasts[0]?.action?.onSelect());
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: 'Error', description: 'Back in a minute' }));
    api.answer(undo, { restoredCount: 1 });
    await choose(user, 'Undo…', 'Deleted “Easy run”');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo…' })).toBeNull());
    expect(api.sent('POST', '/api/undo/planner/token')).toHaveLength(2);
  });

  it('is brought back from the full screen as well', async () => {
    const { user, api } = await openPlan([aTask({ id: 't', title: 'Easy run' })], {
      'POST /api/undo/planner/token': { restoredCount: 1 },
    });
    await choose(user, 'More for Easy run', 'Delete');
    await user.click(screen.getByRole('button', { name: 'Full screen' }));
    const full = await screen.findByRole('dialog', { name: 'This Week' });
    await user.click(await within(full).findByRole('button', { name: 'Undo…' }));
    await user.click(await findRow('Deleted “Easy run”'));
    await waitFor(() => expect(api.sent('POST', '/api/undo/planner/token')).toHaveLength(1));
  });
});

describe('what still waits to be sent', () => {
  it.each([
    ['the person signs out', (queries: QueryClient) => queries.setQueryData(['auth.getUser'], null)],
    ['somebody else is signed in', (queries: QueryClient) => queries.setQueryData(['auth.getUser'], { id: 'noah' })],
    [
      'another window signs out, which empties storage',
      () => window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, key: null })),
    ],
  ])('is dropped when %s', async (_, leave) => {
    const first = held<Response>();
    const { user, api, queries, toasts } = await openPlan([aTask({ id: 't', title: 'Easy run' })]);
    act(() => void queries.setQueryData(['auth.getUser'], { id: 'maya' }));
    api.answer('PATCH /api/weekly-tasks/t', first.answer);
    await user.click(screen.getByRole('checkbox', { name: 'Easy run' }));
    await choose(user, 'More for Easy run', 'Delete');
    await waitFor(() => expect(api.sent('PATCH', '/api/weekly-tasks/t')).toHaveLength(1));

    act(() => void leave(queries));
    await act(async () => first.release(refusal(503)));
    api.answer('PATCH /api/weekly-tasks/t', refusal(503));
    await user.click(await screen.findByRole('checkbox', { name: 'Easy run' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toMatchObject({ title: 'Failed to update task' });
    expect(api.calls.filter(({ method }) => method !== 'GET').map(({ method }) => method)).toEqual(['PATCH', 'PATCH']);
  });
});

describe('the menu for every drag', () => {
  it('moves a task to a day chosen in Move to…, and Undo puts it back in its place', async () => {
    const task = aTask({ id: 't', title: 'Easy run', order: 0 });
    const { user, api, toasts } = await openPlan([task]);
    await choose(user, 'More for Easy run', 'Move to…', 'Monday');
    expect(titlesOf('Monday')).toEqual(['Easy run']);
    await waitFor(() => expect(toasts[0]).toMatchObject({ description: 'Moved “Easy run” to Monday' }));
    act(() => toasts[0]?.action?.onSelect());
    await waitFor(() =>
      expect(api.sent('PATCH', '/api/weekly-tasks/t')[1]?.body).toEqual({ specificDate: '2026-11-18', order: 0 }),
    );
  });

  it('reorders within a day by swapping order values', async () => {
    const a = aTask({ id: 'a', title: 'a' });
    const { user, api } = await openPlan([a, aTask({ id: 'b', title: 'b', order: 1 })]);
    await choose(user, 'More for a', 'Move to…', 'Down one place');
    expect(titlesOf('Wednesday')).toEqual(['b', 'a']);
    await waitFor(() => expect(api.sent('PATCH', '/api/weekly-tasks/a')[0]?.body).toEqual({ swapWithId: 'b' }));
  });
});

describe('dragging by keys', () => {
  const announced = () => document.querySelector('[aria-live="assertive"].sr-only')?.textContent;

  it('picks up by space, moves by arrows and drops by space, announced in words', async () => {
    const run = aTask({ id: 'run', title: 'Easy run', specificDate: '2026-11-16' });
    const others = [aTask({ specificDate: '2026-11-16', order: 1 }), aTask({ specificDate: '2026-11-17' })];
    const { user, api } = await openPlan([run, ...others]);
    act(() => screen.getByRole('button', { name: 'Move Easy run' }).focus());
    await user.keyboard(' ');
    expect(announced()).toBe('Picked up Easy run. Monday, place 1 of 2.');
    await user.keyboard('{ArrowRight}');
    expect(announced()).toBe('Moved Easy run. Tuesday, place 1 of 2.');
    await user.keyboard('{ArrowDown}');
    expect(announced()).toBe('Moved Easy run. Tuesday, place 2 of 2.');
    await user.keyboard(' ');
    expect(announced()).toBe('Dropped Easy run. Tuesday, place 2 of 2.');
    await waitFor(() => expect(titlesOf('Tuesday')[1]).toBe('Easy run'));
    expect(screen.getByRole('button', { name: 'Move Easy run' })).toHaveFocus();
    await waitFor(() =>
      expect(api.sent('PATCH', '/api/weekly-tasks/run')[0]?.body).toEqual({ specificDate: '2026-11-17', order: 1 }),
    );
  });

  it('puts back by Escape', async () => {
    const { user, api } = await openPlan([aTask({ id: 'run', title: 'Easy run' })]);
    act(() => screen.getByRole('button', { name: 'Move Easy run' }).focus());
    await user.keyboard(' {ArrowLeft}{Escape}');
    expect(announced()).toBe('Put back Easy run. Wednesday, place 1 of 1.');
    expect(api.sent('PATCH', '/api/weekly-tasks/run')).toHaveLength(0);
  });

  it('ends ten rapid moves with random failures equal to the server', async () => {
    const tasks = [aTask({ id: 'a', title: 'a' }), aTask({ id: 'b', title: 'b', order: 1 })];
    const onServer = new Map(tasks.map((task) => [task.id, { ...task }]));
    const gate = held<void>();
    let calls = 0;
    const { user, toasts } = await openPlan([], {
      [week]: () => [...onServer.values()],
      'PATCH /api/weekly-tasks/a': async () => {
        await gate.answer();
        calls += 1;
        if (calls % 3 !== 0) return refusal(503);
        for (const task of onServer.values()) task.order = 1 - task.order;
        return onServer.get('a');
      },
    });
    for (let time = 0; time < 10; time += 1)
      await choose(user, 'More for a', 'Move to…', time % 2 === 0 ? 'Down one place' : 'Up one place');
    expect(titlesOf('Wednesday')).toEqual(['a', 'b']);
    gate.release();
    await waitFor(() => expect(calls).toBe(10));
    const asStored = [...onServer.values()].sort((x, y) => x.order - y.order).map(({ title }) => title);
    await waitFor(() => expect(titlesOf('Wednesday')).toEqual(asStored));
    expect(toasts.filter(({ title }) => title === 'Failed to move task')).toHaveLength(7);
  }, 30_000);
});

describe('a day as a whole', () => {
  it('deletes all after asking, with the count, and Undo brings them back', async () => {
    const { user, api, toasts } = await openPlan([aTask(), aTask({ order: 1 })]);
    await choose(user, 'All tasks of Wednesday', 'Delete All (2)');
    const question = await screen.findByRole('alertdialog', { name: 'Delete 2 tasks of Wednesday?' });
    await user.click(within(question).getByRole('button', { name: 'Delete All' }));
    await waitFor(() => expect(toasts[0]).toMatchObject({ action: { label: 'Undo' } }));
    expect(api.sent('DELETE', '/api/weekly-tasks/day?date=2026-11-18')).toHaveLength(1);
    expect(titlesOf('Wednesday')).toEqual([]);
    api.answer('POST /api/undo/planner/token', { restoredCount: 2 });
    act(() => toasts[0]?.action?.onSelect());
    await waitFor(() => expect(titlesOf('Wednesday')).toHaveLength(2));
  });

  it('is left alone when the question is answered with Cancel', async () => {
    const { user, api } = await openPlan([aTask(), aTask({ order: 1 })]);
    for (const rows of [['Delete All (2)'], ['Move All (2)', 'Friday']]) {
      await choose(user, 'All tasks of Wednesday', ...rows);
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
    expect(titlesOf('Wednesday')).toHaveLength(2);
    expect(api.calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('moves all after asking, with the count', async () => {
    const tasks = [aTask({ id: 'a' }), aTask({ id: 'b', order: 1 })];
    const { user, api } = await openPlan(tasks);
    await choose(user, 'All tasks of Wednesday', 'Move All (2)', 'Friday');
    const question = await screen.findByRole('alertdialog', { name: 'Move 2 tasks of Wednesday to Friday?' });
    await user.click(within(question).getByRole('button', { name: 'Move All' }));
    expect(titlesOf('Friday')).toHaveLength(2);
    await waitFor(() =>
      expect(api.sent('POST', '/api/weekly-tasks/move-day')[0]?.body).toEqual({
        fromDate: '2026-11-18',
        toDate: '2026-11-20',
        taskIds: ['a', 'b'],
      }),
    );
  });

  it('without tasks says No tasks to delete and No tasks to move', async () => {
    const { user, toasts } = await openPlan([]);
    await choose(user, 'All tasks of Monday', 'Delete All (0)');
    await waitFor(() => expect(toasts).toContainEqual({ title: 'No tasks to delete' }));
    await choose(user, 'All tasks of Monday', 'Move All (0)', 'Friday');
    await waitFor(() => expect(toasts).toContainEqual({ title: 'No tasks to move' }));
  });

  it.each([
    ['Delete All (1)', undefined, 'Delete All', 'Failed to delete tasks'],
    ['Move All (1)', 'Friday', 'Move All', 'Failed to move tasks'],
  ])(
    'is as before when %s is refused: the toast has the message or Please try again',
    async (row, place, button, title) => {
      const { user, api, toasts } = await openPlan([aTask()], refuseAll);
      const ask = async () => {
        await choose(user, 'All tasks of Wednesday', row, ...(place ? [place] : []));
        await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: button }));
      };
      await ask();
      await waitFor(() => expect(toasts).toEqual([{ title, description: 'Refused', variant: 'destructive' }]));
      expect(titlesOf('Wednesday')).toHaveLength(1);
      for (const call of Object.keys(refuseAll)) api.answer(call, offline);
      await ask();
      await waitFor(() =>
        expect(toasts[1]).toEqual({ title, description: 'Please try again', variant: 'destructive' }),
      );
      expect(titlesOf('Wednesday')).toHaveLength(1);
    },
  );
});

describe('the week as a whole', () => {
  it('is deleted after asking, and Undo brings it back', async () => {
    const path = '/api/weekly-tasks/week?weekStart=2026-11-16&weekEnd=2026-11-22';
    const tasks = [aTask({ title: 'Easy run' })];
    const { user, api, toasts } = await openPlan(tasks);
    api.answer(`DELETE ${path}`, () => {
      api.answer(week, []);
      return { deletedCount: 1, undo: 'token' };
    });
    api.answer('POST /api/undo/planner/token', () => {
      api.answer(week, tasks);
      return { restoredCount: 1 };
    });
    await user.click(screen.getByRole('button', { name: 'Delete Entire Week' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete Entire Week' }),
    );
    await waitFor(() =>
      expect(toasts[0]).toMatchObject({
        title: 'Week cleared',
        description: 'All tasks for this week have been deleted.',
      }),
    );
    await waitFor(() => expect(titlesOf('Wednesday')).toEqual([]));
    act(() => toasts[0]?.action?.onSelect());
    await waitFor(() => expect(api.sent('POST', '/api/undo/planner/token')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo…' })).toBeNull());
    await waitFor(() => expect(titlesOf('Wednesday')).toEqual(['Easy run']));
  });

  it('is duplicated to next week', async () => {
    const { user, api, toasts } = await openPlan([aTask()], {
      'POST /api/weekly-tasks/duplicate-week': { duplicatedCount: 1 },
    });
    await user.click(screen.getByRole('button', { name: 'Duplicate to Next Week' }));
    await waitFor(() =>
      expect(toasts).toContainEqual({
        title: 'Week duplicated',
        description: 'All tasks have been duplicated to next week.',
      }),
    );
    expect(api.sent('POST', '/api/weekly-tasks/duplicate-week')[0]?.body).toEqual({
      sourceWeekStart: '2026-11-16',
      targetWeekStart: '2026-11-23',
    });
  });

  it.each([
    ['Duplicate to Next Week', 'Failed to duplicate week tasks. Please try again.'],
    ['Delete Entire Week', 'Failed to delete week tasks. Please try again.'],
  ])('says when %s is refused', async (name, description) => {
    const { user, toasts } = await openPlan([aTask()]);
    await user.click(screen.getByRole('button', { name }));
    if (name === 'Delete Entire Week')
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
    await waitFor(() => expect(toasts).toContainEqual({ title: 'Error', description, variant: 'destructive' }));
  });
});

describe('a task that stands for a step of a roadmap', () => {
  it('leads to the roadmap of its goal', async () => {
    const { user, setView } = await openPlan([aTask({ goalId: 'g', milestoneId: 'm' })], {
      'GET /api/goals': [aGoal({ id: 'g', title: 'Run a marathon' })],
    });
    await user.click(await screen.findByRole('button', { name: 'Run a marathon' }));
    expect(sessionStorage.getItem('selectedGoalId')).toBe('g');
    expect(setView).toHaveBeenCalledWith('preview');
  });
});

describe('tasks of past weeks', () => {
  const missed = 'GET /api/weekly-tasks/missed';
  const decide = 'POST /api/weekly-tasks/missed';
  const old = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      aTask({ id: `old-${index}`, title: `old-${index}`, specificDate: '2026-11-12' }),
    );

  it('wait in a quiet banner; nothing moves by itself', async () => {
    const { api } = await openPlan([], { [missed]: [aTask({ specificDate: '2026-11-12' }), aTask()] });
    expect(await screen.findByText('2 tasks from past weeks are waiting')).toBeVisible();
    expect(api.calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('are kept, dropped or moved to this week in one screen, with one save and one Undo', async () => {
    const three = ['a', 'b', 'c'].map((id) => aTask({ id, title: id, specificDate: '2026-11-12' }));
    const { user, api, toasts } = await openPlan([], {
      [missed]: three,
      [decide]: { keptCount: 1, droppedCount: 1, movedCount: 1, undo: 'token' },
      'POST /api/undo/planner/token': refusal(503, { detail: 'Back in a minute' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Decide' }));
    const dialog = await screen.findByRole('dialog', { name: 'From past weeks' });
    const buttons = within(dialog).getAllByRole('button', { name: 'Move to this week' });
    await user.click(buttons[0] as HTMLElement);
    const group = (name: string) => within(within(dialog).getByRole('group', { name }));
    await user.click(group('a').getByRole('button', { name: 'Keep' }));
    await user.click(group('b').getByRole('button', { name: 'Drop' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save 3 tasks' }));
    await waitFor(() => expect(toasts[0]).toMatchObject({ description: '1 moved, 1 kept, 1 dropped' }));
    expect(api.sent('POST', '/api/weekly-tasks/missed')[0]?.body).toEqual({
      decisions: [
        { taskId: 'a', decision: 'keep' },
        { taskId: 'b', decision: 'drop' },
        { taskId: 'c', decision: 'move' },
      ],
    });
    act(() => toasts[0]?.action?.onSelect());
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: 'Error', description: 'Back in a minute' }));
    api.answer('POST /api/undo/planner/token', { restoredCount: 3 });
    await choose(user, 'Undo…', 'Decided about 3 tasks from past weeks');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo…' })).toBeNull());
    expect(api.sent('POST', '/api/undo/planner/token')).toHaveLength(2);
  });

  it('are decided about at once, however many there are', async () => {
    const { user, api, toasts } = await openPlan([], {
      [missed]: old(150),
      [decide]: { keptCount: 0, droppedCount: 0, movedCount: 150, undo: 'token' },
    });
    expect(await screen.findByText('150 tasks from past weeks are waiting')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Decide' }));
    const all = (await screen.findByText('All 150:')).parentElement as HTMLElement;
    await waitFor(() => expect(screen.getByRole('dialog').querySelectorAll('li')).toHaveLength(150));
    fireEvent.click(within(all).getByText('Move to this week'));
    fireEvent.click(screen.getByText('Save 150 tasks'));
    await waitFor(() => expect(toasts[0]).toMatchObject({ description: '150 moved' }));
    expect(api.sent('POST', '/api/weekly-tasks/missed')[0]?.body).toEqual({
      decisions: Array.from({ length: 150 }, (_, index) => ({ taskId: `old-${index}`, decision: 'move' })),
    });
  });

  it('that are more than are answered at once are said to be more', async () => {
    const headers = { 'content-type': 'application/json', link: '</api/weekly-tasks/missed?cursor=c>; rel="next"' };
    const { user } = await openPlan([], { [missed]: new Response(JSON.stringify(old(3)), { headers }) });
    expect(await screen.findByText('3 or more tasks from past weeks are waiting')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Decide' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('what is left comes after them');
  });

  it('that are all there are, however many, are not said to be more', async () => {
    const first = await openPlan([], { [missed]: old(1000) });
    expect(await screen.findByText('1000 tasks from past weeks are waiting')).toBeVisible();
    first.unmount();
    const { user } = await openPlan([], { [missed]: old(2) });
    await user.click(await screen.findByRole('button', { name: 'Decide' }));
    expect(await screen.findByRole('dialog')).not.toHaveTextContent('what is left');
  });

  it('are moved to this week as many as fit, and the others are said not to', async () => {
    const planned = Array.from({ length: 498 }, (_, order) => aTask({ order, specificDate: '2026-11-17' }));
    const tooMany = refusal(409, { code: 'too-many', detail: 'Refused' });
    const api = fakeApi({ [week]: planned, [missed]: old(3), [decide]: tooMany });
    const { user, toasts } = renderInShell(<MissedBanner />);
    await user.click(await screen.findByRole('button', { name: 'Decide' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('status')).toHaveTextContent('This week has room for 2 of them.');
    fireEvent.click(dialog.getAllByText('Move to this week')[0] as HTMLElement);
    expect(dialog.getByRole('status')).toHaveTextContent(
      'room for 2 of them, which are chosen; the others do not fit.',
    );
    fireEvent.click(dialog.getByText('Save 2 tasks'));
    const description = 'A week holds at most 500 tasks. Choose fewer to move to this week.';
    await waitFor(() => expect(toasts[0]).toMatchObject({ title: 'Failed to update task', description }));
    expect(api.sent('POST', '/api/weekly-tasks/missed')[0]?.body).toEqual({
      decisions: ['old-0', 'old-1'].map((taskId) => ({ taskId, decision: 'move' })),
    });
    fireEvent.click(within(dialog.getByRole('group', { name: 'old-2' })).getByText('Move to this week'));
    expect(dialog.getByRole('status')).toHaveTextContent('3 are too many to move.');
  });

  it('can be decided about once more when the answer was lost, and taken back then', async () => {
    const { user, api, toasts, queries } = await openPlan([], { [missed]: old(1), [decide]: offline });
    await user.click(await screen.findByRole('button', { name: 'Decide' }));
    await user.click(within(await screen.findByRole('group', { name: 'old-0' })).getByText('Drop'));
    await user.click(screen.getByRole('button', { name: 'Save 1 task' }));
    await waitFor(() => expect(toasts[0]).toMatchObject({ title: 'Failed to update task' }));
    // the decision is made, and its news arrives although its answer did not
    api.answer(missed, []);
    await act(() => queries.invalidateQueries({ queryKey: ['planner.listMissed'] }));
    api.answer(decide, { keptCount: 0, droppedCount: 1, movedCount: 0, undo: 'token' });
    await user.click(screen.getByRole('button', { name: 'Save 1 task' }));
    await waitFor(() => expect(toasts[1]).toMatchObject({ description: '1 dropped' }));
    const keys = api.sent('POST', '/api/weekly-tasks/missed').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys[0]).toEqual(expect.any(String));
    expect(keys[1]).toBe(keys[0]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    api.answer('POST /api/undo/planner/token', { restoredCount: 1 });
    act(() => toasts[1]?.action?.onSelect());
    await waitFor(() => expect(api.sent('POST', '/api/undo/planner/token')).toHaveLength(1));
  });

  it('that were decided about by somebody who has signed out since are nothing to the next person', async () => {
    const answer = held<unknown>();
    const { user, toasts, queries } = await openPlan([], { [missed]: old(1), [decide]: answer.answer });
    act(() => void queries.setQueryData(['auth.getUser'], { id: 'user-1' }));
    await user.click(await screen.findByRole('button', { name: 'Decide' }));
    await user.click(within(await screen.findByRole('group', { name: 'old-0' })).getByText('Drop'));
    await user.click(screen.getByRole('button', { name: 'Save 1 task' }));
    act(() => void queries.setQueryData(['auth.getUser'], null));
    await act(async () => answer.release({ keptCount: 0, droppedCount: 1, movedCount: 0, undo: 'token' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save 1 task' })).toBeEnabled());
    expect(toasts).toEqual([]);
    expect(queries.getQueryData(['kept', 'undo of plan'])).toBeUndefined();
  });
});
