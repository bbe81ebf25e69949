import { conflict } from '@pathwise/service-kit/problem';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { AuthDeps } from '../deps.ts';
import { users } from '../users/user.model.ts';

/** Called after an admin was taken out in this transaction. Throws 409 when nobody else is one. */
export async function refuseLastAdmin(deps: AuthDeps, tx: Tx): Promise<void> {
  // All admins who leave write this one row. Without it the last two, leaving at once, would each still see the other.
  await deps.account.enter(tx, 'admins');
  if (await users(deps.db).exists({ role: 'admin' }).session(tx.session)) return;
  throw conflict('You are the only admin. Please make somebody else an admin first.', 'last-admin');
}
