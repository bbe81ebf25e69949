import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { beside, gone, rowsOf, shown } from '../src/driving/browser.ts';
import { createGoalInDialog, goalCard, register } from '../src/driving/steps.ts';
import { cards, provideStripeJs } from '../src/driving/stripe-js.ts';
import { toasted } from '../src/driving/toasts.ts';
import { windowsAt } from '../src/driving/windows-at.ts';
import { openChat } from '../src/looks/staging.ts';
import { newestAtStripe, type PayingPlatform, pay, payingPlatform } from '../src/paying.ts';
import { newAdmin, newPerson, type Person } from '../src/people/person.ts';

let platform: PayingPlatform;
const openAt = windowsAt(() => platform.url);

beforeAll(async () => {
  platform = await payingPlatform('paying');
}, 300_000);
afterAll(async () => {
  await platform?.dispose();
}, 60_000);

const open = (person?: Person, width = 1280) => openAt({ person, width });
const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const h2 = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const yourPlan = (page: Page) => page.getByRole('region', { name: 'Your plan' });
const seatsLeft = async (): Promise<number | undefined> => {
  const answer = await fetch(`${platform.url}/api/subscription/plans`);
  const plans = (await answer.json()) as { id: string; seatsLeft?: number }[];
  return plans.find(({ id }) => id === 'beta-yearly')?.seatsLeft;
};

async function personWithGoals(count: number): Promise<Person> {
  const person = await newPerson(platform.url);
  for (let nr = 1; nr <= count; nr++)
    await person.api.goals.createGoal({ body: { title: `Goal ${nr}`, category: 'hobby' } });
  return person;
}

async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await press(page, 'Subscribe Now');
}

/** The times at which payments happen at Stripe from now on. */
function timesOfPayment({ stripe: { world } }: PayingPlatform): number[] {
  const times: number[] = [];
  const { tell } = world;
  world.tell = (type, object) => {
    if (type === 'invoice.paid') times.push(Date.now());
    tell(type, object);
  };
  return times;
}

/** When a script's condition became true on a page, without a reload. */
const momentOf = (page: Page, condition: string): Promise<number> =>
  page.evaluate<number>(`new Promise((found) => {
    const look = () => {
      if (!(${condition})) return;
      observer.disconnect();
      found(Date.now());
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true, characterData: true });
    look();
  })`);

