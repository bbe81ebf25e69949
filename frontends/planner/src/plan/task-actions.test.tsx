import { describe, expect, it } from '@jest/globals';
import { daysOfWeek } from '@pathwise/contracts/week.rules';
import { refusal } from '@pathwise/federation/testing/fake-api';
import { showOnDesktop, showOnPhone } from '@pathwise/ui/testing/on-phone';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aTask } from '../../test/fake-week.ts';
import {
  atNoonOfWednesday,
  choose,
  day,
  findRow,
  makes,
  offline,
  openPlan,
  titlesOf,
  week,
} from '../../test/plan-page.tsx';
import { dayName } from './plan.rules.ts';

atNoonOfWednesday();

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
    const icons = screen.getAllByRole('menuitem').map((row) => row.querySelector('svg')?.innerHTML);
    expect(new Set(icons).size).toBe(5);
  });

  it('is chosen from business priorities, then named; Enter adds it to its day, and there it is', async () => {
    const created = aTask({ title: 'Easy run', specificDate: '2026-11-17', priority: 'important' });
    const { user, api, toasts } = await openPlan([]);
    makes(api, 'POST /api/weekly-tasks', created, [created]);
    await choose(user, 'Add Task to Tuesday', 'Important');
    expect(screen.getByRole('textbox', { name: 'New task for Tuesday' }).tagName).toBe('TEXTAREA'); // it wraps
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
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', isComposing: true });
    expect(api.sent('POST', '/api/weekly-tasks')).toHaveLength(0);
  });

  it("keeps its text when it is refused: 'Failed to create task' (message or 'Please try again')", async () => {
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
  it('is completed at once, and Undo in the toast unticks it', async () => {
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
    await waitFor(() =>
      expect(toasts).toContainEqual(expect.objectContaining({ title: 'Task duplicated successfully' })),
    );
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
  ])('is unchanged when %s is refused (%s): %s with the message or Please try again', async (row, call, title) => {
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

  it.each([
    ['on a phone under a heading', showOnPhone, 1],
    ['on a desktop under its button alone', showOnDesktop, 0],
  ])('lists what can be undone %s', async (_, showIn, count) => {
    const restore = showIn();
    const { user } = await openPlan([aTask({ id: 't', title: 'Easy run' })]);
    await choose(user, 'More for Easy run', 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Undo…' }));
    await findRow('Deleted “Easy run”');
    expect(screen.queryAllByText('Undo a change')).toHaveLength(count);
    restore();
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

  it('whose restore fails can be restored again, and the toast has the server’s message', async () => {
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

  it('is restored in the full screen as well', async () => {
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

describe('copies of a task', () => {
  it.each([
    ['Duplicate', 'POST /api/weekly-tasks', 'DELETE /api/weekly-tasks/copy', 'The copy of “Easy run” is gone'],
    [
      'Set recurring',
      'POST /api/weekly-tasks/t/recurring',
      'POST /api/undo/planner/token',
      'The copies of “Easy run” are gone',
    ],
  ])('made by %s are removed by Undo', async (row, call, undo, back) => {
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

  it('offer no Undo when every day had one already', async () => {
    const { user, api, toasts } = await openPlan([aTask({ id: 't', title: 'Easy run' })]);
    api.answer('POST /api/weekly-tasks/t/recurring', { createdCount: 0, tasks: [] });
    await choose(user, 'More for Easy run', 'Set recurring');
    await waitFor(() => expect(toasts).toEqual([{ title: 'Recurring task created for all days!' }]));
  });
});
