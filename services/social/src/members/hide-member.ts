import { memberHidden } from '@pathwise/contracts/events/social';
import { notFound } from '@pathwise/service-kit/problem';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { SocialDeps } from '../deps.ts';
import { members } from './member.model.ts';

/** Hides a person from the others, or shows the person again. The person goes on seeing everything. Throws 404 after erasing. */
export async function hideMember(
  deps: SocialDeps,
  tx: Tx,
  { userId, hidden }: { userId: string; hidden: boolean },
): Promise<void> {
  const version = await deps.account.enter(tx, userId, 'blocks');
  const change = hidden ? { $set: { hidden } } : { $unset: { hidden: 1 as const } };
  const { matchedCount } = await members(deps.db).updateOne({ _id: userId }, change, { session: tx.session });
  if (matchedCount === 0) throw notFound('member');
  await tx.emit(memberHidden, { userId, hidden, version });
}
