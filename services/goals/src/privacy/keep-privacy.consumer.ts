import { privacyChanged, userRegistered } from '@pathwise/contracts/events/auth';
import { consumer } from '@pathwise/service-kit/consumer';
import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import type { GoalsDeps } from '../deps.ts';
import { members } from './member.model.ts';

/** The default is there from birth: a person's goals are public until they say otherwise. */
export const keepPrivacyOfNewUser = (deps: GoalsDeps) =>
  consumer({
    name: 'goals-keep-privacy-of-new-user',
    event: userRegistered,
    handle: ({ data }, tx) => keepPrivacy(deps, tx, data),
  });

export const keepChangedPrivacy = (deps: GoalsDeps) =>
  consumer({
    name: 'goals-keep-changed-privacy',
    event: privacyChanged,
    handle: ({ data }, tx) => keepPrivacy(deps, tx, data),
  });

/** Events may arrive in another order than they happened in; only a newer version counts. */
async function keepPrivacy(
  deps: GoalsDeps,
  tx: Tx,
  { userId, goalsPublic, version }: { userId: string; goalsPublic: boolean; version: number },
): Promise<void> {
  const { session } = tx;
  const known = await members(deps.db).findById(userId).session(session).lean();
  if (!known) {
    await members(deps.db).create([{ _id: userId, goalsPublic, version }], { session });
  } else if (known.version < version) {
    await members(deps.db).updateOne({ _id: userId }, { $set: { goalsPublic, version } }, { session });
  }
}
