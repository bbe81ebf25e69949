import type { Connection } from 'mongoose';
import { forgetAnswers } from './idempotency.ts';
import type { Tx } from './mongo/transaction.ts';
import type { Undo } from './undo.ts';

export type ForgetPerson = (tx: Tx, person: { userId: string }) => Promise<void>;

/** Erases what the kit stores of a deleted account: its trash and its answers stored under Idempotency-Keys. */
export const createForgetPerson =
  ({ db, undo }: { db: Connection; undo: Undo }): ForgetPerson =>
  async (tx, { userId }) => {
    await forgetAnswers(db, { callerId: userId, session: tx.session });
    await undo.empty(tx, { ownerId: userId });
  };
