import type { Plan } from '@pathwise/contracts/api/billing';
import type { BillingDeps } from '../deps.ts';
import { plans } from './plans.ts';
import { seats } from './seat.model.ts';

/** The plans as the page shows them, with the seats left of a limited offer. */
export function listPlans(deps: BillingDeps): Promise<Plan[]> {
  return Promise.all(
    plans.map(async ({ seats: limit, ...plan }) => {
      if (limit === undefined) return plan;
      return { ...plan, seatsLeft: await seats(deps.db).countDocuments({ planId: plan.id, state: 'free' }) };
    }),
  );
}
