import { describe, expect, it } from '@jest/globals';
import { refusal } from '@pathwise/federation/testing/fake-api';
import { screen, waitFor, within } from '@testing-library/react';
import { openForAdmin } from '../../test/open.tsx';
import { ReportsCard } from './reports-card.tsx';

const list = (state: string) => `GET /api/admin/reports?state=${state}`;
const post = {
  id: 'r1',
  state: 'open',
  about: { kind: 'post', id: 'p1' },
  reason: 'scam',
  text: 'They asked for money.',
  createdAt: '2026-11-20T10:00:00.000Z',
  reporter: { id: 'u1', firstName: 'Ada', lastName: 'Nwosu' },
  member: { id: 'u2', firstName: 'Bo', lastName: null },
  post: { title: 'Earn quickly', description: 'Send me ten coins.' },
};
const person = { ...post, id: 'r2', about: { kind: 'member', id: 'u2' }, text: '', post: null };
const done = new Response(null, { status: 204 });

describe('the reports', () => {
  it('say about whom or what, by whom and why', async () => {
    openForAdmin(<ReportsCard />, { [list('open')]: [post, { ...person, reason: 'harassment' }] });
    const row = (await screen.findByRole('heading', { name: '“Earn quickly”' })).closest('li') as HTMLElement;
    expect(within(row).getByText('Scam')).toBeVisible();
    expect(within(row).getByText('They asked for money.')).toBeVisible();
    expect(within(row).getByText('Send me ten coins.')).toBeVisible();
    expect(within(row).getByRole('link', { name: 'Ada Nwosu' })).toHaveAttribute('href', '/profile?user=u1');
    expect(screen.getByRole('heading', { name: 'Bo' })).toBeVisible();
    expect(screen.getByText('Harassment')).toBeVisible();
  });

  it.each([
    [post, '“Earn quickly”', 'Nobody but its author sees the post, and the author is told. You can show it again.'],
    [person, 'Bo', 'Other members find this person nowhere. You can show them again.'],
  ])('hide what one is about, after a question', async (report, what, sentence) => {
    const path = `/api/admin/reports/${report.id}/hide`;
    const { api, user, toasts } = openForAdmin(<ReportsCard />, { [list('open')]: [report], [`POST ${path}`]: done });
    await user.click(await screen.findByRole('button', { name: `Hide ${what}` }));
    const question = within(await screen.findByRole('alertdialog', { name: `Hide ${what}?` }));
    expect(question.getByText(sentence)).toBeVisible();
    expect(api.sent('POST', path)).toEqual([]);
    api.answer(list('open'), []);
    await user.click(question.getByRole('button', { name: 'Hide' }));
    expect(await screen.findByText('No report is open')).toBeVisible();
    expect(toasts[0]?.title).toBe('Hidden');
  });

  it('are dismissed', async () => {
    const { api, user, toasts } = openForAdmin(<ReportsCard />, {
      [list('open')]: [post],
      'POST /api/admin/reports/r1/dismiss': done,
    });
    const press = await screen.findByRole('button', { name: 'Dismiss the report about “Earn quickly”' });
    api.answer(list('open'), []);
    await user.click(press);
    expect(await screen.findByText('No report is open')).toBeVisible();
    expect(toasts[0]?.title).toBe('Report dismissed');
  });

  it('show again what was hidden', async () => {
    const { api, user, toasts } = openForAdmin(<ReportsCard />, {
      [list('open')]: [],
      [list('hidden')]: [{ ...post, state: 'hidden' }],
      'POST /api/admin/reports/r1/show': done,
    });
    await user.click(screen.getByRole('button', { name: 'Hidden' }));
    const press = await screen.findByRole('button', { name: 'Show again: “Earn quickly”' });
    expect(screen.queryByRole('button', { name: /^Dismiss the report/ })).toBeNull();
    api.answer(list('hidden'), []);
    await user.click(press);
    expect(await screen.findByText('Nothing is hidden after a report')).toBeVisible();
    expect(toasts[0]?.title).toBe('Shown again');
  });

  describe('a message to the person reported', () => {
    const path = '/api/admin/users/u2/messages';
    const mail = { subject: 'About your post “Earn quickly”', html: '<p>Hello Bo,</p>', text: 'Hello Bo,' };
    async function openDialog(answer: unknown) {
      const answers = { [list('open')]: [post], [`POST ${path}/preview`]: mail, [`POST ${path}`]: answer };
      const opened = openForAdmin(<ReportsCard />, answers);
      await opened.user.click(await screen.findByRole('button', { name: 'Write to Bo' }));
      return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Write to Bo' })) };
    }

    it('needs a subject and words, is shown as a mail, and is sent with the report', async () => {
      const { api, user, toasts, dialog } = await openDialog(new Response(null, { status: 202 }));
      const send = dialog.getByRole('button', { name: 'Send message' });
      expect(dialog.getByLabelText('Subject')).toHaveValue('About your post “Earn quickly”');
      expect(send).toBeDisabled();
      await user.type(dialog.getByLabelText('Message'), ' Please stop. ');
      await user.click(dialog.getByRole('button', { name: 'Preview' }));
      const frame = await dialog.findByTitle('The mail');
      expect([frame.getAttribute('srcdoc'), frame.getAttribute('sandbox')]).toEqual([mail.html, '']);
      expect(api.sent('POST', path)).toEqual([]);
      await user.click(send);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const body = { subject: mail.subject, text: 'Please stop.' };
      expect(api.sent('POST', `${path}/preview`)[0]?.body).toEqual(body);
      expect(api.sent('POST', path)[0]?.body).toEqual({ ...body, reportId: 'r1' });
      expect(toasts[0]).toMatchObject({ title: 'Message sent', description: 'A mail to Bo is on its way.' });
    });

    it('that was refused says why, and keeps the words', async () => {
      const { user, toasts, dialog } = await openDialog(refusal(429, { detail: 'Too many attempts' }));
      await user.type(dialog.getByLabelText('Message'), 'Please stop.');
      await user.click(dialog.getByRole('button', { name: 'Send message' }));
      await waitFor(() =>
        expect(toasts[0]).toMatchObject({ title: 'The message was not sent', description: 'Too many attempts' }),
      );
      expect(dialog.getByLabelText('Message')).toHaveValue('Please stop.');
    });
  });

  it('say when one could not be decided, or none be loaded', async () => {
    const { api, user, toasts } = openForAdmin(<ReportsCard />, {
      [list('open')]: [post],
      'POST /api/admin/reports/r1/dismiss': refusal(409, { detail: 'This report is closed already' }),
      [list('dismissed')]: refusal(503),
    });
    await user.click(await screen.findByRole('button', { name: /^Dismiss the report/ }));
    await waitFor(() =>
      expect(toasts[0]).toMatchObject({
        title: 'The report was not dismissed',
        description: 'This report is closed already',
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Dismissed' }));
    expect(await screen.findByText('The reports could not be loaded')).toBeVisible();
    expect(api.sent('POST', '/api/admin/reports/r1/dismiss')).toHaveLength(1);
  });
});
