import { afterEach, expect, it, jest } from '@jest/globals';
import { fakeApi } from '@pathwise/federation/testing/fake-api';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memberAnswers } from '../../test/fixtures.ts';
import { prepareBrowser, showApp } from '../../test/show-app.tsx';
import { billingAnswers } from '../../test/subscription.ts';

// a file of its own, because Stripe's loader remembers for the whole file that it has loaded the script

afterEach(cleanup);

const scriptOfStripe = () => document.querySelector('script[src^="https://js.stripe.com"]');

it("a script that cannot be loaded is replaced by the way over Stripe's page", async () => {
  prepareBrowser();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const leave = jest.fn<typeof window.open>();
  window.open = leave;
  const create = 'POST /api/subscription/create';
  const secret = { clientSecret: 'pi_1_secret_1', subscriptionId: 'sub_1' };
  const server = fakeApi({ ...memberAnswers(), ...billingAnswers(), [create]: secret });
  showApp('/subscription');
  expect(await screen.findByRole('button', { name: 'Choose Beta Yearly' })).toBeVisible();
  expect(scriptOfStripe()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Choose Beta Yearly' }));

  await waitFor(() => expect(scriptOfStripe()).not.toBeNull());
  const first = scriptOfStripe();
  first?.dispatchEvent(new Event('error'));
  await waitFor(() => expect(scriptOfStripe()).not.toBe(first));
  scriptOfStripe()?.dispatchEvent(new Event('error')); // the loader tries twice

  expect(await screen.findByText(/^The payment form could not be loaded\./)).toBeVisible();
  expect(console.warn).toHaveBeenCalledWith('Failed to load Stripe.js', expect.anything());
  server.answer(create, { checkoutUrl: 'https://checkout.stripe.com/pay/1' });
  await userEvent.click(screen.getByRole('button', { name: "Pay on Stripe's page" }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://checkout.stripe.com/pay/1', '_self'));
  const asked = server.sent('POST', '/api/subscription/create').map(({ body }) => body);
  expect(asked.at(-1)).toEqual({ priceId: 'beta-yearly', flow: 'redirect' });
});
