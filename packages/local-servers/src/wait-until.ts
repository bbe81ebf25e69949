import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from './failure.ts';

type WaitOptions = { timeoutMs?: number; everyMs?: number };

/**
 * Polls `check` until it returns a truthy value, and returns that value. An error from `check` counts as "not yet".
 * After `timeoutMs` (default 30 s) it throws a `Failure` with `what` and the last error.
 */
export async function waitUntil<T>(
  what: string,
  check: () => T | Promise<T>,
  { timeoutMs = 30_000, everyMs = 40 }: WaitOptions = {},
): Promise<NonNullable<T>> {
  const deadline = Date.now() + timeoutMs;
  let lastError: unknown;
  for (;;) {
    try {
      const value = await check();
      if (value) return value as NonNullable<T>;
      lastError = undefined;
    } catch (error) {
      lastError = error;
    }
    if (Date.now() > deadline) throw new Failure(`Waited ${timeoutMs} ms in vain: ${what}${reason(lastError)}`);
    await pause(everyMs);
  }
}

function reason(error: unknown): string {
  if (error === undefined) return '';
  return ` (${error instanceof Error ? error.message : String(error)})`;
}
