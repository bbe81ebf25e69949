import { randomBytes } from 'node:crypto';
import type { ImportReport, ImportRow } from '@pathwise/contracts/api/import';
import { queueMail } from '@pathwise/service-kit/mail/queue-mail';
import { isDuplicateKey } from '@pathwise/service-kit/mongo/errors';
import { takePlaces } from '@pathwise/service-kit/search/places';
import { trusted } from 'mongoose';
import { noteInAudit } from '../audit/audit.model.ts';
import type { AuthDeps } from '../deps.ts';
import { NoPicture } from '../images/download-picture.ts';
import { fetchPicture, storePicture } from '../images/fetch-picture.ts';
import { pictureAddress } from '../images/picture-address.rules.ts';
import { makeLink } from '../mail-links/make-link.ts';
import { announceNewUser, newUser } from '../users/new-user.ts';
import { users } from '../users/user.model.ts';
import { type Imported, readRow } from './import-row.rules.ts';
import { invitationLetter, invitedFor } from './invitation.letter.ts';

interface Input {
  rows: readonly ImportRow[];
  timeZone: string;
}
type Result = ImportReport['results'][number] & { hasPicture: boolean };

/** Pictures that are still to be fetched after this time are left out, so that an import ends. */
const picturesWithinMs = 100_000;
const known = 'There is an account with this email address already';

/** What an import of these rows would do. Writes nothing and fetches no picture. */
export async function checkImport(deps: AuthDeps, { rows }: Pick<Input, 'rows'>): Promise<ImportReport> {
  const read = await judge(deps, rows);
  const results = read.map(({ email, person, reason }): Result => {
    if (!person) return { email, status: 'skipped', reason, hasPicture: false };
    const url = person.pictureUrl === null ? null : pictureAddress(person.pictureUrl, deps.config.IMAGE_HOSTS);
    const without = typeof url === 'string' ? `Without the picture: ${url}` : null;
    return { email, status: 'imported', reason: without, hasPicture: url !== null && without === null };
  });
  return reportOf(results);
}

/**
 * Makes an account of each row, in a transaction each: with a connection that breaks in the middle nobody is half there, and the same
 * rows may be sent again. Nobody knows the new passwords: each person gets a mail to choose one. Role and plan are those of everybody new.
 */
export async function importPeople(deps: AuthDeps, { rows, timeZone }: Input): Promise<ImportReport> {
  const read = await judge(deps, rows);
  const passwordHash = await deps.passwords.hash(randomBytes(32).toString('base64url'));
  const until = performance.now() + picturesWithinMs;
  const results: Result[] = [];
  for (const { email, person, reason } of read) {
    if (!person) results.push({ email, status: 'skipped', reason, hasPicture: false });
    else results.push(await importOne(deps, { person, passwordHash, timeZone, mayFetch: performance.now() < until }));
  }
  return reportOf(results);
}

interface Judged {
  email: string;
  person?: Imported;
  reason: string | null;
}

/** Whom the rows describe, and why a row is skipped: it cannot be read, its address has an account, or came before in the file. */
async function judge(deps: AuthDeps, rows: readonly ImportRow[]): Promise<Judged[]> {
  const read = rows.map((row) => ({ row, person: readRow(row) }));
  const emails = read.flatMap(({ person }) => (typeof person === 'string' ? [] : [person.email]));
  const taken = await users(deps.db)
    .find({ email: trusted({ $in: emails }) }, { email: 1 })
    .lean();
  const accounts = new Set(taken.map(({ email }) => email));
  const before = new Set<string>();
  return read.map(({ row, person }) => {
    if (typeof person === 'string') return { email: row.email ?? '', reason: person };
    const { email } = person;
    if (accounts.has(email)) return { email, reason: known };
    if (before.has(email)) return { email, reason: 'This email address is in the file more than once' };
    before.add(email);
    return { email, person, reason: null };
  });
}

interface One {
  person: Imported;
  passwordHash: string;
  timeZone: string;
  mayFetch: boolean;
}

async function importOne(deps: AuthDeps, one: One): Promise<Result> {
  const { email, pictureUrl } = one.person;
  const picture = pictureUrl === null ? undefined : await pictureOf(deps, { ...one, pictureUrl });
  try {
    await store(deps, { ...one, jpeg: picture?.jpeg });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error; // somebody has registered with it in this moment
    return { email, status: 'skipped', reason: known, hasPicture: false };
  }
  return { email, status: 'imported', reason: picture?.reason ?? null, hasPicture: picture?.jpeg !== undefined };
}

async function pictureOf(
  deps: AuthDeps,
  { pictureUrl, mayFetch }: { pictureUrl: string; mayFetch: boolean },
): Promise<{ jpeg?: Buffer; reason?: string }> {
  if (!mayFetch) return { reason: 'Without the picture: there was no time left to fetch it' };
  try {
    return { jpeg: await fetchPicture(deps, pictureUrl) };
  } catch (error) {
    if (!(error instanceof NoPicture)) throw error;
    return { reason: `Without the picture: ${error.message}` };
  }
}

async function store(
  deps: AuthDeps,
  { person, passwordHash, timeZone, jpeg }: One & { jpeg: Buffer | undefined },
): Promise<void> {
  const { pictureUrl: _, ...said } = person;
  const place = await takePlaces(deps.db, 'users');
  await deps.inTransaction(
    async (tx) => {
      const _id = deps.newId();
      const profileImageUrl = jpeg ? await storePicture(deps, tx, { ownerId: _id, jpeg, isNamed: true }) : null;
      const given = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
      const fresh = { _id, email: person.email, passwordHash, timeZone, createdAt: deps.now(), place, profileImageUrl };
      const user = newUser({ ...given, ...fresh });
      await users(deps.db).create([user], { session: tx.session });
      const { url, key } = await makeLink(deps, tx, { user, purpose: 'password', lifetimeMs: invitedFor });
      await queueMail(deps, tx, { key: `invited/${key}`, ownerId: _id, to: user.email, letter: invitationLetter(url) });
      await noteInAudit(deps, tx, { userId: _id, what: 'imported' });
      tx.note({ personId: _id, after: { imported: true, picture: jpeg !== undefined } });
      await announceNewUser(tx, user, { isInvited: true });
    },
    { answers: false },
  );
}

function reportOf(results: readonly Result[]): ImportReport {
  const imported = results.filter(({ status }) => status === 'imported').length;
  return {
    imported,
    skipped: results.length - imported,
    results: results.map(({ email, status, reason }) => ({ email, status, reason })),
    imagesUpdated: results.filter(({ hasPicture }) => hasPicture).length,
  };
}
