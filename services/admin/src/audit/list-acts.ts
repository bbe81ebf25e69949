import { Readable } from 'node:stream';
import type { AuditEntry } from '@pathwise/contracts/api/audit';
import { csvLine } from '@pathwise/service-kit/csv/csv.rules';
import { invalid } from '@pathwise/service-kit/problem';
import { trusted } from 'mongoose';
import type { AdminDeps } from '../deps.ts';
import { type ActRecord, acts, keys } from './act.model.ts';
import { type ActFilter, peopleOf, queryFor } from './find-acts.ts';

interface Place {
  at: Date;
  id: string;
}

/** A page of the log, newest first. */
export async function listActs(
  deps: AdminDeps,
  input: { filter: ActFilter; limit: number; cursor?: string | undefined },
): Promise<{ page: AuditEntry[]; next: string | undefined }> {
  const query = await queryFor(deps, input.filter);
  const after = placeOf(input.cursor);
  if (!query) return { page: [], next: undefined };
  const found = await acts(deps.db)
    .find({ $and: [query, ...(after ? [olderThan(after)] : [])] })
    .sort({ at: -1, _id: -1 })
    .limit(input.limit + 1)
    .lean();
  const page = found.slice(0, input.limit);
  const last = found.length > input.limit ? page.at(-1) : undefined;
  return { page: await toEntries(deps, page), next: last && `${last.at.toISOString()}_${last._id}` };
}

const olderThan = ({ at, id }: Place) => ({
  $or: [{ at: trusted({ $lt: at }) }, { at, _id: trusted({ $lt: id }) }],
});

function placeOf(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const [, at, id] = /^(\d{4}-\d{2}-\d{2}T[\d:.]+Z)_(.+)$/.exec(cursor) ?? [];
  if (!at || !id || Number.isNaN(Date.parse(at)))
    throw invalid([{ path: 'cursor', message: 'This is no cursor of an earlier page' }]);
  return { at: new Date(at), id };
}

async function toEntries(deps: AdminDeps, rows: readonly ActRecord[]): Promise<AuditEntry[]> {
  const people = await peopleOf(deps, rows, (wanted) =>
    keys(deps.db)
      .find({ _id: trusted({ $in: wanted }) })
      .lean(),
  );
  const person = (key: string) => people.get(key) ?? { id: key, email: null };
  return rows.map(({ _id: id, at, actor, action, person: about, target, outcome, before, after }) => ({
    id,
    at: at.toISOString(),
    actor: actor === null ? null : person(actor),
    action,
    target: about !== null ? { kind: 'person', ...person(about) } : target === null ? null : thingOf(target),
    outcome,
    before: before === null ? null : JSON.parse(before),
    after: after === null ? null : JSON.parse(after),
  }));
}

/** `report:0a1b` is the report 0a1b. */
function thingOf(target: string) {
  const [kind = '', ...rest] = target.split(':');
  return rest.length === 0 ? { kind: 'thing', id: target, email: null } : { kind, id: rest.join(':'), email: null };
}

const columns = ['At', 'Actor', 'Actor id', 'Action', 'Target', 'Target id', 'Outcome', 'Before', 'After'];
const pageSize = 200;

/** The whole log, or what fits a filter, as CSV, read page by page as it is sent. */
export function exportActs(deps: AdminDeps, filter: ActFilter): Readable {
  return Readable.from(linesOf(deps, filter));
}

async function* linesOf(deps: AdminDeps, filter: ActFilter): AsyncGenerator<string> {
  yield csvLine(columns);
  let cursor: string | undefined;
  do {
    const { page, next } = await listActs(deps, { filter, limit: pageSize, cursor });
    yield page.map(toLine).join('');
    cursor = next;
  } while (cursor);
}

function toLine({ at, actor, action, target, outcome, before, after }: AuditEntry): string {
  const who = actor ? [actor.email ?? '', actor.id] : ['command line', ''];
  const whom = target ? [target.email ?? target.kind, target.id] : ['', ''];
  const values = [before, after].map((value) => (value ? JSON.stringify(value) : ''));
  return csvLine([at, ...who, action, ...whom, outcome, ...values]);
}
