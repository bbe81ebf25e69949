import type { ClientSession, Connection } from 'mongoose';
import { asTransient, Busy, type Wait } from './errors.ts';
import { createTurnstile } from './turnstile.ts';

type Run<T> = (session: ClientSession) => Promise<T>;
export type WithinTime = <T>(run: Run<T>, limitMs: number) => Promise<T>;

// With more at once every one of them gets slower, until all run out of time and none gets through.
const mostAtOnce = 12;
// A transaction that never comes back gives up its place after this: the database has ended it by then.
const longestStayMs = 60_000;

/**
 * Runs transactions, a few at a time, and answers each within its limit. The driver alone would retry conflicts, and
 * the commit to an unreachable database, for 120 seconds. Whoever's time is up gets 503 `busy`, in the queue or in the
 * transaction; a run still going on then is aborted, unless its commit is already on the way. Whoever may take longer
 * for its work still does not hang on somebody else's lock for longer than `conflictLimitMs`. The 503 knows what for.
 */
export function createWithinTime(db: Connection, { conflictLimitMs }: { conflictLimitMs: number }): WithinTime {
  const turnstile = createTurnstile(mostAtOnce);
  return async (run, limitMs) => {
    const waiting = startWaiting(db);
    if (db.readyState !== 1) throw waiting.givenUp();
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(waiting.givenUp()), limitMs);
    try {
      const leave = await turnstile.enter(late.signal);
      waiting.goesOn('transaction');
      const stay = setTimeout(leave, longestStayMs).unref();
      const work = transact(db, { run, signal: late.signal, waiting, conflictLimitMs }).finally(() => {
        clearTimeout(stay);
        leave();
      });
      return await Promise.race([work, aborted(late.signal)]);
    } finally {
      clearTimeout(timer);
    }
  };
}

interface Waiting {
  goesOn(on: Wait['on']): void;
  /** The failure of whoever gives up now. */
  givenUp(): Busy;
}

function startWaiting(db: Connection): Waiting {
  const started = performance.now();
  const sinceStart = () => Math.round(performance.now() - started);
  let on: Wait['on'] = 'queue';
  let queueMs: number | undefined;
  return {
    goesOn(next) {
      on = next;
      queueMs ??= sinceStart();
    },
    givenUp() {
      const ms = sinceStart();
      return new Busy({ on: db.readyState === 1 ? on : 'no-connection', ms, queueMs: queueMs ?? ms });
    },
  };
}

interface Attempts<T> {
  run: Run<T>;
  signal: AbortSignal;
  waiting: Waiting;
  conflictLimitMs: number;
}

function transact<T>(db: Connection, attempts: Attempts<T>): Promise<T> {
  const { run, signal, waiting, conflictLimitMs } = attempts;
  const started = performance.now();
  let runs = 0;
  return db.transaction(async (session) => {
    signal.throwIfAborted();
    if (runs++ > 0) {
      waiting.goesOn('conflict'); // or the wire was cut, which is told apart while it is
      if (performance.now() - started > conflictLimitMs) throw waiting.givenUp();
    }
    const result = await run(session).catch((error: unknown) => {
      throw asTransient(error);
    });
    signal.throwIfAborted();
    return result;
  }) as Promise<T>;
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
