import type { ClientSession, Connection } from 'mongoose';
import { isConnected } from '../mongo/connected.ts';
import { asTransient, Busy, type Wait } from '../mongo/errors.ts';
import { createTurnstile } from './turnstile.ts';

type Run<T> = (session: ClientSession) => Promise<T>;
export type WithinTime = <T>(run: Run<T>, limitMs: number) => Promise<T>;

// With more at once each becomes slower, until all of them time out.
const mostAtOnce = 12;
// A transaction that never settles frees its slot after this time. The database has ended it by then.
const longestHoldMs = 60_000;

/**
 * Runs a few transactions at a time and settles each within `limitMs`. The driver alone would retry conflicts and
 * commits for 120 seconds. At the limit the caller gets 503 `busy`, in the queue or in the transaction. The run is then
 * aborted, unless its commit was already sent. `limitMs` may be longer, but waiting for another transaction's lock
 * stops after `conflictLimitMs`. Example: work on years of plans may run for 30 s, but waits 2.5 s for a lock. The 503
 * carries its `Wait`.
 */
export function createWithinTime(db: Connection, { conflictLimitMs }: { conflictLimitMs: number }): WithinTime {
  const turnstile = createTurnstile(mostAtOnce);
  return async (run, limitMs) => {
    const waiting = startWaiting(db);
    if (!isConnected(db)) throw waiting.timedOut();
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(waiting.timedOut()), limitMs);
    try {
      const release = await turnstile.enter(late.signal);
      waiting.waitFor('transaction');
      const holdTimer = setTimeout(release, longestHoldMs).unref();
      const work = transact(db, { run, signal: late.signal, waiting, conflictLimitMs }).finally(() => {
        clearTimeout(holdTimer);
        release();
      });
      return await Promise.race([work, aborted(late.signal)]);
    } finally {
      clearTimeout(timer);
    }
  };
}

interface Waiting {
  waitFor(on: Wait['on']): void;
  /** The error of a transaction that times out now. */
  timedOut(): Busy;
}

function startWaiting(db: Connection): Waiting {
  const started = performance.now();
  const sinceStart = () => Math.round(performance.now() - started);
  let on: Wait['on'] = 'queue';
  let queueMs: number | undefined;
  return {
    waitFor(next) {
      on = next;
      queueMs ??= sinceStart();
    },
    timedOut() {
      const ms = sinceStart();
      return new Busy({ on: isConnected(db) ? on : 'no-connection', ms, queueMs: queueMs ?? ms });
    },
  };
}

interface Attempts<T> {
  run: Run<T>;
  signal: AbortSignal;
  waiting: Waiting;
  conflictLimitMs: number;
}

async function transact<T>(db: Connection, attempts: Attempts<T>): Promise<T> {
  const { run, signal, waiting, conflictLimitMs } = attempts;
  const started = performance.now();
  let runs = 0;
  // The driver's own session: mongoose would wait for a heartbeat where `readyState` is wrong.
  const session = db.getClient().startSession();
  try {
    return await session.withTransaction(async () => {
      signal.throwIfAborted();
      if (runs++ > 0) {
        waiting.waitFor('conflict'); // or a lost connection: `timedOut` checks for that
        if (performance.now() - started > conflictLimitMs) throw waiting.timedOut();
      }
      const result = await run(session).catch((error: unknown) => {
        throw asTransient(error);
      });
      signal.throwIfAborted();
      return result;
    });
  } finally {
    session.endSession().catch(() => {});
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