describe('a free person', () => {
  it('reaches the limit, pays on the page, is premium in every window at once, and creates a fourth goal', async () => {
    const person = await personWithGoals(3);
    const window = await open(person);
    await provideStripeJs(window.context, { stripe: platform.stripe });
    const { page } = window;
    const other = await window.anotherPage();
    await Promise.all([page.goto('/goals'), other.goto('/goals')]);
    await shown(other.getByText('You have reached the limit of 3 goals'));
    await page.getByRole('button', { name: 'Create Goal' }).first().click();
    const dialog = await shown(page.getByRole('dialog', { name: 'Upgrade for unlimited goals' }));
    await shown(dialog.getByText('normally $588 per year, save $488, 100 places left'));
    await dialog.getByRole('button', { name: 'Upgrade to Premium' }).click();

    await press(page, 'Choose Premium Monthly');
    await shown(h1(page, 'Complete Your Subscription'));
    const paidAt = timesOfPayment(platform);
    const premiumAt = Promise.all([
      momentOf(page, "document.body.textContent.includes('Active')"),
      momentOf(other, "!document.body.textContent.includes('You have reached the limit of 3 goals')"),
    ]);
    await payWith(page, cards.good);
    await toasted(page, 'Success!');
    await shown(yourPlan(page).getByText('Active'));
    await gone(other.getByText('You have reached the limit of 3 goals'));
    const waits = (await premiumAt).map((at) => at - (paidAt[0] ?? Number.NaN));
    console.info(`Premium on the screens ${waits.join(' and ')} ms after the payment (1,000 wanted)`);
    for (const wait of waits) expect(wait).toBeGreaterThan(0);
    for (const wait of waits) expect(wait).toBeLessThan(5_000); // a busy machine takes longer than the second
    await page.getByRole('link', { name: 'Back to where you were' }).click();
    await createGoalInDialog(page, { opener: 'Create Goal', title: 'The fourth', category: 'Hobby' });
    await shown(goalCard(page, 'The fourth'));
    expect(newestAtStripe(platform.stripe).map(({ status }) => status)).toEqual(['active']);
    expect(window.problems()).toEqual([]);
    await window.close();
  });

  it("pays on Stripe's page when the script is blocked, waits for a Stripe that does not answer, and creates a fourth", async () => {
    const window = await open(await personWithGoals(3));
    await provideStripeJs(window.context, { stripe: platform.stripe, isBlocked: true });
    const { page } = window;
    await page.goto('/subscription');
    await press(page, 'Choose Premium Monthly');
    await shown(page.getByText(/^The payment form could not be loaded\./));
    await press(page, "Pay on Stripe's page");
    await shown(page.getByRole('heading', { name: '$49 per month' }));
    platform.stripe.fault = (call) => (call.startsWith('GET') ? 'error' : 'none');
    try {
      await press(page, 'Pay');
      await shown(page.getByText('We are confirming your payment'));
      expect(new URL(page.url()).search).toBe('');
    } finally {
      platform.stripe.fault = () => 'none';
    }
    await toasted(page, 'Payment Successful! 🎉', 'unlimited access');
    await shown(yourPlan(page).getByText('Active'));
    await page.goto('/goals');
    await createGoalInDialog(page, { opener: 'Create Goal', title: 'The fourth', category: 'Hobby' });
    await shown(goalCard(page, 'The fourth'));
    expect(beside(window.problems(), /js\.stripe\.com/, /subscription\/confirm: 503/)).toEqual([]);
    await window.close();
  });

  it('is declined, fails 3-D Secure, and then passes it, with one subscription', async () => {
    const window = await open(await newPerson(platform.url), 375);
    await provideStripeJs(window.context, { stripe: platform.stripe });
    const { page } = window;
    await page.goto('/subscription');
    await press(page, 'Choose Premium Monthly');
    await payWith(page, cards.declined);
    await toasted(page, 'Payment Failed', 'Your card was declined.');
    await shown(h1(page, 'Complete Your Subscription'));
    await payWith(page, cards.secure);
    await press(page, 'Fail authentication');
    await toasted(page, 'Payment Failed', 'We could not authenticate you.');
    await payWith(page, cards.secure);
    await press(page, 'Complete authentication');
    await toasted(page, 'Success!');
    await shown(yourPlan(page).getByText('Active'));
    expect(newestAtStripe(platform.stripe)).toHaveLength(1);
    expect(window.problems()).toEqual([]);
    await window.close();
  });

  it('walks away on the page and at Stripe, and the place is free again each time', async () => {
    const before = await seatsLeft();
    const window = await open(await newPerson(platform.url));
    await provideStripeJs(window.context, { stripe: platform.stripe });
    const { page } = window;
    await page.goto('/subscription');
    await press(page, 'Choose Beta Yearly');
    await shown(page.getByText(/^Your place is kept until/));
    expect(await seatsLeft()).toBe(Number(before) - 1);
    await press(page, 'Back to plans');
    await shown(page.getByText(`${before} places left`));

    await window.context.unroute('https://js.stripe.com/**');
    await window.context.route('https://js.stripe.com/**', (route) => route.abort('blockedbyclient'));
    await page.reload();
    await press(page, 'Choose Beta Yearly');
    await press(page, "Pay on Stripe's page");
    await press(page, 'Walk away');
    await toasted(page, 'Payment Canceled', 'You can try again anytime.');
    await shown(page.getByText(`${before} places left`));
    await gone(page.getByText('You have begun to pay'));
    expect(beside(window.problems(), /js\.stripe\.com/)).toEqual([]);
    await window.close();
  });
});

