import { Readable } from 'node:stream';
import { csvLine } from '@pathwise/service-kit/csv/csv.rules';
import { lastPlace } from '@pathwise/service-kit/search/places';
import { trusted } from 'mongoose';
import type { AuthDeps } from '../deps.ts';
import { type UserRecord, users } from '../users/user.model.ts';
import { toAdminUser } from './person-view.ts';

const columns = ['Email', 'First Name', 'Last Name', 'Profession', 'Location', 'Created Date', 'Subscription'];
const pageSize = 500;

/** Every address on a line of its own, in the order of joining. Read page by page as it is sent. */
export const exportEmails = (deps: AuthDeps): Readable =>
  Readable.from(linesOf(deps, { head: '', toLine: ({ email }) => `${email}\r\n` }));

/** Every account as a line of CSV, in the order of joining. Read page by page as it is sent. */
export const exportPeople = (deps: AuthDeps): Readable =>
  Readable.from(linesOf(deps, { head: csvLine(columns), toLine: (user) => toLine(user, deps.now()) }));

async function* linesOf(
  deps: AuthDeps,
  { head, toLine }: { head: string; toLine: (user: UserRecord) => string },
): AsyncGenerator<string> {
  if (head) yield head;
  const top = await lastPlace(deps.db, 'users');
  for (let from = 0; from < top; from += pageSize) {
    const window = trusted({ $gt: from, $lte: from + pageSize });
    const page = await users(deps.db)
      .find({ facets: '', place: window }, { facets: 0, words: 0 })
      .sort({ place: 1 })
      .lean();
    if (page.length > 0) yield page.map(toLine).join('');
  }
}

function toLine(user: UserRecord, now: Date): string {
  const { email, firstName, lastName, profession, location, createdAt, subscriptionPlan } = toAdminUser(user, now);
  const subscription = subscriptionPlan === 'premium' ? 'Premium' : 'Free';
  const texts = [email, firstName ?? '', lastName ?? '', profession ?? '', location ?? ''];
  return csvLine([...texts, createdAt.slice(0, 10), subscription]);
}
