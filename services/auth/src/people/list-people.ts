import type { AdminUser } from '@pathwise/contracts/api/users';
import { lastPlace } from '@pathwise/service-kit/search/places';
import { trusted } from 'mongoose';
import type { AuthDeps } from '../deps.ts';
import { type UserRecord, users } from '../users/user.model.ts';
import { type Cursor, placeOf, readKey, toKey } from './cursor.rules.ts';
import { type Finding, findingOf } from './find-people.ts';
import type { PeopleFilter } from './people-query.ts';
import { toAdminUser } from './person-view.ts';
import { nextWidth } from './window.rules.ts';

interface Input {
  filter: PeopleFilter;
  timeZone: string;
  /** A field, with a minus for downwards. */
  sort: string;
  limit: number;
  cursor?: string | undefined;
}
interface Page {
  page: AdminUser[];
  next: string | undefined;
}

/** A page of the accounts that fit a filter. */
export async function listPeople(deps: AuthDeps, input: Input): Promise<Page> {
  const finding = await findingOf(deps, input);
  const direction = input.sort.startsWith('-') ? -1 : 1;
  const by = input.sort.replace('-', '');
  const rows =
    by === 'createdAt'
      ? await byPlace(deps, { ...input, finding, direction })
      : await byField(deps, { ...input, finding, direction, field: fieldOf[by] ?? 'email' });
  const page = rows.found.slice(0, input.limit);
  const last = page.at(-1);
  const next = rows.found.length > input.limit && last ? rows.cursorOf(last) : undefined;
  return { page: page.map((user) => toAdminUser(user, deps.now())), next };
}

type Field = 'nameKey' | 'email' | 'lastSeenOn';
const fieldOf: Record<string, Field> = { lastName: 'nameKey', email: 'email', lastSeenAt: 'lastSeenOn' };
interface Reading extends Input {
  finding: Finding;
  direction: 1 | -1;
}
interface Rows {
  found: UserRecord[];
  cursorOf(user: UserRecord): string;
}

/**
 * In the order of joining. Reads windows of places, the next one as wide as the last one's matches suggest: the embedded database
 * reads a whole window, and on MongoDB a few queries more cost nothing.
 */
async function byPlace(deps: AuthDeps, { finding, direction, limit, cursor }: Reading): Promise<Rows> {
  const top = (await lastPlace(deps.db, 'users')) + 1;
  const start = placeOf(cursor) ?? (direction === 1 ? 0 : top);
  const found: UserRecord[] = [];
  let width = limit + 2;
  for (let from = start; direction === 1 ? from < top : from > 1; ) {
    const to = direction === 1 ? Math.min(from + width, top) : Math.max(from - width, 0);
    const window = direction === 1 ? { $gt: from, $lte: to } : { $lt: from, $gte: to };
    const rows = await users(deps.db).aggregate<UserRecord>([
      ...finding.stages({ place: window }),
      { $sort: { place: direction } },
      { $limit: limit + 1 - found.length },
      { $project: { facets: 0, words: 0 } },
    ]);
    found.push(...rows);
    if (found.length > limit) break;
    width = nextWidth({ width, found: rows.length, missing: limit + 1 - found.length });
    from = to;
  }
  return { found, cursorOf: ({ place }) => String(place) };
}

/** In the order of a field, and of ids where it is equal. */
async function byField(
  deps: AuthDeps,
  { finding: { query }, direction, limit, cursor, field }: Reading & { field: Field },
): Promise<Rows> {
  const after = readKey(cursor);
  const found = await users(deps.db)
    .find(after ? { $and: [query, { $or: beyond({ ...after, field, direction }) }] } : query, { facets: 0, words: 0 })
    .sort({ [field]: direction, _id: direction })
    .limit(limit + 1)
    .lean();
  return { found, cursorOf: (user) => toKey({ value: user[field] ?? null, id: user._id }) };
}

/** What comes after a row. Null comes before every value. */
function beyond({ value, id, field, direction }: Cursor & { field: Field; direction: 1 | -1 }): object[] {
  const past = direction === 1 ? '$gt' : '$lt';
  const equal = { [field]: value, _id: trusted({ [past]: id }) };
  if (value === null) return direction === 1 ? [{ [field]: trusted({ $ne: null }) }, equal] : [equal];
  const further = { [field]: trusted({ [past]: value }) };
  return direction === 1 ? [further, equal] : [further, { [field]: null }, equal];
}
