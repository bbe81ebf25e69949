import { trusted } from 'mongoose';
import { customers } from './customers/customer.model.ts';
import type { BillingDeps } from './deps.ts';
import { seats } from './plans/seat.model.ts';

/** Measures the seats, and the looks at Stripe that wait, when Prometheus asks. */
export function measureMoney({ db, now, metrics }: BillingDeps): void {
  metrics.gauge('pathwise_seats', 'Places of the limited offer', 'state', async () => ({
    free: await seats(db).countDocuments({ state: 'free' }),
    held: await seats(db).countDocuments({ state: 'held' }),
    taken: await seats(db).countDocuments({ state: 'taken' }),
  }));
  metrics.gauge('pathwise_billing_looks_waiting', 'Customers who are due for a look at Stripe', 'state', async () => ({
    due: await customers(db).countDocuments({ dueAt: trusted({ $ne: null, $lte: now() }) }),
  }));
}
