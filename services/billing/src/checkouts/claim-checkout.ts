import type { PlanId } from '@pathwise/contracts/api/billing';
import { conflict, notFound } from '@pathwise/service-kit/problem';
import { createTurns } from '@pathwise/service-kit/transactions/in-turn';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import { trusted } from 'mongoose';
import { noteInAudit } from '../audit/audit.model.ts';
import { customers, newCustomer } from '../customers/customer.model.ts';
import { customerKey } from '../customers/customer-key.rules.ts';
import type { BillingDeps } from '../deps.ts';
import { entitlements } from '../entitlements/entitlement.model.ts';
import { open as openEntitlement } from '../entitlements/settle.ts';
import { holdSeat } from '../plans/hold-seat.ts';
import { planOf } from '../plans/plans.ts';
import { subscriptions } from '../subscriptions/subscription.model.ts';
import { type CheckoutRecord, checkouts, holdMs } from './checkout.model.ts';
import { isLiving } from './checkout.rules.ts';

export interface Wish {
  userId: string;
  planId: PlanId;
  flow: 'page' | 'redirect';
}
/** A checkout of this wish, or one of another wish that has to be abandoned first. */
type Claimed = { checkout: CheckoutRecord } | { inTheWay: CheckoutRecord };

const inTurn = createTurns(2_000); // buyers of the last seats would meet in conflicts

/**
 * Stores a checkout, with a seat where the plan has a limit. The same wish again, from another tab or after a crash, gets the same
 * checkout. Throws 409 for somebody who pays already, and when no seat is left.
 */
export const claimCheckout = (deps: BillingDeps, wish: Wish): Promise<Claimed> =>
  inTurn(wish.planId, () =>
    deps.inTransaction(
      async (tx) => {
        await enterAsCustomer(deps, tx, wish.userId);
        const { session } = tx;
        const own = { ownerId: wish.userId };
        const paid = await subscriptions(deps.db).find(own).session(session).lean();
        if (paid.some(({ status }) => isLiving(status)))
          throw conflict('You already have a subscription', 'already-subscribed');
        const before = await checkouts(deps.db)
          .findOne({ ...own, state: 'open' })
          .session(session)
          .lean();
        if (before) return isSame(before, wish, deps.now()) ? { checkout: before } : { inTheWay: before };
        return { checkout: await newCheckout(deps, tx, wish) };
      },
      { answers: false },
    ),
  );

/** A checkout that ends within a minute is not begun again. */
const isSame = (one: CheckoutRecord, { planId, flow }: Wish, now: Date) =>
  one.planId === planId && one.flow === flow && one.heldUntil.getTime() > now.getTime() + 60_000;

async function enterAsCustomer(deps: BillingDeps, tx: Tx, userId: string): Promise<void> {
  await deps.account.enter(tx, userId);
  const { session } = tx;
  if (!(await entitlements(deps.db).findById(userId).session(session).lean())) await openEntitlement(deps, tx, userId);
  const _id = customerKey(userId);
  const customer = await customers(deps.db).findById(_id).session(session).lean();
  if (customer?.closedAt) throw notFound('account');
  if (!customer) await customers(deps.db).create([{ _id, ...newCustomer }], { session });
}

async function newCheckout(deps: BillingDeps, tx: Tx, { userId, planId, flow }: Wish): Promise<CheckoutRecord> {
  const now = deps.now();
  const heldUntil = new Date(now.getTime() + holdMs);
  const own = { _id: deps.newId(), ownerId: userId, planId, flow };
  const checkout: CheckoutRecord = { ...own, state: 'open', heldUntil, createdAt: now };
  await checkouts(deps.db).create([checkout], { session: tx.session });
  if (planOf(planId).seats !== undefined) await holdSeat(deps, tx, checkout);
  const due = { $min: { dueAt: heldUntil }, $inc: { asks: 1 } };
  const _id = customerKey(userId);
  const { matchedCount } = await customers(deps.db).updateOne({ _id, dueAt: trusted({ $ne: null }) }, due, tx);
  if (matchedCount === 0)
    await customers(deps.db).updateOne({ _id }, { $set: { dueAt: heldUntil }, $inc: { asks: 1 } }, tx);
  await noteInAudit(deps, tx, { userId, what: 'checkout-begun', by: 'person', details: { planId, flow } });
  return checkout;
}
