import type { Member } from '@pathwise/contracts/api/social';
import { invalid } from '@pathwise/service-kit/problem';
import { lastPlace } from '@pathwise/service-kit/search/places';
import { fits, indexedPart, termsOf } from '@pathwise/service-kit/search/words.rules';
import { trusted } from 'mongoose';
import { hiddenFrom } from '../blocks/hidden-from.ts';
import type { SocialDeps } from '../deps.ts';
import { members, type ShownRecord } from './member.model.ts';
import { rarestOf } from './rarest-term.ts';
import { shownOf, toMember, type Viewer } from './seen-members.ts';
import { wordsOfProfile } from './words.rules.ts';

interface PageOf {
  viewer: Viewer;
  limit: number;
  cursor?: string | undefined;
}
interface Page {
  page: Member[];
  next: string | undefined;
}

/** Members read for one page of a search, at most. A page may then be short, and the next one goes on. */
const readAtMost = 2_000;
const readAtOnce = 250;

/** A page of all members but the viewer, the newest first. */
export async function listMembers(deps: SocialDeps, { viewer, limit, cursor }: PageOf): Promise<Page> {
  const below = placeOf(cursor) ?? (await lastPlace(deps.db, 'members')) + 1;
  const all: Reading = { prefix: '', width: limit + 2, atOnce: limit + 2, isFit: () => true };
  return pageOf(deps, { viewer, limit, below, reading: all });
}

/**
 * A page of the members who have a word that begins so, for each word of the query; the newest first. Reads the word that the
 * fewest members have in the index, and compares the others with the profiles.
 */
export async function searchMembers(
  deps: SocialDeps,
  { viewer, query, limit, cursor }: PageOf & { query: string },
): Promise<Page> {
  const below = placeOf(cursor) ?? Number.MAX_SAFE_INTEGER;
  const terms = termsOf(query);
  const rarest = await rarestOf(deps, terms);
  if (rarest === undefined) return { page: [], next: undefined };
  const prefix = indexedPart(rarest);
  const isIndexAnswer = terms.length === 1 && prefix === rarest;
  const reading: Reading = isIndexAnswer
    ? { prefix, atOnce: limit + 2, isFit: () => true }
    : { prefix, atOnce: readAtOnce, isFit: ({ profile }) => fits(wordsOfProfile(profile), terms) };
  return pageOf(deps, { viewer, limit, below, reading });
}

interface Reading {
  prefix: string;
  /** Places to look at with the first query. The embedded database reads all of them, however few rows are asked for. */
  width?: number;
  atOnce: number;
  isFit(member: ShownRecord): boolean;
}

/** Reads on until the page and one more member are found, or the end. The cursor is the place of the last member read. */
async function pageOf(
  deps: SocialDeps,
  { viewer, limit, below, reading }: { viewer: Viewer; limit: number; below: number; reading: Reading },
): Promise<Page> {
  const seen: ShownRecord[] = [];
  let rest: number | undefined = below;
  let width = reading.width ?? Number.MAX_SAFE_INTEGER;
  for (let read = 0; rest !== undefined && seen.length <= limit && read < readAtMost; width *= 2) {
    const { rows, next } = await readBelow(deps, { ...reading, below: rest, width });
    const ids = rows.map(({ _id }) => _id);
    const hidden = await hiddenFrom(deps, { viewerId: viewer.id, ids });
    const isSeen = (member: ShownRecord) => member._id !== viewer.id && !member.hidden && !hidden.has(member._id);
    seen.push(...rows.filter((member) => isSeen(member) && reading.isFit(member)));
    read += rows.length;
    rest = next;
  }
  const page = seen.slice(0, limit);
  const end = seen.length > limit ? page.at(-1)?.place : rest;
  return { page: page.map((member) => toMember(member, viewer)), next: end?.toString() };
}

/** Listed members below a place, downwards, and the place to go on below. */
async function readBelow(
  deps: SocialDeps,
  { prefix, below, width, atOnce }: Reading & { below: number; width: number },
): Promise<{ rows: ShownRecord[]; next: number | undefined }> {
  const from = Math.max(below - width, 1);
  const found = await members(deps.db)
    .find({ prefixes: prefix, place: trusted({ $gte: from, $lt: below }) }, { prefixes: 0 })
    .sort({ place: -1 })
    .limit(atOnce)
    .lean();
  const next = found.length === atOnce ? found.at(-1)?.place : from;
  return { rows: shownOf(found), next: next !== undefined && next > 1 ? next : undefined };
}

/** Parses the cursor of an earlier page. Throws 422 when it is invalid. */
function placeOf(cursor: string | undefined): number | undefined {
  if (cursor === undefined || /^\d{1,15}$/.test(cursor)) return cursor === undefined ? undefined : Number(cursor);
  throw invalid([{ path: 'cursor', message: 'This is no cursor of an earlier page' }]);
}
