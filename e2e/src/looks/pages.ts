import type { Page } from 'playwright-core';
import { shown } from '../driving/browser.ts';
import type { PageState } from './page-state.ts';
import { accountPages, mailedPages } from './pages-account.ts';
import { adminPages } from './pages-admin.ts';
import { chatPages } from './pages-chat.ts';
import { diaryPages } from './pages-diary.ts';
import { memberPages } from './pages-members.ts';
import { planPages } from './pages-plan.ts';
import { postPages } from './pages-posts.ts';
import { previewPages } from './pages-preview.ts';
import { subscriptionPages } from './pages-subscription.ts';
import { answers, away, never, openChat } from './staging.ts';

const h1 = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { level: 1, name });
const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first();
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const dialog = (page: Page) => page.getByRole('dialog');

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
  { name: 'admin-denied', who: 'newcomer', path: '/admin', ready: h1('Access Denied') },
];

const workspacePages: PageState[] = [
  { name: 'dashboard', who: 'member', path: '/', ready: text('Run a half marathon') },
  { name: 'goals', who: 'member', path: '/goals', ready: text('Run a half marathon') },
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

const overPages: PageState[] = [
  {
    name: 'drawer',
    who: 'member',
    path: '/',
    ready: text('Run a half marathon'),
    reach: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await shown(page.getByRole('navigation', { name: 'Main' }));
    },
    only: 'phone',
  },
  {
    name: 'sidebar-rail',
    who: 'member',
    path: '/',
    ready: text('Run a half marathon'),
    reach: press('Collapse sidebar'),
    only: 'desktop',
  },
  {
    name: 'user-menu',
    who: 'member',
    path: '/',
    ready: text('Run a half marathon'),
    reach: async (page) => {
      await page.getByRole('button', { name: /^Account of/ }).click();
      await shown(page.getByRole('menu'));
    },
    only: 'desktop',
  },
  { name: 'chat', who: 'member', path: '/', ready: text('Active Goals'), reach: openChat },
  {
    name: 'chat-roadmap-ready',
    who: 'member',
    path: '/faq',
    ready: h1('Frequently Asked Questions'),
    reach: async (page) => {
      await openChat(page);
      await page.getByRole('button', { name: 'View Your Roadmap Now' }).first().scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'dialog-create-goal',
    who: 'member',
    path: '/',
    ready: text('Run a half marathon'),
    reach: async (page) => {
      await press('Create New Goal')(page);
      await dialog(page).getByRole('button', { name: 'Create Goal' }).click();
      await shown(dialog(page).getByText('Title is required'));
    },
  },
  {
    name: 'dialog-create-goal-calendar',
    who: 'member',
    path: '/goals',
    ready: text('Run a half marathon'),
    reach: async (page) => {
      await press('Create Goal')(page);
      await dialog(page)
        .getByRole('button', { name: /Target Date/ })
        .click();
      await shown(page.getByRole('grid'));
    },
  },
  {
    name: 'dialog-edit-goal',
    who: 'member',
    path: '/goals',
    ready: text('Run a half marathon'),
    reach: async (page) => {
      await press('Edit Run a half marathon')(page);
      await shown(dialog(page));
    },
  },
  {
    name: 'dialog-delete-goal',
    who: 'member',
    path: '/health',
    ready: text('Summary'),
    reach: async (page) => {
      await press('Delete Run a half marathon')(page);
      await shown(page.getByText('Are you sure you want to delete this goal?'));
    },
  },
  {
    name: 'dialog-upgrade',
    who: 'full',
    path: '/',
    ready: text('Active Goals'),
    reach: async (page) => {
      await shown(page.getByText('Lose 8 kg'));
      await press('Create New Goal')(page);
      await shown(page.getByRole('dialog', { name: 'Upgrade for unlimited goals' }));
    },
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
