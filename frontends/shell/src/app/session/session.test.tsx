import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@pathwise/federation/api';
import { query } from '@pathwise/federation/query';
import { fakeApi, json, networkFailure, plainText, refusal } from '@pathwise/federation/testing/fake-api';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maya, memberAnswers, visitorAnswers } from '../../../test/fixtures.ts';
import { openStreams, prepareBrowser, showApp } from '../../../test/show-app.tsx';
import { createQueryClient } from '../query-client.ts';
import { sessionKey, sessionQuery, throttledRefresh } from './session-query.ts';

beforeEach(() => {
  prepareBrowser();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(cleanup);

const hiccups = [
  ['a network failure', networkFailure],
  ['a 429', () => refusal(429, { detail: 'Slow down' })],
  ['a 500', () => refusal(500, { detail: 'Broken' })],
  ['a 503 without a body', () => plainText('', 503)],
] as const;

describe('GET /api/user', () => {
  it.each([401, 403, 404])('answered %d means signed out', async (status) => {
    fakeApi({ 'GET /api/user': () => refusal(status, { detail: 'No' }) });
    showApp('/');
    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible();
  });

  it.each(hiccups)('ending in %s at the start is logged and treated as signed out', async (_name, answer) => {
    fakeApi({ 'GET /api/user': answer });
    showApp('/');
    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(console.error).toHaveBeenCalledWith('Who is signed in could not be found out', expect.anything());
  });

  it.each(hiccups)('ending in %s keeps the last known person, also over a reload', async (_name, answer) => {
    const server = fakeApi(memberAnswers());
    const { queryClient, unmount } = showApp('/faq');
    await screen.findByText('Maya');
    server.answer('GET /api/user', answer);
    await queryClient.refetchQueries({ queryKey: sessionKey });
    expect(screen.getByText('Maya')).toBeVisible();

    unmount();
    showApp('/faq');
    expect(await screen.findByText('Maya')).toBeVisible();
  });

  it('clears what was fetched for another person who was signed in before', async () => {
    const server = fakeApi(memberAnswers());
    const queryClient = createQueryClient();
    await queryClient.fetchQuery(sessionQuery({ api, queryClient }));
    queryClient.setQueryData(['goals.listGoals'], ['a goal of Maya']);
    server.answer('GET /api/user', () => json({ ...maya, id: 'noor', firstName: 'Noor' }));
    await queryClient.fetchQuery({ ...sessionQuery({ api, queryClient }), staleTime: 0 });
    expect(queryClient.getQueryData(['goals.listGoals'])).toBeUndefined();
  });
});

describe('a person who signs in from another tab', () => {
  it('starts in the workspace, whatever the previous person looked at', async () => {
    const server = fakeApi(memberAnswers());
    const { queryClient, where } = showApp('/faq?view=preview&goal=of-maya');
    await screen.findByText('Maya');
    server.answer('GET /api/user', () => json({ ...maya, id: 'noor', firstName: 'Noor' }));
    await act(() => queryClient.refetchQueries({ queryKey: sessionKey }));
    expect(await screen.findByText('Noor')).toBeVisible();
    await waitFor(() => expect(where).toMatchObject({ path: '/faq', search: '' }));
  });
});

describe('the forced variant', () => {
  it('bypasses the cache, at most once in 2000 ms', async () => {
    const server = fakeApi(memberAnswers());
    const queryClient = createQueryClient();
    await queryClient.fetchQuery(sessionQuery({ api, queryClient }));
    let now = 0;
    const refresh = throttledRefresh({ api, queryClient }, () => now);
    const calls = () => server.sent('GET', '/api/user').length;

    await refresh();
    expect(calls()).toBe(2);
    now = 1999;
    await refresh();
    expect(calls()).toBe(2);
    now = 2000;
    await refresh();
    expect(calls()).toBe(3);
  });

  it('asks again when the answer must be fresh, and a waiting earlier call gets that answer', async () => {
    const early = Promise.withResolvers<Response>();
    const server = fakeApi({ ...memberAnswers(), 'GET /api/user': () => early.promise });
    const queryClient = createQueryClient();
    const refresh = throttledRefresh({ api, queryClient }, () => 0);
    const waiting = refresh();
    await waitFor(() => expect(server.sent('GET', '/api/user')).toHaveLength(1));
    server.answer('GET /api/user', () => json({ ...maya, subscriptionPlan: 'premium' }));
    await refresh({ fresh: true });
    early.resolve(json(maya));
    await waiting;
    expect(server.sent('GET', '/api/user')).toHaveLength(2);
    expect(queryClient.getQueryData(sessionKey)).toMatchObject({ subscriptionPlan: 'premium' });
  });
});

describe('a 401 of any call', () => {
  it('redirects to the sign-in page and keeps nothing but drafts', async () => {
    fakeApi(memberAnswers());
    const { queryClient, where } = showApp('/members');
    await screen.findByText('Maya');
    localStorage.setItem('draft:chat:maya', 'half a sentence');
    queryClient.setQueryData(['goals.listGoals'], []);
    fakeApi({ ...visitorAnswers(), 'GET /api/dashboard/stats': refusal(401, { detail: 'Please sign in' }) });
    await queryClient.fetchQuery(query(api.goals.getDashboardStats)).catch(() => undefined);

    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in to Pathwise' })).toBeVisible();
    expect(where.path).toBe('/auth');
    expect(queryClient.getQueryData(['goals.listGoals'])).toBeUndefined();
    expect(localStorage.getItem('draft:chat:maya')).toBe('half a sentence');
    expect(localStorage.getItem('lastKnownUser')).toBeNull();
    expect(openStreams.at(-1)?.isClosed).toBe(true);
  });

  it('leads back to where the person was, once they have signed in again', async () => {
    fakeApi(memberAnswers());
    const { queryClient, where } = showApp('/members');
    await screen.findByText('Maya');
    fakeApi({ ...visitorAnswers(), 'GET /api/dashboard/stats': refusal(401, { detail: 'Please sign in' }) });
    await queryClient.fetchQuery(query(api.goals.getDashboardStats)).catch(() => undefined);
    await screen.findByRole('heading', { level: 1, name: 'Sign in to Pathwise' });

    fakeApi({ ...memberAnswers(), 'POST /api/login': maya });
    await userEvent.type(screen.getByLabelText('Email'), 'maya@example.org');
    await userEvent.type(screen.getByLabelText('Password'), 'a long enough password');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(where.path).toBe('/members'));
  });
});

describe('logging out', () => {
  const logOut = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Account of/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  };

  it.each(['draft:chat:maya', 'draft:diary:maya:new'])('asks first while %s is on the device', async (draft) => {
    const server = fakeApi({ ...memberAnswers(), 'POST /api/logout': () => new Response(null, { status: 204 }) });
    const { where } = showApp('/faq');
    await screen.findByText('Maya');
    localStorage.setItem(draft, 'half a sentence');
    await logOut();
    const question = () => screen.findByRole('alertdialog', { name: 'Discard what you have not finished?' });
    await userEvent.click(within(await question()).getByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(localStorage.getItem(draft)).toBe('half a sentence');
    expect(server.sent('POST', '/api/logout')).toHaveLength(0);

    await logOut();
    await userEvent.click(within(await question()).getByRole('button', { name: 'Sign out and discard' }));
    await waitFor(() => expect(where.path).toBe('/auth'));
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('does not ask about what another person left on the device', async () => {
    fakeApi({ ...memberAnswers(), 'POST /api/logout': () => new Response(null, { status: 204 }) });
    const { where } = showApp('/faq');
    await screen.findByText('Maya');
    localStorage.setItem('draft:chat:noor', 'half a sentence');
    await logOut();
    await waitFor(() => expect(where.path).toBe('/auth'));
  });

  it('shows at once that it is under way', async () => {
    const answer = Promise.withResolvers<Response>();
    fakeApi({ ...memberAnswers(), 'POST /api/logout': () => answer.promise });
    const { where } = showApp('/faq');
    await logOut();
    expect(await screen.findByText('Signing out...')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(where.path).toBe('/faq');
    answer.resolve(new Response(null, { status: 204 }));
    await waitFor(() => expect(where.path).toBe('/auth'));
    expect(screen.queryByText('Signing out...')).toBeNull();
  });

  it('tells the server later what it could not tell without a network', async () => {
    fakeApi({ ...memberAnswers(), 'POST /api/logout': networkFailure });
    const { where } = showApp('/faq');
    await logOut();
    await waitFor(() => expect(where.path).toBe('/auth'));
    const server = fakeApi({ ...visitorAnswers(), 'POST /api/logout': () => new Response(null, { status: 204 }) });
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(server.sent('POST', '/api/logout')).toHaveLength(1));
    window.dispatchEvent(new Event('online'));
    expect(server.sent('POST', '/api/logout')).toHaveLength(1);
  });

  it.each([
    ['succeeds', () => new Response(null, { status: 204 })],
    ['fails', () => refusal(503, { detail: 'Away' })],
    ['does not reach the server', networkFailure],
  ])('clears everything and goes to /auth when the call %s', async (_name, answer) => {
    const server = fakeApi({ ...memberAnswers(), 'POST /api/logout': answer });
    const { queryClient, where } = showApp('/');
    await screen.findByText('Maya');
    localStorage.setItem('placeAfterReset', '/plan');
    sessionStorage.setItem('selectedGoalId', 'g');
    queryClient.setQueryData(['goals.listGoals'], []);
    await logOut();

    await waitFor(() => expect(where.path).toBe('/auth'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in to Pathwise' })).toBeVisible();
    expect(server.sent('POST', '/api/logout')).toHaveLength(1);
    await waitFor(() => expect(localStorage.length + sessionStorage.length).toBe(0));
    expect(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey),
    ).toEqual([[...sessionKey]]);
    expect(queryClient.getQueryData(sessionKey)).toBeNull();
  });
});
