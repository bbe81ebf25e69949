import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createLease } from '@pathwise/service-kit/events/lease';
import { collectionOf } from '@pathwise/service-kit/mongo/collections';
import type { Worker } from '@pathwise/service-kit/service';
import type { AdminDeps } from '../deps.ts';

interface Options {
  name: string;
  /** Whether there is anything to do. The lease is held only then. */
  isDue: () => Promise<boolean>;
  /** Does a little. True when there may be more to do at once. */
  step: () => Promise<boolean>;
  everyMs?: number;
}

/** A worker that takes one step after another, in one process at a time. A step must be right in two at once: the lease saves work. */
export function steadyWork(deps: AdminDeps, { name, isDue, step, everyMs = 1_000 }: Options): Worker {
  return async (signal) => {
    const leases = () => collectionOf<{ _id: string; holder: string; beat: number }>(deps.db, 'leases');
    const lease = createLease({ leases, name, holder: randomUUID(), leaseMs: 20_000 });
    const once = async () => {
      if (await isDue()) return (await lease.hold()) && step();
      await lease.release();
      return false;
    };
    while (!signal.aborted) {
      const isMore = await once().catch((error: unknown) => {
        deps.log.warn({ error, work: name }, 'work is done later');
        lease.forget();
        return false;
      });
      if (!isMore) await pause(everyMs, undefined, { signal }).catch(() => {}); // aborted: the loop ends
    }
    await lease.release().catch(() => {}); // it is lost after a while anyway
  };
}
