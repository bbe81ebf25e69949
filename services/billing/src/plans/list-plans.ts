import type { Plan } from '@pathwise/contracts/api/billing';
import type { BillingDeps } from '../deps.ts';
import { plans } from './plans.ts';
import { seats } from './seat.model.ts';

/** The plans as the page shows them. A limited offer has its claims and the seats that are left. */
export function listPlans(deps: BillingDeps): Promise<Plan[]> {
  return Promise.all(
    plans.map(async ({ seats: limit, ...plan }) => {
      if (limit === undefined) return plan;
      const { OFFER_BADGE: badge, OFFER_SAVINGS: savings } = deps.config;
      const seatsLeft = await seats(deps.db).countDocuments({ planId: plan.id, state: 'free' });
      return { ...plan, badge, savings, seatsLeft };
    }),
  );
}
