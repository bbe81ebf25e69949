import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aTask } from '../../test/fake-week.ts';
import { aGoal } from '../../test/fixtures.ts';

import { atNoonOfWednesday, choose, offline, openPlan, refuseAll, titlesOf, week } from '../../test/plan-page.tsx';

atNoonOfWednesday();

describe('a day as a whole', () => {
  it('is deleted after a confirmation with the count, and Undo restores its tasks', async () => {
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

  it('is unchanged when the confirmation is cancelled', async () => {
    const { user, api } = await openPlan([aTask(), aTask({ order: 1 })]);
    for (const rows of [['Delete All (2)'], ['Move All (2)', 'Friday']]) {
      await choose(user, 'All tasks of Wednesday', ...rows);
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
    expect(titlesOf('Wednesday')).toHaveLength(2);
    expect(api.calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('is moved after a confirmation with the count', async () => {
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
    'is unchanged when %s is refused: the toast has the message or Please try again',
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

/** A week that the person has just deleted, on a page that they can leave. */
async function deletedWeek() {
  const path = '/api/weekly-tasks/week?weekStart=2026-11-16&weekEnd=2026-11-22';
  const tasks = [aTask({ title: 'Easy run' })];
  const opened = await openPlan(tasks);
  const { user, api } = opened;
  api.answer(`DELETE ${path}`, () => {
    api.answer(week, []);
    return { deletedCount: 1, undo: 'token' };
  });
  api.answer('POST /api/undo/planner/token', () => {
    api.answer(week, tasks);
    return { restoredCount: 1 };
  });
  await user.click(screen.getByRole('button', { name: 'Delete Entire Week' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete Entire Week' }));
  await waitFor(() => expect(titlesOf('Wednesday')).toEqual([]));
  return opened;
}

describe('the week as a whole', () => {
  it('is deleted after a confirmation, and Undo restores it', async () => {
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

  it('can be restored after a visit to another page', async () => {
    const { user, api, queries } = await deletedWeek();
    await act(() => queries.invalidateQueries());
    await user.click(screen.getByRole('button', { name: 'Leave or return' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Monday' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Leave or return' }));
    await choose(user, 'Undo…', 'Cleared a week of 1 task');
    await waitFor(() => expect(api.sent('POST', '/api/undo/planner/token')).toHaveLength(1));
    await waitFor(() => expect(titlesOf('Wednesday')).toEqual(['Easy run']));
  });

  it('is duplicated to next week', async () => {
    const { user, api, toasts } = await openPlan([aTask()], {
      'POST /api/weekly-tasks/duplicate-week': { duplicatedCount: 1, undo: 'w' },
      'POST /api/undo/planner/w': { restoredCount: 1 },
    });
    await user.click(screen.getByRole('button', { name: 'Duplicate to Next Week' }));
    await waitFor(() =>
      expect(toasts[0]).toMatchObject({
        title: 'Week duplicated',
        description: 'All tasks have been duplicated to next week.',
      }),
    );
    expect(api.sent('POST', '/api/weekly-tasks/duplicate-week')[0]?.body).toEqual({
      sourceWeekStart: '2026-11-16',
      targetWeekStart: '2026-11-23',
    });
    act(() => toasts[0]?.action?.onSelect());
    await waitFor(() => expect(toasts[1]).toEqual({ title: 'Undone', description: 'The copies of 1 task are gone' }));
    expect(api.sent('POST', '/api/undo/planner/w')).toHaveLength(1);
  });

  it('tells that steps which are done stay, and when it has nothing else', async () => {
    const done = aTask({ goalId: 'g', milestoneId: 'm', completed: true });
    const answers = {
      'GET /api/goals': [],
      'POST /api/weekly-tasks/duplicate-week': { duplicatedCount: 1, undo: 'w' },
    };
    const { user, toasts, unmount } = await openPlan([done, aTask({ order: 1 })], answers);
    await user.click(screen.getByRole('button', { name: 'Duplicate to Next Week' }));
    const description = 'All tasks have been duplicated to next week. Steps that are done stay where they are.';
    await waitFor(() => expect(toasts[0]).toMatchObject({ title: 'Week duplicated', description }));
    unmount();
    const nothing = { ...answers, 'POST /api/weekly-tasks/duplicate-week': { duplicatedCount: 0 } };
    const second = await openPlan([done], nothing);
    await second.user.click(screen.getByRole('button', { name: 'Duplicate to Next Week' }));
    const told = { title: 'Nothing to duplicate', description: 'The steps of these tasks are done.' };
    await waitFor(() => expect(second.toasts).toEqual([told]));
  });

  it('is not said to be duplicated when next week has every copy already', async () => {
    const { user, toasts } = await openPlan([aTask()], {
      'POST /api/weekly-tasks/duplicate-week': { duplicatedCount: 0 },
    });
    await user.click(screen.getByRole('button', { name: 'Duplicate to Next Week' }));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Next week has these tasks already' }]));
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
  it('says that its step is gone', async () => {
    await openPlan([aTask({ isStepGone: true })], { 'GET /api/goals': [] });
    expect(screen.getByRole('img', { name: 'Its step is no longer on the roadmap' })).toBeInTheDocument();
  });

  it('names its goal beside the mark that links to the roadmap', async () => {
    const { user, setView } = await openPlan([aTask({ goalId: 'g', milestoneId: 'm' })], {
      'GET /api/goals': [aGoal({ id: 'g', title: 'Run a marathon' })],
    });
    const mark = await screen.findByRole('button', { name: 'Run a marathon' });
    expect(mark).toHaveTextContent('Run a marathon');
    await user.click(mark);
    expect(sessionStorage.getItem('selectedGoalId')).toBe('g');
    expect(setView).toHaveBeenCalledWith('preview');
  });
});
