import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '@pathwise/service-kit/config';
import { configSchema } from '../src/config.ts';
import { openShop } from '../src/provider/shop.ts';
import { type Billing, startBilling } from './given.ts';

let billing: Billing;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.stop());

/** A shop with other settings, and the faults that it logs. */
function shopWith(change: Record<string, string>) {
  const faults: string[] = [];
  const log = { error: ({ fault }: { fault: string }) => faults.push(fault) };
  const config = readConfig(configSchema, { ...billing.service.env, ...change });
  const shop = openShop({ config, log: log as never });
  if (!shop) throw new Error('the settings of Stripe are missing');
  return { shop, faults };
}

describe('the shop', () => {
  it('opens once Stripe’s prices are those that the page shows', async () => {
    const { shop, faults } = shopWith({});
    expect(shop.isOpen()).toBe(false);
    expect(await shop.checkPrices()).toBe(true);
    expect(shop.isOpen()).toBe(true);
    expect(faults).toEqual([]);
  });

  it.each([
    [
      'another amount',
      'price_demo_of_somebody_else',
      'monthly: price_demo_of_somebody_else is 100 usd a 1 month, and the page says 4900 usd a 1 month',
    ],
    ['no such price', 'price_that_is_gone', expect.stringMatching(/^monthly: .+ \(price_that_is_gone\)$/)],
  ])('stays closed, and logs why, when Stripe has %s', async (_what, price, fault) => {
    const { shop, faults } = shopWith({ STRIPE_PRICE_MONTHLY: price });
    expect(await shop.checkPrices()).toBe(false);
    expect(shop.isOpen()).toBe(false);
    expect(faults).toEqual([fault]);
  });
});
