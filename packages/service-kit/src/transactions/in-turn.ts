import { setTimeout as pause } from 'node:timers/promises';
import { requestScope } from '../events/wrote.ts';

export type InTurn = <T>(key: string, work: () => Promise<T>, patienceMs?: number) => Promise<T>;

/** For bursts of short changes to one document, such as ticking off a whole day. Twenty changes fit into it. */
export const burstPatienceMs = 2_000;

/**
 * Creates `inTurn`, a mutex per key in this process. It saves conflicts when one person sends many changes to one
 * document at once. It guarantees nothing, the database does: after `patienceMs` the work runs without the lock.
 */
export function createTurns(patienceMs = 400): InTurn {
  const last = new Map<string, Promise<void>>();
  return async (key, work, patience = patienceMs) => {
    const before = last.get(key);
    const turn = Promise.withResolvers<void>();
    last.set(key, turn.promise);
    const began = performance.now();
    if (before) await waitAtMost(before, patience);
    const scope = requestScope.getStore();
    // A burst may wait longer, because its last changes still need the time for their own transaction.
    if (scope && patience === patienceMs) scope.waitedMs = (scope.waitedMs ?? 0) + performance.now() - began;
    try {
      return await work();
    } finally {
      turn.resolve();
      if (last.get(key) === turn.promise) last.delete(key);
    }
  };
}

async function waitAtMost(before: Promise<void>, patienceMs: number): Promise<void> {
  const done = new AbortController();
  const patience = pause(patienceMs, undefined, { signal: done.signal }).catch(() => {}); // aborted by `done`
  await Promise.race([before, patience]);
  done.abort();
}
