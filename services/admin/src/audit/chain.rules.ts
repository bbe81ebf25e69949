import { createHash } from 'node:crypto';
import type { ActRecord } from './act.model.ts';

/** The `previous` of the first row. */
export const beginning = 'beginning';

/** The key of an account in the log. Ids are random, so nobody finds the id by trying. */
export const keyOf = (userId: string): string => createHash('sha256').update(`act:${userId}`).digest('base64url');

/** The hash of a row, over all of its values and the hash of the row before. */
export function hashOf(row: Omit<ActRecord, 'hash'>): string {
  const { _id, n, at, actor, action, person, target, outcome, before, after, previous } = row;
  const values = [_id, n, at.toISOString(), actor, action, person, target, outcome, before, after, previous];
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url');
}

/** Why a row cannot be the next one after `last`; undefined when it can. */
export function faultIn(row: ActRecord, last: { n: number; hash: string }): string | undefined {
  if (row.n !== last.n + 1) return `row ${last.n + 1} is missing`;
  if (row.previous !== last.hash) return `row ${row.n} does not follow the row before it`;
  if (hashOf(row) !== row.hash) return `row ${row.n} was changed`;
  return undefined;
}
