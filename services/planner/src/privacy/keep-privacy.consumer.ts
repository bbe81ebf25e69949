import { privacyChanged, userRegistered } from '@pathwise/contracts/events/auth';
import { consumer } from '@pathwise/service-kit/consumer';
import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import type { PlannerDeps } from '../deps.ts';
import { members } from './member.model.ts';

/** The default is there from birth: a person's diary is private until they say otherwise. */
export const keepPrivacyOfNewUser = (deps: PlannerDeps) =>
  consumer({
    name: 'planner-keep-privacy-of-new-user',
    event: userRegistered,
    handle: ({ data }, tx) => keepPrivacy(deps, tx, data),
  });

export const keepChangedPrivacy = (deps: PlannerDeps) =>
  consumer({
    name: 'planner-keep-changed-privacy',
    event: privacyChanged,
    handle: ({ data }, tx) => keepPrivacy(deps, tx, data),
  });

/** Events may arrive in another order than they happened in; only a newer version counts. */
async function keepPrivacy(
  deps: PlannerDeps,
  tx: Tx,
  { userId, diaryPublic, version }: { userId: string; diaryPublic: boolean; version: number },
): Promise<void> {
  const { session } = tx;
  const known = await members(deps.db).findById(userId).session(session).lean();
  if (!known) {
    await members(deps.db).create([{ _id: userId, diaryPublic, version }], { session });
  } else if (known.version < version) {
    await members(deps.db).updateOne({ _id: userId }, { $set: { diaryPublic, version } }, { session });
  }
}
