import { refused } from '@pathwise/service-kit/problem';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { ClientSession } from 'mongoose';
import type { AuthDeps } from '../deps.ts';
import { hashSecretToken } from '../secret-token.ts';
import { type UserRecord, users } from '../users/user.model.ts';
import { type LinkPurpose, mailLinks } from './mail-link.model.ts';
import { stateOf } from './mail-link.rules.ts';

interface Given {
  token: string;
  purpose: LinkPurpose;
}

/** The person of a link that still works. Throws 404 in the same words for one that is unknown, used, expired or void. */
export async function personOfLink(
  { db, now }: AuthDeps,
  { token, purpose }: Given,
  session: ClientSession | null = null,
): Promise<UserRecord> {
  const link = await mailLinks(db)
    .findOne({ _id: hashSecretToken(token), purpose })
    .session(session)
    .lean();
  const user = link && link.expiresAt > now() ? await users(db).findById(link.userId).session(session).lean() : null;
  if (link && user && link.state === stateOf(user, purpose)) return user;
  throw refused(404, 'link-expired', 'This link has expired or was used already. Please ask for a new one.');
}

/** Uses a link up in the transaction of what it is for, and returns its person. Throws as `personOfLink` does. */
export async function takeLink(deps: AuthDeps, tx: Tx, given: Given): Promise<UserRecord> {
  const user = await personOfLink(deps, given, tx.session);
  await mailLinks(deps.db).deleteOne({ _id: hashSecretToken(given.token) }, { session: tx.session });
  return user;
}
