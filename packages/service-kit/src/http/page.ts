import { invalid } from '../problem.ts';
import type { HttpExchange } from './handler.ts';

/** The last entry of a page that is sorted by calendar day and id. */
export interface DayCursor {
  day: string;
  id: string;
}

export const toCursor = ({ day, id }: DayCursor): string => `${day}_${id}`;

/** Parses the cursor of an earlier page. Throws 422 when it is invalid. */
export function readCursor(cursor: string | undefined): DayCursor | undefined {
  if (cursor === undefined) return undefined;
  const [, day, id] = /^(\d{4}-\d{2}-\d{2})_(.+)$/.exec(cursor) ?? [];
  if (!day || !id) throw invalid([{ path: 'cursor', message: 'This is no cursor of an earlier page' }]);
  return { day, id };
}

/** Sets the header `Link: <path?limit=…&cursor=…>; rel="next"`, except on the last page. `query` is repeated in it. */
export function linkNext(
  http: Pick<HttpExchange, 'setHeader'>,
  input: {
    path: string;
    limit: number | undefined;
    cursor: string | undefined;
    query?: Readonly<Record<string, string>>;
  },
): void {
  const { path, limit, cursor, query = {} } = input;
  if (cursor === undefined) return;
  const next = new URLSearchParams({ ...query, ...(limit === undefined ? {} : { limit: `${limit}` }), cursor });
  http.setHeader('link', `<${path}?${next}>; rel="next"`);
}
