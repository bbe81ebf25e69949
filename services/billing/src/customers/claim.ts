import { trusted } from 'mongoose';
import type { BillingDeps, ShopDeps } from '../deps.ts';
import { type Looked, Overtaken } from './apply-customer.ts';
import { type CustomerRecord, customers } from './customer.model.ts';
import { look } from './look.ts';

/** A look takes a few seconds. After this long its process counts as crashed. */
const lookLastsMs = 60_000;
const aDayMs = 86_400_000;

/** Asks for a look. It is not lost when a look runs at this moment. */
export async function askForLook(
  deps: BillingDeps,
  filter: { _id: string } | { customerId: string },
): Promise<boolean> {
  const asked = { $set: { dueAt: deps.now() }, $inc: { asks: 1 } };
  const { matchedCount } = await customers(deps.db).updateOne(filter, asked);
  deps.bell.emit('ring');
  return matchedCount === 1;
}

/** Claims a customer who is due, or whom nobody has looked at for a day. */
export function claimNext(deps: BillingDeps): Promise<CustomerRecord | null> {
  const now = deps.now();
  const isFree = { $or: [{ busyUntil: null }, { busyUntil: trusted({ $lte: now }) }] };
  const longAgo = { dueAt: null, lookedAt: trusted({ $lte: new Date(now.getTime() - aDayMs) }) };
  const isDue = { $or: [{ dueAt: trusted({ $ne: null, $lte: now }) }, longAgo] };
  return claim(deps, { $and: [isFree, isDue] });
}

/** Claims a customer at once; a look that runs is overtaken. */
const claimNow = (deps: BillingDeps, _id: string) => claim(deps, { _id });

async function claim(deps: BillingDeps, filter: object): Promise<CustomerRecord | null> {
  const busyUntil = new Date(deps.now().getTime() + lookLastsMs);
  const update = { $set: { busyUntil }, $inc: { looks: 1 } };
  return customers(deps.db).findOneAndUpdate(filter, update, { returnDocument: 'after' }).lean();
}

/** Looks at a claimed customer and ends the claim. After a failure the look is repeated, ever later, at most an hour. */
export async function lookAtClaimed(deps: ShopDeps, customer: CustomerRecord): Promise<Looked | undefined> {
  const { _id, looks, asks, tries } = customer;
  try {
    const looked = await look(deps, customer);
    const ended = { busyUntil: null, tries: 0, lookedAt: deps.now() };
    const next = { $set: { ...ended, dueAt: looked.nextAt } };
    const { matchedCount } = await customers(deps.db).updateOne({ _id, looks, asks }, next);
    if (matchedCount === 0) await customers(deps.db).updateOne({ _id, looks }, { $set: ended }); // asked again meanwhile
    return looked;
  } catch (error) {
    if (error instanceof Overtaken) return undefined;
    const dueAt = new Date(deps.now().getTime() + Math.min(1_000 * 2 ** tries, 3_600_000));
    await customers(deps.db).updateOne({ _id, looks }, { $set: { busyUntil: null, tries: tries + 1, dueAt } });
    throw error;
  }
}

/** Looks at a customer now. Overtaken by another look, it looks once more. Resolves with what was stored differently. */
export async function lookNow(deps: ShopDeps, _id: string): Promise<string[]> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const customer = await claimNow(deps, _id);
    if (!customer) return [];
    const looked = await lookAtClaimed(deps, customer);
    if (looked) return looked.differed;
  }
  return []; // others look at the same customer
}
