import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { createLease } from '../events/lease.ts';
import { collectionOf } from '../mongo/collections.ts';

/** A change of a stored shape; see docs/changing-a-stored-shape.md. */
export interface Migration {
  /** Unique in its service, and the same for good: it is recorded under this name. */
  readonly name: string;
  /**
   * Changes one batch of the rows that still have the old shape; true when there may be more. Doing a batch again must do no
   * harm: a process may be killed in the middle of one, and two may do the same at once.
   */
  run(db: Connection): Promise<boolean>;
}

/**
 * Runs the migrations that are not recorded yet, in their order. One process does it at a time; the others wait. After a
 * crash another goes on with the rows that are left.
 */
export async function migrate(
  db: Connection,
  input: { migrations: readonly Migration[]; log: Logger; signal: AbortSignal; leaseMs?: number },
): Promise<void> {
  const { migrations, log, signal, leaseMs = 2_500 } = input;
  const recorded = collectionOf<{ _id: string; at: Date }>(db, 'migrations');
  const lease = createLease({
    leases: () => collectionOf(db, 'leases'),
    name: 'migrations',
    holder: randomUUID(),
    leaseMs,
  });
  try {
    for (const { name, run } of migrations) {
      while (!(await recorded.findOne({ _id: name }))) {
        signal.throwIfAborted();
        if (!(await lease.hold())) await pause(leaseMs / 5, undefined, { signal });
        else if (!(await run(db))) {
          await recorded.updateOne({ _id: name }, { $set: { at: new Date() } }, { upsert: true });
          log.info({ migration: name }, 'migrated');
        }
      }
    }
  } finally {
    await lease.release().catch(() => {}); // it is lost after a while anyway
  }
}
