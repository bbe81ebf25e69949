import type { Trashed } from '@pathwise/contracts/trash';
import type { Page } from 'playwright-core';
import { shown } from '../driving/browser.ts';
import { h1, type PageState, press, text } from './page-state.ts';
import { accountPages, mailedPages } from './pages-account.ts';
import { adminPages } from './pages-admin.ts';
import { chatPages } from './pages-chat.ts';
import { diaryPages } from './pages-diary.ts';
import { memberPages } from './pages-members.ts';
import { overPages } from './pages-over.ts';
import { planPages } from './pages-plan.ts';
import { postPages } from './pages-posts.ts';
import { previewPages } from './pages-preview.ts';
import { subscriptionPages } from './pages-subscription.ts';
import { answers, away, never, openChat } from './staging.ts';

const publicPages: PageState[] = [
  { name: 'landing', who: 'visitor', path: '/', ready: h1(/Let's make your dream/) },
  { name: 'auth-login', who: 'visitor', path: '/auth', ready: h1('Sign in to Pathwise') },
  {
    name: 'auth-register-errors',
    who: 'visitor',
    path: '/auth',
    ready: h1('Sign in to Pathwise'),
    reach: async (page) => {
      await page.getByRole('tab', { name: 'Register' }).click();
      await page.getByRole('button', { name: 'Register' }).click();
      await shown(page.getByText('Password is required'));
    },
  },
  { name: 'not-found', who: 'visitor', path: '/nowhere', ready: h1('404 Page Not Found') },
  { name: 'privacy-policy', who: 'visitor', path: '/privacy-policy', ready: h1('Privacy Policy') },
  { name: 'terms-of-service', who: 'visitor', path: '/terms-of-service', ready: h1('Terms of Service') },
  { name: 'support', who: 'visitor', path: '/support', ready: h1('Support') },
  {
    name: 'support-errors',
    who: 'visitor',
    path: '/support',
    ready: h1('Support'),
    reach: async (page) => {
      await page.getByRole('button', { name: 'Send Message' }).click();
      await shown(page.getByText('Please fill in all fields.'));
    },
  },
  { name: 'admin-visitor', who: 'visitor', path: '/admin', ready: h1('Authentication Required') },
];

const emptyPages: PageState[] = [
  { name: 'dashboard-empty', who: 'newcomer', path: '/', ready: text(/No goals yet\. Create your first goal/) },
  { name: 'goals-empty', who: 'newcomer', path: '/goals', ready: text(/No goals yet\. Create your first goal/) },
  { name: 'health-empty', who: 'newcomer', path: '/health', ready: text('No health goals yet') },
  { name: 'chat-empty', who: 'newcomer', path: '/', ready: text('Active Goals'), reach: openChat, only: 'phone' },
  { name: 'trash-empty', who: 'newcomer', path: '/trash', ready: text('The trash is empty') },
  { name: 'admin-denied', who: 'newcomer', path: '/admin', ready: h1('Access Denied') },
];

const atGoals = { who: 'member', path: '/goals', ready: text('Run a half marathon') } as const;

const deleted = (kind: Trashed['kind'], daysAgo: number, ...titles: string[]): Trashed => ({
  token: `${kind}-${daysAgo}`,
  kind,
  titles,
  times: titles.map(() => 1),
  count: titles.length < 3 ? titles.length : 5,
  deletedAt: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
});

/** Deletions of every service, of today and of last week. */
async function fillTrash(page: Page): Promise<void> {
  const deletions = {
    goals: [deleted('goal', 0, 'Learn to sail'), deleted('milestone', 8, 'Book the dental check and both cleanings')],
    planner: [deleted('tasks', 0, 'Laundry', 'Fix the kitchen shelf', 'Plan next week with Sage')],
    social: [deleted('posts', 8, 'A running partner for Sunday mornings')],
    ai: [deleted('chats', 8, 'What should I do this week?')],
  };
  for (const [service, body] of Object.entries(deletions))
    await answers(page, `**/api/trash/${service}*`, { status: 200, body });
}

const workspacePages: PageState[] = [
  { name: 'dashboard', who: 'member', path: '/', ready: text('Run a half marathon') },
  { ...atGoals, name: 'goals' },
  { name: 'profession', who: 'member', path: '/profession', ready: h1('Professional Goals') },
  { name: 'health', who: 'member', path: '/health', ready: h1('Health Goals') },
  { name: 'relationship', who: 'member', path: '/relationship', ready: h1('Relationship Goals') },
  { name: 'hobby', who: 'member', path: '/hobby', ready: h1('Hobby Goals') },
  {
    name: 'faq',
    who: 'member',
    path: '/faq',
    ready: h1('Frequently Asked Questions'),
    reach: press('How many goals can I have?'),
  },
  {
    ...atGoals,
    name: 'goals-filters',
    path: '/goals?status=active',
    reach: async (page) => {
      const filters = page.getByRole('button', { name: /^Filters/ });
      if (await filters.isVisible()) await filters.click();
      await page.getByRole('searchbox', { name: 'Search goals' }).fill('a');
      await shown(page.getByText('4 of 6 goals'));
    },
  },
  { ...atGoals, name: 'goals-list', path: '/goals?show=list' },
  { ...atGoals, name: 'goals-none-found', path: '/goals?q=qqq', ready: text('No goal fits this search.') },
  { name: 'trash', who: 'member', path: '/trash', stage: fillTrash, ready: text('Learn to sail') },
  {
    name: 'dialog-delete-for-good',
    who: 'member',
    path: '/trash',
    stage: fillTrash,
    ready: text('Learn to sail'),
    reach: async (page) => {
      await press(/^Delete for good: Learn to sail/)(page);
      await shown(page.getByRole('alertdialog'));
    },
  },
  { name: 'goals-limit', who: 'full', path: '/goals', ready: text('You have reached the limit of 3 goals') },
  {
    name: 'goals-loading',
    who: 'member',
    path: '/goals',
    stage: (page) => answers(page, '**/api/goals', never),
    ready: (page) => page.getByRole('heading', { level: 1, name: 'Goals' }),
  },
  {
    name: 'goals-error',
    who: 'member',
    path: '/goals',
    stage: (page) => answers(page, '**/api/goals', away),
    ready: text(/Error loading goals/),
  },
  {
    name: 'remote-failed',
    who: 'member',
    path: '/',
    stage: (page) => answers(page, '**/remotes/planner/**', { status: 404, body: {} }),
    ready: text('Your goals could not be loaded'),
  },
];

/** Every page and state, by the axe test that checks it: `test/axe-roadmap.test.ts` checks `roadmap`. */
export const statesOf = {
  workspace: [...publicPages, ...emptyPages, ...workspacePages, ...overPages, ...chatPages],
  roadmap: previewPages,
  plan: [...planPages, ...diaryPages],
  social: [...memberPages, ...postPages],
  account: [...accountPages, ...mailedPages, ...subscriptionPages],
  admin: adminPages,
} satisfies Record<string, readonly PageState[]>;

export const pageStates: readonly PageState[] = Object.values(statesOf).flat();

/** Opens a state in its person's window, in place of the page that was open there. */
export async function openState(page: Page, state: PageState): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await state.stage?.(page);
  // an address that differs by its hash alone does not load the page again
  if (state.path.includes('#')) await page.goto('about:blank');
  await page.goto(state.path);
  await shown(state.ready(page));
  await state.reach?.(page);
  await page.evaluate('document.fonts.ready.then(() => undefined)');
}
