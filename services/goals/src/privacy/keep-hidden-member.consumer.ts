import { memberHidden } from '@pathwise/contracts/events/social';
import { consumer } from '@pathwise/service-kit/events/consumer';
import { newest } from '@pathwise/service-kit/transactions/newest';
import type { GoalsDeps } from '../deps.ts';
import { hiddenMembers } from './hidden-member.model.ts';

/** Stores whom an admin has hidden from others, unless the account is erased. */
export const keepHiddenMember = (deps: GoalsDeps) =>
  consumer({
    name: 'goals-keep-hidden-member',
    event: memberHidden,
    handle: async ({ data: { userId, hidden, version } }, tx) => {
      if ((await deps.account.enterIfOpen(tx, userId)) === undefined) return;
      await newest(hiddenMembers(deps.db), tx, { _id: userId, version, set: { hidden } });
    },
  });
