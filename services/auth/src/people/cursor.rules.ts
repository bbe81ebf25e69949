import { invalid } from '@pathwise/service-kit/problem';
import { z } from 'zod';

/** The last row of a page that is sorted by a field. */
export interface Cursor {
  value: string | null;
  id: string;
}
const cursor = z.tuple([z.string().max(400).nullable(), z.string().max(64)]);

const noCursor = () => invalid([{ path: 'cursor', message: 'This is no cursor of an earlier page' }]);

export const toKey = ({ value, id }: Cursor): string => Buffer.from(JSON.stringify([value, id])).toString('base64url');

/** Parses the cursor of an earlier page. Throws 422 when it is invalid. */
export function readKey(given: string | undefined): Cursor | undefined {
  if (given === undefined) return undefined;
  try {
    const [value, id] = cursor.parse(JSON.parse(Buffer.from(given, 'base64url').toString()));
    return { value, id };
  } catch {
    throw noCursor();
  }
}

/** Parses the cursor of a page in the order of joining. Throws 422 when it is invalid. */
export function placeOf(given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  if (!/^\d{1,15}$/.test(given)) throw noCursor();
  return Number(given);
}
