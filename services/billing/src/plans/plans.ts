import type { Plan } from '@pathwise/contracts/api/billing';

/** A plan as it is sold. `seats` limits it to the first so many people. */
export type SoldPlan = Omit<Plan, 'seatsLeft'> & { readonly seats?: number };

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
    badge: '83% off',
    savings: 'save $488',
    seats: 100,
  },
];
