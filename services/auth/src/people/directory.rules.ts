import { prefixesOf, wordsOf } from '@pathwise/service-kit/search/words.rules';
import type { UserRecord } from '../users/user.model.ts';

type Listed = Pick<UserRecord, 'firstName' | 'lastName' | 'email' | 'profession' | 'location' | 'role' | 'plan'>;

/** No word has a colon, so these are not the beginning of one. */
export const isAdmin = 'is:admin';
export const isPremium = 'is:premium';

/**
 * What the lists of admins find an account by. `facets` are the beginnings of its words, the empty one for everybody, and what it is.
 * `nameKey` sorts by last name, then first name, without case and accents.
 */
export function listedAs(user: Listed): { facets: string[]; words: string[]; nameKey: string } {
  const { firstName, lastName, email, profession, location, role, plan } = user;
  const words = wordsOf([firstName, lastName, email, profession, location]);
  const being = [...(role === 'admin' ? [isAdmin] : []), ...(plan?.plan === 'premium' ? [isPremium] : [])];
  const nameKey = [lastName ?? '', firstName ?? ''].map((name) => wordsOf([name]).join(' ')).join(',');
  return { facets: [...prefixesOf(words), ...being], words, nameKey };
}
