import { api } from '@pathwise/federation/api';
import { query } from '@pathwise/federation/query';

/** Seats of an offer go while the page is open, and no event tells visitors of them. */
const seatsMs = 15_000;

export const plansQuery = { ...query(api.billing.listPlans), refetchInterval: seatsMs };
export const statusQuery = { ...query(api.billing.getPaymentStatus), refetchOnMount: 'always' as const };
export const ownQuery = query(api.billing.getSubscription);
