import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { noteAnswer } from '@pathwise/federation/connection';
import { type GoalInView, useShowsGoal } from '@pathwise/federation/goal-in-view';
import { type QueryClient, QueryClientProvider } from '@pathwise/federation/query';
import { announce } from '@pathwise/federation/shell-contract';
import { type Answer, fakeApi, json, networkFailure, refusal } from '@pathwise/federation/testing/fake-api';
import { act, cleanup, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PropsWithChildren } from 'react';
import { chatOf, memberAnswers, streamedChat } from '../../test/fixtures.ts';
import { chat, prepareBrowser, showApp } from '../../test/show-app.tsx';

beforeEach(() => {
  prepareBrowser();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  cleanup();
});

const pending = 'Agent is thinking & building your goal';
const field = () => screen.findByRole('textbox', { name: 'Message Sage' });
const log = () => screen.findByRole('log', { name: 'Conversation' });

function show(chats: ReturnType<typeof chatOf>[] = [], send?: Answer) {
  const server = fakeApi(memberAnswers(undefined, () => chats));
  if (send) server.answer('POST /api/ai-chats', send);
  return { server, chats, ...showApp('/members') };
}

/** Opens a goal's page beside the chat. */
const showGoalPage = (client: QueryClient, initialProps: GoalInView) =>
  renderHook(useShowsGoal, {
    initialProps,
    wrapper: ({ children }: PropsWithChildren) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });

