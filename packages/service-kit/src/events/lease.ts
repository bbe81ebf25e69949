import type { mongo } from 'mongoose';
import { isDuplicateKey } from '../mongo/errors.ts';

interface LeaseRow {
  _id: string;
  holder: string;
  beat: number;
}

export interface Lease {
  /** Acquires or renews the lease. Returns false while another process holds it. */
  hold(): Promise<boolean>;
  /** Call it after a failed renewal: assumes that the lease is lost. */
  forget(): void;
  release(): Promise<void>;
}

/**
 * A lease without comparing clocks. The holder increments a beat. Another process may take the lease when it has seen
 * the same beat for `leaseMs` of its own monotonic clock.
 */
export function createLease(deps: {
  leases: () => mongo.Collection<LeaseRow>;
  name: string;
  holder: string;
  leaseMs: number;
}): Lease {
  const { leases, name: _id, holder, leaseMs } = deps;
  let held = false;
  let seen = { beat: -1, at: 0 };

  async function acquire(): Promise<boolean> {
    const row = await leases().findOne({ _id });
    if (!row) return create();
    if (row.beat !== seen.beat) seen = { beat: row.beat, at: performance.now() };
    const free = row.holder === '' || row.holder === holder || performance.now() - seen.at >= leaseMs;
    if (!free) return false;
    const taken = await leases().updateOne(
      { _id, holder: row.holder, beat: row.beat },
      { $set: { holder }, $inc: { beat: 1 } },
    );
    return taken.modifiedCount === 1;
  }
  async function create(): Promise<boolean> {
    try {
      await leases().insertOne({ _id, holder, beat: 1 });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
  return {
    async hold() {
      held = held
        ? (await leases().updateOne({ _id, holder }, { $inc: { beat: 1 } })).matchedCount === 1
        : await acquire();
      return held;
    },
    forget() {
      held = false;
    },
    async release() {
      if (held) await leases().updateOne({ _id, holder }, { $set: { holder: '' } });
      held = false;
    },
  };
}
