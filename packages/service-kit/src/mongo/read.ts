import { setTimeout as pause } from 'node:timers/promises';
import { Problem, unavailable } from '../problem.ts';
import { isInfrastructure } from './errors.ts';

// After this time a ping finds out whether the read is slow or the database is silent.
const suspiciousAfterMs = 1_500;

/**
 * Runs code that only reads, and retries it once when the database fails. Throws 503 when the database stops
 * answering, before the driver's own time-out. The queries inside need no retries of their own.
 */
export async function read<T>(
  run: () => Promise<T> | T,
  { databaseAnswers }: { databaseAnswers: () => Promise<boolean> },
): Promise<T> {
  const over = new AbortController();
  try {
    return await Promise.race([readTwice(run), rejectWhenSilent(databaseAnswers, over.signal)]);
  } finally {
    over.abort();
  }
}

/** Runs `run`, and retries it once when the database fails and `mayRepeat` returns true. */
export async function readTwice<T>(run: () => Promise<T> | T, mayRepeat: () => boolean = () => true): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Problem || !isInfrastructure(error) || !mayRepeat()) throw error;
    return run();
  }
}

async function rejectWhenSilent(databaseAnswers: () => Promise<boolean>, signal: AbortSignal): Promise<never> {
  try {
    await pause(suspiciousAfterMs, undefined, { signal });
    if (!(await databaseAnswers())) throw unavailable();
  } catch (error) {
    if (error instanceof Problem) throw error;
  }
  return new Promise<never>(() => {}); // never settles: the read wins the race
}
