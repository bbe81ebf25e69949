import { owned } from '@pathwise/service-kit/mongo/collections';
import { collection, instant, json, oneOf, type RecordOf, word } from '@pathwise/service-kit/mongo/fields';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { BillingDeps } from '../deps.ts';

type Happening =
  | 'plan-changed'
  | 'granted'
  | 'revoked'
  | 'checkout-begun'
  | 'checkout-abandoned'
  | 'cancelled'
  | 'resumed'
  | 'refund-asked'
  | 'refunded';

/** What happened to a person's plan and money. Rows are only ever added, until the account is deleted. */
export const audit = collection('audit', owned({ by: 'userId', indexes: [{ key: { userId: 1, at: 1 } }] }), {
  _id: word,
  userId: word,
  what: oneOf<Happening>(),
  /** Who did it: `person`, `stripe`, `time`, or `admin:` and the admin's id. */
  by: word,
  details: json<Record<string, string | null>>(),
  at: instant,
});
type AuditRecord = RecordOf<typeof audit>;

/** Adds a row in the transaction of what happened. */
export async function noteInAudit(
  deps: Pick<BillingDeps, 'db' | 'now' | 'newId'>,
  tx: Tx,
  { details = {}, ...rest }: Pick<AuditRecord, 'userId' | 'what' | 'by'> & Partial<Pick<AuditRecord, 'details'>>,
): Promise<void> {
  const row = { _id: deps.newId(), ...rest, details, at: deps.now() };
  await audit(deps.db).create([row], { session: tx.session });
}
