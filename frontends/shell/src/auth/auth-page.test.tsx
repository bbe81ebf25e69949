import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Answer, fakeApi, json, networkFailure, plainText } from '@pathwise/federation/testing/fake-api';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maya, visitorAnswers } from '../../test/fixtures.ts';
import { prepareBrowser, showApp } from '../../test/show-app.tsx';

beforeEach(() => {
  prepareBrowser();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(cleanup);

async function show(tab: 'Login' | 'Register', answers: Record<string, Answer> = {}) {
  const server = fakeApi({ ...visitorAnswers(), ...answers });
  const view = showApp('/auth');
  await userEvent.click(await screen.findByRole('tab', { name: tab }));
  const submit = () => userEvent.click(screen.getByRole('button', { name: tab }));
  const fill = async (email: string, password: string) => {
    await userEvent.type(screen.getByLabelText('Email'), email);
    await userEvent.type(screen.getByLabelText('Password'), password);
    await submit();
  };
  return { server, submit, fill, ...view };
}

describe('/auth', () => {
  it('has the tabs Login and Register and the tagline', async () => {
    await show('Login');
    expect(screen.getByText('Plan your perfect future with AI guidance')).toBeVisible();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Login', 'Register']);
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
  });

  it.each(['Login', 'Register'] as const)('%s needs address and password', async (tab) => {
    const { server, submit } = await show(tab);
    await submit();
    expect(await screen.findByText('Email is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
    expect(server.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it.each(['Login', 'Register'] as const)('%s shows the password to the person who asks', async (tab) => {
    await show(tab);
    const field = screen.getByLabelText('Password');
    expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show what is typed' }));
    expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide what is typed' }));
    expect(field).toHaveAttribute('type', 'password');
  });

  it('says once how long a password is', async () => {
    const { fill } = await show('Register');
    expect(screen.getByText('At least 8 characters')).toBeVisible();
    await fill('maya@example.org', 'short');
    expect(await screen.findByText('Password must be at least 8 characters')).toBeVisible();
    expect(screen.queryByText('At least 8 characters')).toBeNull();
  });

  it('takes the toast of a refused login away on the other tab', async () => {
    const { fill } = await show('Login', { 'POST /api/login': () => plainText('Not this one', 401) });
    await fill('maya@example.org', 'a wrong password');
    expect(await screen.findByText('Login failed')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Register' }));
    expect(screen.queryByText('Login failed')).toBeNull();
  });

  it('goes to / after a login', async () => {
    const { server, fill, where } = await show('Login', { 'POST /api/login': () => json(maya) });
    await fill('maya@example.org', 'correct horse');
    expect(await screen.findByText('Welcome back!')).toBeVisible();
    expect(screen.getByText('Login successful')).toBeVisible();
    await waitFor(() => expect(where.path).toBe('/'));
    expect(server.sent('POST', '/api/login')[0]?.body).toEqual({
      email: 'maya@example.org',
      password: 'correct horse',
    });
    expect(server.sent('POST', '/api/ai-chats')).toEqual([]);
  });

  it.each([
    ['the server’s text', () => plainText('This account is closed', 401), 'This account is closed'],
    ['a fallback without a text', () => plainText('', 401), 'Invalid email or password'],
  ])("a refused login shows 'Login failed' with %s", async (_name, answer, text) => {
    const { fill, where } = await show('Login', { 'POST /api/login': answer });
    await fill('maya@example.org', 'wrong');
    expect(await screen.findByText('Login failed')).toBeVisible();
    // in the toast, which closes, and in the form, which stays
    expect(screen.getAllByText(text)).toHaveLength(2);
    expect(document.querySelector('form')).toHaveTextContent(text);
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(where.path).toBe('/auth');
  });

  it.each([
    ['Login', 'Login failed', 'POST /api/login'],
    ['Register', 'Registration failed', 'POST /api/register'],
  ] as const)(
    "a %s that does not reach the server says '%s' in the form, and once in the toast",
    async (tab, text, call) => {
      const { fill } = await show(tab, { [call]: networkFailure });
      await fill('maya@example.org', 'correct horse');
      expect(await screen.findAllByText(text)).toHaveLength(2);
      expect(document.querySelector('form')).toHaveTextContent(text);
    },
  );

  it('names the terms a person agrees to, and what members see, on Register only', async () => {
    await show('Login');
    expect(screen.queryByText(/^By registering you agree/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Register' }));
    expect(screen.getByText(/^By registering you agree/)).toHaveTextContent('Terms of Service and the Privacy Policy');
    const seen = screen.getByText(/Members see the title, category and progress of your goals/);
    const register = screen.getByRole('button', { name: 'Register' });
    expect(seen.compareDocumentPosition(register)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('registers with names and goes to /', async () => {
    const { server, fill, where } = await show('Register', { 'POST /api/register': () => json(maya, 201) });
    await userEvent.type(screen.getByLabelText('First name (optional)'), 'Maya');
    await fill('maya@example.org', 'correct horse');
    expect(await screen.findByText('Registration successful')).toBeVisible();
    await waitFor(() => expect(where.path).toBe('/'));
    expect(server.sent('POST', '/api/register')[0]?.body).toEqual({
      email: 'maya@example.org',
      password: 'correct horse',
      firstName: 'Maya',
      lastName: '',
    });
  });

  it("a refused registration shows 'Registration failed' with the server's text", async () => {
    const text = 'An account with this email already exists';
    const { fill } = await show('Register', { 'POST /api/register': () => plainText(text, 409) });
    await fill('maya@example.org', 'correct horse');
    expect(await screen.findByText('Registration failed')).toBeVisible();
    expect(screen.getAllByText(text)).toHaveLength(2);
    expect(document.querySelector('form')).toHaveTextContent(text);
  });

  it('says which passwords are too short', async () => {
    const { fill, server } = await show('Register');
    await fill('maya@example.org', 'short');
    expect(await screen.findByText('Password must be at least 8 characters')).toBeVisible();
    expect(server.sent('POST', '/api/register')).toEqual([]);
  });
});
