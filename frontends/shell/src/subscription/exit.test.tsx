import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fakeApi, refusal } from '@pathwise/federation/testing/fake-api';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maya, memberAnswers } from '../../test/fixtures.ts';
import { prepareBrowser, showApp } from '../../test/show-app.tsx';
import { billingAnswers, free, paying } from '../../test/subscription.ts';
import { dayOf } from '../upgrade/money.rules.ts';

beforeEach(() => {
  prepareBrowser();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(cleanup);

const end = '2026-12-22T12:00:00.000Z';
const ending = paying({ state: 'ending', nextChargeAt: null, endsAt: end });
const whatHappens = [
  'All your goals stay, and you can edit every one. You can add new ones while you have fewer than three.',
  'The pages of partners, challenges and mentors close. What you posted is kept for you.',
  'One file holds everything, your posts too. You can have it now, or at any later time in your profile.',
];
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const pressIn = async (dialog: HTMLElement, name: string) =>
  userEvent.click(within(dialog).getByRole('button', { name }));

function show(own: () => ReturnType<typeof paying>, answers: Record<string, unknown> = {}) {
  const server = fakeApi({
    ...memberAnswers({ ...maya, subscriptionPlan: 'premium' }),
    ...billingAnswers(own),
    ...answers,
  });
  showApp('/subscription');
  return server;
}

describe('cancelling', () => {
  it('takes two presses, says until when premium lasts, and can be taken back', async () => {
    let own = paying();
    const server = show(() => own, {
      'POST /api/subscription/cancel': () => (own = ending),
      'POST /api/subscription/resume': () => (own = paying()),
    });
    await press('Cancel subscription');
    const dialog = await screen.findByRole('dialog', { name: 'Cancel Premium Monthly?' });
    expect(dialog).toHaveTextContent(`Premium lasts until ${dayOf(end)}. Nothing more is charged`);
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(whatHappens);
    expect(within(dialog).queryByRole('textbox')).toBeNull();
    expect(server.sent('POST', '/api/subscription/cancel')).toEqual([]);
    await pressIn(dialog, 'Cancel subscription');
    expect(await screen.findByText('Your subscription is cancelled')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const card = screen.getByRole('region', { name: 'Your plan' });
    expect(card).toHaveTextContent('Cancelled');
    expect(within(card).queryByRole('button', { name: 'Cancel subscription' })).toBeNull();
    await userEvent.click(within(card).getByRole('button', { name: 'Keep Premium' }));
    expect(await screen.findByText('Premium goes on')).toBeVisible();
    await waitFor(() => expect(card).toHaveTextContent('Active'));
  });

  it('that fails says why, and changes nothing', async () => {
    show(paying, { 'POST /api/subscription/cancel': () => refusal(503, { detail: 'Stripe does not answer' }) });
    await press('Cancel subscription');
    await pressIn(await screen.findByRole('dialog'), 'Cancel subscription');
    expect(await screen.findByText('Your subscription could not be cancelled')).toBeVisible();
    expect(screen.getByText('Stripe does not answer')).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('offers everything in one file', async () => {
    const saved = jest.fn();
    Object.assign(URL, { createObjectURL: () => 'blob:archive', revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved(this.download);
    });
    show(paying, { 'GET /api/account/export': { goals: [] } });
    await press('Cancel subscription');
    await pressIn(await screen.findByRole('dialog'), 'Download my data');
    expect(await screen.findByText('Your data is ready')).toBeVisible();
    expect(saved).toHaveBeenCalledWith(expect.stringMatching(/^pathwise-\d{4}-\d\d-\d\d\.json$/));
  });
});

describe('the money-back guarantee', () => {
  it('is a button that asks once more, gives the money back, and ends premium', async () => {
    let own = paying();
    const server = show(() => own, { 'POST /api/subscription/refund': () => (own = free) });
    await press('Get my money back');
    const dialog = await screen.findByRole('dialog', { name: 'Get your money back?' });
    expect(dialog).toHaveTextContent('You get $49 back, the way you paid. Premium ends at once. You can do this once.');
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(whatHappens);
    server.answer('GET /api/user', maya);
    await pressIn(dialog, 'Get my money back');
    expect(await screen.findByText('Your money is on its way')).toBeVisible();
    expect(screen.getByText('You get $49 back, usually within 5 to 10 days. Premium has ended.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Your plan' })).toHaveTextContent('Free plan');
    expect(server.sent('POST', '/api/subscription/refund')).toHaveLength(1);
    await waitFor(() => expect(server.sent('GET', '/api/user').length).toBeGreaterThan(1));
  });

  it('is not offered after its time', async () => {
    show(() => paying({ refundableUntil: null }));
    expect(await screen.findByRole('button', { name: 'Cancel subscription' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Get my money back' })).toBeNull();
  });
});

it('money that waits for Stripe is shown as on its way, and nothing is asked again', async () => {
  const refunding = paying({ state: 'refunding', nextChargeAt: null, refundableUntil: null });
  let own = paying();
  show(() => own, { 'POST /api/subscription/refund': () => (own = refunding) });
  await press('Get my money back');
  await pressIn(await screen.findByRole('dialog'), 'Get my money back');
  expect(await screen.findByText(/usually within 5 to 10 days\. Premium ends in a moment\.$/)).toBeVisible();
  const card = await screen.findByRole('region', { name: 'Your plan' });
  expect(card).toHaveTextContent('Money back');
  expect(
    within(card)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Payment method and invoices']);
});

it('a subscription whose payment is due ends at once, and there is nothing to take back', async () => {
  let own = paying({ state: 'payment-due', nextChargeAt: null, endsAt: end });
  show(() => own, { 'POST /api/subscription/cancel': () => (own = free) });
  await press('Cancel subscription');
  const dialog = await screen.findByRole('dialog', { name: 'Cancel Premium Monthly?' });
  expect(dialog).toHaveTextContent('Your last payment did not go through, so the subscription ends at once.');
  expect(dialog).not.toHaveTextContent('take it back');
  await pressIn(dialog, 'Cancel subscription');
  expect(await screen.findByText('Your subscription is cancelled')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Keep Premium' })).toBeNull();
});

it('a payment that failed makes the payment method the first thing to do', async () => {
  show(() => paying({ state: 'payment-due', nextChargeAt: null, endsAt: end }));
  expect(await screen.findByText(/^Your last payment did not go through\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Payment method and invoices' })).toHaveClass('bg-accent');
});
