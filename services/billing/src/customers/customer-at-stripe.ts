import type { ShopDeps } from '../deps.ts';
import { type CustomerRecord, customers } from './customer.model.ts';

/** Stripe forgets an Idempotency-Key after 24 hours. */
const keyLastsMs = 20 * 3_600_000;

/**
 * Stripe's id of a customer, made on the first checkout. There is one for ever: concurrent and repeated calls use the same
 * Idempotency-Key, and a call that was begun long ago is looked up before it is repeated.
 */
export async function customerAtStripe(deps: ShopDeps, _id: string): Promise<string> {
  const now = deps.now();
  await customers(deps.db).updateOne({ _id, claimedAt: null }, { $set: { claimedAt: now } });
  const known = await customers(deps.db).findById(_id).lean();
  if (known?.customerId) return known.customerId;

  const customerId = (await madeLongAgo(deps, known, now)) ?? (await make(deps, _id));
  await customers(deps.db).updateOne({ _id, customerId: null }, { $set: { customerId } });
  const stored = await customers(deps.db).findById(_id).lean();
  return stored?.customerId ?? customerId;
}

async function make({ shop }: ShopDeps, _id: string): Promise<string> {
  const { id } = await shop.stripe.customers.create(
    { metadata: { account: _id } },
    { idempotencyKey: `customer/${_id}` },
  );
  return id;
}

async function madeLongAgo({ shop }: ShopDeps, known: CustomerRecord | null, now: Date): Promise<string | undefined> {
  if (!known?.claimedAt || now.getTime() - known.claimedAt.getTime() < keyLastsMs) return undefined;
  const { data } = await shop.stripe.customers.search({ query: `metadata['account']:'${known._id}'` });
  return data[0]?.id;
}
