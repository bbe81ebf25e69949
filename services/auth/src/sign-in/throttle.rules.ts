import type { Limit } from '@pathwise/service-kit/throttle/throttle.rules';

const minute = 60_000;
export const accountAndAddress: Limit = { name: 'account-and-address', windowMs: 15 * minute, most: 10 };
export const fromAddress: Limit = { name: 'address', windowMs: 15 * minute, most: 50 };
/** Beyond this limit every sign-in to an account is slowed. It is never locked, because then anybody could lock anybody out. */
export const onAccount: Limit = { name: 'account', windowMs: 60 * minute, most: 100 };

/** Mails with a link for a new password to one account. */
export const resetMails: Limit = { name: 'reset-mails', windowMs: 60 * minute, most: 5 };
/** Wishes for another address. Each sends a mail to an address that anybody may own. */
export const addressChanges: Limit = { name: 'address-changes', windowMs: 60 * minute, most: 5 };

/** Pictures that a person may upload. Each costs time to read. */
export const uploads: Limit = { name: 'uploads', windowMs: 60 * minute, most: 30 };
/** The delay of an account's next attempt in milliseconds, after `count` attempts within the hour. It grows to at most 3 s. */
export function slowness(count: number): number {
  return Math.min(Math.max(count - onAccount.most, 0) * 100, 3_000);
}
