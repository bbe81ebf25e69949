import { type Connection, trusted } from 'mongoose';
import { forgottenAfter, owned } from '../mongo/collections.ts';
import { collection, count, instant, json, oneOf, optional, type RecordOf, text, word } from '../mongo/fields.ts';
import type { Carrier } from '../telemetry/traces.ts';
import type { Letter } from './letter.ts';

const ofPerson = owned({
  by: 'ownerId',
  // A thief of a session must not find a link in the archive that sets a new password.
  withheld: ['letter'],
  indexes: [{ key: { state: 1, nextTryAt: 1 } }, { key: { group: 1, state: 1 } }, forgottenAfter({ days: 30 })],
});

/** Mails of one service. A service that sends lists it among its collections. */
export const mails = collection('mails', ofPerson, {
  /** The key it was queued under. A second mail under the same key is never sent. */
  _id: word,
  /** Whose account it is about; empty for a mail that is about nobody's. */
  ownerId: text,
  /** Erased once the mail is sent. */
  to: optional(word),
  /** May hold a link with a token. Erased once the mail is sent, and unless it is a designed one when it is given up. */
  letter: optional(json<Letter>()),
  /** The trace that queued it. */
  trace: optional(json<Carrier>()),
  /** What it was sent with, such as a mail to everybody. */
  group: optional(word),
  state: oneOf<'waiting' | 'sent' | 'given-up'>(),
  tries: count,
  nextTryAt: instant,
  /** Why it was given up: codes, never the server's words, which may repeat the address. */
  reason: optional(word),
  at: instant,
});
export type MailRecord = RecordOf<typeof mails>;

/** Mails that no server took within a day, or that one refused for good; oldest first. */
export const listGivenUp = (db: Connection): Promise<MailRecord[]> =>
  mails(db).find({ state: 'given-up' }).sort({ at: 1 }).limit(1_000).lean();

/** A page of the mails given up, newest first, after the mail at a place. */
export function givenUpAfter(
  db: Connection,
  { after, limit }: { after: { at: Date; key: string } | undefined; limit: number },
): Promise<MailRecord[]> {
  const older = after
    ? { $or: [{ at: trusted({ $lt: after.at }) }, { at: after.at, _id: trusted({ $lt: after.key }) }] }
    : {};
  return mails(db)
    .find({ state: 'given-up', ...older })
    .sort({ at: -1, _id: -1 })
    .limit(limit)
    .lean();
}
