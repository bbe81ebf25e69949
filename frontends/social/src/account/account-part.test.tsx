import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { aMember } from '@pathwise/federation/testing/a-member';
import { fakeApi, held, networkFailure, refusal } from '@pathwise/federation/testing/fake-api';
import { renderInShell } from '@pathwise/remote-kit/testing/in-shell';
import { act, screen, waitFor, within } from '@testing-library/react';
import { AccountPart } from './account-part.tsx';

afterEach(() => {
  jest.restoreAllMocks();
});

const session = (own: object) => ({
  id: 's1',
  current: false,
  createdAt: '2026-11-03T08:00:00.000Z',
  lastSeenAt: '2026-11-20T19:30:00.000Z',
  device: 'Firefox on Windows',
  ...own,
});
const here = session({ id: 's1', current: true });
const lost = session({ id: 's2', device: 'Safari on iPhone' });
const done = () => new Response(null, { status: 204 });

function open(answers: Record<string, unknown> = {}, around = {}) {
  const loaded = {
    'GET /api/account/sessions': [here, lost],
    'GET /api/account/email-preferences': { automation: true },
    'GET /api/blocks': [],
  };
  const api = fakeApi({ ...loaded, ...answers });
  return { api, ...renderInShell(<AccountPart />, { at: '/profile#account', ...around }) };
}

