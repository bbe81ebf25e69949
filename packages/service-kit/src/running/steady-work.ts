import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createLease } from '../events/lease.ts';
import { collectionOf } from '../mongo/collections.ts';
import type { ServiceDeps, Worker } from '../service.ts';
import { createBeat } from './beat.ts';

type Deps = Pick<ServiceDeps, 'db' | 'log' | 'bell'>;
/** What a look has found: work of which there may be more, work for later or for another process, or none. */
type Found = 'more' | 'later' | 'nothing';
interface Looks {
  beatMs: number;
  look: () => Promise<Found>;
}

/** While a worker finds nothing and the bell is silent, it looks once in so many beats. */
const idleBeats = 5;

/** Looks again and again until the signal: at once, after a beat, or later while there is nothing. The bell ends a longer rest. */
export async function keepLooking({ bell }: Pick<Deps, 'bell'>, { beatMs, look }: Looks, signal: AbortSignal) {
  const beat = createBeat();
  bell.on('ring', beat.poke);
  signal.addEventListener('abort', beat.poke);
  while (!signal.aborted) {
    beat.begin();
    const found = await look();
    if (found !== 'more') await pause(beatMs, undefined, { signal }).catch(() => {}); // aborted: the loop ends
    if (found === 'nothing' && !signal.aborted) await beat.rest((idleBeats - 1) * beatMs);
  }
  bell.off('ring', beat.poke);
}

interface Work<T> {
  name: string;
  /** What is to be done; nothing when it is null or false. */
  findDue: () => Promise<T | null | false>;
  /** Does a little. True when there may be more to do at once. */
  step: (due: T) => Promise<boolean>;
  beatMs?: number;
  /** Another process takes over after this time without a step. */
  leaseMs?: number;
}

/**
 * A worker that takes one step after another, in one process at a time. It holds the lease only while something is due. A step must be
 * right in two processes at once: the lease saves work.
 */
export function steadyWork<T>(deps: Deps, work: Work<T>): Worker {
  const { name, findDue, step, beatMs = 1_000, leaseMs = 20_000 } = work;
  return async (signal) => {
    const lease = createLease({
      leases: () => collectionOf(deps.db, 'leases'),
      name,
      holder: randomUUID(),
      leaseMs,
    });
    const look = async (): Promise<Found> => {
      const due = await findDue();
      if (due === null || due === false) {
        await lease.release();
        return 'nothing';
      }
      return (await lease.hold()) && (await step(due)) ? 'more' : 'later';
    };
    const failed = (error: unknown): Found => {
      deps.log.warn({ error, work: name }, 'work is done later');
      lease.forget();
      return 'later';
    };
    await keepLooking(deps, { beatMs, look: () => look().catch(failed) }, signal);
    await lease.release().catch(() => {}); // it is lost after a while anyway
  };
}
