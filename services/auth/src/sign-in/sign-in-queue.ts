import { unavailable } from '@pathwise/service-kit/problem';
import pLimit from 'p-limit';

export type Queued = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs `atOnce` tasks at a time and queues `waiting` more, in order. Throws 503 beyond that. Example: with
 * `{ atOnce: 1, waiting: 1 }` the third of three concurrent tasks is refused.
 */
export function createSignInQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): Queued {
  const limit = pLimit(atOnce);
  return (work) => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting)
      throw unavailable('Many people are signing in right now. Please try again in a moment.');
    return limit(work);
  };
}
