import type { Connection, mongo } from 'mongoose';
import { Busy } from './errors.ts';

const day = 86_400;

/** The kit's own collections in every service's database, with their indexes. */
export const kitCollections: Record<string, mongo.IndexDescription[]> = {
  outbox: [],
  inbox: [{ key: { at: 1 }, expireAfterSeconds: 30 * day }],
  tries: [{ key: { at: 1 }, expireAfterSeconds: 7 * day }],
  leases: [],
  idempotency: [{ key: { at: 1 }, expireAfterSeconds: day }],
  undo_batches: [{ key: { ownerId: 1 } }, { key: { at: 1 }, expireAfterSeconds: 30 * day }],
  trash: [{ key: { batch: 1 } }, { key: { ownerId: 1 } }, { key: { at: 1 }, expireAfterSeconds: 30 * day }],
};

/**
 * Returns a collection of the kit, without mongoose's models and buffering. Throws 503 `busy` before the first
 * connection.
 */
export function collectionOf<T extends mongo.Document & { _id: string }>(
  db: Connection,
  name: string,
): mongo.Collection<T> {
  if (!db.db) throw new Busy({ on: 'no-connection', ms: 0, queueMs: 0 });
  return db.db.collection<T>(name);
}
