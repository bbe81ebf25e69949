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
  const nothing: FetchedCustomer = { subscriptions: [], unsold: [], sessions: [] };
  let fetched = customerId ? await fetchCustomer(deps, customerId) : nothing;
  const wanted = [...fetched.subscriptions, ...fetched.unsold].find((one) => one._id === customer.refund);
  const isGivenBack = wanted !== undefined && (await giveBack(deps, wanted));
  const ended = await endWhatIsOver(deps, { customer, ownerId, fetched });
  if (customerId && (isGivenBack || ended > 0)) fetched = await fetchCustomer(deps, customerId);
  return applyCustomer(deps, { customer, ownerId, fetched, isGivenBack });
}

/** Ends what takes money at Stripe and may not any more. */
async function endWhatIsOver(
  deps: ShopDeps,
  { customer, ownerId, fetched }: { customer: CustomerRecord; ownerId: string | undefined; fetched: FetchedCustomer },
): Promise<number> {
  if (!ownerId) return endAll(deps, fetched);
  const isOver = await checkoutsThatAreOver(deps, { ownerId, holder: customer._id });
  return releaseAttempts(deps, fetched, isOver);
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
