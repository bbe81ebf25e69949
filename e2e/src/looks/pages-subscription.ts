import type { OwnSubscription, PaymentStatus } from '@pathwise/contracts/api/billing';
import type { Page } from 'playwright-core';
import { shown } from '../driving/browser.ts';
import type { PageState } from './page-state.ts';
import { answers, never } from './staging.ts';

// Billing's answers are staged: a state such as a failed payment takes a month to reach.

/** The last part of the page. The h1 is there while the plans are loading, too. */
const questions = (page: Page) => page.getByRole('heading', { name: 'Questions about paying' });
const open: PaymentStatus = { paymentsEnabled: true, publishableKey: 'pk_test_1', isDemo: false, demoUrl: null };
const demo: PaymentStatus = { ...open, isDemo: true, demoUrl: 'http://127.0.0.1:1' };
const free: OwnSubscription = { plan: 'free', tier: null, expiresAt: null, subscription: null, checkout: null };
const end = '2027-06-30T12:00:00.000Z';
const begun: OwnSubscription = { ...free, checkout: { planId: 'beta-yearly', state: 'open', heldUntil: end } };

function paying(own: Partial<NonNullable<OwnSubscription['subscription']>> = {}): OwnSubscription {
  const plan = { planId: 'beta-yearly', name: 'Beta Yearly', price: 100, interval: 'year' } as const;
  const active = { state: 'active', nextChargeAt: end, endsAt: null, refundableUntil: end } as const;
  return {
    ...free,
    plan: 'premium',
    tier: 'beta-yearly',
    expiresAt: end,
    subscription: { ...plan, ...active, ...own },
  };
}
const over = { nextChargeAt: null, endsAt: end, refundableUntil: null };

const ok = (body: unknown) => ({ status: 200, body });
async function stage(page: Page, own: OwnSubscription, status: PaymentStatus): Promise<void> {
  await answers(page, '**/api/subscription/status', ok(status));
  await answers(page, '**/api/subscription', ok(own));
  await answers(page, '**/api/subscription/confirm', ok(own));
  await answers(page, '**/api/subscription/create', ok({ clientSecret: 'pi_1_secret_1', subscriptionId: 'sub_1' }));
}

interface Staged {
  own?: OwnSubscription;
  status?: PaymentStatus;
}
const state = (
  name: string,
  { own = free, status = open, ...rest }: Staged & Partial<Pick<PageState, 'path' | 'reach' | 'who' | 'ready'>> = {},
): PageState => ({
  name: `subscription-${name}`,
  who: 'newcomer',
  path: '/subscription',
  ready: questions,
  stage: (page) => stage(page, own, status),
  ...rest,
});

/** The same address again would keep the history's state, as a reload does. */
const fresh = '/subscription#fresh';

async function choose(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose Beta Yearly' }).click();
  await shown(page.getByRole('heading', { level: 1, name: 'Complete Your Subscription' }));
}
const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name }).click();
  await shown(page.getByRole('dialog'));
};

export const subscriptionPages: PageState[] = [
  state('visitor', { who: 'visitor' }),
  state('free'),
  state('paying', { own: paying() }),
  state('ending', { own: paying({ state: 'ending', ...over }) }),
  state('payment-due', { own: paying({ state: 'payment-due', ...over }) }),
  state('given', { own: { ...free, plan: 'premium', tier: 'grant', expiresAt: end } }),
  state('begun', { own: begun }),
  state('confirming', { own: begun, path: '/subscription?session_id=cs_test_1' }),
  state('checkout-demo', { path: fresh, status: demo, own: begun, reach: choose }),
  state('checkout-blocked', {
    path: fresh,
    own: begun,
    reach: async (page) => {
      await page.route('https://js.stripe.com/**', (route) => route.abort());
      await choose(page);
      await shown(page.getByText(/^The payment form could not be loaded\./));
    },
  }),
  state('cancel', { path: fresh, own: paying(), reach: press('Cancel subscription') }),
  state('refund', { path: fresh, own: paying(), reach: press('Get my money back') }),
  {
    ...state('loading'),
    stage: (page) => answers(page, '**/api/subscription/plans', never),
    ready: (page) => page.getByText('Loading plans...'),
  },
];
