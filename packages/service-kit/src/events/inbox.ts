import type { ClientSession, Connection } from 'mongoose';
import { collectionOf } from '../mongo/collections.ts';
import { isDuplicateKey } from '../mongo/errors.ts';

interface InboxRow {
  _id: string;
  at: Date;
}

/** The event has had its effect already; the transaction it was noticed in is to be left, and the message acknowledged. */
export class AlreadyApplied extends Error {}

/** What a service's consumers have applied, by consumer and event id. */
export interface Inbox {
  has(consumer: string, eventId: string): Promise<boolean>;
  /** How many of these there are. */
  count(entries: readonly { consumer: string; eventId: string }[]): Promise<number>;
  /** Remembers it in the effect's transaction. Throws `AlreadyApplied`. */
  enter(entry: { consumer: string; eventId: string; session: ClientSession; at: Date }): Promise<void>;
}

export function createInbox(db: Connection): Inbox {
  const rows = () => collectionOf<InboxRow>(db, 'inbox');
  const keyOf = (consumer: string, eventId: string) => `${consumer}|${eventId}`;
  return {
    has: async (consumer, eventId) => (await rows().findOne({ _id: keyOf(consumer, eventId) })) !== null,
    count: (entries) =>
      rows().countDocuments({ _id: { $in: entries.map((entry) => keyOf(entry.consumer, entry.eventId)) } }),
    async enter({ consumer, eventId, session, at }) {
      try {
        await rows().insertOne({ _id: keyOf(consumer, eventId), at }, { session });
      } catch (error) {
        throw isDuplicateKey(error) ? new AlreadyApplied(eventId) : error;
      }
    },
  };
}
