import type { Role } from '@pathwise/contracts/api/users';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The shortest time between two writes of a session in use. A shorter one would cost a write per request. */
export const seenEvery = minute;

/** The idle and the absolute limit of a session, in milliseconds. An admin's session can do more harm, so its limits are shorter. */
export function lifetimes(role: Role): { idle: number; absolute: number } {
  return role === 'admin' ? { idle: 30 * minute, absolute: 8 * hour } : { idle: day, absolute: 7 * day };
}

/** The end of a session that is not used again. */
export function endOf({ createdAt, lastSeenAt }: { createdAt: Date; lastSeenAt: Date }, role: Role): Date {
  const { idle, absolute } = lifetimes(role);
  return new Date(Math.min(lastSeenAt.getTime() + idle, createdAt.getTime() + absolute));
}

/** The day of `user-seen`, in UTC: it never goes back when a person travels. */
export function seenDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}
