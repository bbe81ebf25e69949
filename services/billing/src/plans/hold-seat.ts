import { conflict } from '@pathwise/service-kit/problem';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import { trusted } from 'mongoose';
import { type CheckoutRecord, checkouts } from '../checkouts/checkout.model.ts';
import { dayMs, hasHeldTooLong } from '../checkouts/checkout.rules.ts';
import { customerKey } from '../customers/customer-key.rules.ts';
import type { BillingDeps } from '../deps.ts';
import { seats } from './seat.model.ts';

/**
 * Holds a seat for a checkout, at most one for a person. A seat that was paid for stays theirs, and a later checkout needs no other.
 * Throws 409 when none is left, and for somebody who held one for too long today.
 */
export async function holdSeat(deps: BillingDeps, { session }: Tx, checkout: CheckoutRecord): Promise<void> {
  const { _id: checkoutId, ownerId, planId, heldUntil } = checkout;
  const holder = customerKey(ownerId);
  const own = await seats(deps.db).findOne({ planId, holder }).session(session).lean();
  if (own?.state === 'taken') return;
  if (own) throw conflict('You hold a place of this offer already. Please try again in a moment.', 'seat-held');
  await refuseHoarding(deps, session, checkout);

  // buyers who come at once rarely choose the same seat; two who do meet in a conflict, and the second chooses again
  const free = await seats(deps.db).find({ planId, state: 'free' }, { _id: 1 }).session(session).lean();
  const seat = free[Math.floor(Math.random() * free.length)];
  if (!seat) throw conflict('All places of this offer are taken', 'no-seats');
  const held = { state: 'held' as const, checkoutId, holder, heldUntil };
  const { modifiedCount } = await seats(deps.db).updateOne(
    { _id: seat._id, state: 'free' },
    { $set: held },
    { session },
  );
  if (modifiedCount === 0) throw conflict('Somebody else was faster. Please try again.', 'no-seats');
}

/** Without this, checkouts begun again and again would keep a place from others for ever. */
async function refuseHoarding(deps: BillingDeps, session: Tx['session'], { ownerId, planId }: CheckoutRecord) {
  const now = deps.now();
  const ofDay = { ownerId, planId, createdAt: trusted({ $gt: new Date(now.getTime() - dayMs) }) };
  if (hasHeldTooLong(await checkouts(deps.db).find(ofDay).session(session).lean(), now))
    throw conflict(heldTooLong, 'held-too-long');
}
const heldTooLong =
  'You have kept a place of this offer for an hour and a half today. Others may have it now. Please try again tomorrow.';
