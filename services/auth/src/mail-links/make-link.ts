import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { AuthDeps } from '../deps.ts';
import { hashSecretToken, newSecretToken } from '../secret-token.ts';
import type { UserRecord } from '../users/user.model.ts';
import { type LinkPurpose, mailLinks } from './mail-link.model.ts';
import { addressOfLink, lifetimeOf, stateOf } from './mail-link.rules.ts';

/** Makes a link for a mail, bound to the account as `user` shows it. `key` names the link without revealing its token. */
export async function makeLink(
  deps: AuthDeps,
  tx: Tx,
  input: { user: UserRecord; purpose: LinkPurpose; lifetimeMs?: number },
): Promise<{ url: string; key: string }> {
  const { user, purpose, lifetimeMs = lifetimeOf[input.purpose] } = input;
  const token = newSecretToken();
  const key = hashSecretToken(token);
  const expiresAt = new Date(deps.now().getTime() + lifetimeMs);
  const row = { _id: key, userId: user._id, purpose, state: stateOf(user, purpose), expiresAt };
  await mailLinks(deps.db).create([row], { session: tx.session });
  return { url: addressOfLink(deps.config.PUBLIC_URL, { purpose, token }), key };
}
