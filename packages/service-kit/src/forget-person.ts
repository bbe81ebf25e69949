import type { Connection } from 'mongoose';
import { forgetAnswers } from './idempotency.ts';
import type { Tx } from './mongo/transaction.ts';
import type { Undo } from './undo.ts';

export type ForgetPerson = (tx: Tx, person: { userId: string }) => Promise<void>;

/** What the kit itself keeps of a person goes for good, for the erasing of their account: their trash, and answers that may be asked for again. */
export const createForgetPerson =
  ({ db, undo }: { db: Connection; undo: Undo }): ForgetPerson =>
  async (tx, { userId }) => {
    await forgetAnswers(db, { callerId: userId, session: tx.session });
    await undo.empty(tx, { ownerId: userId });
  };
