import { describe, expect, it } from '@jest/globals';
import type { QueryClient } from '@pathwise/federation/query';
import { held, refusal } from '@pathwise/federation/testing/fake-api';
import { formatShortWeekday } from '@pathwise/remote-kit/day.rules';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aTask, weekAnswers } from '../../test/fake-week.ts';

import { atNoonOfWednesday, choose, day, findRow, openPlan, titlesOf, week } from '../../test/plan-page.tsx';

atNoonOfWednesday();

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

  it('shows the task that the address asks for, on a phone its day, until another is chosen', async () => {
    const tasks = [
      aTask({ id: 'call', title: 'Call the bank', specificDate: '2026-11-20', dayOfWeek: 'friday' }),
      aTask(),
    ];
    const { user } = await openPlan(tasks, {}, '/plan?week=2026-11-20&task=call');
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Call the bank' })).toHaveFocus());
    const days = within(screen.getByRole('group', { name: 'Day' }));
    expect(days.getByRole('button', { pressed: true })).toHaveTextContent('Friday');
    await user.click(days.getByRole('button', { name: /^Monday/ }));
    expect(days.getByRole('button', { pressed: true })).toHaveTextContent('Monday');
  });

  it('looks no more for a task that is not in its week once somebody leafs on', async () => {
    const moved = aTask({ id: 'call', title: 'Call the bank', specificDate: '2026-11-25', dayOfWeek: 'wednesday' });
    const next = weekAnswers('2026-11-23', [moved]);
    const { user } = await openPlan([aTask()], next, '/plan?week=2026-11-20&task=call');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('checkbox', { name: 'Call the bank' })).not.toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Next Week' })).toBeVisible();
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

  it('shows the chosen day both on the page and in a phone’s full screen, and the cross exits', async () => {
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

  it('keeps Escape for a name being edited while it fills the screen', async () => {
    const { user } = await openPlan([aTask({ title: 'Easy run' })]);
    await user.click(screen.getByRole('button', { name: 'Full screen' }));
    const full = await screen.findByRole('dialog');
    await user.click(await within(full).findByRole('button', { name: 'Easy run' }));
    await user.keyboard(' long{Escape}');
    expect(within(full).getByRole('button', { name: 'Easy run' })).toHaveFocus();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('keeps Escape for a task being added, a menu and a confirmation while it fills the screen', async () => {
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

describe('a change that waits to be sent', () => {
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
  it('moves a task to a day chosen in Move to…, and Undo moves it back', async () => {
    const task = aTask({ id: 't', title: 'Easy run', order: 0 });
    const { user, api, toasts } = await openPlan([task]);
    await choose(user, 'More for Easy run', 'Move to…', formatShortWeekday('2026-11-16'));
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

  it('picks up by space, moves by arrows and drops by space, with announcements', async () => {
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

  it('cancels by Escape', async () => {
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
