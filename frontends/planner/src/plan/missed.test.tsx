import { describe, expect, it } from '@jest/globals';
import { fakeApi, held, refusal } from '@pathwise/federation/testing/fake-api';
import { renderInShell } from '@pathwise/remote-kit/testing/in-shell';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aTask } from '../../test/fake-week.ts';
import { atNoonOfWednesday, choose, offline, openPlan, week } from '../../test/plan-page.tsx';
import { MissedBanner } from './missed-banner.tsx';

atNoonOfWednesday();

describe('tasks of past weeks', () => {
  const missed = 'GET /api/weekly-tasks/missed';
  const decide = 'POST /api/weekly-tasks/missed';
  const old = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      aTask({ id: `old-${index}`, title: `old-${index}`, specificDate: '2026-11-12' }),
    );

  it('are announced in a quiet banner; nothing moves by itself', async () => {
    const { api } = await openPlan([], { [missed]: [aTask({ specificDate: '2026-11-12' }), aTask()] });
    expect(await screen.findByText('2 tasks from past weeks are still open')).toBeVisible();
    expect(api.calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('are kept, dropped or moved to this week in one dialog, with one save and one Undo', async () => {
    const three = ['a', 'b', 'c'].map((id) => aTask({ id, title: id, specificDate: '2026-11-12' }));
    const { user, api, toasts } = await openPlan([], {
      [missed]: three,
      [decide]: { keptCount: 1, droppedCount: 1, movedCount: 1, undo: 'token' },
      'POST /api/undo/planner/token': refusal(503, { detail: 'Back in a minute' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Review' }));
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

  it('ask once about a single task', async () => {
    const { user } = await openPlan([], { [missed]: old(1) });
    await user.click(await screen.findByRole('button', { name: 'Review' }));
    const dialog = await screen.findByRole('dialog', { name: 'From past weeks' });
    expect(within(dialog).getAllByRole('button', { name: 'Drop' })).toHaveLength(1);
  });

  it('get one decision for all at once, however many there are', async () => {
    const { user, api, toasts } = await openPlan([], {
      [missed]: old(150),
      [decide]: { keptCount: 0, droppedCount: 0, movedCount: 150, undo: 'token' },
    });
    expect(await screen.findByText('150 tasks from past weeks are still open')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Review' }));
    const all = (await screen.findByText('All 150:')).parentElement as HTMLElement;
    await waitFor(() => expect(screen.getByRole('dialog').querySelectorAll('li')).toHaveLength(150));
    fireEvent.click(within(all).getByText('Move to this week'));
    fireEvent.click(screen.getByText('Save 150 tasks'));
    await waitFor(() => expect(toasts[0]).toMatchObject({ description: '150 moved' }));
    expect(api.sent('POST', '/api/weekly-tasks/missed')[0]?.body).toEqual({
      decisions: Array.from({ length: 150 }, (_, index) => ({ taskId: `old-${index}`, decision: 'move' })),
    });
  });

  it('beyond the first page are counted as "or more"', async () => {
    const headers = { 'content-type': 'application/json', link: '</api/weekly-tasks/missed?cursor=c>; rel="next"' };
    const { user } = await openPlan([], { [missed]: new Response(JSON.stringify(old(3)), { headers }) });
    expect(await screen.findByText('3 or more tasks from past weeks are still open')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Review' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('The others follow.');
  });

  it('without a further page are counted exactly, however many there are', async () => {
    const first = await openPlan([], { [missed]: old(1000) });
    expect(await screen.findByText('1000 tasks from past weeks are still open')).toBeVisible();
    first.unmount();
    const { user } = await openPlan([], { [missed]: old(2) });
    await user.click(await screen.findByRole('button', { name: 'Review' }));
    expect(await screen.findByRole('dialog')).not.toHaveTextContent('what is left');
  });

  it('move to this week only as far as they fit, and the dialog says so', async () => {
    const planned = Array.from({ length: 498 }, (_, order) => aTask({ order, specificDate: '2026-11-17' }));
    const tooMany = refusal(409, { code: 'too-many', detail: 'Refused' });
    const api = fakeApi({ [week]: planned, [missed]: old(3), [decide]: tooMany });
    const { user, toasts } = renderInShell(<MissedBanner />);
    await user.click(await screen.findByRole('button', { name: 'Review' }));
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

  it('can be decided again after a lost answer, and undone then', async () => {
    const { user, api, toasts, queries } = await openPlan([], { [missed]: old(1), [decide]: offline });
    await user.click(await screen.findByRole('button', { name: 'Review' }));
    await user.click(within(await screen.findByRole('group', { name: 'old-0' })).getByText('Drop'));
    await user.click(screen.getByRole('button', { name: 'Save 1 task' }));
    await waitFor(() => expect(toasts[0]).toMatchObject({ title: 'Failed to update task' }));
    // the decision is stored and its event arrives, but its answer is lost
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

  it('decided by a person who has signed out since show nothing to the next person', async () => {
    const answer = held<unknown>();
    const { user, toasts, queries } = await openPlan([], { [missed]: old(1), [decide]: answer.answer });
    act(() => void queries.setQueryData(['auth.getUser'], { id: 'user-1' }));
    await user.click(await screen.findByRole('button', { name: 'Review' }));
    await user.click(within(await screen.findByRole('group', { name: 'old-0' })).getByText('Drop'));
    await user.click(screen.getByRole('button', { name: 'Save 1 task' }));
    act(() => void queries.setQueryData(['auth.getUser'], null));
    await act(async () => answer.release({ keptCount: 0, droppedCount: 1, movedCount: 0, undo: 'token' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save 1 task' })).toBeEnabled());
    expect(toasts).toEqual([]);
    expect(queries.getQueryData(['kept', 'undo of plan'])).toBeUndefined();
  });
});
