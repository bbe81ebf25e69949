import { describe, expect, it } from '@jest/globals';
import type { Trashed } from '@pathwise/contracts/trash';
import { fakeApi, refusal } from '@pathwise/federation/testing/fake-api';
import { renderInShell } from '@pathwise/remote-kit/testing/in-shell';
import { screen, waitFor, within } from '@testing-library/react';
import { TrashPage } from './trash-page.tsx';

const now = new Date();
const earlier = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 3, 12);
const row = (token: string, more: Partial<Trashed> = {}): Trashed => {
  return { token, kind: 'tasks', titles: [token], times: [1], count: 1, deletedAt: now.toISOString(), ...more };
};

function openTrash(answers: Record<string, unknown> = {}) {
  const empty = { 'GET /api/trash/goals': [], 'GET /api/trash/planner': [], 'GET /api/trash/social': [] };
  const api = fakeApi({ ...empty, 'GET /api/trash/ai': [], ...answers });
  return { api, ...renderInShell(<TrashPage />, { at: '/trash' }) };
}
const rowOf = async (title: string) => {
  const found = (await screen.findByText(title)).closest('li');
  if (!found) throw new Error(`no row of ${title}`);
  return within(found);
};

describe('the trash', () => {
  it('lists what was deleted in every service by day, with its kind and its size', async () => {
    openTrash({
      'GET /api/trash/goals': [row('sail', { kind: 'goal', titles: ['Learn to sail'] })],
      'GET /api/trash/planner': [
        row('day', { titles: ['One', 'Two', 'Three'], count: 5, deletedAt: earlier.toISOString() }),
      ],
      'GET /api/trash/social': [row('post', { kind: 'posts', titles: ['Run with me'] })],
      'GET /api/trash/ai': [row('chat', { kind: 'chats', titles: ['Hello'] })],
    });
    const today = within(await screen.findByRole('region', { name: 'Today' }));
    await waitFor(() => expect(today.getAllByRole('listitem')).toHaveLength(3));
    expect((await rowOf('Learn to sail')).getByText('Goal')).toBeInTheDocument();
    expect((await rowOf('Hello')).getByText('Chat with Sage')).toBeInTheDocument();
    expect((await rowOf('Hello')).getByText(/created a goal/)).toBeInTheDocument();
    expect((await rowOf('One, Two, Three and 2 more')).getByText('Tasks')).toBeInTheDocument();
    expect(today.queryByText('One, Two, Three and 2 more')).toBeNull();
  });

  it('says of tasks that new days replaced that the person did not delete them', async () => {
    openTrash({
      'GET /api/trash/goals': [row('old', { kind: 'replaced-todos', titles: ['Call the club'], count: 10 })],
    });
    const replaced = await rowOf('Call the club and 9 more');
    expect(replaced.getByText('Replaced timeline tasks')).toBeInTheDocument();
    expect(replaced.getByText('Replaced when the steps were dated or drafted anew')).toBeInTheDocument();
  });

  it('brings a deletion back, says so, and reads that service anew', async () => {
    const { api, user, toasts } = openTrash({
      'GET /api/trash/planner': [row('entry', { kind: 'diary', titles: ['A walk'] })],
      'POST /api/undo/planner/entry': { restoredCount: 1 },
    });
    const button = (await rowOf('A walk')).getByRole('button', { name: 'Bring back A walk' });
    api.answer('GET /api/trash/planner', []);
    await user.click(button);
    expect(await screen.findByText('The trash is empty')).toBeInTheDocument();
    expect(api.sent('POST', '/api/undo/planner/entry')).toHaveLength(1);
    expect(toasts).toMatchObject([{ title: 'Brought back', description: 'A walk' }]);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Trash' })).toHaveFocus());
  });

  it('deletes for good only after asking', async () => {
    const { api, user } = openTrash({
      'GET /api/trash/goals': [row('sail', { kind: 'goal', titles: ['Learn to sail'] })],
      'DELETE /api/trash/goals/sail': () => new Response(null, { status: 204 }),
    });
    const button = { name: 'Delete for good: Learn to sail' };
    await user.click((await rowOf('Learn to sail')).getByRole('button', button));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(api.sent('DELETE', '/api/trash/goals/sail')).toHaveLength(0);
    await user.click((await rowOf('Learn to sail')).getByRole('button', button));
    api.answer('GET /api/trash/goals', []);
    await user.click(await screen.findByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByText('The trash is empty')).toBeInTheDocument();
    expect(api.sent('DELETE', '/api/trash/goals/sail')).toHaveLength(1);
  });

  it('says that a step needs its goal back first, and offers the upgrade at the limit of goals', async () => {
    const { user, toasts, events } = openTrash({
      'GET /api/trash/goals': [
        row('step', { kind: 'milestone', titles: ['Find a club'] }),
        row('sail', { kind: 'goal', titles: ['Learn to sail'] }),
      ],
      'POST /api/undo/goals/step': refusal(404, { code: 'not-found' }),
      'POST /api/undo/goals/sail': refusal(402, { code: 'goal-limit-reached', feature: 'goals' }),
    });
    await user.click((await rowOf('Find a club')).getByRole('button', { name: 'Bring back Find a club' }));
    await waitFor(() =>
      expect(toasts).toMatchObject([{ description: 'Its goal is deleted too. Bring the goal back first.' }]),
    );
    await user.click((await rowOf('Learn to sail')).getByRole('button', { name: 'Bring back Learn to sail' }));
    await waitFor(() => expect(events).toMatchObject([{ name: 'app:upgrade' }]));
  });

  it('shows the rest when one service does not answer, with Retry', async () => {
    const { api, user } = openTrash({
      'GET /api/trash/planner': [row('task', { titles: ['Paint'] })],
      'GET /api/trash/social': refusal(503),
    });
    expect(await screen.findByText('Paint')).toBeInTheDocument();
    expect(await screen.findByText('Part of the trash could not be loaded')).toBeInTheDocument();
    api.answer('GET /api/trash/social', [row('post', { kind: 'posts', titles: ['Run with me'] })]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Run with me')).toBeInTheDocument();
  });

  it('is empty with a sentence about the 30 days', async () => {
    openTrash();
    expect(await screen.findByText('The trash is empty')).toBeInTheDocument();
  });
});
