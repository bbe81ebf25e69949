import type { Plan, PlanId } from '@pathwise/contracts/api/billing';
import type { Config } from '../config.ts';

/** A plan as it is sold. `seats` makes it an offer to the first so many people. */
export type SoldPlan = Omit<Plan, 'seatsLeft' | 'badge' | 'savings'> & { readonly seats?: number };

export const plans: readonly SoldPlan[] = [
  {
    id: 'monthly',
    name: 'Premium Monthly',
    description: 'Everything in Pathwise, month by month',
    price: 49,
    interval: 'month',
  },
  {
    id: 'beta-yearly',
    name: 'Beta Yearly',
    description: 'A whole year for the first 100 people',
    price: 100,
    interval: 'year',
    seats: 100,
  },
];

export function planOf(id: PlanId): SoldPlan {
  const plan = plans.find((one) => one.id === id);
  if (!plan) throw new Error(`no plan ${id}`);
  return plan;
}

/** The price at Stripe of each plan. Undefined in Testing Mode. */
export const priceIdsOf = (config: Config): Record<PlanId, string | undefined> => ({
  monthly: config.STRIPE_PRICE_MONTHLY,
  'beta-yearly': config.STRIPE_PRICE_BETA_YEARLY,
});