/** Gives every element these sizes, which jsdom lacks. `resize` tells the observers of a change. */
async function inLayout(sizes: Record<string, number>, run: (page: { resize: () => void }) => Promise<void>) {
  const resized: (() => void)[] = [];
  for (const name of Object.keys(sizes)) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => sizes[name] });
  }
  Object.assign(globalThis, {
    ResizeObserver: class {
      constructor(onResize: () => void) {
        resized.push(onResize);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  });
  try {
    await run({
      resize: () => {
        for (const follow of resized) follow();
      },
    });
  } finally {
    Reflect.deleteProperty(globalThis, 'ResizeObserver');
    for (const name of Object.keys(sizes)) Reflect.deleteProperty(HTMLElement.prototype, name);
  }
}

describe('the chat', () => {
  it('carries the product’s title and greets, naming the assistant, when it is empty', async () => {
    show();
    expect(await screen.findByRole('heading', { name: 'Sage' })).toBeVisible();
    expect(screen.getByText('Your planning coach')).toBeVisible();
    expect(await screen.findByText("Hi Maya, I'm Sage.")).toBeVisible();
    expect(await field()).toHaveAttribute('rows', '2');
  });

  it('offers examples while it is empty, which fill the field', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'New friends' }));
    expect(await field()).toHaveValue('I want to make new friends and build a social circle');
    expect(await field()).toHaveFocus();
    cleanup();
    show([chatOf()]);
    await screen.findByText('Well.');
    expect(screen.queryByRole('button', { name: 'New friends' })).toBeNull();
  });

  it('shows the stored conversation, oldest first', async () => {
    show([chatOf(), chatOf({ id: 'chat-2', message: 'And next?', response: 'Run **2 km**.' })]);
    const conversation = await log();
    await within(conversation).findByText('2 km');
    expect(conversation.textContent).toMatch(/How am I doing\?.*Well\..*And next\?.*Run 2 km\./);
  });

  it('while a reply is pending disables the field, says so, and shows the text as it streams', async () => {
    const stream = streamedChat(['Half of ', 'an answer']);
    const { chats, server } = show([], () => stream.response);
    await userEvent.type(await field(), 'What now?{Enter}');
    expect(await screen.findByText(pending)).toBeVisible();
    expect(await field()).toBeDisabled();
    expect(await field()).toHaveValue('');
    expect(await screen.findByText('Half of an answer')).toBeVisible();
    // streamed text is visible at once and announced when it is complete
    expect(screen.getByText('Half of an answer').closest('[aria-hidden]')).not.toBeNull();

    const answer = chatOf({ message: 'What now?', response: 'A whole answer' });
    chats.push(answer);
    await act(async () => stream.finish(answer));
    expect(await screen.findByText('A whole answer')).toBeVisible();
    expect(screen.queryByText(pending)).toBeNull();
    expect(screen.getAllByText('What now?')).toHaveLength(1);
    await waitFor(async () => expect(await field()).toHaveFocus());
    expect(server.sent('POST', '/api/ai-chats')[0]?.body).toEqual({ message: 'What now?', context: 'members' });
    expect(server.sent('GET', '/api/ai-chats')).toHaveLength(2);
  });

  it('keeps unsent text readable while a roadmap is requested', async () => {
    localStorage.setItem('draft:chat:maya', 'half a sentence');
    let refuse = true;
    const stream = streamedChat([]);
    const { server } = show([], () => (refuse ? refusal(503, { detail: 'Away' }) : stream.response));
    await userEvent.clear(await field());
    await userEvent.type(await field(), 'A lost question{Enter}');
    await screen.findByText('Not sent');
    await userEvent.type(await field(), 'half a sentence');
    refuse = false;
    act(() => announce('openAiChat', { message: 'Draw a roadmap', goalId: 'g' }));
    await waitFor(() => expect(server.sent('POST', '/api/ai-chats')).toHaveLength(2));
    expect(await field()).toBeDisabled();
    await act(async () => stream.finish(chatOf({ message: 'Draw a roadmap' })));
    await waitFor(async () => expect(await field()).toBeEnabled());
    expect(await field()).toHaveValue('half a sentence');
    expect(screen.getByText('A lost question')).toBeVisible();
  });

  it('sends no context from a page that the coach does not know', async () => {
    const server = fakeApi({ ...memberAnswers(), 'POST /api/ai-chats': () => json(chatOf()) });
    showApp('/explore');
    await userEvent.type(await field(), 'What now?{Enter}');
    await waitFor(() => expect(server.sent('POST', '/api/ai-chats')[0]?.body).toEqual({ message: 'What now?' }));
  });

  it('sends no blanks, and keeps Shift+Enter and an input method’s Enter for the text', async () => {
    const { server } = show();
    await userEvent.type(await field(), '  {Enter}a{Shift>}{Enter}{/Shift}b');
    fireEvent.keyDown(await field(), { key: 'Enter', isComposing: true });
    expect(await field()).toHaveValue('  a\nb');
    expect(server.sent('POST', '/api/ai-chats')).toEqual([]);
  });

  it('keeps a failed message with Retry, clears the field and logs the error', async () => {
    const { server, chats } = show([], networkFailure);
    await userEvent.type(await field(), 'What now?{Enter}');
    const retry = await (await chat()).findByRole('button', { name: 'Retry' });
    expect(screen.getByText('What now?')).toBeVisible();
    expect(await field()).toHaveValue('');
    expect(await field()).toBeEnabled();
    expect(console.error).toHaveBeenCalledWith('The coach could not be reached', expect.anything());

    server.answer('POST /api/ai-chats', () => {
      chats.push(chatOf({ message: 'What now?', response: 'Rest.' }));
      return json(chats[0]);
    });
    await userEvent.click(retry);
    expect(await screen.findByText('Rest.')).toBeVisible();
    expect(screen.queryByText('Not sent')).toBeNull();
    const keys = server.sent('POST', '/api/ai-chats').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys[0]).toBe(keys[1]);
  });

  it('says why a message was not sent', async () => {
    show([], () => refusal(429, { detail: 'That was a lot of messages. Please wait a minute.' }));
    await userEvent.type(await field(), 'What now?{Enter}');
    expect(await screen.findByText('Not sent')).toBeVisible();
    expect(within(await log()).getByText('That was a lot of messages. Please wait a minute.')).toBeVisible();
  });

  it('is taken back into the field by Edit, before what was written since', async () => {
    const { server } = show([], networkFailure);
    await userEvent.type(await field(), 'What now?{Enter}');
    await screen.findByText('Not sent');
    await userEvent.type(await field(), 'And tomorrow?');
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect(await field()).toHaveValue('What now?\nAnd tomorrow?');
    expect(await field()).toHaveFocus();
    expect(screen.queryByText('Not sent')).toBeNull();
    expect(server.sent('POST', '/api/ai-chats')).toHaveLength(1);
  });

  it('of a person without a network waits, and is sent by itself, also where the conversation is not there', async () => {
    const { server } = show([], networkFailure);
    cleanup();
    server.answer('GET /api/ai-chats', networkFailure);
    showApp('/members');
    await screen.findByText('Your conversation could not be loaded');
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findByText('Your earlier messages are not here while you are offline.')).toBeVisible();
    await userEvent.type(await field(), 'What now?{Enter}');
    expect(await screen.findByText('Is sent when you are back online')).toBeVisible();
    expect(screen.getByText('What now?')).toBeVisible();
    expect(within(await log()).queryByRole('button', { name: 'Retry' })).toBeNull();
    const answered = chatOf({ message: 'What now?', response: 'Rest.' });
    server.answer('POST /api/ai-chats', () => json(answered));
    server.answer('GET /api/ai-chats', () => json([answered]));
    act(() => noteAnswer(new Response()));
    expect(await screen.findByText('Rest.')).toBeVisible();
    expect(screen.queryByText('Is sent when you are back online')).toBeNull();
  });

  it("shows 'Your Goal Roadmap is Ready' as a card that opens the goal in Preview", async () => {
    const response = 'Good.\n\n## Your Goal Roadmap is Ready\n\n- Run 2 km\n- Run 10 km';
    const { server } = show([chatOf({ response, goalId: 'g' })]);
    expect(await screen.findByRole('heading', { name: 'Your Goal Roadmap is Ready' })).toBeVisible();
    expect(await screen.findByText('Run 10 km')).toBeVisible();
    server.answer('GET /api/goals', () => json([]));
    const view = screen.getByRole('button', { name: 'View Your Roadmap Now' });
    // no toast lies on it on a phone
    expect(view).toHaveAttribute('data-clear-of-toasts');
    await userEvent.click(view);
    expect(screen.getByRole('tab', { name: 'Preview' })).toHaveAttribute('aria-selected', 'true');
    expect(sessionStorage.getItem('selectedGoalId')).toBe('g');
  });

  it('closes above a phone’s page when a link in it leads to another page', async () => {
    prepareBrowser(375);
    const response = 'Good.\n\n## Your Goal Roadmap is Ready\n\n- Run 2 km';
    const server = fakeApi(memberAnswers(undefined, () => [chatOf({ response, goalId: 'g' })]));
    server.answer('GET /api/goals', () => json([]));
    const { where } = showApp('/members');
    await userEvent.click(await screen.findByRole('button', { name: 'Ask Sage' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Open the trash' }));
    expect(where.path).toBe('/trash');
    await waitFor(() => expect(screen.queryByRole('log')).toBeNull());
  });

  it('says on the card of a deleted goal that it was deleted, until it is brought back', async () => {
    const response = 'Good.\n\n## Your Goal Roadmap is Ready\n\n- Run 2 km';
    const server = fakeApi(memberAnswers(undefined, () => [chatOf({ response, goalId: 'g' })]));
    server.answer('GET /api/goals', () => json([]));
    const { queryClient } = showApp('/members');
    expect(await screen.findByRole('heading', { name: 'This goal was deleted' })).toBeVisible();
    expect(server.sent('GET', '/api/goals/g')).toEqual([]);
    expect(screen.getByRole('link', { name: 'Open the trash' })).toHaveAttribute('href', '/trash');
    expect(screen.queryByRole('button', { name: 'View Your Roadmap Now' })).toBeNull();
    server.answer('GET /api/goals', () => json([{ id: 'g', status: 'active', targetDate: null }]));
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByRole('button', { name: 'View Your Roadmap Now' })).toBeVisible();
  });

  it('shows the coach’s HTML as text, and makes no harmful links', async () => {
    show([chatOf({ response: '<img src=x onerror=alert(1)> [site](https://example.org) [bad](javascript:alert(1))' })]);
    const link = await screen.findByRole('link', { name: 'site' });
    expect(link).toHaveAttribute('rel', 'noopener nofollow');
    expect((await log()).querySelector('img')).toBeNull();
    expect((await log()).innerHTML).not.toContain('javascript:');
  });

  it('offers the upgrade where the answer does', async () => {
    show([chatOf({ response: 'You have 3 goals. Upgrade to Premium for unlimited goals.' })]);
    await userEvent.click(await screen.findByRole('button', { name: 'Upgrade to Premium' }));
    expect(await screen.findByRole('dialog', { name: 'Upgrade for unlimited goals' })).toBeVisible();
  });

  it("offers 'Try again' over the free limit, which sends the same message once more", async () => {
    const chats = [
      chatOf({ message: 'Run 10 km', response: 'The free plan holds 3. Upgrade your plan, or delete a goal.' }),
      chatOf({ id: 'chat-2', message: 'Thanks', response: 'You are welcome.' }),
    ];
    const { server } = show(chats, () => new Promise(() => undefined));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(pending)).toBeVisible();
    expect(server.sent('POST', '/api/ai-chats')).toMatchObject([{ body: { message: 'Run 10 km' } }]);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('keeps the greeting above the conversation', async () => {
    show([chatOf()]);
    await screen.findByText('Well.');
    expect((await log()).textContent).toMatch(/Hi Maya, I'm Sage\..*Well\./);
  });

  it.each([
    ['the end of an answer that fits', 900, 700],
    ['the beginning of an answer that is taller than the log', 400, 388],
  ])('keeps %s visible', async (_what, answerTop, scrolledTo) => {
    await inLayout({ scrollHeight: 1000, clientHeight: 300, offsetTop: answerTop }, async ({ resize }) => {
      show([chatOf()]);
      await screen.findByText('Well.');
      resize();
      await waitFor(async () => expect((await log()).scrollTop).toBe(scrolledTo));
    });
  });

  it('follows text that grows before the event of its own last scroll, until the person scrolls', async () => {
    const sizes = { scrollHeight: 1000, clientHeight: 300, offsetTop: 0 };
    await inLayout(sizes, async ({ resize }) => {
      show([chatOf()]);
      await screen.findByText('Well.');
      resize();
      await waitFor(async () => expect((await log()).scrollTop).toBe(700));
      sizes.scrollHeight = 1100;
      fireEvent.scroll(await log());
      resize();
      expect((await log()).scrollTop).toBe(800);

      // the browser's own, as the field shrinks
      (await log()).scrollTop = 720;
      fireEvent.scroll(await log());
      resize();
      expect((await log()).scrollTop).toBe(800);

      fireEvent.wheel(await log(), { deltaY: -300 });
      (await log()).scrollTop = 500;
      fireEvent.scroll(await log());
      sizes.scrollHeight = 1200;
      resize();
      expect((await log()).scrollTop).toBe(500);

      (await log()).scrollTop = 880;
      fireEvent.scroll(await log());
      sizes.scrollHeight = 1300;
      resize();
      expect((await log()).scrollTop).toBe(1000);
    });
  });

  it('keeps the answers to choose from in sight under an answer a little longer than the log', async () => {
    const sizes = { scrollHeight: 1000, clientHeight: 300, offsetTop: 652 };
    await inLayout(sizes, async ({ resize }) => {
      show([chatOf({ choices: ['Learn Spanish'] })]);
      await screen.findByRole('button', { name: 'Learn Spanish' });
      resize();
      await waitFor(async () => expect((await log()).scrollTop).toBe(700));
      sizes.scrollHeight = 1100; // hides too much of its start
      resize();
      expect((await log()).scrollTop).toBe(640);
    });
  });

  it('on a phone keeps the focus off the field after an answer, which would open the keyboard', async () => {
    prepareBrowser(375);
    const stream = streamedChat([]);
    const { chats } = show([], () => stream.response);
    await userEvent.click(await screen.findByRole('button', { name: 'Ask Sage' }));
    await userEvent.type(await field(), 'What now?{Enter}');
    // a browser removes the focus from a disabled field, jsdom does not
    (await log()).focus();
    (await log()).blur();
    const answer = chatOf({ message: 'What now?', response: 'A whole answer' });
    chats.push(answer);
    await act(async () => stream.finish(answer));
    await screen.findByText('A whole answer');
    await waitFor(async () => expect(await log()).toHaveFocus());
  });

  it('is cleared at once and restored by Undo', async () => {
    let isCleared = false;
    const server = fakeApi(memberAnswers(undefined, () => (isCleared ? [] : [chatOf()])));
    server.answer('POST /api/ai-chats/clear', () => {
      isCleared = true;
      return json({ deletedCount: 1, undo: 'token' });
    });
    server.answer('POST /api/undo/ai/token', () => {
      isCleared = false;
      return json({ restoredCount: 1 });
    });
    showApp('/members');
    await screen.findByText('Well.');
    await userEvent.click(screen.getByRole('button', { name: 'Clear chat' }));
    await waitFor(() => expect(screen.queryByText('Well.')).toBeNull());
    expect(server.sent('POST', '/api/ai-chats/clear')[0]?.body).toEqual({});
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Well.')).toBeVisible();
  });

  it('says when the conversation cannot be loaded, and loads it on Retry', async () => {
    const { server } = show();
    cleanup();
    server.answer('GET /api/ai-chats', networkFailure);
    showApp('/members');
    expect(await screen.findByText('Your conversation could not be loaded')).toBeVisible();
    server.answer('GET /api/ai-chats', () => json([chatOf()]));
    await userEvent.click((await chat()).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Well.')).toBeVisible();
  });

  it('starts on a new goal of the goals page with the message alone and the goal', async () => {
    const { server } = show([], () => new Promise(() => undefined));
    await field();
    const detail = { message: 'Build a roadmap for Run 10 km', goalId: 'g' };
    act(() => void window.dispatchEvent(new CustomEvent('openAiChat', { detail })));
    expect(await screen.findByText(pending)).toBeVisible();
    expect(server.sent('POST', '/api/ai-chats')[0]?.body).toEqual(detail);
  });

  describe('beside the page of a goal', () => {
    const spanish = { id: 'spanish', title: 'Learn Spanish' };
    const drop = { name: 'Write about something other than Learn Spanish' };

    it('names the goal and sends its id with the section', async () => {
      const { server, queryClient } = show([], () => json(chatOf()));
      await field();
      const { rerender, unmount } = showGoalPage(queryClient, spanish);
      expect(await screen.findByText('Learn Spanish')).toHaveTextContent('Learn Spanish');
      await userEvent.type(await field(), 'Make it easier{Enter}');
      await waitFor(() => expect(server.sent('POST', '/api/ai-chats')).toHaveLength(1));
      expect(server.sent('POST', '/api/ai-chats')[0]?.body).toEqual({
        message: 'Make it easier',
        context: 'members',
        goalId: 'spanish',
      });
      rerender({ ...spanish, title: 'Learn Catalan' });
      expect(await screen.findByText('Learn Catalan')).toBeVisible();
      unmount();
      await waitFor(() => expect(screen.queryByText('Learn Catalan')).toBeNull());
    });

    it('sends the message alone once the goal is dropped, until another goal is opened', async () => {
      const { server, queryClient } = show([], () => json(chatOf()));
      await field();
      const { rerender } = showGoalPage(queryClient, spanish);
      await userEvent.click(await screen.findByRole('button', drop));
      expect(screen.queryByText('Learn Spanish')).toBeNull();
      expect(await field()).toHaveFocus();
      await userEvent.type(await field(), 'What now?{Enter}');
      await waitFor(() => expect(server.sent('POST', '/api/ai-chats')).toHaveLength(1));
      expect(server.sent('POST', '/api/ai-chats')[0]?.body).toEqual({ message: 'What now?', context: 'members' });
      rerender({ id: 'run', title: 'Run 10 km' });
      expect(await screen.findByText('Run 10 km')).toBeVisible();
      rerender(spanish);
      expect(await screen.findByRole('button', drop)).toBeVisible();
    });

    it.each([
      ['offers the whole title where it is cut', 80, 1],
      ['offers nothing where the title fits', 40, 0],
    ])('%s', async (_, scrollHeight, count) => {
      await inLayout({ scrollHeight, clientHeight: 40, offsetTop: 0 }, async () => {
        const { queryClient } = show([]);
        await field();
        showGoalPage(queryClient, spanish);
        const title = await screen.findByText('Learn Spanish');
        const opener = screen.queryAllByRole('button', { name: 'The whole title', expanded: false });
        expect(opener).toHaveLength(count);
        if (!opener[0]) return;
        await userEvent.click(opener[0]);
        expect(opener[0]).toHaveAttribute('aria-expanded', 'true');
        expect(title.parentElement).not.toHaveClass('line-clamp-2');
      });
    });
  });

  describe('the choices under an answer', () => {
    const question = chatOf({ response: 'What would happier look like?', choices: ['More friends', 'Less work'] });
    const choice = (name: string) => screen.findByRole('button', { name });

    it('send their text as a message, wait for its answer, and are gone after it', async () => {
      const stream = streamedChat(['Good']);
      const { chats, server } = show([question], () => stream.response);
      const choices = await screen.findByRole('group', { name: 'Answers to choose from' });
      expect(within(choices).getAllByRole('button')).toHaveLength(2);
      await userEvent.click(await choice('Less work'));
      expect(server.sent('POST', '/api/ai-chats')).toMatchObject([
        { body: { message: 'Less work', context: 'members' }, idempotencyKey: expect.any(String) },
      ]);
      for (const name of ['More friends', 'Less work']) expect(await choice(name)).toBeDisabled();

      const answer = chatOf({ id: 'chat-2', message: 'Less work', response: 'Good.' });
      chats.push(answer);
      await act(async () => stream.finish(answer));
      expect(await screen.findByText('Good.')).toBeVisible();
      expect(screen.queryByRole('group', { name: 'Answers to choose from' })).toBeNull();
    });

    it('can be pressed again when the message was not sent', async () => {
      show([question], networkFailure);
      await userEvent.click(await choice('Less work'));
      await screen.findByText('Not sent');
      expect(await choice('More friends')).toBeEnabled();
    });
  });

  it('loads older messages beyond the latest 100 on request', async () => {
    const latest = Array.from({ length: 100 }, (_, index) => chatOf({ id: `c${index}`, message: `Message ${index}` }));
    const { server } = show(latest);
    server.answer('GET /api/ai-chats?limit=100&cursor=c0', () => json([chatOf({ id: 'old', message: 'The first' })]));
    await userEvent.click(await screen.findByRole('button', { name: 'Show earlier messages' }));
    expect(await screen.findByText('The first')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
  });
});

describe('a draft', () => {
  it('survives a reload', async () => {
    show();
    await userEvent.type(await field(), 'Half a sen');
    cleanup();
    showApp('/members');
    expect(await field()).toHaveValue('Half a sen');
  });

  it('of another tab never overwrites this one: both are offered', async () => {
    show();
    await userEvent.type(await field(), 'Mine');
    const other = { storageArea: localStorage, key: 'draft:chat:maya', newValue: 'The other' };
    act(() => void window.dispatchEvent(new StorageEvent('storage', other)));
    expect(await field()).toHaveValue('Mine');
    expect(screen.getByText('The other')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use it' }));
    expect(await field()).toHaveValue('The other');
  });
});

describe('sending a stored prompt', () => {
  const store = () => {
    sessionStorage.setItem('userPrompt', 'Run 10 km');
    sessionStorage.setItem('userPromptIdempotencyKey', 'the-key');
  };
  const posts = (server: ReturnType<typeof fakeApi>) => server.sent('POST', '/api/ai-chats');
  const settle = () => act(() => jest.advanceTimersByTimeAsync(20));

  it('sends a stored prompt after 1000 ms with the page’s context and the stored key, and shows the goals', async () => {
    jest.useFakeTimers();
    store();
    const { server, where } = show([], () => new Promise(() => undefined));
    await waitForChat();
    expect(where.path).toBe('/goals');
    await act(() => jest.advanceTimersByTimeAsync(900));
    expect(posts(server)).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(120));
    expect(posts(server)).toMatchObject([
      { idempotencyKey: 'the-key', body: { message: 'Run 10 km', context: 'goals' } },
    ]);
    expect(sessionStorage.getItem('userPrompt')).toBeNull();
  });

  it('leaves a stored prompt in the field when there is a conversation already', async () => {
    store();
    const { server } = show([chatOf()]);
    await waitFor(async () => expect(await field()).toHaveValue('Run 10 km'));
    expect(posts(server)).toEqual([]);
    expect(sessionStorage.getItem('userPrompt')).toBeNull();
  });

  it('sends a pendingPrompt of the local storage after 500 ms and removes it', async () => {
    jest.useFakeTimers();
    localStorage.setItem('pendingPrompt', 'Read 24 books');
    const { server } = show([], () => new Promise(() => undefined));
    await waitForChat();
    await act(() => jest.advanceTimersByTimeAsync(400));
    expect(posts(server)).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(120));
    expect(posts(server)).toMatchObject([{ body: { message: 'Read 24 books' } }]);
    expect(localStorage.getItem('pendingPrompt')).toBeNull();
  });

  it('leaves a pendingPrompt stored when there is a conversation', async () => {
    jest.useFakeTimers();
    localStorage.setItem('pendingPrompt', 'Read 24 books');
    const { server } = show([chatOf()]);
    await waitForChat();
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(posts(server)).toEqual([]);
    expect(localStorage.getItem('pendingPrompt')).toBe('Read 24 books');
  });

  /** Before the conversation has loaded, with a clock that only the test advances. */
  async function waitForChat() {
    for (let tries = 0; tries < 200; tries += 1) {
      await settle();
      if (screen.queryByText(/I'm Sage\./)) return;
      jest.setSystemTime(Date.now());
    }
    throw new Error('the chat did not appear');
  }
});
