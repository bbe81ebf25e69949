import { setTimeout as pause } from 'node:timers/promises';

export type InTurn = <T>(key: string, work: () => Promise<T>, patienceMs?: number) => Promise<T>;

/** For short changes of one thing that come in bursts, such as ticking off a whole day: twenty fit into it. */
export const burstPatienceMs = 2_000;

/**
 * Makes `inTurn`: work under one key goes one after another in this process, so that a burst of one person does not
 * wear itself out on conflicts over one document. It saves work; what must hold is held by the database, so nobody waits
 * for a turn longer than `patienceMs`, here or of the call.
 */
export function createTurns(patienceMs = 400): InTurn {
  const last = new Map<string, Promise<void>>();
  return async (key, work, patience = patienceMs) => {
    const before = last.get(key);
    const turn = Promise.withResolvers<void>();
    last.set(key, turn.promise);
    if (before) await soon(before, patience);
    try {
      return await work();
    } finally {
      turn.resolve();
      if (last.get(key) === turn.promise) last.delete(key);
    }
  };
}

async function soon(before: Promise<void>, patienceMs: number): Promise<void> {
  const done = new AbortController();
  const patience = pause(patienceMs, undefined, { signal: done.signal }).catch(() => {}); // aborted: the turn came first
  await Promise.race([before, patience]);
  done.abort();
}
