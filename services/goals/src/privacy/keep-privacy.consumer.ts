import { privacyChanged, userRegistered } from '@pathwise/contracts/events/auth';
import { consumer } from '@pathwise/service-kit/events/consumer';
import { newest } from '@pathwise/service-kit/transactions/newest';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { GoalsDeps } from '../deps.ts';
import { members } from './member.model.ts';

/** Stores the default when a person registers: goals are public until the person changes that. */
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

const keepPrivacy = (
  deps: GoalsDeps,
  tx: Tx,
  { userId, goalsPublic, version }: { userId: string; goalsPublic: boolean; version: number },
) => newest(members(deps.db), tx, { _id: userId, version, set: { goalsPublic } });
