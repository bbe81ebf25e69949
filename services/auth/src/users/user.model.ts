import type { Plan, Role } from '@pathwise/contracts/api/auth';
import { owned } from '@pathwise/service-kit/mongo/collections';
import {
  collection,
  count,
  flag,
  instant,
  oneOf,
  optional,
  orNull,
  part,
  type RecordOf,
  word,
} from '@pathwise/service-kit/mongo/fields';

const onePerAddress = { key: { email: 1 }, unique: true };

export const users = collection('users', owned({ by: '_id', indexes: [onePerAddress], withheld: ['passwordHash'] }), {
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
  pendingEmail: optional(orNull(word)),
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
  /** Counts the edits of the profile, against which a save may be stale. Absent before the first one. */
  profileVersion: optional(count),
  createdAt: instant,
});
export type UserRecord = RecordOf<typeof users>;
