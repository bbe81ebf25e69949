import { blockChanged } from '@pathwise/contracts/events/social';
import { consumer } from '@pathwise/service-kit/events/consumer';
import { newest } from '@pathwise/service-kit/transactions/newest';
import type { GoalsDeps } from '../deps.ts';
import { blockIdOf, blocks } from './block.model.ts';

/** Stores who blocks whom, unless one of the two accounts is erased. */
export const keepBlock = (deps: GoalsDeps) =>
  consumer({
    name: 'goals-keep-block',
    event: blockChanged,
    handle: async ({ data: { userId, memberId, blocked, version } }, tx) => {
      for (const id of [userId, memberId]) if ((await deps.account.enterIfOpen(tx, id)) === undefined) return;
      const _id = blockIdOf({ userId, memberId });
      await newest(blocks(deps.db), tx, { _id, version, set: { userId, memberId, blocked } });
    },
  });