describe('the signed-in devices', () => {
  it('are listed with device and last seen, this one marked', async () => {
    open();
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Firefox on Windows.*In use now · Signed in [^ ]*2026[^ ]* [^ ]*This device$/),
      expect.stringMatching(/^Safari on iPhone.*Last seen .*20.*2026.* · Signed in .*Sign out$/),
    ]);
  });

  it('can be signed out one by one', async () => {
    const { api, user, toasts } = open();
    api.answer('DELETE /api/account/sessions/s2', () => {
      api.answer('GET /api/account/sessions', [here]);
      return done();
    });
    await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(toasts).toEqual([{ title: 'Signed out', description: 'Safari on iPhone needs the password again.' }]);
    expect(screen.getByText('You are signed in on this device only.')).toBeVisible();
  });

  it.each([
    [1, '1 other device'],
    [2, '2 other devices'],
  ])('other than this one are signed out together: %d', async (ended, description) => {
    const { api, user, toasts } = open();
    api.answer('DELETE /api/account/sessions', () => {
      api.answer('GET /api/account/sessions', [here]);
      return { ended };
    });
    await user.click(await screen.findByRole('button', { name: 'Sign out all other devices' }));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Signed out', description }]));
    expect(await screen.findByText('You are signed in on this device only.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).not.toBeInTheDocument();
  });

  it('that could not be signed out stays, and is said', async () => {
    const { user, toasts } = open({ 'DELETE /api/account/sessions/s2': () => refusal(503, { detail: 'Away' }) });
    await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));
    await waitFor(() =>
      expect(toasts).toEqual([{ title: 'The device was not signed out', description: 'Away', variant: 'destructive' }]),
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('offer Retry when they could not be loaded', async () => {
    const { api, user } = open({ 'GET /api/account/sessions': () => refusal(503) });
    expect(await screen.findByText('Your devices could not be loaded')).toBeVisible();
    api.answer('GET /api/account/sessions', [here]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Firefox on Windows')).toBeVisible();
  });
});

describe('the blocked members', () => {
  it('are listed, and can be unblocked', async () => {
    const ada = { id: 'ada', firstName: 'Ada', lastName: 'Nwosu', profileImageUrl: null };
    const { api, user, toasts } = open({ 'GET /api/blocks': [ada] });
    api.answer('DELETE /api/users/ada/block', () => {
      api.answer('GET /api/blocks', []);
      return done();
    });
    await user.click(await screen.findByRole('button', { name: 'Unblock Ada Nwosu' }));
    expect(await screen.findByText('You have blocked nobody')).toBeVisible();
    expect(toasts).toEqual([{ title: 'Ada Nwosu is no longer blocked' }]);
  });
});

describe('the address', () => {
  const save = 'PUT /api/users/profile';
  const ask = async (answers: Record<string, unknown>, member = {}) => {
    const opened = open(answers, { member });
    await opened.user.type(screen.getByLabelText('New address'), ' New@example.org');
    await opened.user.click(screen.getByRole('button', { name: 'Change address' }));
    return opened;
  };

  it('stays until the link mailed to the new one is opened, which a note says', async () => {
    const { api, toasts } = await ask({ [save]: aMember({ pendingEmail: 'new@example.org' }) });
    expect(await screen.findByRole('note')).toHaveTextContent(
      'Waiting for your confirmationOpen the link that we sent to new@example.org. It works for 24 hours.',
    );
    expect(screen.getByText('maya@example.org')).toBeVisible();
    expect(screen.getByLabelText('New address')).toHaveValue('');
    expect(api.sent('PUT', '/api/users/profile')[0]?.body).toEqual({ email: 'New@example.org' });
    expect(toasts).toEqual([{ title: 'Look in your inbox', description: 'We sent a link to new@example.org.' }]);
  });

  it('can be kept after all', async () => {
    const { api, user, toasts } = open(
      { 'DELETE /api/account/email/pending': done },
      { member: { pendingEmail: 'new@example.org' } },
    );
    await user.click(screen.getByRole('button', { name: 'Cancel the change' }));
    await waitFor(() => expect(screen.queryByRole('note')).not.toBeInTheDocument());
    expect(api.sent('DELETE', '/api/account/email/pending')).toHaveLength(1);
    expect(toasts).toMatchObject([{ title: 'Your address stays' }]);
  });

  it('must look like one', async () => {
    const { api, user } = open();
    await user.type(screen.getByLabelText('New address'), 'new');
    await user.click(screen.getByRole('button', { name: 'Change address' }));
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(api.sent('PUT', '/api/users/profile')).toEqual([]);
  });

  it('shows what the server says about it', async () => {
    const message = 'Please use another address';
    const { toasts } = await ask({
      [save]: () => refusal(422, { detail: message, errors: [{ path: 'email', message }] }),
    });
    expect(await screen.findByText(message)).toBeVisible();
    expect(toasts).toMatchObject([{ title: 'The address was not changed', variant: 'destructive' }]);
  });
});

describe('the password', () => {
  const change = 'PUT /api/account/password';
  const fill = async (answers: Record<string, unknown>, newPassword = 'a new long password') => {
    const opened = open(answers);
    await opened.user.type(screen.getByLabelText('Current password'), 'the old password');
    await opened.user.type(screen.getByLabelText('New password'), newPassword);
    await opened.user.click(screen.getByRole('button', { name: 'Change password' }));
    return opened;
  };

  it('is changed with the current one, and the fields are emptied', async () => {
    const { api, toasts } = await fill({ [change]: done });
    await waitFor(() =>
      expect(toasts).toEqual([{ title: 'Password changed', description: 'Your other devices were signed out.' }]),
    );
    expect(api.sent('PUT', '/api/account/password')[0]?.body).toEqual({
      currentPassword: 'the old password',
      newPassword: 'a new long password',
    });
    expect(screen.getByLabelText('Current password')).toHaveValue('');
    expect(screen.getByLabelText('New password')).toHaveValue('');
  });

  it('needs eight characters', async () => {
    const { api } = await fill({}, 'short');
    expect(await screen.findByText('Password must be at least 8 characters')).toBeVisible();
    expect(api.sent('PUT', '/api/account/password')).toEqual([]);
  });

  it('says at its field that the current one is wrong', async () => {
    const detail = 'This password is not right. Please try again.';
    await fill({ [change]: () => refusal(403, { code: 'wrong-password', detail }) });
    await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(detail));
    expect(screen.getByLabelText('Current password')).toHaveFocus();
  });

  it('says at its field that the new one is too easy to guess', async () => {
    const message = 'This password is too easy to guess. Please choose another one.';
    await fill({ [change]: () => refusal(422, { detail: message, errors: [{ path: 'newPassword', message }] }) });
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveFocus();
  });
});

describe('the switch for mails', () => {
  const preferences = '/api/account/email-preferences';
  const mailSwitch = () => screen.findByRole('switch', { name: 'Weekly progress, congratulations and news' });

  it('applies at once, and says which mails still come', async () => {
    const answer = held<unknown>();
    const { api, user, toasts } = open({ [`PUT ${preferences}`]: answer.answer });
    expect(await mailSwitch()).toBeChecked();
    await user.click(await mailSwitch());
    expect(await mailSwitch()).not.toBeChecked();
    await act(async () => answer.release({ automation: false }));
    expect(await mailSwitch()).not.toBeChecked();
    expect(await mailSwitch()).toHaveAccessibleDescription(/^We only write to you about your account/);
    expect(api.sent('PUT', preferences).map(({ body }) => body)).toEqual([{ automation: false }]);
    expect(toasts).toEqual([]);
  });

  it('is switched on again by a person who unsubscribed through a mail', async () => {
    const { api, user } = open({
      [`GET ${preferences}`]: { automation: false },
      [`PUT ${preferences}`]: { automation: true },
    });
    expect(await mailSwitch()).not.toBeChecked();
    await user.click(await mailSwitch());
    await waitFor(() => expect(api.sent('PUT', preferences)).toMatchObject([{ body: { automation: true } }]));
    expect(await mailSwitch()).toBeChecked();
  });

  it('goes back when it could not be saved', async () => {
    const { user, toasts } = open({ [`PUT ${preferences}`]: () => refusal(503, { detail: 'Away' }) });
    await user.click(await mailSwitch());
    await waitFor(() =>
      expect(toasts).toEqual([{ title: 'Your choice was not saved', description: 'Away', variant: 'destructive' }]),
    );
    expect(await mailSwitch()).toBeChecked();
  });

  it('offers Retry when it could not be loaded', async () => {
    const { api, user } = open({ [`GET ${preferences}`]: () => refusal(503) });
    expect(await screen.findByText('Your choice of mails could not be loaded')).toBeVisible();
    api.answer(`GET ${preferences}`, { automation: true });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await mailSwitch()).toBeChecked();
  });
});