describe('somebody at the limit', () => {
  it.each([1280, 375])('goes to the plans from dashboard, palette, chat and goals, and back, at %i', async (width) => {
    const window = await open(await personWithGoals(3), width);
    const { page } = window;
    const atStripe: string[] = [];
    window.context.on('request', (request) => {
      if (new URL(request.url()).hostname === 'js.stripe.com') atStripe.push(page.url());
    });
    await provideStripeJs(window.context, { stripe: platform.stripe, isBlocked: true });
    const toPlansAndBack = async (path: string) => {
      const dialog = await shown(page.getByRole('dialog', { name: 'Upgrade for unlimited goals' }));
      await dialog.getByRole('button', { name: 'Upgrade to Premium' }).click();
      await shown(h1(page, 'Choose Your Plan'));
      await page.getByRole('link', { name: 'Back', exact: true }).click();
      await shown(page.getByText('Goal 3').first());
      expect(new URL(page.url()).pathname).toBe(path);
    };
    await page.goto('/');
    await shown(page.getByText('Goal 3').first());
    await press(page, 'Create New Goal');
    await toPlansAndBack('/');

    await page.keyboard.press('Control+k');
    await page.getByRole('option', { name: 'New goal' }).click();
    await toPlansAndBack('/goals');

    await press(page, 'Create Goal');
    await toPlansAndBack('/goals');

    await page.goto('/hobby');
    await openChat(page);
    await page.getByRole('textbox', { name: 'Message Sage' }).fill('I want to learn the piano within a year');
    await page.keyboard.press('Enter');
    await page.getByRole('log').getByRole('button', { name: 'Upgrade to Premium' }).click();
    await toPlansAndBack('/hobby');

    expect(atStripe).toEqual([]);
    await page.goto('/subscription');
    await press(page, 'Choose Premium Monthly');
    await shown(page.getByText(/^The payment form could not be loaded\./));
    expect(new Set(atStripe)).toEqual(new Set([`${platform.url}/subscription`]));
    expect(beside(window.problems(), /js\.stripe\.com/)).toEqual([]);
    await window.close();
  });
});

describe('a visitor', () => {
  it.each([
    [375, [1, 1, 1]],
    [768, [2, 1]],
    [1280, [3]],
    [1920, [3]],
  ])('sees the plans in columns, and every word of them, at %i', async (width, rows) => {
    const window = await open(undefined, width);
    const { page } = window;
    await page.goto('/subscription');
    const grid = (await shown(h2(page, 'Beta Yearly'))).locator('xpath=ancestor::section/..');
    const cards = grid.locator('> section');
    expect(await rowsOf(cards)).toEqual(rows);
    const [monthly, yearly, premium] = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
    const gap = 16;
    expect(yearly?.width).toBeCloseTo(monthly?.width ?? 0, 0);
    // two of four columns, or the whole row
    if (width > 375) expect(premium?.width).toBeCloseTo(2 * (monthly?.width ?? 0) + gap, 0);
    await shown(page.getByText('normally $588 per year, save $488'));
    const cut = `[...document.querySelectorAll('main section *')].filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0).map((one) => one.textContent)`;
    expect(await page.evaluate(cut)).toEqual([]);
    expect(window.problems()).toEqual([]);
    await window.close();
  });

  it('chooses a plan of the demo, registers, meets 3-D Secure, and is premium', async () => {
    const window = await open();
    const { page } = window;
    await page.goto('/subscription');
    await shown(page.getByText('Demo payments: no money moves'));
    await press(page, 'Choose Beta Yearly');
    await shown(page.getByText('You chose Beta Yearly. Sign in or register, and payment comes next.'));
    await register(page);
    await shown(page.getByText('Beta Yearly, $100 per year'));
    await press(page, 'Subscribe Now');
    await press(page, 'Pay with 3-D Secure');
    await press(page, 'Yes, it is me');
    await toasted(page, 'Payment Successful! 🎉');
    await shown(yourPlan(page).getByText('Beta Yearly'));
    expect(window.problems()).toEqual([]);
    await window.close();
  });
});

