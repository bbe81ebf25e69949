import { privacyChanged, userRegistered } from '@pathwise/contracts/events/auth';
import { consumer } from '@pathwise/service-kit/events/consumer';
import { newest } from '@pathwise/service-kit/transactions/newest';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { PlannerDeps } from '../deps.ts';
import { members } from './member.model.ts';

/** Stores the default when a person registers: the diary is private until the person changes that. */
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

const keepPrivacy = (
  deps: PlannerDeps,
  tx: Tx,
  { userId, diaryPublic, version }: { userId: string; diaryPublic: boolean; version: number },
) => newest(members(deps.db), tx, { _id: userId, version, set: { diaryPublic } });
