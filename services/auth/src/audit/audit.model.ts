import { owned } from '@pathwise/service-kit/mongo/collections';
import { collection, instant, oneOf, word } from '@pathwise/service-kit/mongo/fields';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { AuthDeps } from '../deps.ts';

type Happening =
  | 'signed-up'
  | 'imported'
  | 'password-changed'
  | 'password-reset'
  | 'email-change-asked'
  | 'email-change-cancelled'
  | 'email-changed'
  | 'session-ended'
  | 'other-sessions-ended'
  | 'promoted'
  | 'demoted';

/** What happened to an account. Rows are only ever added, until the account is deleted. They hold no address and no secret. */
export const audit = collection('audit', owned({ by: 'userId', indexes: [{ key: { userId: 1, at: 1 } }] }), {
  _id: word,
  userId: word,
  what: oneOf<Happening>(),
  at: instant,
});

/** Adds a row in the transaction of what happened. */
export async function noteInAudit(
  deps: Pick<AuthDeps, 'db' | 'now' | 'newId'>,
  tx: Tx,
  { userId, what }: { userId: string; what: Happening },
): Promise<void> {
  await audit(deps.db).create([{ _id: deps.newId(), userId, what, at: deps.now() }], { session: tx.session });
}
