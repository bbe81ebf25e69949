import type { Chat } from '@pathwise/contracts/api/ai';
import type { ProposalNow } from '@pathwise/contracts/proposal';
import type { Page } from 'playwright-core';
import { shown } from '../driving/browser.ts';
import type { PageState } from './page-state.ts';
import { answers, openChat } from './staging.ts';

const ids = { goalId: 'g', proposalId: 'p' };
const turn = (change: Partial<Chat>): Chat => ({
  id: 'chat',
  message: 'Make it easier and move it to July',
  response: 'I gave the case studies more room and took out what can wait. The new date is the end of July.',
  goalId: null,
  choices: [],
  proposal: null,
  createdAt: new Date().toISOString(),
  ...change,
});

const step = (title: string, dueDate: string | null) => ({
  title,
  description: null,
  dueDate,
  timeframe: 'general' as const,
  resources: null,
});
const proposed: ProposalNow = {
  proposalId: ids.proposalId,
  expiresAt: '2026-11-23T08:00:00.000Z',
  keep: [
    { id: 'k1', title: 'Choose a course', dueDate: null, completed: true, reason: 'completed' },
    { id: 'k2', title: 'Tell my manager', dueDate: '2026-12-20', completed: false, reason: 'own' },
  ],
  add: [
    {
      id: 'a',
      ...step('Talk to three designers who changed careers', '2027-01-10'),
      description:
        'Ask each for twenty minutes, send your three questions ahead, and note what they would do differently if they began again today.',
      todos: [{ action: 'add', title: 'Write to them', timeframe: 'week-3', dueDate: null }],
    },
  ],
  change: [
    {
      part: 'goal',
      id: 'g',
      before: { targetDate: '2027-06-30' },
      after: { targetDate: '2027-07-31' },
    },
    {
      part: 'step',
      id: 'c',
      before: step('Draft the case study', '2027-02-01'),
      after: step('Draft the first half of the case study', '2027-03-01'),
      todos: [],
    },
  ],
  remove: [{ id: 'r', ...step('Learn an animation tool', '2027-02-02'), todos: [] }],
  accepted: [],
  undo: null,
  hasStepsInTrash: false,
  state: 'open',
};

/** A roadmap drafted anew, with a title as long as a title may be. */
const long: ProposalNow = {
  ...proposed,
  add: Array.from({ length: 40 }, (_, n) => ({
    id: `a${n}`,
    ...step(n === 0 ? 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(4).trim() : `Step ${n + 1}`, '2027-01-10'),
    todos: [],
  })),
  change: [],
  remove: [],
};

async function withProposal(page: Page, proposal: ProposalNow): Promise<void> {
  await answers(page, '**/api/ai-chats*', { status: 200, body: [turn({ proposal: ids })] });
  await answers(page, '**/api/goals/g/proposals/p', { status: 200, body: proposal });
}

const atFaq = {
  who: 'member',
  path: '/faq',
  ready: (page: Page) => page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' }),
} as const;
const card = (page: Page) => page.getByRole('group', { name: /proposed change/i });

async function openCard(page: Page): Promise<void> {
  await openChat(page);
  await shown(card(page));
}

/** What an answer of the coach may bring, on a page without a goal and on a goal's page. */
export const chatPages: PageState[] = [
  {
    ...atFaq,
    name: 'chat-choices',
    stage: (page) =>
      answers(page, '**/api/ai-chats*', {
        status: 200,
        body: [
          turn({
            message: 'I want to be happier',
            response: 'That is worth planning for. What would make the biggest difference now?',
            choices: ['More time with friends', 'Less stress at work', 'Something of my own, like music or drawing'],
          }),
        ],
      }),
    reach: async (page) => {
      await openChat(page);
      await shown(page.getByRole('button', { name: 'Less stress at work' }));
    },
  },
  { ...atFaq, name: 'chat-proposal', stage: (page) => withProposal(page, proposed), reach: openCard },
  {
    ...atFaq,
    name: 'chat-proposal-accepted',
    stage: (page) => withProposal(page, { ...proposed, accepted: ['g', 'c'], undo: 'token' }),
    reach: async (page) => {
      await openCard(page);
      await card(page).getByRole('button', { name: 'Show changes' }).click();
      await shown(page.getByRole('checkbox', { name: 'Accepted: Target date' }));
    },
  },
  {
    ...atFaq,
    name: 'chat-proposal-outdated',
    stage: (page) => withProposal(page, { ...proposed, state: 'outdated' }),
    reach: openCard,
  },
  {
    ...atFaq,
    name: 'chat-proposal-long',
    stage: (page) => withProposal(page, long),
    reach: async (page) => {
      await openCard(page);
      await page.getByRole('button', { name: 'Show all 40' }).click();
    },
  },
  {
    who: 'member',
    path: '/goals',
    ready: (page) => page.getByText('Run a half marathon').first(),
    name: 'chat-about-a-goal',
    stage: (page) => withProposal(page, { ...proposed, change: [], add: [], keep: [] }),
    reach: async (page) => {
      await page.getByRole('tab', { name: 'Preview' }).click();
      await shown(page.getByRole('heading', { name: 'Your Milestones' }));
      await openCard(page);
      await shown(page.getByText(/^About:/));
    },
  },
];
