import { conflict, type Problem } from './problem.ts';

/**
 * The refusal of a save that was begun before somebody else's change to the same words: 409 `stale-version`, whose
 * `current` carries what is stored now, with its version, so that both texts can be offered. `what` names the thing
 * in the person's words.
 */
export const staleVersion = (what: string, current: object): Problem =>
  conflict(`This ${what} was changed somewhere else in the meantime.`, 'stale-version', { current });
