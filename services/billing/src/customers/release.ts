import { isLiving } from '../checkouts/checkout.rules.ts';
import type { ShopDeps } from '../deps.ts';
import { isRefused, type Shop } from '../provider/shop.ts';
import type { Fetched, FetchedCustomer } from './fetch-customer.ts';

/**
 * Ends the unpaid attempts of some checkouts at Stripe. Each of these calls fails once the payment has been made, so that nothing
 * that is paid for is ended here.
 */
export async function releaseAttempts(
  { shop }: ShopDeps,
  { subscriptions, sessions }: Pick<FetchedCustomer, 'subscriptions' | 'sessions'>,
  isOver: (checkoutId: string) => boolean,
): Promise<number> {
  const calls = [
    ...subscriptions
      .filter(({ status, checkoutId }) => status === 'incomplete' && isOver(checkoutId ?? ''))
      .map(
        ({ invoiceId }) =>
          () =>
            invoiceId && shop.stripe.invoices.voidInvoice(invoiceId),
      ),
    ...sessions
      .filter(({ status, checkoutId }) => status === 'open' && isOver(checkoutId))
      .map(
        ({ id }) =>
          () =>
            shop.stripe.checkout.sessions.expire(id),
      ),
  ];
  for (const call of calls) await unlessRefused(call);
  return calls.length;
}

/** Ends every subscription of a deleted account, at whatever price, at once and without another charge. */
export async function endAll(deps: ShopDeps, fetched: FetchedCustomer): Promise<number> {
  const released = await releaseAttempts(deps, fetched, () => true);
  const living = [...fetched.subscriptions, ...fetched.unsold].filter(({ status }) => isLiving(status));
  for (const { _id } of living) await unlessRefused(() => deps.shop.stripe.subscriptions.cancel(_id));
  return released + living.length;
}

/**
 * Gives back every payment of a subscription, then ends it. A repeat gives nothing back twice. False when Stripe refuses, such as a
 * payment that the bank takes back: the subscription then goes on, and so does everything else of the customer.
 */
export async function giveBack({ shop, log }: ShopDeps, one: Pick<Fetched, '_id' | 'status'>): Promise<boolean> {
  try {
    await refundAll(shop, one._id);
  } catch (error) {
    if (!isRefused(error)) throw error;
    log.error({ error, subscription: one._id }, 'Stripe refuses to give money back');
    return false;
  }
  if (isLiving(one.status)) await unlessRefused(() => shop.stripe.subscriptions.cancel(one._id));
  return true;
}

async function refundAll({ stripe }: Shop, _id: string): Promise<void> {
  for await (const { id: invoice } of stripe.invoices.list({ subscription: _id, status: 'paid' })) {
    for await (const { payment } of stripe.invoicePayments.list({ invoice, status: 'paid' })) {
      const { payment_intent: intent } = payment;
      const paymentIntent = typeof intent === 'object' ? intent.id : intent;
      if (!paymentIntent) continue;
      // Stripe gives back no more than was paid. A key of ours would repeat a refusal for a day
      await stripe.refunds.create({ payment_intent: paymentIntent }).catch((error: unknown) => {
        if (!(isRefused(error) && (error as { code?: string }).code === 'charge_already_refunded')) throw error;
      });
    }
  }
}

async function unlessRefused(call: () => unknown): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (!isRefused(error)) throw error; // it was paid, or has ended, a moment ago
  }
}
