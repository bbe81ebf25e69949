import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fakeApi, held, networkFailure, refusal } from '@pathwise/federation/testing/fake-api';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maya, memberAnswers, visitorAnswers } from '../../test/fixtures.ts';
import { openStreams, prepareBrowser, showApp, toastVariant } from '../../test/show-app.tsx';
import { begun, billingAnswers, free, monthly, paying, testingMode, yearly } from '../../test/subscription.ts';
import { dayOf } from '../upgrade/money.rules.ts';

const leave = jest.fn<typeof window.open>();

beforeEach(() => {
  prepareBrowser();
  leave.mockReset();
  window.open = leave;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const plan = async (name: string) => within(await screen.findByRole('region', { name }));
const choose = async (name: string) => userEvent.click(await screen.findByRole('button', { name: `Choose ${name}` }));
const yourPlan = () => plan('Your plan');

describe('the plans on /subscription', () => {
  it('have their texts, prices, ticks and seats', async () => {
    fakeApi({ ...visitorAnswers(), ...billingAnswers() });
    showApp('/subscription');
    const month = await plan('Premium Monthly');
    expect(screen.getByRole('heading', { level: 1, name: 'Choose Your Plan' })).toBeVisible();
    for (const blurb of ['Unlimited Goals', 'Full Social Access', 'Priority Support']) {
      expect(screen.getAllByText(blurb)[0]).toBeVisible();
    }
    expect(month.getByText('Everything in Pathwise, month by month')).toBeVisible();
    expect(month.getByText('$49')).toBeVisible();
    expect(month.getByText('per month')).toBeVisible();
    expect(month.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Unlimited Goals',
      'Full Social Features',
      'Priority Support',
      'Advanced Analytics',
    ]);
    const year = await plan('Beta Yearly');
    for (const text of [
      'A whole year for the first 100 people',
      '$100',
      'per year',
      '83% off',
      'normally $588 per year, save $488',
      '37 places left',
    ]) {
      expect(year.getByText(text)).toBeVisible();
    }
  });

  it.each([
    [
      'Can I cancel anytime?',
      /^Yes, here, with two presses\. Premium then lasts until the end of the time you have paid/,
    ],
    [
      'Is there a 30-day money-back guarantee?',
      /^Yes\. Within 30 days of the first payment a button here gives you the/,
    ],
    ['Which payment methods are accepted?', /^Major credit cards and PayPal\./],
    ['Is my data secure?', /^Your payment goes to Stripe, encrypted\. Your card number never reaches us/],
  ])('have an answer to: %s', async (question, answer) => {
    fakeApi({ ...visitorAnswers(), ...billingAnswers() });
    showApp('/subscription');
    await userEvent.click(await screen.findByRole('button', { name: question }));
    expect(screen.getByText(answer)).toBeVisible();
  });

  it('show every 15 seconds how many seats are left', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const server = fakeApi({ ...visitorAnswers(), ...billingAnswers() });
    showApp('/subscription');
    const year = await plan('Beta Yearly');
    expect(year.getByText('37 places left')).toBeVisible();
    server.answer('GET /api/subscription/plans', [monthly, { ...yearly, seatsLeft: 1 }]);
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(await year.findByText('1 place left')).toBeVisible();
  });

  it('are waited for with a spinner', async () => {
    const plans = held();
    fakeApi({ ...visitorAnswers(), ...billingAnswers(), 'GET /api/subscription/plans': plans.answer });
    showApp('/subscription');
    expect(await screen.findByText('Loading plans...')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Choose Your Plan' })).toBeVisible();
    plans.release([monthly]);
    expect(await screen.findByRole('button', { name: 'Choose Premium Monthly' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Choose Your Plan' })).toBeVisible();
  });

  it('that could not be loaded are fetched again by Retry', async () => {
    const server = fakeApi({ ...visitorAnswers(), ...billingAnswers(), 'GET /api/subscription/plans': networkFailure });
    showApp('/subscription');
    expect(await screen.findByText('The plans could not be loaded')).toBeVisible();
    server.answer('GET /api/subscription/plans', () => [monthly]);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Choose Premium Monthly' })).toBeVisible();
  });

  it('are said to open by themselves while the server is out of reach, and do', async () => {
    const server = fakeApi({ ...visitorAnswers(), ...billingAnswers(), 'GET /api/subscription/plans': networkFailure });
    showApp('/subscription');
    await screen.findByText('The plans could not be loaded');
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText('Pathwise does not answer. This opens by itself once it does.')).toBeVisible();
    server.answer('GET /api/subscription/plans', () => [monthly]);
    server.answer('HEAD /remotes.json', () => new Response());
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('button', { name: 'Choose Premium Monthly' })).toBeVisible();
  });

  it('cannot be chosen once all places are taken', async () => {
    const plans = [monthly, { ...yearly, seatsLeft: 0 }];
    fakeApi({ ...memberAnswers(), ...billingAnswers(), 'GET /api/subscription/plans': plans });
    showApp('/subscription');
    const year = await plan('Beta Yearly');
    expect(year.getByText('All places are taken')).toBeVisible();
    expect(year.getByRole('button', { name: 'Choose Beta Yearly' })).toBeDisabled();
  });
});

describe('Testing Mode', () => {
  it('says so, and refuses a choice with a toast', async () => {
    const server = fakeApi({ ...memberAnswers(), ...billingAnswers(() => free, testingMode) });
    showApp('/subscription');
    expect(
      await screen.findByText('Payments are currently disabled. Contact support for premium access during testing.'),
    ).toBeVisible();
    expect(screen.getByText('Testing Mode')).toBeVisible();
    await choose('Premium Monthly');
    expect(await screen.findByText('Payments Disabled')).toBeVisible();
    expect(screen.getByText('Payments are currently disabled. Please contact support.')).toBeVisible();
    expect(toastVariant()).toBe('destructive');
    expect(server.sent('POST', '/api/subscription/create')).toEqual([]);
  });

  it('is not mentioned while payments are open', async () => {
    fakeApi({ ...memberAnswers(), ...billingAnswers() });
    showApp('/subscription');
    await screen.findByRole('button', { name: 'Choose Premium Monthly' });
    expect(screen.queryByText('Testing Mode')).toBeNull();
    expect(screen.queryByText('Demo payments: no money moves')).toBeNull();
  });
});

describe('choosing a plan', () => {
  const create = 'POST /api/subscription/create';
  const secret = { clientSecret: 'pi_1_secret_1', subscriptionId: 'sub_1' };

  it("reads 'Processing...', and then shows the checkout, which Back leaves", async () => {
    const answer = held();
    const server = fakeApi({ ...memberAnswers(), ...billingAnswers(), [create]: answer.answer });
    const { where } = showApp('/subscription');
    await choose('Beta Yearly');
    expect(await screen.findByRole('button', { name: 'Processing...' })).toBeVisible();
    answer.release(secret);
    expect(await screen.findByRole('heading', { name: 'Complete Your Subscription' })).toBeVisible();
    expect(screen.getByText('Beta Yearly, $100 per year')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Secure Payment' })).toBeVisible();
    expect(server.sent('POST', '/api/subscription/create').map(({ body }) => body)).toEqual([
      { priceId: 'beta-yearly', flow: 'page' },
    ]);
    act(where.back);
    expect(await screen.findByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
  });

  it.each([
    [
      'the server’s message',
      () => refusal(409, { detail: 'All places of this offer are taken' }),
      'All places of this offer are taken',
    ],
    ['a fallback when nobody answered', networkFailure, 'Failed to create subscription'],
  ])('that fails shows %s, and the plans stay', async (_name, answer, text) => {
    fakeApi({ ...memberAnswers(), ...billingAnswers(), [create]: answer });
    showApp('/subscription');
    await choose('Beta Yearly');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('Error')).toBeVisible();
    expect(toastVariant()).toBe('destructive');
    expect(console.error).toHaveBeenCalledWith('The subscription could not be created', expect.anything());
    expect(await screen.findByRole('button', { name: 'Choose Beta Yearly' })).toBeEnabled();
  });

  it('leads a visitor over sign-in to the checkout of the plan', async () => {
    const server = fakeApi({
      ...visitorAnswers(),
      ...billingAnswers(),
      'POST /api/login': () => maya,
      [create]: secret,
    });
    const { where } = showApp('/subscription');
    await choose('Premium Monthly');
    expect(
      await screen.findByText('You chose Premium Monthly. Sign in or register, and payment comes next.'),
    ).toBeVisible();
    expect(server.sent('POST', '/api/subscription/create')).toEqual([]);
    server.answer('GET /api/user', maya);
    await userEvent.click(screen.getByRole('tab', { name: 'Login' }));
    await userEvent.type(screen.getByLabelText('Email'), 'maya@example.org');
    await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Premium Monthly, $49 per month')).toBeVisible();
    expect(where.path).toBe('/subscription');
    expect(server.sent('POST', '/api/subscription/create').map(({ body }) => body)).toEqual([
      { priceId: 'monthly', flow: 'page' },
    ]);
  });

  it('shows a visitor the plans again when the checkout cannot be created after sign-in', async () => {
    fakeApi({
      ...visitorAnswers(),
      ...billingAnswers(paying),
      'POST /api/login': () => maya,
      [create]: () => refusal(409, { detail: 'You already have a subscription' }),
    });
    showApp('/subscription');
    await choose('Premium Monthly');
    await userEvent.click(await screen.findByRole('tab', { name: 'Login' }));
    await userEvent.type(screen.getByLabelText('Email'), 'maya@example.org');
    await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect((await yourPlan()).getByText('Premium Monthly')).toBeVisible();
    expect(screen.queryByText('Complete Your Subscription')).toBeNull();
  });
});

describe('coming back from Stripe', () => {
  const confirm = 'POST /api/subscription/confirm';

  it('with a payment: the address is clean, the payment is asked about, and premium is announced', async () => {
    let own = begun;
    const answer = held();
    const server = fakeApi({ ...memberAnswers(), ...billingAnswers(() => own), [confirm]: answer.answer });
    const { where } = showApp('/subscription?session_id=cs_test_1');
    expect(await screen.findByText('We are confirming your payment')).toBeVisible();
    expect(where.search).toBe('');
    expect(screen.queryByText('Payment Successful! 🎉')).toBeNull();
    own = paying();
    server.answer('GET /api/user', { ...maya, subscriptionPlan: 'premium' });
    answer.release(own);
    expect(await screen.findByText('Payment Successful! 🎉')).toBeVisible();
    expect(screen.getByText('Your premium is active. You have unlimited access now.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('We are confirming your payment')).toBeNull());
    expect((await yourPlan()).getByText('Premium Monthly')).toBeVisible();
    await waitFor(() => expect(server.sent('GET', '/api/user')).toHaveLength(2));
  });

  it.each(['?session_id=cs_test_1', '?payment=processing&payment_intent=pi_1&redirect_status=succeeded'])(
    'at %s the event ends the waiting when Stripe is slow',
    async (search) => {
      let own = begun;
      fakeApi({ ...memberAnswers(), ...billingAnswers(() => own), [confirm]: () => own });
      showApp(`/subscription${search}`);
      expect(await screen.findByText('We are confirming your payment')).toBeVisible();
      own = paying();
      openStreams.at(-1)?.send('event', JSON.stringify({ type: 'billing.plan-changed.v1', id: 'maya' }));
      expect(await screen.findByText('Payment Successful! 🎉')).toBeVisible();
    },
  );

  it('asks again when Stripe did not answer', async () => {
    let tries = 0;
    const answer = () => (++tries === 1 ? refusal(503) : paying());
    fakeApi({ ...memberAnswers(), ...billingAnswers(() => begun), [confirm]: answer });
    showApp('/subscription?session_id=cs_test_1');
    expect(await screen.findByText('We are confirming your payment')).toBeVisible();
    expect(await screen.findByText('Payment Successful! 🎉')).toBeVisible();
    expect(tries).toBe(2);
  });

  it('at a made-up address says that there is no payment', async () => {
    fakeApi({ ...memberAnswers(), ...billingAnswers(), [confirm]: free });
    showApp('/subscription?session_id=cs_made_up');
    expect(await screen.findByText('No payment found')).toBeVisible();
    expect(screen.queryByText('Payment Successful! 🎉')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Choose Beta Yearly' })).toBeVisible();
  });

  it('after walking away: a toast, a clean address, and the seat is given back', async () => {
    let own = begun;
    const abandon = 'POST /api/subscription/abandon';
    const server = fakeApi({ ...memberAnswers(), ...billingAnswers(() => own), [abandon]: () => (own = free) });
    const { where } = showApp('/subscription?canceled=true&checkout=checkout-1');
    expect(await screen.findByText('Payment Canceled')).toBeVisible();
    expect(screen.getByText('You can try again anytime.')).toBeVisible();
    expect(toastVariant()).toBe('destructive');
    await waitFor(() => expect(where.search).toBe(''));
    await waitFor(() => expect(server.sent('POST', '/api/subscription/abandon')).toHaveLength(1));
    expect(server.sent('POST', '/api/subscription/abandon')[0]?.body).toEqual({ checkout: 'checkout-1' });
    await waitFor(() => expect(server.sent('GET', '/api/subscription/plans').length).toBeGreaterThan(1));
  });

  it('after a payment that failed: a toast, and the checkout that is still open', async () => {
    const server = fakeApi({
      ...memberAnswers(),
      ...billingAnswers(() => begun),
      'POST /api/subscription/create': { clientSecret: 'pi_1_secret_1', subscriptionId: 'sub_1' },
    });
    const { where } = showApp('/subscription?payment=processing&payment_intent=pi_1&redirect_status=failed');
    expect(await screen.findByText('Payment Failed')).toBeVisible();
    expect(screen.getByText('The payment was not confirmed.')).toBeVisible();
    expect(toastVariant()).toBe('destructive');
    expect(await screen.findByRole('heading', { name: 'Complete Your Subscription' })).toBeVisible();
    expect(screen.getByText('Beta Yearly, $100 per year')).toBeVisible();
    expect(where.search).toBe('');
    expect(server.sent('POST', confirm.slice('POST '.length))).toEqual([]);
  });

  it('after a payment that failed, and whose checkout has ended, shows the plans', async () => {
    fakeApi({ ...memberAnswers(), ...billingAnswers() });
    const { where } = showApp('/subscription?payment=processing&redirect_status=failed');
    expect(await screen.findByText('Payment Failed')).toBeVisible();
    await waitFor(() => expect(where.search).toBe(''));
    expect(await screen.findByRole('button', { name: 'Choose Beta Yearly' })).toBeVisible();
  });

  it('by a link that somebody sent ends no checkout, and shows the open one', async () => {
    const server = fakeApi({ ...memberAnswers(), ...billingAnswers(() => begun) });
    const { where } = showApp('/subscription?canceled=true');
    expect(await screen.findByText('Payment Canceled')).toBeVisible();
    await waitFor(() => expect(where.search).toBe(''));
    expect(await screen.findByRole('button', { name: 'Continue to payment' })).toBeVisible();
    expect(server.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('without a session asks to sign in, and then shows how the payment stands', async () => {
    const server = fakeApi({ ...visitorAnswers(), ...billingAnswers(() => begun), 'POST /api/login': () => maya });
    showApp('/subscription?session_id=cs_test_1');
    expect(await screen.findByText('Please sign in again')).toBeVisible();
    expect(server.sent('POST', '/api/subscription/confirm')).toEqual([]);
    server.answer(confirm, paying());
    server.answer('GET /api/user', maya);
    await userEvent.click(screen.getByRole('link', { name: 'Sign In' }));
    await userEvent.type(await screen.findByLabelText('Email'), 'maya@example.org');
    await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Payment Successful! 🎉')).toBeVisible();
  });
});

describe('waiting for a payment', () => {
  it('can be left for the plans, where the payment can be continued', async () => {
    fakeApi({ ...memberAnswers(), ...billingAnswers(() => begun), 'POST /api/subscription/confirm': begun });
    showApp('/subscription?payment=processing');
    await screen.findByText('We are confirming your payment');
    expect(screen.queryByRole('button', { name: /^Choose/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'I have not paid' }));
    expect(await screen.findByRole('button', { name: 'Continue to payment' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose Premium Monthly' })).toBeVisible();
  });
});

describe('a checkout that was begun', () => {
  it('can be continued or let go', async () => {
    let own = begun;
    const server = fakeApi({
      ...memberAnswers(),
      ...billingAnswers(() => own),
      'POST /api/subscription/create': { clientSecret: 'pi_1_secret_1', subscriptionId: 'sub_1' },
      'POST /api/subscription/abandon': () => (own = free),
    });
    const { where } = showApp('/subscription');
    await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    expect(await screen.findByText('Beta Yearly, $100 per year')).toBeVisible();
    expect(screen.getByText(/^Your place is kept until/)).toBeVisible();
    act(where.back);
    expect(await screen.findByText('You have begun to pay')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Let it go' }));
    await waitFor(() => expect(screen.queryByText('You have begun to pay')).toBeNull());
    expect(server.sent('POST', '/api/subscription/abandon')).toHaveLength(1);
  });
});

describe('your plan', () => {
  it.each([
    [
      'a monthly plan',
      paying(),
      ['Premium Monthly', 'Active', '$49 per month', `$49 on ${dayOf('2026-12-22T12:00:00.000Z')}`],
    ],
    ['one that was given', { ...free, plan: 'premium', tier: 'grant' } as const, ['Premium', 'Given']],
    ['the free one', free, ['Free plan']],
  ])('shows %s', async (_name, own, texts) => {
    fakeApi({ ...memberAnswers(), ...billingAnswers(() => own) });
    showApp('/subscription');
    const card = await yourPlan();
    for (const text of texts) expect(card.getByText(text)).toBeVisible();
  });

  it('offers no second plan to somebody who pays', async () => {
    fakeApi({ ...memberAnswers(), ...billingAnswers(paying) });
    showApp('/subscription');
    await yourPlan();
    expect(screen.queryByRole('button', { name: /^Choose/ })).toBeNull();
    expect((await plan('Premium Monthly')).getByText('This is your plan.')).toBeVisible();
    expect((await plan('Beta Yearly')).getByText('You can choose it once Premium Monthly has ended.')).toBeVisible();
  });

  it('opens payment method and invoices at Stripe', async () => {
    const portal = { url: 'https://billing.stripe.com/p/1' };
    fakeApi({ ...memberAnswers(), ...billingAnswers(paying), 'POST /api/subscription/portal': portal });
    showApp('/subscription');
    await userEvent.click(await screen.findByRole('button', { name: 'Payment method and invoices' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith(portal.url, '_self'));
  });
});

describe('the way back', () => {
  it('leads somebody who does not buy to the page they came from', async () => {
    fakeApi({ ...memberAnswers(), ...billingAnswers() });
    sessionStorage.setItem('placeBeforePlans', '/faq');
    const { where } = showApp('/subscription');
    await userEvent.click(await screen.findByRole('link', { name: 'Back' }));
    await waitFor(() => expect(where.path).toBe('/faq'));
    expect(sessionStorage.getItem('placeBeforePlans')).toBe('');
  });

  it('leads to the page whose upgrade dialog led here', async () => {
    let own = begun;
    fakeApi({ ...memberAnswers(), ...billingAnswers(() => own) });
    sessionStorage.setItem('placeBeforePlans', '/faq');
    const { where } = showApp('/subscription');
    await screen.findByText('You have begun to pay');
    expect(screen.queryByRole('link', { name: 'Back to where you were' })).toBeNull();
    own = paying();
    openStreams.at(-1)?.send('event', JSON.stringify({ type: 'billing.plan-changed.v1', id: 'maya' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Back to where you were' }));
    await waitFor(() => expect(where.path).toBe('/faq'));
  });
});
