import type { Connection, mongo } from 'mongoose';
import { collectionOf } from '../mongo/collections.ts';

export type StoredDocument = mongo.Document & { _id: string };

export interface BatchRow {
  _id: string;
  ownerId: string;
  kind: string;
  about?: object;
  count: number;
  at: Date;
}
/** A document of a collection, or the nth part of a memo. */
export type TrashRow = { _id: string; batch: string; ownerId: string; at: Date } & (
  | { collection: string; document: StoredDocument }
  | { n: number; memo: unknown }
);

export const storedBatches = (db: Connection) => collectionOf<BatchRow>(db, 'undoBatches');
export const storedTrash = (db: Connection) => collectionOf<TrashRow>(db, 'trash');
