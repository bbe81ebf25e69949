import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fakeApi, json } from '@pathwise/federation/testing/fake-api';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chatOf, maya, memberAnswers, visitorAnswers } from '../../test/fixtures.ts';
import { prepareBrowser, showApp } from '../../test/show-app.tsx';
import { quickStarts } from '../prompt/quick-starts.ts';

beforeEach(() => {
  prepareBrowser();
  fakeApi(visitorAnswers());
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  cleanup();
});

const field = () => screen.findByRole('textbox', { name: 'Your goal' });
const stored = () => sessionStorage.getItem('userPrompt');

describe('the landing page', () => {
  it('says what the product is', async () => {
    showApp('/');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      "Let's make your dream a reality. Right now.",
    );
    expect(screen.getByText(/Build your life in minutes with just words\./)).toBeVisible();
    expect(screen.getByText('Trusted by 20,000+ users')).toBeVisible();
    for (const title of ['Goal setting and tracking with analytics', 'AI-powered guidance', 'Community and support']) {
      expect(screen.getByRole('heading', { name: title })).toBeVisible();
    }
    expect(screen.getByText('© 2025 Pathwise')).toBeVisible();
    expect(document.title).toBe('Plan your life in words · Pathwise');
  });

  it('takes its claim from the site’s configuration', async () => {
    document.head.innerHTML = '<meta name="pathwise:member-claim" content="Trusted by 12 users">';
    showApp('/');
    expect(await screen.findByText('Trusted by 12 users')).toBeVisible();
    document.head.innerHTML = '';
  });

  it('links to sign-in, and in its footer to the other pages', async () => {
    showApp('/');
    expect(await screen.findByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
    expect(screen.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute('href', '/auth');
    const links = within(screen.getByRole('contentinfo')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Members', '/auth'],
      ['Privacy Policy', '/privacy-policy'],
      ['Terms of Service', '/terms-of-service'],
      ['Support', '/support'],
    ]);
  });

  it.each([
    ['Sign In', 'Login'],
    ['Get Started Free', 'Register'],
  ])("'%s' opens the form %s of /auth", async (link, tab) => {
    const { where } = showApp('/');
    await userEvent.click(await screen.findByRole('link', { name: link }));
    expect(await screen.findByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    expect(where).toMatchObject({ path: '/auth', search: '', hash: '' });
  });

  it('has a field of 2 rows and 8 chips', async () => {
    showApp('/');
    expect(await field()).toHaveAttribute('rows', '2');
    const chips = within(screen.getByRole('group', { name: 'Quick start' })).getAllByRole('button');
    expect(chips.map((chip) => chip.textContent)).toEqual([
      'New job',
      'Start business',
      'Find partner',
      'Lose weight',
      'Healthier lifestyle',
      'Mental health',
      'New friends',
      'Creative hobby',
    ]);
  });

  it.each(quickStarts)('the chip $label only fills the field', async ({ label, prompt }) => {
    const { where } = showApp('/');
    await userEvent.click(await screen.findByRole('button', { name: label }));
    expect(await field()).toHaveValue(prompt);
    expect(stored()).toBeNull();
    expect(where.path).toBe('/');
  });
});

describe('sending a prompt', () => {
  it('brings back the words of one’s own that chips replaced', async () => {
    showApp('/');
    await userEvent.type(await field(), 'Learn the tuba');
    for (const { label } of quickStarts.slice(0, 2)) await userEvent.click(screen.getByRole('button', { name: label }));
    await userEvent.click(screen.getByRole('button', { name: 'Bring back your own words' }));
    expect(await field()).toHaveValue('Learn the tuba');
    expect(await field()).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Bring back your own words' })).toBeNull();
  });

  it('with Enter stores it with an idempotency key beside it and goes to /auth', async () => {
    const { where } = showApp('/');
    await userEvent.type(await field(), '  Run 10 km  {Enter}');
    await waitFor(() => expect(where.path).toBe('/auth'));
    expect(stored()).toBe('Run 10 km');
    expect(sessionStorage.getItem('userPromptIdempotencyKey')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await screen.findByText('Run 10 km')).toBeVisible();
    // most visitors with a prompt are new
    expect(screen.getByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true');
  });

  it('with the button does the same', async () => {
    const { where } = showApp('/');
    await userEvent.type(await field(), 'Run');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect([where.path, stored()]).toEqual(['/auth', 'Run']));
  });

  it('sends nothing when the text is blank', async () => {
    const { where } = showApp('/');
    await userEvent.type(await field(), '   {Enter}');
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    expect([where.path, stored()]).toEqual(['/', null]);
  });

  it('breaks the line with Shift+Enter', async () => {
    const { where } = showApp('/');
    await userEvent.type(await field(), 'One{Shift>}{Enter}{/Shift}two');
    expect(await field()).toHaveValue('One\ntwo');
    expect(where.path).toBe('/');
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])('leaves an input method its Enter (%p)', async (composing) => {
    const { where } = showApp('/');
    await userEvent.type(await field(), '目標');
    fireEvent.keyDown(await field(), { key: 'Enter', ...composing });
    expect([where.path, stored()]).toEqual(['/', null]);
  });

  it('says when it is too long for the coach', async () => {
    showApp('/');
    fireEvent.change(await field(), { target: { value: 'a'.repeat(4001) } });
    expect(screen.getByText('Please keep it under 4000 characters.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  });

  it('as a member goes straight to the goals, where the coach drafts, and is removed after 100 ms', async () => {
    const server = fakeApi(memberAnswers(undefined, () => [chatOf()]));
    server.answer('POST /api/ai-chats', () => new Promise(() => undefined));
    const { where } = showApp('/landing');
    const box = await field();
    await userEvent.type(box, 'Run 10 km{Enter}');
    await waitFor(() => expect(where.path).toBe('/goals'));
    expect(await screen.findByText('Agent is thinking & building your goal')).toBeVisible();
    expect(server.sent('POST', '/api/ai-chats')).toMatchObject([
      { body: { message: 'Run 10 km', context: 'new_goal' } },
    ]);
    await waitFor(() => expect(stored()).toBeNull());
  });
});

describe('the prompt after sign-in', () => {
  async function signIn(tab: 'Login' | 'Register') {
    await userEvent.click(await screen.findByRole('tab', { name: tab }));
    await userEvent.type(screen.getByLabelText('Email'), 'maya@example.org');
    await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
    await userEvent.click(screen.getByRole('button', { name: tab }));
  }

  it.each([
    ['Login', 'POST /api/login', 'new_goal'],
    ['Register', 'POST /api/register', 'onboarding'],
  ] as const)('%s posts them once with the stored key, and clears them', async (tab, call, context) => {
    jest.useFakeTimers({ advanceTimers: true });
    const server = fakeApi(visitorAnswers());
    const chats = [] as ReturnType<typeof chatOf>[];
    const { where } = showApp('/');
    await userEvent.type(await field(), 'Run 10 km{Enter}');
    const key = sessionStorage.getItem('userPromptIdempotencyKey');
    for (const [key, answer] of Object.entries(memberAnswers(undefined, () => chats))) server.answer(key, answer);
    server.answer(call, () => maya);
    server.answer('POST /api/ai-chats', () => {
      chats.push(chatOf({ message: 'Run 10 km', response: 'Your Goal Roadmap is Ready\n\n- Run 2 km', goalId: 'g' }));
      return json(chats[0]);
    });
    await signIn(tab);

    expect(await screen.findByRole('button', { name: 'View Your Roadmap Now' })).toBeVisible();
    expect(where.path).toBe('/goals');
    await waitFor(() => expect(stored()).toBeNull());
    // longer than the second after which the chat would send by itself
    await act(() => jest.advanceTimersByTimeAsync(1200));
    expect(server.sent('POST', '/api/ai-chats')).toMatchObject([
      { idempotencyKey: key, body: { message: 'Run 10 km', context } },
    ]);
  });
});
