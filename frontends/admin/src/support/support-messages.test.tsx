import { describe, expect, it } from '@jest/globals';
import { json, refusal } from '@pathwise/federation/testing/fake-api';
import { screen, within } from '@testing-library/react';
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
