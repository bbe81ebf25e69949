import { describe, expect, it } from '@jest/globals';
import { refusal } from '@pathwise/federation/testing/fake-api';
import { screen, waitFor, within } from '@testing-library/react';
import { openForAdmin } from '../../test/open.tsx';
import { DeadLettersCard } from './dead-letters-card.tsx';

const list = 'GET /api/admin/dead-letters';
const letter = {
  id: '12',
  service: 'goals',
  consumer: 'goals-add-roadmap',
  subject: 'ai.roadmap-drafted.v1',
  reason: 'ValidationError',
  at: '2026-11-20T10:00:00.000Z',
  tries: 5,
  payload: { type: 'ai.roadmap-drafted.v1', goalId: 'g1', version: 2 },
};
const done = new Response(null, { status: 204 });

describe('a dead letter', () => {
  it('says what could not be applied by whom, and why', async () => {
    const { user } = openForAdmin(<DeadLettersCard />, { [list]: [letter, { ...letter, id: '13', tries: null }] });
    expect(await screen.findByText('ValidationError after 5 tries')).toBeVisible();
    expect(screen.getByText('ValidationError')).toBeVisible();
    expect(screen.getAllByText(/^goals · goals-add-roadmap · /)[0]).toBeVisible();
    const [summary] = screen.getAllByText('Show the event');
    await user.click(summary as HTMLElement);
    expect(screen.getAllByText('g1')[0]).toBeVisible();
  });

  it('is sent again', async () => {
    const { api, user, toasts } = openForAdmin(<DeadLettersCard />, {
      [list]: [letter],
      'POST /api/admin/dead-letters/12/replay': done,
    });
    const press = await screen.findByRole('button', { name: 'Send again: ai.roadmap-drafted.v1' });
    api.answer(list, []);
    await user.click(press);
    expect(await screen.findByText('Every event was applied')).toBeVisible();
    expect(toasts).toEqual([{ title: 'Event sent again', description: 'Only goals-add-roadmap receives it.' }]);
  });

  it('is discarded after a question', async () => {
    const path = '/api/admin/dead-letters/12';
    const { api, user, toasts } = openForAdmin(<DeadLettersCard />, { [list]: [letter], [`DELETE ${path}`]: done });
    await user.click(await screen.findByRole('button', { name: 'Discard ai.roadmap-drafted.v1' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard ai.roadmap-drafted.v1?' }));
    expect(api.sent('DELETE', path)).toEqual([]);
    api.answer(list, []);
    await user.click(question.getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('Every event was applied')).toBeVisible();
    expect(toasts[0]?.title).toBe('Event discarded');
  });

  it('says when it was not sent again', async () => {
    const { user, toasts } = openForAdmin(<DeadLettersCard />, {
      [list]: [letter],
      'POST /api/admin/dead-letters/12/replay': refusal(409, { detail: 'It was sent again already' }),
    });
    await user.click(await screen.findByRole('button', { name: /^Send/ }));
    await waitFor(() =>
      expect(toasts[0]).toMatchObject({
        title: 'The event was not sent again',
        description: 'It was sent again already',
      }),
    );
  });
});

it('says when the dead letters could not be loaded', async () => {
  openForAdmin(<DeadLettersCard />, { [list]: refusal(503) });
  expect(await screen.findByText('The dead letters could not be loaded')).toBeVisible();
});
