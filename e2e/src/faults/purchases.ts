import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Platform } from '@pathwise/local/platform';
import type { State } from '@pathwise/stripe-stand-in/state';
import type { Person } from '../people/person.ts';
import { type Try, untilAcknowledged } from './acknowledged.ts';
import { openDatabases } from './everywhere.ts';
import { countEvents } from './stream.ts';

/** How a buyer behaves. `twice` presses Pay in two tabs. `declined` is declined and gives up. */
const ways = ['page', 'redirect', 'twice', 'declined'] as const;
type Way = (typeof ways)[number];

export interface Purchases {
  buyers: Map<string, Way>;
  tries: Try[];
}

/** Presses a button on the stand-in's page. The stand-in is never killed: it stands for Stripe. */
export async function press(address: string, act: 'pay' | 'decline'): Promise<void> {
  const answer = await fetch(address, { method: 'POST', body: new URLSearchParams({ act }), redirect: 'manual' });
  if (answer.status >= 400) throw new Error(`${address} answered ${answer.status}`);
}

async function buy(platform: Platform, person: Person, way: Way, note: (one: Try) => void): Promise<void> {
  const stripe = `http://127.0.0.1:${platform.ports.stripe}`;
  const flow = way === 'redirect' ? 'redirect' : 'page';
  const choose = () =>
    untilAcknowledged(
      (signal) => person.api.billing.createSubscription({ body: { priceId: 'monthly', flow }, signal }),
      note,
    );
  const begun = await Promise.all(way === 'twice' ? [choose(), choose()] : [choose()]);
  for (const one of begun) {
    const address = 'checkoutUrl' in one ? one.checkoutUrl : `${stripe}/confirm/${one.clientSecret}?back=/`;
    await press(address, way === 'declined' ? 'decline' : 'pay');
  }
}

/** More buyers at once would only wait for each other: they repeat a call until it is acknowledged. */
const mostAtOnce = 12;

/** Lets each person buy a month of premium, spread over `seconds` or longer. Resolves when each has done their part. */
export async function purchase(
  platform: Platform,
  people: readonly Person[],
  { seconds }: { seconds: number },
): Promise<Purchases> {
  const purchases: Purchases = { buyers: new Map(), tries: [] };
  const began = performance.now();
  const running = new Set<Promise<void>>();
  for (const [index, person] of people.entries()) {
    await pause(Math.max(0, began + (index * seconds * 1_000) / people.length - performance.now()));
    const way = ways[index % ways.length] ?? 'page';
    purchases.buyers.set(person.user.id, way);
    const buying = buy(platform, person, way, (one) => purchases.tries.push(one)).finally(() => running.delete(buying));
    running.add(buying);
    if (running.size >= mostAtOnce) await Promise.race(running);
  }
  await Promise.all(running);
  return purchases;
}

export interface PurchaseVerdict {
  buyers: number;
  paid: number;
  paidWithoutPremium: number;
  premiumWithoutPayment: number;
  doubleCharges: number;
  /** More than one announcement of premium for one payment. */
  announcedTwice: number;
  settledMs: number;
}

/** Paid invoices at Stripe by the customer who has `id` in the metadata of their subscription. */
const paidInvoices = ({ invoices }: State, customer: string) =>
  Object.values(invoices).filter((one) => one.customer === customer && one.status === 'paid').length;

/** Waits up to `limitMs` until auth, billing and Stripe agree. Returns what is still wrong then. */
export async function purchaseVerdict(
  platform: Platform,
  { dir, buyers, limitMs }: { dir: string; buyers: Purchases['buyers']; limitMs: number },
): Promise<PurchaseVerdict> {
  const databases = await openDatabases(platform.mongoUrl);
  const began = performance.now();
  const look = async () => {
    const entitlements = await databases
      .of('billing')
      .collection<{ _id: string; plan: string }>('entitlements')
      .find()
      .toArray();
    const users = await databases
      .of('auth')
      .collection<{ _id: string; plan: { plan: string } | null }>('users')
      .find()
      .toArray();
    const atBilling = new Map(entitlements.map(({ _id, plan }) => [_id, plan]));
    const atAuth = new Map(users.map(({ _id, plan }) => [_id, plan?.plan]));
    const isPremium = (id: string) => atBilling.get(id) === 'premium' && atAuth.get(id) === 'premium';
    const isFree = (id: string) => atBilling.get(id) !== 'premium' && atAuth.get(id) !== 'premium';
    const ids = [...buyers];
    return {
      paidWithoutPremium: ids.filter(([id, way]) => way !== 'declined' && !isPremium(id)).length,
      premiumWithoutPayment: ids.filter(([id, way]) => way === 'declined' && !isFree(id)).length,
    };
  };
  try {
    let seen = await look();
    while (seen.paidWithoutPremium > 0 && performance.now() - began < limitMs) {
      await pause(500);
      seen = await look();
    }
    const settledMs = Math.round(performance.now() - began);
    const state = JSON.parse(readFileSync(join(dir, 'data', 'stripe.json'), 'utf8')) as State;
    const customers = Object.values(state.customers);
    const accounts = Map.groupBy(customers, ({ metadata }) => metadata['account'] ?? '');
    const charges = [...accounts.values()].map((own) => own.reduce((sum, { id }) => sum + paidInvoices(state, id), 0));
    const announced = await countEvents(platform, 'billing.plan-changed.v1', ({ userId, plan }) => `${userId} ${plan}`);
    return {
      buyers: buyers.size,
      paid: charges.filter((count) => count > 0).length,
      ...seen,
      doubleCharges: charges.filter((count) => count > 1).length,
      announcedTwice: [...announced].filter(([key, ids]) => key.endsWith(' premium') && ids.size > 1).length,
      settledMs,
    };
  } finally {
    await databases.close();
  }
}
