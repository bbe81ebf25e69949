import type { Connection, mongo } from 'mongoose';
import { Busy } from './errors.ts';

const day = 86_400;

/** What the kit itself stores in every service's database, with the indexes it relies on. */
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
 * A collection without mongoose's models and buffering, for the kit's own rows. Throws 503 `busy` while the database
 * has not been reached yet.
 */
export function collectionOf<T extends mongo.Document & { _id: string }>(
  db: Connection,
  name: string,
): mongo.Collection<T> {
  if (!db.db) throw new Busy({ on: 'no-connection', ms: 0, queueMs: 0 });
  return db.db.collection<T>(name);
}
