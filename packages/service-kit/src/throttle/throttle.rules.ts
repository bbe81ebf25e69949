import { isIPv6 } from 'node:net';

/** At most `most` attempts in any `windowMs`. */
export interface Limit {
  readonly name: string;
  readonly windowMs: number;
  readonly most: number;
}

/** The fixed window of an instant, and its elapsed share (0…1). */
export function windowAt({ windowMs }: Limit, now: Date): { index: number; elapsed: number; endsInMs: number } {
  const index = Math.floor(now.getTime() / windowMs);
  const since = now.getTime() - index * windowMs;
  return { index, elapsed: since / windowMs, endsInMs: windowMs - since };
}

/**
 * A sliding window computed from two fixed ones. The previous one counts by the share that still lies in the sliding window:
 * a quarter into this window, three quarters of it. So there is no burst of twice the limit where two windows meet.
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

/** The network an IP address is counted under. An IPv6 customer has a /64, hence 2^64 addresses to try from. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [left = '', right = ''] = address.split('%')[0]?.split('::') ?? [];
  const groupsIn = (part: string) => (part === '' ? [] : part.split(':'));
  const [before, after] = [groupsIn(left), groupsIn(right)];
  const dotted = address.includes('.') ? 1 : 0; // a dotted ending stands for two groups
  const zeros = Math.max(8 - before.length - after.length - dotted, 0);
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after];
  const prefix = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(':')}::/64`;
}
