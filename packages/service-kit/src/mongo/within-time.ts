import type { ClientSession, Connection } from 'mongoose';
import { busy } from './errors.ts';
import { keepSessions, type SessionRegister } from './lost-sessions.ts';
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
 * for its work still does not hang on somebody else's lock for longer than `conflictLimitMs`.
 */
export function createWithinTime(db: Connection, { conflictLimitMs }: { conflictLimitMs: number }): WithinTime {
  const turnstile = createTurnstile(mostAtOnce);
  const sessions = keepSessions({ db });
  return async (run, limitMs) => {
    if (db.readyState !== 1) throw busy();
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(busy()), limitMs);
    try {
      const leave = await turnstile.enter(late.signal);
      const stay = setTimeout(leave, longestStayMs).unref();
      const work = transact(db, { run, signal: late.signal, sessions, conflictLimitMs }).finally(() => {
        clearTimeout(stay);
        leave();
      });
      return await Promise.race([work, aborted(late.signal)]);
    } finally {
      clearTimeout(timer);
    }
  };
}

interface Attempts<T> {
  run: Run<T>;
  signal: AbortSignal;
  sessions: SessionRegister;
  conflictLimitMs: number;
}

function transact<T>(db: Connection, { run, signal, sessions, conflictLimitMs }: Attempts<T>): Promise<T> {
  const started = performance.now();
  let runs = 0;
  return db.transaction(async (session) => {
    signal.throwIfAborted();
    if (runs++ > 0 && performance.now() - started > conflictLimitMs) throw busy();
    await sessions.register(session);
    const result = await run(session);
    signal.throwIfAborted();
    return result;
  }) as Promise<T>;
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
