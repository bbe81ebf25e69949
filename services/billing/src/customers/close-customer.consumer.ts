import { userDeleted } from '@pathwise/contracts/events/auth';
import { consumer } from '@pathwise/service-kit/events/consumer';
import type { BillingDeps } from '../deps.ts';
import { customers, newCustomer } from './customer.model.ts';
import { customerKey } from './customer-key.rules.ts';

/**
 * Ends everything that a deleted account pays for. The row is found by a hash, so it does not matter whether the account's own rows
 * are erased before. The look for customers does the rest, and repeats it until Stripe has answered.
 */
export const closeCustomer = (deps: BillingDeps) =>
  consumer({
    name: 'billing-close-customer',
    event: userDeleted,
    handle: async ({ data: { userId } }, { session }) => {
      const [_id, now] = [customerKey(userId), deps.now()];
      const closed = { closedAt: now, dueAt: now };
      const { closedAt: _closed, dueAt: _due, asks: _asks, ...fresh } = newCustomer;
      const update = { $set: closed, $inc: { asks: 1 }, $setOnInsert: fresh };
      await customers(deps.db).updateOne({ _id }, update, { session, upsert: true });
    },
  });
