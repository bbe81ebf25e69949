import type { GrantDuration } from '@pathwise/contracts/api/billing';
import type { BulkKind } from '@pathwise/contracts/api/bulk';
import { owned } from '@pathwise/service-kit/mongo/collections';
import {
  collection,
  count,
  instant,
  json,
  listOf,
  oneOf,
  orNull,
  type RecordOf,
  word,
} from '@pathwise/service-kit/mongo/fields';
import type { PeopleFilter } from '../people/people-query.ts';

const kept = { expireAfterSeconds: 30 * 86_400 };

/** What an admin does to many accounts. Its people are in `bulkTargets`. */
const ofAdmin = owned({ by: 'adminId', indexes: [{ key: { status: 1 } }, { key: { createdAt: 1 }, ...kept }] });
export const bulkActions = collection('bulkActions', ofAdmin, {
  _id: word,
  adminId: word,
  action: oneOf<BulkKind>(),
  duration: oneOf<GrantDuration>(),
  /** Selecting: its people are still being written down. */
  status: oneOf<'selecting' | 'running' | 'paused' | 'done'>(),
  /** Null when the admin named each account. */
  filter: orNull(json<PeopleFilter>()),
  except: listOf(word),
  timeZone: word,
  /** People are taken in the order of joining: from the place after this one, up to the last place when it began. */
  selectedTo: count,
  selectUpTo: count,
  total: count,
  createdAt: instant,
});
export type BulkActionRecord = RecordOf<typeof bulkActions>;

/** The accounts of an action. A row is erased with its account, and a missing account counts as done. */
const ofPerson = owned({
  by: 'userId',
  notInArchive: 'what admins are about to do',
  indexes: [{ key: { userId: 1 } }, { key: { actionId: 1, state: 1, _id: 1 } }, { key: { createdAt: 1 }, ...kept }],
});
export const bulkTargets = collection('bulkTargets', ofPerson, {
  /** `<action>/<account>` */
  _id: word,
  actionId: word,
  userId: word,
  state: oneOf<'waiting' | 'done' | 'failed'>(),
  reason: orNull(word),
  createdAt: instant,
});
