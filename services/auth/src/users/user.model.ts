import type { Plan, Role } from '@pathwise/contracts/api/users';
import { owned } from '@pathwise/service-kit/mongo/collections';
import {
  collection,
  count,
  flag,
  instant,
  listOf,
  oneOf,
  optional,
  orNull,
  part,
  type RecordOf,
  text,
  word,
} from '@pathwise/service-kit/mongo/fields';

const ofPerson = owned({
  by: '_id',
  indexes: [
    { key: { email: 1 }, unique: true },
    { key: { facets: 1, place: -1 } },
    { key: { nameKey: 1, _id: 1 } },
    { key: { lastSeenOn: 1, _id: 1 } },
  ],
  withheld: ['passwordHash', 'facets', 'words', 'nameKey', 'place'], // the last four say the rest once more
});

export const users = collection('users', ofPerson, {
  _id: word,
  email: word,
  passwordHash: word,
  role: oneOf<Role>(),
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
  contactEmail: orNull(word),
  /** Another address, until the link mailed to it is used. */
  pendingEmail: orNull(word),
  goalsPublic: flag,
  diaryPublic: flag,
  timeZone: word,
  /** The plan that billing last announced. `version` is billing's, per person. */
  plan: orNull(part({ plan: oneOf<Plan>(), tier: orNull(word), expiresAt: orNull(instant), version: count })),
  /** The plan an admin previews. Null for everybody else. */
  previewMode: orNull(oneOf<Plan>()),
  /** UTC day of the last `user-seen`. */
  lastSeenOn: orNull(word),
  /** Rises by one in each transaction that emits an event about this person. */
  version: count,
  /** Counts the edits of the profile, against which a save may be stale. */
  profileVersion: count,
  createdAt: instant,
  /** What the lists of admins find the account by (`people/directory.rules.ts`). Reads of many leave out the first two. */
  facets: optional(listOf(word)),
  words: optional(listOf(word)),
  nameKey: text,
  /** The place in the order of joining. It never changes. */
  place: count,
});
export type UserRecord = RecordOf<typeof users>;
