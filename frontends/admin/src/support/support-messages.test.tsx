import { describe, expect, it } from '@jest/globals';
import { json, refusal } from '@pathwise/federation/testing/fake-api';
import { screen, waitFor, within } from '@testing-library/react';
import { openForAdmin } from '../../test/open.tsx';
import { SupportMessages } from './support-messages.tsx';

const list = 'GET /api/admin/support-messages';
const message = {
  id: 'm1',
  name: 'Ada Nwosu',
  email: 'ada@example.org',
  subject: 'report-bug',
  message: 'The week is one day off.',
  userId: null,
  createdAt: '2026-11-20T10:00:00.000Z',
};
const open = (answer: unknown) => openForAdmin(<SupportMessages />, { [list]: answer });

describe('the messages to support', () => {
  it('say who wrote, about what, and offer a reply', async () => {
    open([message]);
    const row = (await screen.findByRole('heading', { name: 'Ada Nwosu' })).closest('li') as HTMLElement;
    expect(within(row).getByText('Report a bug')).toBeVisible();
    expect(within(row).getByText('Visitor')).toBeVisible();
    expect(within(row).getByText('The week is one day off.')).toBeVisible();
    expect(within(row).getByRole('link', { name: 'Reply to Ada Nwosu' })).toHaveAttribute(
      'href',
      'mailto:ada%40example.org?subject=Re%3A%20Report%20a%20bug',
    );
  });

  it('are marked as answered, and as open again', async () => {
    const { api, user } = openForAdmin(<SupportMessages />, { [list]: [message] });
    const call = 'POST /api/admin/support-messages/m1/answered';
    const answered = { ...message, answeredAt: '2026-11-21T10:00:00.000Z' };
    api.answer(call, answered);
    const press = screen.findByRole('button', { name: 'Mark as answered: Ada Nwosu' });
    expect(screen.queryByText(/^Answered/)).toBeNull();
    api.answer(list, [answered]);
    await user.click(await press);
    expect(await screen.findByText(/^Answered/)).toBeVisible();
    api.answer(list, [message]);
    await user.click(screen.getByRole('button', { name: 'Mark as open: Ada Nwosu' }));
    await waitFor(() => expect(screen.queryByText(/^Answered/)).toBeNull());
    expect(api.sent('POST', '/api/admin/support-messages/m1/answered').map(({ body }) => body)).toEqual([
      { answered: true },
      { answered: false },
    ]);
  });

  it('say when one could not be marked', async () => {
    const { user, toasts } = openForAdmin(<SupportMessages />, {
      [list]: [message],
      'POST /api/admin/support-messages/m1/answered': refusal(503, { detail: 'Not now' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Mark as answered: Ada Nwosu' }));
    await waitFor(() =>
      expect(toasts[0]).toMatchObject({ title: 'The message was not marked', description: 'Not now' }),
    );
  });

  it('load on, page by page', async () => {
    const next = '/api/admin/support-messages?cursor=c2';
    const { api, user } = open(() => {
      const first = json([message]);
      first.headers.set('link', `<${next}>; rel="next"`);
      return first;
    });
    api.answer(`GET ${next}`, [{ ...message, id: 'm2', name: 'José Prado' }]);
    await user.click(await screen.findByRole('button', { name: 'Show more messages' }));
    expect(await screen.findByRole('heading', { name: 'José Prado' })).toBeVisible();
  });

  it('say when there are none', async () => {
    open([]);
    expect(await screen.findByText('Nobody has written to support yet')).toBeVisible();
  });

  it('say when they could not be loaded', async () => {
    open(refusal(503));
    expect(await screen.findByText('The messages could not be loaded')).toBeVisible();
  });
});
