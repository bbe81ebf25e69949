import { conflict } from '@pathwise/service-kit/problem';
import { noteInAudit } from '../audit/audit.model.ts';
import { lookNow } from '../customers/claim.ts';
import { customers } from '../customers/customer.model.ts';
import { customerKey } from '../customers/customer-key.rules.ts';
import type { BillingDeps, ShopDeps } from '../deps.ts';
import { asking } from '../provider/asking.ts';
import { isRefused } from '../provider/shop.ts';
import { type SubscriptionRecord, subscriptions } from './subscription.model.ts';
import { currentOf, refundableUntil } from './subscription.rules.ts';

interface Input {
  userId: string;
}
const noSubscription = () => conflict('You have no subscription', 'no-subscription');

/** The current subscription. Works also while nothing can be bought. Throws 409 without one. */
async function currentFor(deps: BillingDeps, userId: string): Promise<{ deps: ShopDeps; current: SubscriptionRecord }> {
  const current = currentOf(await subscriptions(deps.db).find({ ownerId: userId }).lean());
  if (!current || !deps.shop) throw noSubscription();
  return { deps: deps as ShopDeps, current };
}

/**
 * Ends the subscription with the period that is paid for, or takes that back. A repeat changes nothing. While a payment is due, no
 * period is paid for: the subscription ends at once, because Stripe would go on to collect.
 */
export async function setEnding(anyDeps: BillingDeps, { userId, ends }: Input & { ends: boolean }): Promise<void> {
  const { deps, current } = await currentFor(anyDeps, userId);
  const customer = await customers(deps.db).findById(customerKey(userId)).lean();
  if (customer?.refund === current._id) throw conflict('Your money is on its way back', 'refunding');
  const { subscriptions: there } = deps.shop.stripe;
  await asking(async () => {
    const { status } = await there.update(current._id, { cancel_at_period_end: ends });
    if (ends && (status === 'past_due' || status === 'unpaid')) await there.cancel(current._id);
  }).catch(async (error: unknown) => {
    if (!isRefused(error)) throw error;
    await asking(() => lookNow(deps, customerKey(userId))); // it has ended at Stripe, and no webhook has told it yet
    await currentFor(anyDeps, userId);
    throw error;
  });
  const what = ends ? ('cancelled' as const) : ('resumed' as const);
  const note = { userId, what, by: 'person', details: { subscription: current._id } };
  if ((current.cancelAt !== null) !== ends)
    await deps.inTransaction(
      async (tx) => {
        await deps.account.enter(tx, userId);
        await noteInAudit(deps, tx, note);
      },
      { answers: false },
    );
  await asking(() => lookNow(deps, customerKey(userId)));
}

/**
 * Gives the money back and ends the subscription at once, within 30 days and once per account. The wish is stored first, so that
 * it is fulfilled even when this process dies. Throws 409 otherwise.
 */
export async function refund(anyDeps: BillingDeps, { userId }: Input): Promise<void> {
  const { deps, current } = await currentFor(anyDeps, userId);
  const _id = customerKey(userId);
  await deps.inTransaction(
    async (tx) => {
      await deps.account.enter(tx, userId);
      const customer = await customers(deps.db).findById(_id).session(tx.session).lean();
      if (customer?.refund === current._id) return; // asked a moment ago
      const hadRefund = Boolean(customer?.refundedAt ?? customer?.refund);
      if (!customer || !refundableUntil(current, { hadRefund, now: deps.now() }))
        throw conflict('The time to get your money back is over', 'not-refundable');
      const wish = { $set: { refund: current._id, dueAt: deps.now() }, $inc: { asks: 1 } };
      await customers(deps.db).updateOne({ _id }, wish, tx);
      await noteInAudit(deps, tx, {
        userId,
        what: 'refund-asked',
        by: 'person',
        details: { subscription: current._id },
      });
    },
    { answers: false },
  );
  await lookNow(deps, _id).catch((error: unknown) => deps.log.warn({ error }, 'money is given back later'));
}

/** The address of Stripe's page for payment method and invoices. Throws 409 for somebody who never began to pay. */
export async function openPortal(deps: BillingDeps, { userId }: Input): Promise<{ url: string }> {
  const customer = await customers(deps.db).findById(customerKey(userId)).lean();
  const { shop, config } = deps;
  if (!shop || !customer?.customerId) throw noSubscription();
  const wanted = { customer: customer.customerId, return_url: new URL('/subscription', config.PUBLIC_URL).href };
  const { url } = await asking(() => shop.stripe.billingPortal.sessions.create(wanted));
  return { url };
}
