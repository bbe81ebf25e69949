import { api } from '@pathwise/federation/api';
import { query } from '@pathwise/federation/query';

/** Seats of an offer go while the page is open, and no event notifies visitors. */
const seatsMs = 15_000;

/** The plans, with the seats that are left now. */
export const plansQuery = {
  ...query(api.billing.listPlans),
  refetchInterval: seatsMs,
  refetchOnMount: 'always' as const,
};
