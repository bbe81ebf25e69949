import { userRegistered } from '@pathwise/contracts/events/auth';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import { listedAs } from '../people/directory.rules.ts';
import type { UserRecord } from './user.model.ts';
import { toPublicProfile } from './user-view.ts';

type Given = Pick<UserRecord, '_id' | 'email' | 'passwordHash' | 'timeZone' | 'createdAt' | 'place'> &
  Partial<UserRecord>;

/** The row of a new account: a regular person with the free plan. What is not given is empty. */
export function newUser(given: Given): UserRecord {
  const texts = { firstName: null, lastName: null, profileImageUrl: null, profession: null, location: null, bio: null };
  const more = { lookingFor: null, funFact: null, linkedinUrl: null, websiteUrl: null, contactEmail: null };
  const state = { plan: null, previewMode: null, pendingEmail: null, lastSeenOn: null, version: 1, profileVersion: 0 };
  const user = {
    ...texts,
    ...more,
    ...state,
    goalsPublic: true,
    diaryPublic: false,
    role: 'regular' as const,
    ...given,
  };
  return { ...user, ...listedAs(user) };
}

/** Announces a new account to the services that keep something of it. */
export function announceNewUser(tx: Tx, user: UserRecord, { isInvited = false } = {}): Promise<void> {
  const { _id: userId, email, goalsPublic, diaryPublic, timeZone, version } = user;
  const profile = toPublicProfile(user);
  const known = { userId, email, ...profile, goalsPublic, diaryPublic, timeZone, version };
  return tx.emit(userRegistered, isInvited ? { ...known, isInvited } : known);
}
