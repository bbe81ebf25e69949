import { owned } from '@pathwise/service-kit/mongo/collections';
import {
  collection,
  count,
  flag,
  listOf,
  optional,
  orNull,
  part,
  type RecordOf,
  text,
  word,
} from '@pathwise/service-kit/mongo/fields';

/** What a person says of themselves. */
const profile = part({
  firstName: orNull(word),
  lastName: orNull(word),
  profileImageUrl: orNull(word),
  profession: orNull(word),
  location: orNull(word),
  bio: orNull(word),
  lookingFor: orNull(word),
  funFact: orNull(word),
  linkedinUrl: orNull(word),
  websiteUrl: orNull(word),
  contactEmail: text,
});
export type Profile = RecordOf<typeof profile>;
const privacy = part({ goalsPublic: flag, diaryPublic: flag });
export type Privacy = RecordOf<typeof privacy>;

/** Every event is older: what still arrives changes nothing. */
const noNewer = Number.MAX_SAFE_INTEGER;
/** The row of an erased member. */
export const erasedMember = (userId: string) => ({
  _id: userId,
  ...{ profile: null, profileVersion: noNewer, privacy: null, privacyVersion: noNewer },
});
const once = owned({
  by: '_id',
  indexes: [{ key: { prefixes: 1, place: -1 } }],
  leaves: ({ userId }) => [erasedMember(userId)],
});

/**
 * Members as auth's events describe them. Profile and privacy come by different events that may arrive in another order than
 * they happened in, so each keeps the version it is from.
 */
export const members = collection('members', once, {
  _id: word,
  profile: orNull(profile),
  profileVersion: count,
  privacy: orNull(privacy),
  privacyVersion: count,
  /** Beginnings of the words that search finds. A member without them is not listed yet, or is erased. */
  prefixes: optional(listOf(word)),
  /** The place in directory and search, the newest member first. It never changes. */
  place: optional(count),
  /** An admin has hidden this person from the others. */
  hidden: optional(flag),
});
/** A member whose profile and privacy are known. */
export interface ShownRecord {
  _id: string;
  profile: Profile;
  privacy: Privacy;
  place?: number | undefined;
  hidden?: boolean | undefined;
}
