import type { PlanId } from '@pathwise/contracts/api/billing';
import type { Logger } from '@pathwise/service-kit/telemetry/log';
import Stripe from 'stripe';
import type { Config } from '../config.ts';
import { plans, priceIdsOf, type SoldPlan } from '../plans/plans.ts';
import { faultOfPrice } from './price.rules.ts';

/** Stripe, with the prices that we sell. */
export interface Shop {
  readonly stripe: Stripe;
  /** True once Stripe's prices are those that the page shows. */
  isOpen(): boolean;
  /** Compares the prices. Throws when Stripe does not answer. */
  checkPrices(): Promise<boolean>;
  priceOf(planId: PlanId): string;
  /** The plan of a price. Undefined for a price that we do not sell. */
  planOfPrice(priceId: string): PlanId | undefined;
}

/** Opens the shop. Undefined in Testing Mode, without Stripe's settings. */
export function openShop({ config, log }: { config: Config; log: Logger }): Shop | undefined {
  const { STRIPE_SECRET_KEY: key } = config;
  if (!key) return undefined;
  const at = config.STRIPE_API_URL ? new URL(config.STRIPE_API_URL) : undefined;
  const stripe = new Stripe(key, {
    maxNetworkRetries: 2,
    timeout: config.STRIPE_TIMEOUT_MS,
    telemetry: false,
    ...(at ? { protocol: 'http', host: at.hostname, port: at.port } : {}),
  });
  const priceIds = priceIdsOf(config);
  let open = false;
  return {
    stripe,
    isOpen: () => open,
    async checkPrices() {
      const faults = (await Promise.all(plans.map((plan) => faultOf(stripe, plan, priceIds[plan.id])))).flat();
      for (const fault of faults) log.error({ fault }, 'payments stay disabled: a price at Stripe is not what we show');
      open = faults.length === 0;
      return open;
    },
    priceOf(planId) {
      const price = priceIds[planId];
      if (!price) throw new Error(`${planId} has no price`);
      return price;
    },
    planOfPrice: (priceId) => plans.find(({ id }) => priceIds[id] === priceId)?.id,
  };
}

/** What is wrong with the price of a plan at Stripe, in words. */
async function faultOf(stripe: Stripe, plan: SoldPlan, priceId = ''): Promise<string[]> {
  try {
    const fault = faultOfPrice(plan, await stripe.prices.retrieve(priceId));
    return fault ? [`${plan.id}: ${priceId} ${fault}`] : [];
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return [`${plan.id}: ${error.message} (${priceId})`];
    throw error;
  }
}

/** True when Stripe refused a call for a reason that a repeat does not change, such as an invoice that is paid by now. */
export const isRefused = (error: unknown): boolean => error instanceof Stripe.errors.StripeInvalidRequestError;