describe('a person who pays', () => {
  it('gets the money back with two presses, once', async () => {
    const person = await newPerson(platform.url);
    await pay(platform, person);
    const window = await open(person);
    const { page } = window;
    await page.goto('/subscription');
    await press(page, 'Get my money back');
    await page.getByRole('dialog').getByRole('button', { name: 'Get my money back' }).click();
    await toasted(page, 'Your money is on its way', '$49');
    await shown(yourPlan(page).getByText('Free plan'));
    await shown(page.getByRole('button', { name: 'Choose Premium Monthly' }));
    const [one] = newestAtStripe(platform.stripe);
    expect(platform.stripe.state.invoices[one?.latestInvoice ?? '']?.payment.refunded).toBe(true);
    expect(window.problems()).toEqual([]);
    await window.close();
  });

  it('opens the invoices at Stripe and comes back', async () => {
    const person = await newPerson(platform.url);
    await pay(platform, person);
    const window = await open(person);
    const { page } = window;
    await page.goto('/subscription');
    await press(page, 'Payment method and invoices');
    await shown(page.getByText('$49, paid'));
    await page.getByRole('link', { name: 'Back to Pathwise' }).click();
    await shown(yourPlan(page));
    expect(window.problems()).toEqual([]);
    await window.close();
  });
});

describe('an admin', () => {
  it('gives premium and takes it back while the person watches, who came from a locked page', async () => {
    const [admin, person] = await Promise.all([newAdmin(platform), newPerson(platform.url)]);
    const window = await open(person);
    const { page } = window;
    await page.goto('/challenges');
    await press(page, 'Upgrade to Premium');
    const dialog = await shown(page.getByRole('dialog', { name: 'Upgrade for challenges' }));
    await dialog.getByRole('button', { name: 'Upgrade to Premium' }).click();
    await shown(yourPlan(page).getByText('Free plan'));
    const params = { id: person.user.id };
    await admin.api.billing.grantPremium({ params, body: { duration: 'lifetime' } });
    await shown(yourPlan(page).getByText('Premium was given to you for good.', { exact: false }));
    await gone(page.getByRole('button', { name: /^Choose/ }));
    await page.getByRole('link', { name: 'Back to where you were' }).click();
    await shown(page.getByRole('button', { name: 'New Challenge' }));
    await page.goBack();
    await shown(yourPlan(page));
    await admin.api.billing.revokePremium({ params, body: {} });
    await shown(yourPlan(page).getByText('Free plan'));
    expect(window.problems()).toEqual([]);
    await window.close();
  });

  it('closes payments: the page is in Testing Mode and refuses a choice', async () => {
    const [admin, person] = await Promise.all([newAdmin(platform), newPerson(platform.url)]);
    const window = await open(person);
    const { page } = window;
    await admin.api.billing.setPaymentsEnabled({ body: { value: 'false' } });
    try {
      await page.goto('/subscription');
      await shown(page.getByText('Testing Mode'));
      await press(page, 'Choose Premium Monthly');
      await toasted(page, 'Payments Disabled', 'Payments are currently disabled. Please contact support.');
    } finally {
      await admin.api.billing.setPaymentsEnabled({ body: { value: 'true' } });
    }
    expect(window.problems()).toEqual([]);
    await window.close();
  });
});

// last, because it moves the stand-in's clock for everybody
describe('the end of a subscription', () => {
  it('is cancelled, taken back, cancelled, and ends with the period. Goals above 3 stay editable', async () => {
    const person = await newPerson(platform.url);
    await pay(platform, person);
    for (const title of ['One', 'Two', 'Three', 'Four'])
      await person.api.goals.createGoal({ body: { title, category: 'hobby' } });
    const window = await open(person);
    const { page } = window;
    await page.goto('/subscription');
    const cancel = async () => {
      await press(page, 'Cancel subscription');
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click();
      await toasted(page, 'Your subscription is cancelled', 'Premium lasts until');
      await shown(yourPlan(page).getByText('Cancelled'));
    };
    await cancel();
    await yourPlan(page).getByRole('button', { name: 'Keep Premium' }).click();
    await shown(yourPlan(page).getByText('Active'));
    await cancel();
    platform.stripe.pass(32 * 86_400);
    await shown(yourPlan(page).getByText('Free plan'));
    await page.goto('/goals');
    await shown(page.getByText('You have reached the limit of 3 goals'));
    await press(page, 'Edit Four');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title').fill('Four, edited');
    await dialog.getByRole('button', { name: 'Update Goal' }).click();
    await toasted(page, 'Goal updated successfully!');
    await shown(goalCard(page, 'Four, edited'));
    expect(window.problems()).toEqual([]);
    await window.close();
  });
});
