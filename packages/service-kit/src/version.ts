import { conflict } from './problem.ts';

/**
 * Refuses a change made to an older text than is stored. Throws 409 `stale-version` whose `current` carries what is
 * stored now, with its version; without a version given nothing is checked.
 */
export function checkVersion<T extends { version: number }>(given: number | undefined, current: T): void {
  if (given === undefined || given === current.version) return;
  throw conflict('This was changed in the meantime, perhaps in another window', 'stale-version', { current });
}
