import type { ClientSession, Connection } from 'mongoose';
import { collectionOf } from '../mongo/collections.ts';
import { isDuplicateKey } from '../mongo/errors.ts';

interface InboxRow {
  _id: string;
  at: Date;
}

const mostRemembered = 1_000;

/** The event was applied before. Abort the transaction and acknowledge the message. */
export class AlreadyApplied extends Error {}

/** The events that a service's consumers have applied, by consumer and event id. */
export interface Inbox {
  /**
   * False without a query for a first delivery that this process did not apply before. Such an event may still be in the
   * inbox when it was published twice: then `enter` throws.
   */
  has(entry: { consumer: string; eventId: string; isFirstDelivery: boolean }): Promise<boolean>;
  /** Notes that this process has applied an event. */
  remember(entry: { consumer: string; eventId: string }): void;
  /** How many of these were applied. */
  count(entries: readonly { consumer: string; eventId: string }[]): Promise<number>;
  /** Stores the event id in the transaction of its effect. Throws `AlreadyApplied`. */
  enter(entry: { consumer: string; eventId: string; session: ClientSession; at: Date }): Promise<void>;
}

export function createInbox(db: Connection): Inbox {
  const rows = () => collectionOf<InboxRow>(db, 'inbox');
  const applied = new Set<string>();
  const keyOf = (consumer: string, eventId: string) => `${consumer}|${eventId}`;
  return {
    async has({ consumer, eventId, isFirstDelivery }) {
      const _id = keyOf(consumer, eventId);
      return applied.has(_id) || (!isFirstDelivery && (await rows().findOne({ _id })) !== null);
    },
    remember({ consumer, eventId }) {
      applied.add(keyOf(consumer, eventId));
      const [oldest] = applied;
      if (oldest !== undefined && applied.size > mostRemembered) applied.delete(oldest);
    },
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
