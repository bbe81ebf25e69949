import type { mongo } from 'mongoose';
import { isDuplicateKey } from '../mongo/errors.ts';

interface LeaseRow {
  _id: string;
  holder: string;
  beat: number;
}

export interface Lease {
  /** Takes the lease or renews it; false while another process holds it. */
  hold(): Promise<boolean>;
  /** After a failure one does not know whether one still holds it. */
  forget(): void;
  release(): Promise<void>;
}

/**
 * One holder at a time, without comparing clocks: the holder counts up a beat, and its lease is lost when the beat
 * stood still for `leaseMs` of the observer's own monotonic time.
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

  async function take(): Promise<boolean> {
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
        : await take();
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
