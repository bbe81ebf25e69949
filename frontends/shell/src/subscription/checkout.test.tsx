import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fakeApi, refusal } from '@pathwise/federation/testing/fake-api';
import type { PaymentIntentResult } from '@stripe/stripe-js';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maya, memberAnswers } from '../../test/fixtures.ts';
import '../../test/stripe-js-double.ts';
import { openStreams, prepareBrowser, showApp, toastVariant } from '../../test/show-app.tsx';
import { begun, billingAnswers, free, paying, payments } from '../../test/subscription.ts';

const leave = jest.fn<typeof window.open>();
const atStripe = jest.fn<NonNullable<Window['stripeDouble']>>();

beforeEach(() => {
  prepareBrowser();
  leave.mockReset();
  atStripe.mockReset();
  window.open = leave;
  window.stripeDouble = atStripe;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(cleanup);

const create = 'POST /api/subscription/create';
const confirm = 'POST /api/subscription/confirm';
const intent = (status: string) => ({ paymentIntent: { status } }) as PaymentIntentResult;
const failed = (message?: string) => ({ error: { type: 'card_error', message } }) as PaymentIntentResult;

async function showCheckout(answers: Record<string, unknown> = {}) {
  let own = free;
  const secret = () => {
    own = begun;
    return { clientSecret: 'pi_1_secret_1', subscriptionId: 'sub_1' };
  };
  const server = fakeApi({ ...memberAnswers(), ...billingAnswers(() => own), [create]: secret, ...answers });
  const view = showApp('/subscription');
  await userEvent.click(await screen.findByRole('button', { name: 'Choose Beta Yearly' }));
  await screen.findByRole('heading', { name: 'Complete Your Subscription' });
  const has = (next: typeof own) => {
    own = next;
  };
  return { ...view, server, has };
}
const subscribe = async () => {
  await userEvent.type(await screen.findByLabelText('Card number'), '4242');
  const button = screen.getByRole('button', { name: 'Subscribe Now' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};

describe('paying on the page', () => {
  it("shows 'Success!', the plans with the own one, and fetches the person again", async () => {
    const { server, has } = await showCheckout({
      [confirm]: () => {
        has(paying());
        return paying();
      },
    });
    atStripe.mockResolvedValue(intent('succeeded'));
    server.answer('GET /api/user', { ...maya, subscriptionPlan: 'premium' });
    await subscribe();
    expect(await screen.findByText('Success!')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Your plan' })).toHaveTextContent('Premium Monthly');
    expect(atStripe).toHaveBeenCalledWith({
      clientSecret: 'pi_1_secret_1',
      card: '4242',
      returnUrl: `${location.origin}/subscription?payment=processing`,
      isAuthenticated: undefined,
    });
    await waitFor(() => expect(server.sent('GET', '/api/user').length).toBeGreaterThan(1));
  });

  it.each([
    ["Stripe's message", failed('Your card was declined.'), 'Your card was declined.'],
    ['a sentence of ours without one', failed(), 'The payment was not confirmed.'],
  ])("that fails stays on the checkout with 'Payment Failed' and %s", async (_name, answer, text) => {
    await showCheckout();
    atStripe.mockResolvedValue(answer);
    await subscribe();
    expect(await screen.findByText('Payment Failed')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(toastVariant()).toBe('destructive');
    expect(screen.getByRole('heading', { name: 'Complete Your Subscription' })).toBeVisible();
    expect(screen.getByLabelText('Card number')).toHaveValue('4242');
  });

  it("that breaks says 'Payment Error'", async () => {
    await showCheckout();
    atStripe.mockRejectedValue(new Error('broken'));
    await subscribe();
    expect(await screen.findByText('Payment Error')).toBeVisible();
    expect(screen.getByText('An unexpected error occurred')).toBeVisible();
    expect(toastVariant()).toBe('destructive');
  });

  it('that the bank takes time for is confirmed later, without a toast before', async () => {
    const { has } = await showCheckout({ [confirm]: begun });
    atStripe.mockResolvedValue(intent('processing'));
    await subscribe();
    expect(await screen.findByText('We are confirming your payment')).toBeVisible();
    expect(screen.queryByText('Success!')).toBeNull();
    has(paying());
    openStreams.at(-1)?.send('event', JSON.stringify({ type: 'billing.plan-changed.v1', id: 'maya' }));
    await waitFor(() => expect(screen.queryByText('We are confirming your payment')).toBeNull());
  });

  it('ends with the time of the checkout, says so, and offers the plans again', async () => {
    const { has, server } = await showCheckout();
    await screen.findByText(/^Your place is kept until/);
    has(free);
    expect(await screen.findByText('This checkout has ended', {}, { timeout: 5_000 })).toBeVisible();
    expect(screen.getByText(/nothing was charged\. Please choose your plan again\.$/)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
    expect(server.sent('POST', '/api/subscription/create')).toHaveLength(1);
  });

  it('is not offered twice: a payment in another window ends this checkout', async () => {
    const { has } = await showCheckout();
    await screen.findByLabelText('Card number');
    has(paying());
    openStreams.at(-1)?.send('event', JSON.stringify({ type: 'billing.plan-changed.v1', id: 'maya' }));
    expect(await screen.findByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
  });
});

describe('leaving the checkout', () => {
  it('gives the place back', async () => {
    const { server } = await showCheckout({ 'POST /api/subscription/abandon': free });
    await userEvent.click(screen.getByRole('button', { name: 'Back to plans' }));
    expect(await screen.findByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
    await waitFor(() => expect(server.sent('POST', '/api/subscription/abandon')).toHaveLength(1));
  });
});

describe('without the payment form', () => {
  it('without a page to go to is only logged', async () => {
    const { server } = await showCheckout({ 'GET /api/subscription/status': { ...payments, publishableKey: null } });
    server.answer(create, {});
    await userEvent.click(await screen.findByRole('button', { name: "Pay on Stripe's page" }));
    await waitFor(() => expect(console.error).toHaveBeenCalledWith('Stripe named no page to pay on'));
    expect(screen.queryByText('Error')).toBeNull();
  });

  it('says and logs that nothing was created', async () => {
    const { server } = await showCheckout({ 'GET /api/subscription/status': { ...payments, publishableKey: null } });
    server.answer(create, refusal(409, { detail: 'All places of this offer are taken' }));
    await userEvent.click(await screen.findByRole('button', { name: "Pay on Stripe's page" }));
    expect(await screen.findByText('All places of this offer are taken')).toBeVisible();
    expect(toastVariant()).toBe('destructive');
    expect(console.error).toHaveBeenCalledWith('The subscription could not be created', expect.anything());
  });
});

describe('demo payments', () => {
  it("say that no money moves, and confirm on the stand-in's page", async () => {
    const demo = { ...payments, isDemo: true, demoUrl: 'http://127.0.0.1:4010' };
    await showCheckout({ 'GET /api/subscription/status': demo });
    expect(screen.getByText('Demo payments: no money moves')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Subscribe Now' }));
    const back = encodeURIComponent(`${location.origin}/subscription?payment=processing`);
    expect(leave).toHaveBeenCalledWith(`http://127.0.0.1:4010/confirm/pi_1_secret_1?back=${back}`, '_self');
    expect(document.querySelector('script[src^="https://js.stripe.com"]')).toBeNull();
  });
});