describe('downloading the own data', () => {
  const archive = 'GET /api/account/export';

  it('hands the archive to the browser as a file', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (file) => {
      saved.push(file as Blob);
      return 'blob:archive';
    };
    const names: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(`${this.href} ${this.download}`);
    });
    const { user, toasts } = open({ [archive]: { version: 1 } });
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Your data is ready' }]));
    expect(await saved[0]?.text()).toBe('{"version":1}');
    expect(names).toEqual([expect.stringMatching(/^blob:archive pathwise-\d{4}-\d\d-\d\d\.json$/)]);
  });

  it('says so when a part of Pathwise is away', async () => {
    const { user, toasts } = open({ [archive]: () => refusal(503, { detail: 'Please try again in a moment.' }) });
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    await waitFor(() =>
      expect(toasts).toEqual([
        {
          title: 'Your data could not be downloaded',
          description: 'Please try again in a moment.',
          variant: 'destructive',
        },
      ]),
    );
  });
});

describe('deleting the account', () => {
  const remove = 'POST /api/account/delete';

  async function ask(answers: Record<string, unknown> = {}) {
    const signOut = jest.fn(async () => true);
    const opened = open(answers, { signOut });
    await opened.user.click(screen.getByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    const confirm = async (password: string) => {
      if (password) await opened.user.type(dialog.getByLabelText('Your password'), password);
      await opened.user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    };
    return { ...opened, dialog, confirm, signOut };
  }

  it('asks for the password, deletes, and empties the device', async () => {
    const { api, confirm, signOut, toasts } = await ask({ [remove]: done });
    await confirm('a long enough password');
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Your account is deleted' }]));
    expect(api.sent('POST', '/api/account/delete')[0]?.body).toEqual({ password: 'a long enough password' });
    // nothing can be kept for a person who is gone
    expect(signOut.mock.calls).toEqual([[{ unasked: true }]]);
  });

  it('offers the archive first', async () => {
    const { dialog } = await ask();
    expect(dialog.getByText('Take your data along first')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Download my data' })).toBeVisible();
  });

  it('sends nothing without a password, and nothing when cancelled', async () => {
    const { api, confirm, dialog, user, signOut } = await ask();
    await confirm('');
    expect(await dialog.findByText('Password is required')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.sent('POST', '/api/account/delete')).toEqual([]);
    expect(signOut).not.toHaveBeenCalled();
  });

  it.each([
    ['the password is wrong', () => refusal(403, { detail: 'This is not your password' }), 'This is not your password'],
    ['nothing was reached', networkFailure, 'We could not be reached. Please try again.'],
  ])('stays open and says so when %s', async (_, answer, text) => {
    const { dialog, confirm, signOut } = await ask({ [remove]: answer });
    await confirm('wrong');
    expect(await dialog.findByText(text)).toBeVisible();
    expect(dialog.getByLabelText('Your password')).toHaveFocus();
    expect(signOut).not.toHaveBeenCalled();
  });
});
