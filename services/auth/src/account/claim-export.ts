import { tooMany } from '@pathwise/service-kit/problem';
import { countWithin } from '@pathwise/service-kit/throttle/count-attempt';
import type { Limit } from '@pathwise/service-kit/throttle/throttle.rules';
import { trusted } from 'mongoose';
import type { AuthDeps } from '../deps.ts';
import { exports } from './export.model.ts';

const minute = 60_000;
/** An archive reads everything of a person. */
const archives: Limit = { name: 'archives', windowMs: 60 * minute, most: 6 };
/** A claim older than this belongs to a crashed process: the gateway waits no longer for the answer. */
const lostAfterMs = 5 * minute;

/** Claims the making of a person's archive. Returns `release`. Throws 429 while one is being made, and after several in an hour. */
export async function claimExport(deps: AuthDeps, { userId }: { userId: string }): Promise<() => Promise<void>> {
  const claim = deps.newId();
  await deps.inTransaction(async (tx) => {
    await deps.account.enter(tx, userId);
    const { session } = tx;
    const lost = new Date(deps.now().getTime() - lostAfterMs);
    await exports(deps.db).deleteOne({ _id: userId, claimedAt: trusted({ $lt: lost }) }, { session });
    if (await exports(deps.db).exists({ _id: userId }).session(session))
      throw tooMany('Your archive is being made already. Please wait until it is there.', 30);
    await exports(deps.db).create([{ _id: userId, claim, claimedAt: deps.now() }], { session });
  });
  const release = async () => void (await exports(deps.db).deleteOne({ _id: userId, claim }));
  try {
    await countWithin(deps, [{ limit: archives, subject: userId }]);
    return release;
  } catch (error) {
    await release();
    throw error;
  }
}
