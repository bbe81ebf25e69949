import type { UserFilter } from '@pathwise/contracts/api/users';
import { dayAfter, dayBegins } from '@pathwise/service-kit/calendar';
import { indexedPart, termsOf } from '@pathwise/service-kit/search/words.rules';
import { trusted } from 'mongoose';
import { isAdmin, isPremium } from './directory.rules.ts';

export type PeopleFilter = { [K in keyof UserFilter]?: UserFilter[K] | undefined };

export interface PeopleQuery {
  /** All of these are in an account's facets. Empty: everybody. */
  facets: string[];
  conditions: object[];
}

/** What an account must be, to fit a filter. */
export function peopleQuery(filter: PeopleFilter, { now, timeZone }: { now: Date; timeZone: string }): PeopleQuery {
  const { q, plan, role, joinedFrom, joinedTo, seenFrom, seenTo } = filter;
  const terms = termsOf(q ?? '');
  const isSearch = (q ?? '').trim() !== '';
  const facets = [
    ...terms.map(indexedPart),
    ...(role === 'admin' ? [isAdmin] : []),
    ...(plan === 'premium' ? [isPremium] : []),
  ];
  const joined = {
    ...(joinedFrom ? { $gte: dayBegins(timeZone, joinedFrom) } : {}),
    ...(joinedTo ? { $lt: dayBegins(timeZone, dayAfter(joinedTo)) } : {}),
  };
  const seen = { ...(seenFrom ? { $gte: seenFrom } : {}), ...(seenTo ? { $lte: seenTo } : {}) };
  const conditions = [
    // The index knows the first letters of a word. What follows is compared with the words themselves; terms are letters and digits only.
    ...terms.filter((term) => indexedPart(term) !== term).map((term) => ({ words: trusted({ $regex: `^${term}` }) })),
    ...(isSearch && terms.length === 0 ? [{ _id: '' }] : []), // no letter to look for
    ...(role === 'regular' ? [{ role: trusted({ $ne: 'admin' }) }] : []),
    ...(plan === 'premium' ? [{ $or: [{ 'plan.expiresAt': null }, { 'plan.expiresAt': trusted({ $gt: now }) }] }] : []),
    ...(plan === 'free'
      ? [{ $or: [{ plan: null }, { 'plan.plan': 'free' }, { 'plan.expiresAt': trusted({ $lte: now }) }] }]
      : []),
    ...(joinedFrom || joinedTo ? [{ createdAt: trusted(joined) }] : []),
    ...(seenFrom || seenTo ? [{ lastSeenOn: trusted(seen) }] : []),
  ];
  return { facets, conditions };
}
