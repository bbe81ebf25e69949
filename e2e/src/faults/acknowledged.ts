import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '@pathwise/api-client/errors';

/** One call and its outcome for the client. */
export interface Try {
  outcome: string;
  ms: number;
  /** The time of its end, from `performance.now()`. */
  at: number;
}

/** Statuses that mean the call will never succeed. */
const refusals = new Set([400, 403, 404, 422]);

/** Repeats a call until it is acknowledged, without limit, `pauseMs` or up to twice that after each try. Throws when it is refused. */
export async function untilAcknowledged<T>(
  call: (signal: AbortSignal) => Promise<T>,
  note: (one: Try) => void = () => undefined,
  pauseMs = 250,
): Promise<T> {
  for (;;) {
    const began = performance.now();
    const ended = (outcome: string) => note({ outcome, ms: performance.now() - began, at: performance.now() });
    try {
      const answer = await call(AbortSignal.timeout(15_000));
      ended('done');
      return answer;
    } catch (error) {
      ended(error instanceof ApiError ? String(error.status) : 'no answer');
      if (error instanceof ApiError && refusals.has(error.status)) throw error;
      await pause(pauseMs * (1 + Math.random()));
    }
  }
}

/** The count of each outcome. */
export function countOutcomes(tries: readonly Try[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { outcome } of tries) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}
