import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import { noteInAudit } from '../audit/audit.model.ts';
import { checkouts } from '../checkouts/checkout.model.ts';
import { type Attempts, outcomeOf } from '../checkouts/checkout.rules.ts';
import type { ShopDeps } from '../deps.ts';
import { paidUntil } from '../entitlements/entitlement.rules.ts';
import { settle } from '../entitlements/settle.ts';
import { seats } from '../plans/seat.model.ts';
import { type SubscriptionRecord, subscriptions } from '../subscriptions/subscription.model.ts';
import { type CustomerRecord, customers } from './customer.model.ts';
import type { FetchedCustomer } from './fetch-customer.ts';

/** What a look found. */
export interface Looked {
  /** The ids of subscriptions that were stored differently. */
  differed: string[];
  /** When to look again without another reason. */
  nextAt: Date | null;
}

interface Input {
  customer: CustomerRecord;
  /** The account. Undefined once it is deleted. */
  ownerId: string | undefined;
  fetched: FetchedCustomer;
  /** All the money of `customer.refund` was given back. */
  isGivenBack: boolean;
}
/** Another look has begun since, and fetches what is newer. */
export class Overtaken extends Error {}

/** Stores what Stripe said, in one transaction with the seats, the checkouts, and what the person has from now on. */
export const applyCustomer = (deps: ShopDeps, { customer, ownerId, fetched, isGivenBack }: Input): Promise<Looked> =>
  deps.inTransaction(
    async (tx) => {
      const isOpen = ownerId !== undefined && (await deps.account.enterIfOpen(tx, ownerId)) !== undefined;
      const newest = await customers(deps.db).findById(customer._id).session(tx.session).lean();
      if (newest?.looks !== customer.looks) throw new Overtaken();
      const nextOfSeats = await keepSeats(deps, tx, { holder: customer._id, fetched });
      const nextOfRefund = await keepRefund(deps, tx, { customer, ownerId: isOpen ? ownerId : undefined, isGivenBack });
      if (!isOpen) return { differed: [], nextAt: earliest([nextOfSeats, nextOfRefund]) };
      const nextOfCheckouts = await keepCheckouts(deps, tx, { ownerId, fetched });
      const differed = await keepSubscriptions(deps, tx, { ownerId, fetched });
      const isPaid = fetched.subscriptions.some((one) => Number(paidUntil(one) ?? 0) > deps.now().getTime());
      await settle(deps, tx, { userId: ownerId, cause: isPaid ? 'paid' : 'ended', by: 'stripe' });
      return { differed, nextAt: earliest([nextOfSeats, nextOfCheckouts, nextOfRefund]) };
    },
    { answers: false },
  );

async function keepSubscriptions(
  deps: ShopDeps,
  { session }: Tx,
  { ownerId, fetched }: { ownerId: string; fetched: FetchedCustomer },
): Promise<string[]> {
  const stored = await subscriptions(deps.db).find({ ownerId }).session(session).lean();
  const differed: string[] = [];
  for (const { wasPaid: _wasPaid, invoiceId: _invoice, ...one } of fetched.subscriptions) {
    const row: SubscriptionRecord = { ...one, ownerId };
    const before = stored.find(({ _id }) => _id === row._id);
    if (before && keysOf(row).every((key) => isEqual(before[key], row[key]))) continue;
    await subscriptions(deps.db).replaceOne({ _id: row._id }, row, { upsert: true, session });
    differed.push(row._id);
  }
  return differed;
}
const keysOf = (row: SubscriptionRecord) => Object.keys(row) as (keyof SubscriptionRecord)[];
const isEqual = (a: unknown, b: unknown) => (a instanceof Date && b instanceof Date ? +a === +b : a === b);

function attemptsOf({ subscriptions, sessions }: FetchedCustomer, id: string): Attempts {
  return {
    subscriptions: subscriptions.filter(({ checkoutId }) => checkoutId === id),
    sessions: sessions.filter(({ checkoutId }) => checkoutId === id).map(({ status }) => status),
  };
}

/** A seat is taken once it is paid for, and free again once its checkout is abandoned. */
async function keepSeats(
  deps: ShopDeps,
  { session }: Tx,
  { holder, fetched }: { holder: string; fetched: FetchedCustomer },
): Promise<Date | null> {
  const held = await seats(deps.db).find({ holder, state: 'held' }).session(session).lean();
  const until: (Date | null)[] = [];
  for (const { _id, checkoutId, heldUntil } of held) {
    const outcome = outcomeOf(attemptsOf(fetched, checkoutId ?? ''), heldUntil !== null && heldUntil <= deps.now());
    if (outcome === 'open') until.push(heldUntil);
    const next =
      outcome === 'paid'
        ? { state: 'taken' as const, heldUntil: null }
        : { state: 'free' as const, checkoutId: null, holder: null, heldUntil: null };
    if (outcome !== 'open') await seats(deps.db).updateOne({ _id, checkoutId }, { $set: next }, { session });
  }
  return soonest(until, deps.now());
}

async function keepCheckouts(
  deps: ShopDeps,
  tx: Tx,
  { ownerId, fetched }: { ownerId: string; fetched: FetchedCustomer },
): Promise<Date | null> {
  const open = await checkouts(deps.db).find({ ownerId, state: 'open' }).session(tx.session).lean();
  const until: Date[] = [];
  for (const { _id, heldUntil, planId } of open) {
    const state = outcomeOf(attemptsOf(fetched, _id), heldUntil <= deps.now());
    if (state === 'open') until.push(heldUntil);
    else await checkouts(deps.db).updateOne({ _id }, { $set: { state } }, { session: tx.session });
    const by = 'stripe';
    if (state === 'abandoned')
      await noteInAudit(deps, tx, { userId: ownerId, what: 'checkout-abandoned', by, details: { planId } });
  }
  return soonest(until, deps.now());
}

/** Stripe may refuse to give money back: it is disputed, or our balance is too low. */
const refundAgainMs = 3_600_000;

/** Notes that the money was given back. Otherwise says when to try again. */
async function keepRefund(
  deps: ShopDeps,
  tx: Tx,
  { customer: { _id, refund }, ownerId, isGivenBack }: Omit<Input, 'fetched'>,
): Promise<Date | null> {
  if (!refund) return null;
  if (!isGivenBack) return new Date(deps.now().getTime() + refundAgainMs);
  await customers(deps.db).updateOne(
    { _id },
    { $set: { refund: null, refundedAt: deps.now() } },
    { session: tx.session },
  );
  const details = { subscription: refund };
  if (ownerId !== undefined) await noteInAudit(deps, tx, { userId: ownerId, what: 'refunded', by: 'stripe', details });
  return null;
}

/** The first end of a hold. One that has passed, while a payment is under way, is looked at again in a minute. */
function soonest(instants: readonly (Date | null)[], now: Date): Date | null {
  const inAMinute = new Date(now.getTime() + 60_000);
  return earliest(instants.map((at) => (at && at > now ? at : inAMinute)));
}
function earliest(instants: readonly (Date | null)[]): Date | null {
  const times = instants.flatMap((at) => (at ? [at.getTime()] : []));
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}
