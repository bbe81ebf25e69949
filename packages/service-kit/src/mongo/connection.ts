import { setTimeout as pause } from 'node:timers/promises';
import { type Connection, createConnection } from 'mongoose';
import type { Logger } from 'pino';
import { type Collections, kitCollections } from './collections.ts';
import { followConnection } from './connected.ts';

export interface Database {
  readonly db: Connection;
  readonly state: { readonly ready: boolean };
  /** Resolves when connected and all collections and indexes exist. Rejects when `signal` aborts first. */
  readonly ready: Promise<void>;
  /** Returns whether the database answers within a second. */
  ping(): Promise<boolean>;
  close(): Promise<void>;
}

const retryMs = 500;
const namespaceExists = 48;

/**
 * Connects in the background and retries for ever, so services and database may start in any order. It creates every
 * collection before `ready`: a collection created implicitly inside a transaction conflicts with other writers.
 */
export function openDatabase(options: {
  url: string;
  log: Logger;
  collections: Collections;
  /** Runs between the collections and `ready`. */
  migrate?: (db: Connection) => Promise<void>;
  signal: AbortSignal;
}): Database {
  const { url, log, collections, migrate, signal } = options;
  const db = createConnection();
  followConnection(db);
  // A query must fail at once when the database is away, not wait in memory.
  db.set('bufferCommands', false);
  db.set('sanitizeFilter', true);
  const state: { ready: boolean } = { ready: false };
  const ready = connect();
  ready.catch(() => {}); // avoids an unhandled rejection when nobody waits for it

  async function connect(): Promise<void> {
    for (;;) {
      signal.throwIfAborted();
      try {
        await db.openUri(url, {
          serverSelectionTimeoutMS: 1_000,
          socketTimeoutMS: 5_000,
          connectTimeoutMS: 2_000,
          maxPoolSize: 20,
          autoCreate: false,
          autoIndex: false,
        });
        await prepare(db, { ...kitCollections, ...collections });
        await migrate?.(db);
        state.ready = true;
        return;
      } catch (error) {
        log.warn({ error }, 'the database is not there yet');
        await pause(retryMs, undefined, { signal });
      }
    }
  }
  async function ping(): Promise<boolean> {
    if (!state.ready || !db.db) return false;
    const answer = db.db.command({ ping: 1 }).then(
      () => true,
      () => false,
    );
    return Promise.race([answer, pause(1_000, false, { ref: false })]);
  }
  return { db, state, ready, ping, close: () => db.close() };
}

/** Creates missing collections and indexes. Several processes may do this at once. */
async function prepare(db: Connection, collections: Collections): Promise<void> {
  for (const [name, { indexes }] of Object.entries(collections)) {
    await db.createCollection(name).catch((error: { code?: unknown }) => {
      if (error.code !== namespaceExists) throw error;
    });
    if (indexes.length > 0) await db.db?.collection(name).createIndexes([...indexes]);
  }
}
