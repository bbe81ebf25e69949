import { describe, expect, it } from '@jest/globals';
import { refusal } from '@pathwise/federation/testing/fake-api';
import { screen, waitFor, within } from '@testing-library/react';
import { openForAdmin } from '../../test/open.tsx';
import { aUser } from '../../test/users.ts';
import { AdminsPage } from './admins-page.tsx';

const admins = 'GET /api/admin/users?role=admin&sort=email';
const others = 'GET /api/admin/users?role=regular&limit=10&sort=-createdAt';
const own = aUser({ id: 'user-1', email: 'maya@example.org', role: 'admin' });
const ines = aUser({ id: 'ines', role: 'admin' });
const ada = aUser({ id: 'ada' });

const open = (answers: Record<string, unknown> = {}) =>
  openForAdmin(<AdminsPage log={null} />, { [admins]: [own, ines], [others]: [ada], ...answers });
const promote = 'POST /api/admin/promote-user';
const demote = 'POST /api/admin/demote-user';

describe('promoting by email', () => {
  it('is disabled while the email is blank', async () => {
    const { user } = open();
    const button = await screen.findByRole('button', { name: 'Promote' });
    expect(button).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: 'Email' }), '   ');
    expect(button).toBeDisabled();
  });

  it("says 'User Promoted' and empties the field", async () => {
    const { api, user, toasts } = open({ [promote]: { ...ada, role: 'admin' } });
    const field = await screen.findByRole('textbox', { name: 'Email' });
    await user.type(field, ' ada@example.org {Enter}');
    await waitFor(() =>
      expect(toasts).toEqual([
        { title: 'User Promoted', description: 'ada@example.org is an admin once they sign in again.' },
      ]),
    );
    expect(api.sent('POST', '/api/admin/promote-user')[0]?.body).toEqual({ email: 'ada@example.org' });
    expect(field).toHaveValue('');
  });

  it("says 'Promotion Failed' with the reason, and keeps what was typed", async () => {
    const { user, toasts } = open({ [promote]: refusal(404, { detail: 'Nobody has this address' }) });
    const field = await screen.findByRole('textbox', { name: 'Email' });
    await user.type(field, 'nobody@example.org{Enter}');
    await waitFor(() =>
      expect(toasts).toEqual([
        { title: 'Promotion Failed', description: 'Nobody has this address', variant: 'destructive' },
      ]),
    );
    expect(field).toHaveValue('nobody@example.org');
  });
});

describe('the people who are no admins', () => {
  it('are the first ten, each with a button that asks first', async () => {
    const { api, user } = open({ [promote]: { ...ada, role: 'admin' } });
    await user.click(await screen.findByRole('button', { name: 'Promote ada@example.org' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Make ada@example.org an admin?' }));
    expect(api.sent('POST', '/api/admin/promote-user')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Promote' }));
    await waitFor(() => expect(api.sent('POST', '/api/admin/promote-user')).toHaveLength(1));
  });
});

describe('the admins', () => {
  it('are demoted after a question, but nobody demotes themselves', async () => {
    const { api, user, toasts } = open({ [demote]: { ...ines, role: 'regular' } });
    expect(await screen.findByText('You')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Demote maya@example.org' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Demote ines@example.org' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Demote' }));
    await waitFor(() =>
      expect(toasts).toEqual([{ title: 'User Demoted', description: 'ines@example.org is no admin any more.' }]),
    );
    expect(api.sent('POST', '/api/admin/demote-user')[0]?.body).toEqual({ userId: 'ines' });
  });

  it('stay after a refusal', async () => {
    const { user, toasts } = open({ [demote]: refusal(409, { detail: 'The last admin stays' }) });
    await user.click(await screen.findByRole('button', { name: 'Demote ines@example.org' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Demote' }));
    await waitFor(() =>
      expect(toasts[0]).toMatchObject({ title: 'Demotion Failed', description: 'The last admin stays' }),
    );
  });

  it('say when they could not be loaded', async () => {
    open({ [admins]: refusal(503), [others]: refusal(503) });
    expect(await screen.findByText('The admins could not be loaded')).toBeVisible();
    expect(await screen.findByText('The users could not be loaded')).toBeVisible();
  });
});
