import type { Role } from '@pathwise/contracts/api/auth';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How often a session in use is written; finer would cost a write per request. */
export const seenEvery = minute;

/** How long a session lives unused and at the most, in milliseconds. An admin's can do more harm, so it is shorter. */
export function lifetimes(role: Role): { idle: number; absolute: number } {
  return role === 'admin' ? { idle: 30 * minute, absolute: 8 * hour } : { idle: day, absolute: 7 * day };
}

/** When a session ends if it is not used again. */
export function endOf({ createdAt, lastSeenAt }: { createdAt: Date; lastSeenAt: Date }, role: Role): Date {
  const { idle, absolute } = lifetimes(role);
  return new Date(Math.min(lastSeenAt.getTime() + idle, createdAt.getTime() + absolute));
}

/** The day `user-seen` is counted by: UTC, which never goes back when a person travels. */
export function seenDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}
