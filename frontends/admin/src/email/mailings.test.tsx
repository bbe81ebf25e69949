import { describe, expect, it } from '@jest/globals';
import { json, refusal } from '@pathwise/federation/testing/fake-api';
import { screen, waitFor, within } from '@testing-library/react';
import { openForAdmin } from '../../test/open.tsx';
import { GivenUpCard } from './given-up-card.tsx';
import { MailingsCard } from './mailings-card.tsx';
import { SendToAllButton, SendWeeklyButton } from './send-buttons.tsx';

const list = 'GET /api/admin/mailings';
const running = {
  id: 'm1',
  type: 'spring-news',
  subject: 'Spring is here',
  status: 'running',
  total: 200,
  emailsSent: 50,
  emailsFailed: 2,
  emailsWaiting: 10,
  createdAt: '2026-11-20T10:00:00.000Z',
  finishedAt: null,
};

describe('a mail to everybody', () => {
  it('shows how far it is, and is paused and resumed', async () => {
    const paused = { ...running, status: 'paused' };
    const { api, user } = openForAdmin(<MailingsCard />, {
      [list]: [running],
      'POST /api/admin/mailings/m1/pause': paused,
      'POST /api/admin/mailings/m1/resume': running,
    });
    expect(await screen.findByText('50 of 200 sent, 2 failed, 10 waiting')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '26');
    api.answer(list, [paused]);
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    expect(await screen.findByText('Paused')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Resume' }));
    await waitFor(() => expect(api.sent('POST', '/api/admin/mailings/m1/resume')).toHaveLength(1));
  });

  it('is ended while paused, after one question', async () => {
    const end = '/api/admin/mailings/m1/end';
    const { api, user } = openForAdmin(<MailingsCard />, {
      [list]: [{ ...running, status: 'paused' }],
      [`POST ${end}`]: { ...running, status: 'done', endedEarly: true },
    });
    await user.click(await screen.findByRole('button', { name: 'End' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'End Spring is here for good?' }));
    expect(asked.getByText('It was sent to 50 of 200 people. Nobody else gets it.')).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Cancel' }));
    expect(api.sent('POST', end)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'End' }));
    api.answer(list, [{ ...running, status: 'done', endedEarly: true }]);
    await user.click(await screen.findByRole('button', { name: 'End it' }));
    expect(await screen.findByText('Ended')).toBeVisible();
    expect(api.sent('POST', end)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull();
  });

  it('offers no end while it runs', async () => {
    openForAdmin(<MailingsCard />, { [list]: [running] });
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'End' })).toBeNull();
  });

  it('is not there at first, and says when it could not be loaded', async () => {
    const { unmount } = openForAdmin(<MailingsCard />, { [list]: [] });
    expect(await screen.findByText('No mail went to everybody yet')).toBeVisible();
    unmount();
    openForAdmin(<MailingsCard />, { [list]: refusal(503) });
    expect(await screen.findByText('The mails to everybody could not be loaded')).toBeVisible();
  });
});

describe('sending', () => {
  const template = {
    type: 'welcome',
    name: 'Welcome',
    subject: 'Hello',
    html: '<p>Hello</p>',
    builtIn: true,
    custom: false,
    version: 0,
    updatedAt: null,
    variables: [],
  };
  const call = 'POST /api/admin/email-templates/welcome/send-to-all';
  const begun = { id: 'm1', emailsSent: 3, emailsFailed: 0, total: 200 };

  it("to all asks first, and says 'Bulk Email Sent'", async () => {
    const { api, user, toasts } = openForAdmin(<SendToAllButton template={template} />, { [call]: json(begun, 202) });
    await user.click(screen.getByRole('button', { name: 'Send to all' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Send Welcome to everybody?' }));
    await user.click(question.getByRole('button', { name: 'Send to everybody' }));
    await waitFor(() =>
      expect(toasts).toEqual([
        { title: 'Bulk Email Sent', description: '3 of 200 sent, 0 failed. The others are on their way.' },
      ]),
    );
    expect(api.calls[0]?.idempotencyKey).not.toBeNull();
  });

  it("to all says 'Bulk Send Failed' with the reason", async () => {
    const { user, toasts } = openForAdmin(<SendToAllButton template={template} />, {
      [call]: refusal(409, { detail: 'This mail is running already' }),
    });
    await user.click(screen.getByRole('button', { name: 'Send to all' }));
    await user.click(await screen.findByRole('button', { name: 'Send to everybody' }));
    await waitFor(() =>
      expect(toasts[0]).toMatchObject({ title: 'Bulk Send Failed', description: 'This mail is running already' }),
    );
  });

  it.each([
    [json({ ...begun, emailsSent: 200 }), 'Weekly Progress Emails Sent', '200 of 200 sent, 0 failed.'],
    [refusal(503, { detail: 'Not now' }), 'Email Send Failed', 'Not now'],
  ])('the weekly progress says how it went', async (answer, title, description) => {
    const { user, toasts } = openForAdmin(<SendWeeklyButton />, { 'POST /api/admin/send-weekly-progress': answer });
    await user.click(screen.getByRole('button', { name: 'Send weekly progress' }));
    await user.click(await screen.findByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(toasts[0]).toMatchObject({ title, description }));
  });
});

describe('a mail given up', () => {
  const mail = {
    id: 'x1',
    to: 'ada@example.org',
    cause: 'welcome',
    subject: 'Welcome to Pathwise',
    reason: '550',
    tries: 9,
    at: '2026-11-20T10:00:00.000Z',
    canSendAgain: true,
  };

  it('says why, and is sent again', async () => {
    const { api, user, toasts } = openForAdmin(<GivenUpCard />, {
      'GET /api/admin/mails/given-up': [
        mail,
        { ...mail, id: 'x2', to: 'bo@example.org', subject: null, canSendAgain: false },
      ],
      'POST /api/admin/mails/given-up/x1/send-again': new Response(null, { status: 204 }),
    });
    expect(await screen.findByText('Its text is erased')).toBeVisible();
    expect(screen.getAllByText('550 after 9 tries')[0]).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send again to bo@example.org' })).toBeNull();
    api.answer('GET /api/admin/mails/given-up', []);
    await user.click(screen.getByRole('button', { name: 'Send again to ada@example.org' }));
    expect(await screen.findByText('Every mail was sent')).toBeVisible();
    expect(toasts[0]?.title).toBe('Mail queued again');
  });

  const kept = /Its text is not kept, so it cannot be sent again/;
  it('about an account is named, and the card says why it cannot be sent again', async () => {
    const invited = { ...mail, id: 'x3', to: 'cy@example.org', cause: 'invited', subject: null, canSendAgain: false };
    openForAdmin(<GivenUpCard />, { 'GET /api/admin/mails/given-up': [mail, invited] });
    expect(await screen.findByText('Invitation')).toBeVisible();
    expect(screen.getByText(kept)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send again to cy@example.org' })).toBeNull();
  });

  it('of admin alone needs no such words', async () => {
    openForAdmin(<GivenUpCard />, { 'GET /api/admin/mails/given-up': [mail] });
    expect(await screen.findByText('Welcome to Pathwise')).toBeVisible();
    expect(screen.queryByText(kept)).toBeNull();
  });
});
