import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import type { GoalsDeps } from '../deps.ts';
import { goalCounts } from '../goals/free-limit.model.ts';

/**
 * Writes the one document of a person that their erasing writes, too, so that this transaction cannot pass it, nor another
 * that enters: of two that write one document the second begins again, and sees what the first has done. Answers how many have
 * entered, this one included; undefined once the account is erased, and for whoever never made a goal and so has nothing here.
 */
export async function enterIfOpen({ db }: GoalsDeps, { session }: Tx, ownerId: string): Promise<number | undefined> {
  const counted = { $inc: { entered: 1 } };
  const options = { session, returnDocument: 'after' } as const;
  const account = await goalCounts(db).findOneAndUpdate({ _id: ownerId, erased: false }, counted, options).lean();
  return account?.entered;
}
