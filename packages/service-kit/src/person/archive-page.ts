import { createHash } from 'node:crypto';
import type { ServiceName } from '@pathwise/contracts/operation';
import { type ArchivePosition, archivePageOf } from '@pathwise/contracts/questions/archive';
import type { Connection, mongo } from 'mongoose';
import { type AnswerDefinition, answer } from '../events/question.ts';
import { type Collections, collectionOf, inArchive, type KeptInArchive } from '../mongo/collections.ts';
import { unavailable } from '../problem.ts';

type Row = mongo.Document & { _id: string };
/** The broker refuses messages over 1 MB. A larger page also leaves more memory to collect. */
const mostBytes = 450_000;
/** Of one row, in one page. JSON within JSON takes up to twice the room, and a character up to three bytes. */
const mostCharacters = 150_000;
const mostRows = 1_000;

/** The answer by which every service hands over what it keeps of a person: each owned collection as it is declared. */
export function archivePage(deps: {
  db: Connection;
  service: ServiceName;
  collections: Collections;
}): AnswerDefinition {
  const kept = inArchive(deps.collections);
  return answer(archivePageOf(deps.service), async ({ userId, from }) => {
    let at = from ?? startOf(kept[0]);
    while (at) {
      const index = kept.findIndex(({ name }) => name === at?.collection);
      const found = kept[index];
      if (!found) throw unavailable(); // another release asked for its next page
      const page = await readPage(deps.db, found, { userId, at });
      const next = page.next ?? startOf(kept[index + 1]);
      if (page.rows !== '') {
        const { name: collection, collection: declared } = found;
        const { rows } = page;
        return { page: { collection, isTrash: declared.isTrash, rows, continues: at.skip > 0 }, next };
      }
      at = next;
    }
    return { page: null, next: null };
  });
}

const startOf = (kept: KeptInArchive | undefined): ArchivePosition | null =>
  kept ? { collection: kept.name, after: null, skip: 0, seen: null } : null;

async function readPage(
  db: Connection,
  { name, collection }: KeptInArchive,
  { userId, at }: { userId: string; at: ArchivePosition },
): Promise<{ rows: string; next: ArchivePosition | null }> {
  const { after, skip } = at;
  const filter = { $and: [collection.archiveOf(userId), ...(after === null ? [] : [{ _id: { $gt: after } }])] };
  const cursor = collectionOf<Row>(db, name)
    .find(filter as mongo.Filter<Row>)
    .project<Row>(Object.fromEntries(collection.withheld.map((field) => [field, 0])))
    .sort({ _id: 1 })
    .limit(mostRows + 1)
    .batchSize(200); // of long rows few fit into a page
  const texts: string[] = [];
  let room = mostBytes;
  let last = after;
  for await (const row of cursor) {
    const whole = JSON.stringify(row);
    const isFirst = texts.length === 0;
    const seen = isFirst ? hashOf(whole) : null;
    if (isFirst && at.seen !== null && at.seen !== seen) throw unavailable(); // it changed between two parts
    const from = isFirst ? skip : 0;
    const rest = whole.slice(from);
    const bytes = Buffer.byteLength(JSON.stringify(rest));
    const isLong = rest.length > mostCharacters;
    // A row that does not fit into this page waits for the next one.
    if (texts.length === mostRows || (!isFirst && (isLong || bytes > room)))
      return { rows: texts.join(','), next: { collection: name, after: last, skip: 0, seen: null } };
    if (isLong) {
      const end = from + wholeCharacters(whole, from, mostCharacters);
      return { rows: whole.slice(from, end), next: { collection: name, after: last, skip: end, seen } };
    }
    texts.push(rest);
    room -= bytes;
    last = row._id;
  }
  if (texts.length === 0 && skip > 0) throw unavailable(); // it was deleted between two parts
  return { rows: texts.join(','), next: null };
}

/** How many characters of `room` keep both halves of a character such as an emoji together. */
function wholeCharacters(text: string, from: number, room: number): number {
  const last = text.charCodeAt(from + room - 1);
  return last >= 0xd800 && last <= 0xdbff ? room - 1 : room;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
