import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Answer, fakeApi, networkFailure, refusal } from '@pathwise/federation/testing/fake-api';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maya, memberAnswers, visitorAnswers } from '../../test/fixtures.ts';
import { prepareBrowser, showApp } from '../../test/show-app.tsx';
import { billingAnswers } from '../../test/subscription.ts';

beforeEach(() => {
  prepareBrowser();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(cleanup);

const token = 'dG9rZW4tb2YtYS1tYWlsZWQtbGluaw';
const done = () => new Response(null, { status: 204 });
const spent = () => refusal(404, { code: 'link-expired', detail: 'This link no longer works' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function show(path: string, answers: Record<string, Answer> = {}) {
  const server = fakeApi({ ...visitorAnswers(), ...answers });
  return { server, posts: () => server.calls.filter(({ method }) => method !== 'GET'), ...showApp(path) };
}

describe('/auth/forgotten', () => {
  const forgotten = 'POST /api/account/password/forgotten';

  it('is linked from the sign-in form', async () => {
    const { where } = show('/auth');
    await userEvent.click(await screen.findByRole('link', { name: 'Forgotten your password?' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Forgotten your password?' })).toBeVisible();
    expect(where.path).toBe('/auth/forgotten');
  });

  it('asks for a link, and then says where it is, whether or not there is such an account', async () => {
    const { posts } = show('/auth/forgotten', { [forgotten]: () => new Response(null, { status: 202 }) });
    await userEvent.type(await screen.findByLabelText('Email'), ' maya@example.org ');
    await press('Send the link');
    expect(await screen.findByRole('heading', { level: 1, name: 'Look in your inbox' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(
      'If maya@example.org belongs to an account, a link is on its way there.',
    );
    expect(screen.getByRole('status')).toHaveFocus();
    expect(posts()).toMatchObject([{ path: '/api/account/password/forgotten', body: { email: 'maya@example.org' } }]);
    await press('Try another address');
    expect(screen.getByLabelText('Email')).toBeVisible();
  });

  it('needs an address', async () => {
    const { posts } = show('/auth/forgotten');
    await screen.findByLabelText('Email');
    await press('Send the link');
    expect(await screen.findByText('Email is required')).toBeVisible();
    expect(posts()).toEqual([]);
  });

  it.each([
    ['the server’s words', () => refusal(429, { detail: 'Please wait a minute' }), 'Please wait a minute'],
    ['that nothing was reached', networkFailure, 'We could not be reached. Please try again.'],
  ])('says %s when it fails', async (_, answer, text) => {
    show('/auth/forgotten', { [forgotten]: answer });
    await userEvent.type(await screen.findByLabelText('Email'), 'maya@example.org');
    await press('Send the link');
    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe('/auth/reset', () => {
  const reset = 'POST /api/account/password/reset';
  const choose = async (password = 'a long enough password') => {
    await userEvent.type(await screen.findByLabelText('New password'), password);
    await press('Set new password');
  };

  it('sends nothing before the button is pressed, and then leads to sign-in', async () => {
    const { posts, where } = show(`/auth/reset#${token}`, { [reset]: done });
    await screen.findByLabelText('New password');
    expect(posts()).toEqual([]);
    await choose();
    expect(await screen.findByText('Please sign in with your new password.')).toBeVisible();
    await waitFor(() => expect(where.path).toBe('/auth'));
    expect(where.hash).toBe('');
    expect(posts()).toMatchObject([
      { path: '/api/account/password/reset', body: { token, newPassword: 'a long enough password' } },
    ]);
  });

  it('leads on to the plan that was chosen before the password was forgotten', async () => {
    const { server, where } = show('/subscription', {
      ...billingAnswers(),
      'POST /api/account/password/forgotten': () => new Response(null, { status: 202 }),
      'POST /api/login': () => maya,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Choose Premium Monthly' }));
    await userEvent.click(await screen.findByRole('tab', { name: 'Login' }));
    await userEvent.click(screen.getByRole('link', { name: 'Forgotten your password?' }));
    await userEvent.type(await screen.findByLabelText('Email'), 'maya@example.org');
    await press('Send the link');
    await userEvent.click(await screen.findByRole('link', { name: 'Back to sign in' }));
    expect(await screen.findByText(/^You chose Premium Monthly/)).toBeVisible();
    cleanup();

    const opened = show(`/auth/reset#${token}`, { ...billingAnswers(), [reset]: done, 'POST /api/login': () => maya });
    await choose();
    expect(await screen.findByText(/^You chose Premium Monthly/)).toBeVisible();
    opened.server.answer('GET /api/user', maya);
    opened.server.answer('POST /api/subscription/create', { clientSecret: 'secret', subscriptionId: 'sub_1' });
    await userEvent.type(screen.getByLabelText('Email'), 'maya@example.org');
    await userEvent.type(screen.getByLabelText('Password'), 'a long enough password');
    await press('Login');
    expect(await screen.findByRole('heading', { name: 'Complete Your Subscription' })).toBeVisible();
    expect(opened.server.sent('POST', '/api/subscription/create')[0]?.body).toMatchObject({ priceId: 'monthly' });
    expect(server.sent('POST', '/api/subscription/create')).toEqual([]);
    expect(where.path).toBe('/auth');
  });

  it.each([
    ['an hour ago', { next: { to: '/profile', why: 'Old' }, at: Date.now() - 3_600_000 }],
    ['for another site', { next: { to: 'https://example.org', why: 'Old' }, at: Date.now() }],
    ['by an older release', ['Old']],
  ])('leads to sign-in alone when the destination was kept %s', async (_, kept) => {
    localStorage.setItem('placeAfterReset', JSON.stringify(kept));
    show(`/auth/reset#${token}`, { [reset]: done });
    await choose();
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in to Pathwise' })).toBeVisible();
    expect(screen.queryByText('Old')).not.toBeInTheDocument();
    expect(localStorage.getItem('placeAfterReset')).toBeNull();
  });

  it('signs out a window in which the same person was signed in', async () => {
    const { server, where } = show(`/auth/reset#${token}`, { ...memberAnswers(), [reset]: done });
    await screen.findByLabelText('New password');
    server.answer('GET /api/user', () => refusal(401, { detail: 'Please sign in' }));
    await choose();
    await waitFor(() => expect(where.path).toBe('/auth'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in to Pathwise' })).toBeVisible();
    expect(localStorage.getItem('lastKnownUser')).toBeNull();
  });

  it('leaves another person who is signed in here alone', async () => {
    const { where } = show(`/auth/reset#${token}`, { ...memberAnswers(), [reset]: done });
    await choose();
    await waitFor(() => expect(where.path).toBe('/'));
  });

  it('says at the field what is wrong with the password', async () => {
    const message = 'This password is too easy to guess. Please choose another one.';
    const { posts } = show(`/auth/reset#${token}`, {
      [reset]: () => refusal(422, { detail: message, errors: [{ path: 'newPassword', message }] }),
    });
    await choose('short');
    expect(await screen.findByText('Password must be at least 8 characters')).toBeVisible();
    expect(posts()).toEqual([]);
    await choose('er but common');
    await waitFor(() =>
      expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
        expect.stringContaining(message) as unknown as string,
      ),
    );
  });

  it.each([
    ['was used or is too old', `#${token}`, true],
    ['was cut off', '', false],
    ['is no token', '#<script>', false],
  ])('says kindly that a link no longer works that %s, and offers a new one', async (_, hash, isAsked) => {
    const { where } = show(`/auth/reset${hash}`, { [reset]: spent });
    if (isAsked) await choose();
    expect(await screen.findByRole('alert')).toHaveTextContent('This link no longer works.');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Get a new link' }));
    await waitFor(() => expect(where.path).toBe('/auth/forgotten'));
  });
});

describe('/auth/confirm-email', () => {
  const confirm = 'POST /api/account/email/confirm';

  it('sends nothing before the button is pressed, and leads a visitor to sign-in', async () => {
    const { posts, where } = show(`/auth/confirm-email#${token}`, { [confirm]: done });
    await screen.findByRole('button', { name: 'Confirm this address' });
    expect(posts()).toEqual([]);
    await press('Confirm this address');
    await waitFor(() => expect(where.path).toBe('/auth'));
    expect(posts()).toMatchObject([{ path: '/api/account/email/confirm', body: { token } }]);
  });

  it('shows the new address to a person who is signed in', async () => {
    let user = maya;
    const { where, queryClient } = show(`/auth/confirm-email#${token}`, {
      ...memberAnswers(),
      'GET /api/user': () => user,
      [confirm]: done,
    });
    await screen.findByRole('button', { name: 'Confirm this address' });
    user = { ...maya, email: 'new@example.org' };
    await press('Confirm this address');
    await waitFor(() => expect(where.path).toBe('/profile'));
    expect(queryClient.getQueryData(['auth.getUser'])).toMatchObject({ email: 'new@example.org' });
  });

  it('says why an address cannot be confirmed', async () => {
    show(`/auth/confirm-email#${token}`, {
      [confirm]: () => refusal(409, { detail: 'An account with this email already exists' }),
    });
    await screen.findByRole('button', { name: 'Confirm this address' });
    await press('Confirm this address');
    expect(await screen.findByText('An account with this email already exists')).toBeVisible();
  });

  it.each([
    ['a visitor', {}, 'Sign in to ask again', '/auth'],
    ['a member', memberAnswers(), 'Ask again on your profile', '/profile'],
  ])('offers %s a way to a new link when this one no longer works', async (_, who, label, path) => {
    const { where } = show(`/auth/confirm-email#${token}`, { ...who, [confirm]: spent });
    await screen.findByRole('button', { name: 'Confirm this address' });
    await press('Confirm this address');
    await userEvent.click(await screen.findByRole('link', { name: label }));
    await waitFor(() => expect(where.path).toBe(path));
  });
});

describe('/unsubscribe', () => {
  const address = `/api/email/unsubscribe/${token}`;
  const link = (isUnsubscribed: boolean) => ({
    [`GET ${address}`]: () => ({ email: 'm…@example.org', isUnsubscribed }),
  });
  const endMails = `POST ${address}`;
  const askFor = async (answers: Record<string, Answer>) => {
    const shown = show(`/unsubscribe#${token}`, { ...link(false), ...answers });
    await screen.findByRole('button', { name: 'Unsubscribe' });
    return shown;
  };

  it('says whose mails it ends and which still come, and sends nothing before the button is pressed', async () => {
    const { posts } = await askFor({ [endMails]: done });
    expect(screen.getByText('m…@example.org')).toBeVisible();
    expect(screen.getByText(/such as a link to choose a new password, still reach you/)).toBeVisible();
    expect(posts()).toEqual([]);
  });

  it('ends the mails once the button is pressed, and leads a visitor to the switch', async () => {
    const { posts, where } = await askFor({ [endMails]: done });
    await press('Unsubscribe');
    expect(await screen.findByRole('status')).toHaveTextContent('m…@example.org is unsubscribed.');
    expect(screen.getByRole('status')).toHaveTextContent('Mails about your account');
    expect(screen.getByRole('status')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Unsubscribe' })).not.toBeInTheDocument();
    expect(posts()).toMatchObject([{ method: 'POST', path: address }]);
    await userEvent.click(screen.getByRole('link', { name: 'Sign in to your account' }));
    await waitFor(() => expect(where.path).toBe('/auth'));
    expect(await screen.findByText(/you find the switch for our mails under Account/)).toBeVisible();
  });

  it('tells a member whose link was used before, and leads to the switch', async () => {
    const { posts, where } = show(`/unsubscribe#${token}`, { ...memberAnswers(), ...link(true) });
    expect(await screen.findByText(/is unsubscribed/)).toBeVisible();
    expect(posts()).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: 'Go to your account' }));
    await waitFor(() => expect(where.path + where.hash).toBe('/profile#account'));
  });

  it.each([
    ['the server’s words', () => refusal(429, { detail: 'Please wait a minute' }), 'Please wait a minute'],
    ['that nothing was reached', networkFailure, 'We could not be reached. Please try again.'],
  ])('says %s when it fails, and keeps the button', async (_, answer, text) => {
    await askFor({ [endMails]: answer });
    await press('Unsubscribe');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Unsubscribe' })).toBeEnabled();
  });

  it('offers Retry when the link could not be checked', async () => {
    const { server } = show(`/unsubscribe#${token}`, { [`GET ${address}`]: networkFailure });
    expect(await screen.findByText('This link could not be checked')).toBeVisible();
    server.answer(`GET ${address}`, link(false)[`GET ${address}`]);
    await press('Retry');
    expect(await screen.findByRole('button', { name: 'Unsubscribe' })).toBeVisible();
  });

  it.each([
    ['belongs to nobody', `#${token}`, () => refusal(404, { code: 'not-found' })],
    ['is too long', `#${token}`, () => refusal(422)],
    ['was cut off', '', networkFailure],
    ['is no token', '#<script>', networkFailure],
  ])('says plainly that a link does not work that %s', async (_, hash, answer) => {
    show(`/unsubscribe${hash}`, { [`GET ${address}`]: answer });
    expect(await screen.findByRole('alert')).toHaveTextContent('This link does not work.');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Unsubscribe' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in to your account' })).toBeVisible();
  });
});
