import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ProposalNow, StepContent } from '@pathwise/contracts/proposal';
import { api } from '@pathwise/federation/api';
import { QueryClientProvider, query, useQuery } from '@pathwise/federation/query';
import { type Answer, type Call, fakeApi, held, json, refusal } from '@pathwise/federation/testing/fake-api';
import { localDay } from '@pathwise/ui/day';
import { normalSpaces } from '@pathwise/ui/testing/normal-spaces';
import { act, cleanup, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PropsWithChildren } from 'react';
import { chatOf, memberAnswers } from '../../test/fixtures.ts';
import { chat, prepareBrowser, showApp } from '../../test/show-app.tsx';

beforeEach(() => {
  prepareBrowser();
  for (const level of ['warn', 'error'] as const) jest.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(cleanup);

const step = (title: string, dueDate: string | null, more: Partial<StepContent> = {}) => ({
  title,
  description: null,
  dueDate,
  timeframe: 'general' as const,
  resources: null,
  ...more,
});
const proposed: ProposalNow = {
  proposalId: 'p',
  expiresAt: '2026-11-23T08:00:00.000Z',
  keep: [{ id: 'k', title: 'Choose a course', dueDate: null, completed: true, reason: 'completed' }],
  add: [
    { id: 'a', ...step('Write to three designers', '2027-01-10', { description: 'Ask for 20 minutes.' }), todos: [] },
  ],
  change: [
    { part: 'goal', id: 'g', before: { targetDate: '2027-06-01' }, after: { targetDate: '2027-07-01' } },
    {
      part: 'step',
      id: 'c',
      before: step('Draft the case study', '2027-02-01'),
      after: step('Draft the first case study', '2027-03-01'),
      todos: [{ action: 'add', title: 'Write', timeframe: 'week-3', dueDate: null }],
    },
    {
      part: 'step',
      id: 'd',
      before: { ...step('Call a mentor', null), completed: false, place: 4 },
      after: { ...step('Call a mentor', null), completed: true, place: 2 },
      todos: [],
    },
  ],
  remove: [{ id: 'r', ...step('Learn to juggle', '2027-02-02'), todos: [] }],
  accepted: [],
  undo: null,
  hasStepsInTrash: false,
  state: 'open',
};
const all = ['g', 'a', 'c', 'd', 'r'];

/** The goals service for one proposal: what is accepted shows in the next answer. */
function show(change: Partial<ProposalNow> = {}, later: ReturnType<typeof chatOf>[] = []) {
  const now = { ...proposed, ...change };
  const ids = [...now.change, ...now.add, ...now.remove].map(({ id }) => id);
  const chats = [
    chatOf({
      message: 'Make it easier',
      response: 'Here is a gentler plan.',
      proposal: { goalId: 'g', proposalId: 'p' },
    }),
    ...later,
  ];
  const answers: Record<string, Answer> = {
    'GET /api/goals/g/proposals/p': () => now,
    'POST /api/goals/g/roadmap/accept': ({ body }: Call) => {
      const { accept } = body as { accept: 'all' | string[] };
      Object.assign(now, { accepted: accept === 'all' ? ids : [...now.accepted, ...accept], undo: 'token' });
      return { goalOverview: '', timeline: [], undo: 'token' };
    },
    'POST /api/undo/goals/token': () => {
      Object.assign(now, { accepted: [], undo: null });
      return { restoredCount: 1 };
    },
  };
  const server = fakeApi({ ...memberAnswers(undefined, () => chats), ...answers });
  return { server, now, chats, ...showApp('/members') };
}
const card = (name: string | RegExp = '5 proposed changes') => screen.findByRole('group', { name });
const button = async (name: string | RegExp) => within(await card(/proposed change/i)).findByRole('button', { name });
const accepted = (server: ReturnType<typeof fakeApi>) =>
  server.sent('POST', '/api/goals/g/roadmap/accept').map(({ body }) => body);

describe('a proposal in the chat', () => {
  it('shows each change with its old and new state, to accept or leave', async () => {
    const { server } = show();
    const names = within(await card())
      .getAllByRole('checkbox')
      .map((box) => box.getAttribute('aria-label'));
    expect(names).toEqual([
      'Goal: Target date',
      'Add: Write to three designers',
      'Change: Draft the first case study',
      'Change: Call a mentor',
      'Remove: Learn to juggle',
    ]);
    const rows = within(await card())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(rows).toEqual([
      `Target dateBefore: ${localDay('2027-06-01')}→After: ${localDay('2027-07-01')}`,
      `Write to three designers${localDay('2027-01-10')}Ask for 20 minutes.`,
      `Draft the first case studyBefore: Draft the case studyBefore: ${localDay('2027-02-01')}→After: ${localDay('2027-03-01')}Adds to the timeline: Write (Week 3)`,
      'Call a mentorBefore: Step 4→After: Step 2Before: Not done→After: Done',
      `Learn to juggleBefore: ${localDay('2027-02-02')}`,
    ]);
    expect(await card()).toHaveTextContent('One other step stays as it is.');
    expect(within(await card()).getByRole('status')).toHaveTextContent('Nothing changes until you accept.');
    expect(accepted(server)).toEqual([]);
  });

  const shown = (day: string) => normalSpaces(localDay(day));
  it('and the messages and choices around it show every day in the person’s locale, and none as data', async () => {
    const overview = { part: 'overview', id: 'o', before: 'Until 2027-02-22.', after: 'Until 2027-03-22.' } as const;
    const choice = 'Move step 3 (“Swim”) to 2027-02-12';
    const moved = chatOf({ id: 'later', message: 'Not before 2027-01-05', response: 'Which?', choices: [choice] });
    const { server } = show({ change: [...proposed.change, overview] }, [moved]);
    const log = await screen.findByRole('log', { name: 'Conversation' });
    await userEvent.click(await button('Review and accept'));
    for (const text of [
      `Until ${shown('2027-02-22')}.`,
      `Until ${shown('2027-03-22')}.`,
      shown('2027-06-01'),
      `Not before ${shown('2027-01-05')}`,
    ])
      expect(log).toHaveTextContent(text);
    expect(log).not.toHaveTextContent(/\d{4}-\d{2}-\d{2}/);
    await userEvent.click(screen.getByRole('button', { name: `Move step 3 (“Swim”) to ${localDay('2027-02-12')}` }));
    expect(server.sent('POST', '/api/ai-chats')).toMatchObject([{ body: { message: choice } }]);
  });

  it('is accepted whole, fetches the goal again, and gives the focus to Undo', async () => {
    const { server, queryClient } = show();
    queryClient.setQueryData(['goals.listMilestones', { params: { id: 'g' } }], []);
    await userEvent.click(await button('Accept all'));
    expect(accepted(server)).toEqual([{ proposalId: 'p', accept: 'all' }]);
    await waitFor(async () => expect(await button('Undo')).toHaveFocus());
    expect(within(await card()).getByRole('status')).toHaveTextContent('All 5 accepted');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(queryClient.getQueryState(['goals.listMilestones', { params: { id: 'g' } }])?.isInvalidated).toBe(true);
  });

  it('is accepted in part, is undone, and can be accepted again', async () => {
    const { server } = show();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Remove: Learn to juggle' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Goal: Target date' }));
    await userEvent.click(await button('Accept selected (3)'));
    await waitFor(async () => expect(await button('Undo')).toHaveFocus());
    expect(accepted(server)).toEqual([{ proposalId: 'p', accept: ['c', 'd', 'a'] }]);
    expect(within(await card()).getByRole('status')).toHaveTextContent('3 of 5 accepted');

    await userEvent.click(await button('Show changes'));
    const ticked = await screen.findByRole('checkbox', { name: 'Accepted: Call a mentor' });
    expect(ticked).toBeChecked();
    expect(ticked).toBeDisabled();
    expect(await button('Accept selected')).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Goal: Target date' }));
    expect(await button('Accept selected (1)')).toBeEnabled();

    await userEvent.click(await button('Undo'));
    await waitFor(async () => expect(await button('Accept all')).toHaveFocus());
    expect(server.sent('POST', '/api/undo/goals/token')).toHaveLength(1);
    expect(within(await card()).getByRole('status')).toHaveTextContent('Nothing changes until you accept.');
    for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked();
    await userEvent.click(await button('Accept all'));
    await waitFor(() => expect(accepted(server)).toHaveLength(2));
  });

  it('gives the focus to Accept after Undo, even if the page beside takes longer than the card', async () => {
    const { server, queryClient } = show({ accepted: all, undo: 'token' });
    server.answer('GET /api/goals', () => json([]));
    const wrapper = ({ children }: PropsWithChildren) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    );
    const { result } = renderHook(() => useQuery(query(api.goals.listGoals)), { wrapper });
    await waitFor(() => expect(result.current.data).toEqual([]));
    const page = held<unknown>();
    server.answer('GET /api/goals', page.answer);
    await userEvent.click(await button('Undo'));
    await waitFor(async () => expect(await button('Review and accept')).toHaveFocus());
    await act(async () => page.release([]));
    await waitFor(async () => expect(await button('Accept all')).toHaveFocus());
  });

  it('is dismissed, stays so after a reload, and can be looked at again', async () => {
    const { server } = show();
    await userEvent.click(await button('Dismiss'));
    expect(await button('Show changes')).toHaveFocus();
    expect(within(await card()).getByRole('status')).toHaveTextContent('Dismissed. Nothing was changed.');
    cleanup();
    showApp('/members');
    expect(await button('Show changes')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(await button('Show changes'));
    expect(await button('Accept all')).toBeEnabled();
    expect(accepted(server)).toEqual([]);
  });

  it('is operated with the keyboard alone', async () => {
    const { server } = show();
    const user = userEvent.setup();
    (await screen.findByRole('checkbox', { name: 'Goal: Target date' })).focus();
    await user.keyboard(' ');
    for (let at = 0; at < all.length; at += 1) await user.tab();
    expect(await button('Accept selected (4)')).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await button('Undo')).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await button('Accept all')).toHaveFocus());
    expect(accepted(server)).toHaveLength(1);
  });

  it.each([
    ['expired', 'This proposal is more than a day old.'],
    ['outdated', 'The plan has changed since this was proposed.'],
  ] as const)('that is %s says so, and asks again about the same goal', async (state, words) => {
    const { server } = show({ state });
    server.answer('POST /api/ai-chats', () => new Promise(() => undefined));
    expect(within(await card()).getByRole('status')).toHaveTextContent(words);
    await userEvent.click(await button('Show changes'));
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull();
    await userEvent.click(await button('Ask again'));
    await waitFor(() =>
      expect(server.sent('POST', '/api/ai-chats')).toMatchObject([
        { body: { message: 'Make it easier', context: 'members', goalId: 'g' } },
      ]),
    );
    expect(await button('Ask again')).toBeDisabled();
  });

  it('that became outdated meanwhile says so when it is accepted', async () => {
    const { server, now } = show();
    server.answer('POST /api/goals/g/roadmap/accept', () => {
      now.state = 'outdated';
      return refusal(409, { detail: 'The roadmap was changed', code: 'proposal-outdated' });
    });
    await userEvent.click(await button('Accept all'));
    expect(await button('Ask again')).toBeVisible();
    const shown = await card();
    expect(within(shown).getByRole('status')).toHaveTextContent('The plan has changed since this was proposed.');
    expect((await chat()).queryByRole('alert')).toBeNull();
    await waitFor(() => expect(within(shown).getByRole('button', { name: /(?:Show|Hide) changes/ })).toHaveFocus());
  });

  it('keeps what was chosen when accepting fails, and says why', async () => {
    const { server } = show();
    server.answer('POST /api/goals/g/roadmap/accept', () => refusal(503, { detail: 'The goals are away' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Goal: Target date' }));
    await userEvent.click(await button('Accept selected (4)'));
    expect(await (await chat()).findByRole('alert')).toHaveTextContent('The goals are away');
    expect(screen.getByRole('checkbox', { name: 'Goal: Target date' })).not.toBeChecked();
    expect(await button('Accept selected (4)')).toHaveFocus();
  });

  it('says why an undo is refused', async () => {
    const { server } = show({ accepted: all, undo: 'token' });
    server.answer('POST /api/undo/goals/token', () => refusal(409, { detail: 'Undo the later change first' }));
    await userEvent.click(await button('Undo'));
    expect(await (await chat()).findByRole('alert')).toHaveTextContent('Undo the later change first');
  });

  it('of an earlier turn is folded', async () => {
    show({}, [chatOf({ id: 'chat-2', message: 'Thanks', response: 'You are welcome.' })]);
    expect(await button('Review and accept')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('keeps its undo under later messages and after a reload', async () => {
    const later = [chatOf({ id: 'chat-2', message: 'Thanks', response: 'You are welcome.' })];
    show({ accepted: all, undo: 'token', state: 'expired' }, later);
    expect(await button('Undo')).toBeEnabled();
    cleanup();
    showApp('/members');
    expect(await button('Undo')).toBeEnabled();
    expect(screen.queryByRole('link', { name: 'Open the trash' })).toBeNull();
  });

  it('that cannot be undone any longer says where its steps are', async () => {
    show({ accepted: all, undo: null, hasStepsInTrash: true });
    expect(await card()).toHaveTextContent('What it removed is in the trash for 30 days, and can be brought back.');
    expect(screen.getByRole('link', { name: 'Open the trash' })).toHaveAttribute('href', '/trash');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    cleanup();
    show({ accepted: all, undo: null, hasStepsInTrash: false });
    expect(await card()).not.toHaveTextContent('trash');
  });

  describe('above a newer one for the same goal', () => {
    const newer = (goalId = 'g') =>
      chatOf({ id: 'chat-2', message: 'Drop juggling', response: 'So?', proposal: { goalId, proposalId: 'q' } });
    const both = async () => {
      const cards = await waitFor(() => {
        const found = screen.getAllByRole('group', { name: /proposed change/i });
        expect(found).toHaveLength(2);
        return found;
      });
      return cards.map((one) => within(one));
    };
    const showBoth = (now: Partial<ProposalNow> = {}, goalId = 'g') => {
      const shown = show({}, [newer(goalId)]);
      const q = { ...proposed, proposalId: 'q', add: [], change: [], keep: [], ...now };
      shown.server.answer(`GET /api/goals/${goalId}/proposals/q`, () => q);
      return shown;
    };

    it('cannot be accepted while that waits, and can once that is dismissed', async () => {
      showBoth();
      const [older, later] = await both();
      await waitFor(() => expect(older?.getByRole('status')).toHaveTextContent('There is a newer proposal below.'));
      await userEvent.click(older?.getByRole('button', { name: 'Show changes' }) as HTMLElement);
      expect(older?.getByText('Learn to juggle')).toBeVisible();
      expect(older?.queryByRole('checkbox')).toBeNull();
      expect(older?.queryByRole('button', { name: /Accept|Dismiss|Ask again/ })).toBeNull();
      await userEvent.click(await (later?.findByRole('button', { name: 'Dismiss' }) as Promise<HTMLElement>));
      const [free] = await both();
      expect(free?.getByRole('status')).toHaveTextContent('Nothing changes until you accept.');
      await userEvent.click(free?.getByRole('button', { name: 'Review and accept' }) as HTMLElement);
      expect(free?.getByRole('button', { name: 'Accept all' })).toBeEnabled();
    });

    it('can still be accepted beside one that changes something else', async () => {
      showBoth({ remove: [{ id: 's', ...step('Sell the skates', null), todos: [] }] });
      const [older, later] = await both();
      await waitFor(() => expect(later?.getByRole('button', { name: 'Accept' })).toBeEnabled());
      expect(older?.getByRole('status')).toHaveTextContent('Nothing changes until you accept.');
      await userEvent.click(older?.getByRole('button', { name: 'Review and accept' }) as HTMLElement);
      expect(older?.getByRole('button', { name: 'Accept all' })).toBeEnabled();
    });

    it.each([
      ['accepted', { accepted: ['r'] }, 'g'],
      ['over a day old', { state: 'expired' as const }, 'g'],
      ['for another goal', {}, 'h'],
    ])('stays as it is when that is %s', async (_, now, goalId) => {
      showBoth(now, goalId);
      const [older, later] = await both();
      await waitFor(() => expect(later?.getByRole('status')).toBeVisible());
      expect(older?.getByRole('status')).toHaveTextContent('Nothing changes until you accept.');
    });

    it('folds when the newer one arrives, and keeps its own undo', async () => {
      const { server, now, chats, queryClient } = show();
      expect(await button('Accept all')).toBeEnabled();
      Object.assign(now, { accepted: ['r'], undo: 'token' });
      server.answer('GET /api/goals/g/proposals/q', () => ({ ...proposed, proposalId: 'q' }));
      chats.push(newer());
      await act(() => queryClient.invalidateQueries());
      await screen.findByText('Drop juggling');
      const [older] = await both();
      await waitFor(() => expect(older?.getByRole('status')).toHaveTextContent('1 of 5 accepted. There is a newer'));
      expect(older?.queryByRole('button', { name: /Accept/ })).toBeNull();
      expect(older?.getByRole('button', { name: 'Undo' })).toBeEnabled();
    });

    it('says so when the same one is shown again', async () => {
      show({}, [chatOf({ id: 'chat-2', message: 'yes', proposal: { goalId: 'g', proposalId: 'p' } })]);
      const [older, later] = await both();
      expect(older?.getByRole('status')).toHaveTextContent('It is shown again below.');
      expect(older?.queryByRole('button', { name: /Accept/ })).toBeNull();
      expect(later?.getByRole('button', { name: 'Accept all' })).toBeEnabled();
    });
  });

  it('with one change needs no choosing', async () => {
    const { server } = show({ add: [], change: [], keep: [] });
    expect(await card('Proposed change')).toHaveTextContent('Learn to juggle');
    expect(screen.queryByRole('checkbox')).toBeNull();
    await userEvent.click(await button('Accept'));
    await waitFor(() => expect(accepted(server)).toEqual([{ proposalId: 'p', accept: 'all' }]));
    await waitFor(async () => expect(within(await card(/change/)).getByRole('status')).toHaveTextContent('Accepted'));
  });

  it('of 40 changes shows five at first, and accepts the hidden ones too', async () => {
    const many = Array.from({ length: 40 }, (_, n) => ({ id: `s${n}`, ...step(`Step ${n}`, '2027-01-01'), todos: [] }));
    const { server } = show({ add: many, change: [], remove: [] });
    expect(within(await card('40 proposed changes')).getAllByRole('checkbox')).toHaveLength(5);
    await userEvent.click(await button('Show all 40'));
    expect(screen.getAllByRole('checkbox')).toHaveLength(40);
    await userEvent.click(await button('Select none'));
    expect(await button('Accept selected')).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Add: Step 39' }));
    await userEvent.click(await button('Show fewer'));
    await userEvent.click(await button('Accept selected (1)'));
    await waitFor(() => expect(accepted(server)).toEqual([{ proposalId: 'p', accept: ['s39'] }]));
  });

  it('opens the roadmap that it changed', async () => {
    show({ accepted: all, undo: 'token' });
    await userEvent.click(await button('View roadmap'));
    expect(screen.getByRole('tab', { name: 'Preview' })).toHaveAttribute('aria-selected', 'true');
  });

  it('that is no longer kept says so', async () => {
    const { server } = show();
    cleanup();
    server.answer('GET /api/goals/g/proposals/p', () => refusal(404));
    showApp('/members');
    expect(await card('Proposed changes')).toHaveTextContent('This proposal is no longer kept.');
    expect(await button('Ask again')).toBeEnabled();
  });

  it('is fetched again on Retry', async () => {
    const { server } = show();
    cleanup();
    server.answer('GET /api/goals/g/proposals/p', () => refusal(503));
    showApp('/members');
    await screen.findByText('The proposal could not be loaded.');
    server.answer('GET /api/goals/g/proposals/p', () => json(proposed));
    await userEvent.click(await button('Retry'));
    expect(await button('Accept all')).toBeVisible();
  });

  it('announces its state alone, not each change of the card', async () => {
    show();
    expect(await card()).toHaveAttribute('aria-live', 'off');
    expect((await card()).closest('[role="log"]')).toHaveAttribute('aria-live', 'polite');
  });
});
