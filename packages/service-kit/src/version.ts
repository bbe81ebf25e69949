import { conflict, type Problem } from './problem.ts';

/**
 * 409 `stale-version`: the save is based on an older version of the text. `current` holds the stored text and its
 * version, so that the screen can offer both texts. `what` names the thing for people, such as 'goal'.
 */
export const staleVersion = (what: string, current: object): Problem =>
  conflict(`This ${what} was changed somewhere else in the meantime.`, 'stale-version', { current });
