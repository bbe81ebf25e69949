import { isIPv6 } from 'node:net';

/** At most `most` in any `windowMs`. */
export interface Limit {
  readonly name: string;
  readonly windowMs: number;
  readonly most: number;
}

const minute = 60_000;
export const accountAndAddress: Limit = { name: 'account-and-address', windowMs: 15 * minute, most: 10 };
export const fromAddress: Limit = { name: 'address', windowMs: 15 * minute, most: 50 };
/** Beyond this an account's sign-ins are slowed, from wherever they come. It is never locked: that would let anybody lock anybody out. */
export const onAccount: Limit = { name: 'account', windowMs: 60 * minute, most: 100 };

/** The fixed window an instant lies in, and how far it is gone (0…1). */
export function windowAt({ windowMs }: Limit, now: Date): { index: number; elapsed: number; endsInMs: number } {
  const index = Math.floor(now.getTime() / windowMs);
  const since = now.getTime() - index * windowMs;
  return { index, elapsed: since / windowMs, endsInMs: windowMs - since };
}

/**
 * A sliding window reckoned from two fixed ones: the last one counts by the share of it still in sight. Two counters a
 * subject instead of a row per attempt, and no burst of twice the limit where two windows meet.
 */
export function slidingCount({
  before,
  current,
  elapsed,
}: {
  before: number;
  current: number;
  elapsed: number;
}): number {
  return current + Math.floor(before * (1 - elapsed));
}

/** How long the next attempt on an account waits, in milliseconds, after `count` within the hour: growing, at most 3 s. */
export function slowness(count: number): number {
  return Math.min(Math.max(count - onAccount.most, 0) * 100, 3_000);
}

/** Whom an address is counted as: an IPv6 customer holds a /64 and would otherwise have 2^64 tries of everything. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [left = '', right = ''] = address.split('%')[0]?.split('::') ?? [];
  const groupsIn = (part: string) => (part === '' ? [] : part.split(':'));
  const [before, after] = [groupsIn(left), groupsIn(right)];
  const dotted = address.includes('.') ? 1 : 0; // a dotted tail stands for two groups
  const zeros = Math.max(8 - before.length - after.length - dotted, 0);
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after];
  const prefix = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(':')}::/64`;
}
