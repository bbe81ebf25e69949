import { userDeleted } from '@pathwise/contracts/events/auth';
import { consumer } from '@pathwise/service-kit/consumer';
import type { ClientSession } from 'mongoose';
import type { PlannerDeps } from '../deps.ts';
import { entries } from '../diary/entry.model.ts';
import { members } from '../privacy/member.model.ts';
import { boards, columns, reminders } from '../reminders/board.model.ts';
import { linkedGoals } from '../roadmap-steps/goal.model.ts';
import { steps } from '../roadmap-steps/step.model.ts';
import { tasks, weeks } from '../week/task.model.ts';
import { accountIdOf, accountParts, accounts } from './account.model.ts';

/** Erases everything of a person for good, their trash included. What is left are empty documents that close its parts and its privacy. */
export const erasePlannerOfUser = (deps: PlannerDeps) =>
  consumer({
    name: 'planner-erase-planner-of-user',
    event: userDeleted,
    // Years of plans may be too much for one short transaction; erasing most of it first, again after a crash, does no harm.
    prepare: ({ data }) => erase(deps, data.userId),
    handle: async ({ data }, tx) => {
      const { userId, version } = data;
      const upsert = { upsert: true, session: tx.session };
      // A request or event still on its way makes nothing for this person any more.
      for (const part of accountParts) {
        const _id = accountIdOf({ ownerId: userId, part });
        await accounts(deps.db).updateOne({ _id }, { $set: { changes: 0, erased: true } }, upsert);
      }
      await members(deps.db).updateOne({ _id: userId }, { $set: { diaryPublic: false, version } }, upsert);
      await erase(deps, userId, tx.session);
      await deps.forgetPerson(tx, { userId });
    },
  });

async function erase({ db }: PlannerDeps, ownerId: string, session?: ClientSession): Promise<void> {
  const options = session ? { session } : {};
  await entries(db).deleteMany({ ownerId }, options);
  await tasks(db).deleteMany({ ownerId }, options);
  await weeks(db).deleteMany({ ownerId }, options);
  await steps(db).deleteMany({ ownerId }, options);
  await linkedGoals(db).deleteMany({ ownerId }, options);
  await reminders(db).deleteMany({ ownerId }, options);
  await columns(db).deleteMany({ ownerId }, options);
  await boards(db).deleteMany({ _id: ownerId }, options);
}
