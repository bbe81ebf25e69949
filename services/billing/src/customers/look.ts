import { checkouts } from '../checkouts/checkout.model.ts';
import type { ShopDeps } from '../deps.ts';
import { entitlements } from '../entitlements/entitlement.model.ts';
import { seats } from '../plans/seat.model.ts';
import { applyCustomer, type Looked } from './apply-customer.ts';
import type { CustomerRecord } from './customer.model.ts';
import { type FetchedCustomer, fetchCustomer } from './fetch-customer.ts';
import { endAll, giveBack, releaseAttempts } from './release.ts';

/**
 * Looks at a customer: does at Stripe what is still to be done, fetches what Stripe says, and applies it. The customer's row was
 * claimed by this look, see `claim.ts`.
 */
export async function look(deps: ShopDeps, customer: CustomerRecord): Promise<Looked> {
  const { _id, customerId } = customer;
  const owner = await entitlements(deps.db).findOne({ customer: _id }).lean();
  const ownerId = customer.closedAt ? undefined : owner?._id;
  const nothing: FetchedCustomer = { subscriptions: [], sessions: [] };
  let fetched = customerId ? await fetchCustomer(deps, customerId) : nothing;
  if (customerId && (await act(deps, { customer, ownerId, fetched }))) fetched = await fetchCustomer(deps, customerId);
  return applyCustomer(deps, { customer, ownerId, fetched });
}

/** Does what is still to be done at Stripe. True when it did something. */
async function act(
  deps: ShopDeps,
  { customer, ownerId, fetched }: { customer: CustomerRecord; ownerId: string | undefined; fetched: FetchedCustomer },
): Promise<boolean> {
  if (!ownerId) return (await endAll(deps, fetched)) > 0;
  const refunded = fetched.subscriptions.find(({ _id }) => _id === customer.refund);
  if (refunded) await giveBack(deps, refunded);
  const isOver = await checkoutsThatAreOver(deps, { ownerId, holder: customer._id });
  return (await releaseAttempts(deps, fetched, isOver)) > 0 || refunded !== undefined;
}

/** A checkout takes no payment after its time, after it was abandoned, or when nobody knows it. */
async function checkoutsThatAreOver(deps: ShopDeps, { ownerId, holder }: { ownerId: string; holder: string }) {
  const now = deps.now();
  const open = await checkouts(deps.db).find({ ownerId, state: 'open' }).lean();
  const held = await seats(deps.db).find({ holder, state: 'held' }).lean();
  const inTime = [
    ...open.filter(({ heldUntil }) => heldUntil > now).map(({ _id }) => _id),
    ...held.filter(({ heldUntil }) => heldUntil && heldUntil > now).map(({ checkoutId }) => checkoutId),
  ];
  return (checkoutId: string) => !inTime.includes(checkoutId);
}
