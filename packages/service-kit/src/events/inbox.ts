import type { ClientSession, Connection } from 'mongoose';
import { collectionOf } from '../mongo/collections.ts';
import { isDuplicateKey } from '../mongo/errors.ts';

interface InboxRow {
  _id: string;
  at: Date;
}

/** The event was applied before. Abort the transaction and acknowledge the message. */
export class AlreadyApplied extends Error {}

/** The events that a service's consumers have applied, by consumer and event id. */
export interface Inbox {
  has(consumer: string, eventId: string): Promise<boolean>;
  /** How many of these were applied. */
  count(entries: readonly { consumer: string; eventId: string }[]): Promise<number>;
  /** Stores the event id in the transaction of its effect. Throws `AlreadyApplied`. */
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
