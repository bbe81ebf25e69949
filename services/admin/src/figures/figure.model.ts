import { owned } from '@pathwise/service-kit/mongo/collections';
import {
  collection,
  count,
  instant,
  oneOf,
  optional,
  orNull,
  type RecordOf,
  word,
} from '@pathwise/service-kit/mongo/fields';

/** Members as the figures see them. */
const ofMember = owned({
  by: '_id',
  notInArchive: 'counted from what other services keep',
  indexes: [{ key: { lastSeenOn: 1 } }, { key: { plan: 1, expiresAt: 1 } }],
});
export const countedMembers = collection('countedMembers', ofMember, {
  _id: word,
  /** Null until the registration has come: events come in any order. */
  joinedAt: orNull(instant),
  lastSeenOn: orNull(word),
  plan: oneOf<'free' | 'premium'>(),
  expiresAt: orNull(instant),
  planVersion: count,
});

export type FactKind = 'signed-up' | 'seen' | 'goal-created' | 'goal-completed' | 'plan' | 'roadmap';

/**
 * What happened, one row for each event. Its id is made from the event, so an event that is read again changes nothing, and figures
 * are sums over rows: they are the same after a replay. A person's rows go with their account, as their events do.
 */
const ofPerson = owned({
  by: 'ownerId',
  notInArchive: 'counted from what other services keep',
  indexes: [{ key: { kind: 1, slot: 1 } }],
});
export const facts = collection('countedFacts', ofPerson, {
  _id: word,
  ownerId: word,
  kind: oneOf<FactKind>(),
  /** Quarters of an hour since 1970: every time zone is a whole number of them away from UTC. */
  slot: count,
  /** When a goal was created, or its first roadmap was ready, in milliseconds since 1970. */
  at: optional(count),
  /** How long the first roadmap took. */
  ms: optional(count),
  plan: optional(oneOf<'free' | 'premium'>()),
  version: optional(count),
});
export type FactRecord = RecordOf<typeof facts>;
