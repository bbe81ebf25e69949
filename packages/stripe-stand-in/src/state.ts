import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** What the stand-in remembers. Instants are Unix seconds, as Stripe has them. */
export interface Customer {
  id: string;
  metadata: Record<string, string>;
  created: number;
}
export interface Subscription {
  id: string;
  customer: string;
  price: string;
  status: 'trialing' | 'active' | 'past_due' | 'unpaid' | 'incomplete' | 'incomplete_expired' | 'canceled' | 'paused';
  metadata: Record<string, string>;
  created: number;
  periodStart: number;
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
  endedAt: number | null;
  isPaused: boolean;
  latestInvoice: string;
  /** The card at hand declines the next renewal. */
  declinesRenewal: boolean;
}
export interface Invoice {
  id: string;
  customer: string;
  subscription: string;
  status: 'open' | 'paid' | 'void';
  amount: number;
  created: number;
  payment: Payment;
}
interface Payment {
  id: string;
  intent: string;
  secret: string;
  charge: string;
  refunded: boolean;
  dispute: 'none' | 'needs_response' | 'won' | 'lost';
  /** Why the last try failed. */
  failure: string | null;
}
export interface Session {
  id: string;
  customer: string;
  price: string;
  status: 'open' | 'complete' | 'expired';
  expiresAt: number;
  successUrl: string;
  cancelUrl: string;
  metadata: Record<string, string>;
  /** The metadata of the subscription that it makes. */
  onSubscription: Record<string, string>;
  subscription: string | null;
  created: number;
}
export interface Sent {
  id: string;
  type: string;
  created: number;
  object: Record<string, unknown>;
}
export interface State {
  /** Seconds that the clock is ahead of the machine's. */
  ahead: number;
  customers: Record<string, Customer>;
  subscriptions: Record<string, Subscription>;
  invoices: Record<string, Invoice>;
  sessions: Record<string, Session>;
  events: Sent[];
  /** Answers by Idempotency-Key. */
  answered: Record<string, { request: string; status: number; body: unknown }>;
}

export interface Price {
  id: string;
  /** In cents. */
  amount: number;
  interval: 'month' | 'year';
}
/** The prices of the demo, as an operator would make them at Stripe. */
export const prices: readonly Price[] = [
  { id: 'price_demo_monthly', amount: 4_900, interval: 'month' },
  { id: 'price_demo_beta_yearly', amount: 10_000, interval: 'year' },
  { id: 'price_demo_of_somebody_else', amount: 100, interval: 'month' },
];

const empty = (): State => ({
  ahead: 0,
  customers: {},
  subscriptions: {},
  invoices: {},
  sessions: {},
  events: [],
  answered: {},
});

/** Reads the state from a file, if there is one. `save` writes it back. */
export function openState(file: string | undefined): { state: State; save: () => void } {
  const state = file && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as State) : empty();
  const save = () => {
    if (!file) return;
    writeFileSync(`${file}.new`, JSON.stringify(state));
    renameSync(`${file}.new`, file);
  };
  return { state, save };
}

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

/** The end of a period: the same day of the next month or year. */
export function endOfPeriod(start: number, interval: Price['interval']): number {
  const end = new Date(start * 1_000);
  const day = end.getUTCDate();
  if (interval === 'month') end.setUTCMonth(end.getUTCMonth() + 1);
  else end.setUTCFullYear(end.getUTCFullYear() + 1);
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return Math.floor(end.getTime() / 1_000);
}
