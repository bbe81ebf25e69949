import { mails } from '@pathwise/service-kit/mail/mail.model';
import { notFound, unavailable } from '@pathwise/service-kit/problem';
import { countWithin } from '@pathwise/service-kit/throttle/count-attempt';
import type { Limit } from '@pathwise/service-kit/throttle/throttle.rules';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import { trusted } from 'mongoose';
import type { AdminDeps } from '../deps.ts';
import { recipients } from '../recipients/recipient.model.ts';

const unknownLinks: Limit = { name: 'unsubscribe', windowMs: 3_600_000, most: 100 };

/** `maya@example.org` is `m…@example.org`: a forwarded mail does not tell the whole address. */
const masked = (email: string) => email.replace(/^(.).*(?=@)/, '$1…');

async function ofToken(deps: AdminDeps, { token, address }: { token: string; address: string }) {
  const recipient = await recipients(deps.db).findOne({ unsubscribeToken: token }).lean();
  if (recipient) return recipient;
  await countWithin(deps, [{ limit: unknownLinks, subject: address }]);
  throw notFound('link');
}

/** Whose mails a link would end. Throws 404 for an unknown link, and 429 after a hundred of them from one address in an hour. */
export async function getUnsubscribe(deps: AdminDeps, link: { token: string; address: string }) {
  const { email, isUnsubscribed } = await ofToken(deps, link);
  return { email: masked(email), isUnsubscribed };
}

/** Ends the mails of automation and those to everybody. Doing it again changes nothing. */
export async function unsubscribe(deps: AdminDeps, link: { token: string; address: string }): Promise<void> {
  const { _id: userId } = await ofToken(deps, link);
  await deps.inTransaction((tx) => setUnsubscribed(deps, tx, { userId, isUnsubscribed: true }));
}

/** A person's own switch in the profile. Throws 503 in the moment before auth's event about a new account has come. */
export async function changePreferences(
  deps: AdminDeps,
  { userId, automation }: { userId: string; automation: boolean },
): Promise<{ automation: boolean }> {
  await deps.inTransaction((tx) => setUnsubscribed(deps, tx, { userId, isUnsubscribed: !automation }));
  return { automation };
}

export async function getPreferences(deps: AdminDeps, { userId }: { userId: string }) {
  const recipient = await recipients(deps.db).findById(userId, { isUnsubscribed: 1 }).lean();
  return { automation: !recipient?.isUnsubscribed };
}

async function setUnsubscribed(
  deps: AdminDeps,
  tx: Tx,
  { userId: ownerId, isUnsubscribed }: { userId: string; isUnsubscribed: boolean },
): Promise<void> {
  const { session } = tx;
  await deps.account.enter(tx, ownerId);
  const changed = await recipients(deps.db).updateOne({ _id: ownerId }, { $set: { isUnsubscribed } }, { session });
  if (changed.matchedCount === 0) throw unavailable();
  if (!isUnsubscribed) return;
  // Mails that wait are not sent any more. Those about the account have no such address and stay.
  const canBeEnded = { 'letter.unsubscribeUrl': trusted({ $exists: true }) };
  await mails(deps.db).deleteMany({ ownerId, state: 'waiting', ...canBeEnded }, { session });
}
