import type { ServiceDeps } from '@pathwise/service-kit/service';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import { spendings } from './spending.model.ts';

/** A person's share of the model for one day. */
export interface Budget {
  /** False when the person has used up the day's tokens. Calls at the same time may exceed them a little. */
  isLeft(ownerId: string): Promise<boolean>;
  /** Counts a call's tokens. A failure is logged, because the answer is there already. */
  spend(ownerId: string, tokens: number): Promise<void>;
}

type BudgetDeps = Pick<ServiceDeps, 'db' | 'log' | 'now' | 'inTransaction' | 'account'>;

/** Counts tokens by person and day in the database, so that every process of the service knows them. */
export function createBudget(deps: BudgetDeps, { tokensPerDay }: { tokensPerDay: number }): Budget {
  const rowOf = (ownerId: string) => `${ownerId}.${deps.now().toISOString().slice(0, 10)}`;
  return {
    async isLeft(ownerId) {
      const row = await spendings(deps.db).findById(rowOf(ownerId)).lean();
      return (row?.tokens ?? 0) < tokensPerDay;
    },
    async spend(ownerId, tokens) {
      try {
        const count = async (tx: Tx) => {
          if ((await deps.account.enterIfOpen(tx, ownerId)) === undefined) return; // erased meanwhile
          await spendings(deps.db).updateOne(
            { _id: rowOf(ownerId) },
            { $inc: { tokens }, $setOnInsert: { ownerId, at: deps.now() } },
            { upsert: true, session: tx.session },
          );
        };
        await deps.inTransaction(count, { answers: false });
      } catch (error) {
        deps.log.warn({ error }, 'the tokens of a call could not be counted');
      }
    },
  };
}
