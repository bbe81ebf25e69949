import { setTimeout as pause } from 'node:timers/promises';
import { Problem, unavailable } from '../problem.ts';
import { isInfrastructure } from './errors.ts';

// A read that takes this long may be slow, or its database may have gone silent: a ping tells which.
const suspiciousAfterMs = 1_500;

/**
 * Runs what only reads, once more when the database failed it. Throws 503 as soon as the database has gone silent,
 * rather than when the driver gives up. Queries need no retries of their own.
 */
export async function read<T>(
  run: () => Promise<T> | T,
  { databaseAnswers }: { databaseAnswers: () => Promise<boolean> },
): Promise<T> {
  const over = new AbortController();
  try {
    return await Promise.race([readTwice(run), silence(databaseAnswers, over.signal)]);
  } finally {
    over.abort();
  }
}

/** Runs `run`, and once more when the database failed it and `mayRepeat` says so. */
export async function readTwice<T>(run: () => Promise<T> | T, mayRepeat: () => boolean = () => true): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Problem || !isInfrastructure(error) || !mayRepeat()) throw error;
    return run();
  }
}

async function silence(databaseAnswers: () => Promise<boolean>, signal: AbortSignal): Promise<never> {
  try {
    await pause(suspiciousAfterMs, undefined, { signal });
    if (!(await databaseAnswers())) throw unavailable();
  } catch (error) {
    if (error instanceof Problem) throw error;
  }
  return new Promise<never>(() => {}); // the read decides
}
