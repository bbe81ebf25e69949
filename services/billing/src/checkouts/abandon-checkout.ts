import { lookNow } from '../customers/claim.ts';
import { customerKey } from '../customers/customer-key.rules.ts';
import type { BillingDeps, ShopDeps } from '../deps.ts';
import { seats } from '../plans/seat.model.ts';
import { type CheckoutRecord, checkouts } from './checkout.model.ts';

/** Ends the time of a checkout, and looks: an attempt that is not paid ends at Stripe, and its seat is free. */
export async function abandon(deps: ShopDeps, { _id, ownerId }: CheckoutRecord): Promise<void> {
  const over = { $set: { heldUntil: deps.now() } };
  await deps.inTransaction(
    async (tx) => {
      await deps.account.enter(tx, ownerId);
      await checkouts(deps.db).updateOne({ _id, ownerId, state: 'open' }, over, tx);
      await seats(deps.db).updateOne({ checkoutId: _id, state: 'held' }, over, tx);
    },
    { answers: false },
  );
  await lookNow(deps, customerKey(ownerId));
}

/** The same for whatever a person has begun. With an id: only if that is what is open. */
export async function abandonCheckout(
  deps: BillingDeps,
  { userId, checkoutId }: { userId: string; checkoutId?: string | undefined },
): Promise<void> {
  const which = { ownerId: userId, state: 'open' as const, ...(checkoutId ? { _id: checkoutId } : {}) };
  const open = await checkouts(deps.db).findOne(which).lean();
  if (open && deps.shop) await abandon(deps as ShopDeps, open);
}
