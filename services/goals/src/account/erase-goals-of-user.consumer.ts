import { userDeleted } from '@pathwise/contracts/events/auth';
import { consumer } from '@pathwise/service-kit/consumer';
import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import type { ClientSession } from 'mongoose';
import type { GoalsDeps } from '../deps.ts';
import { goalCounts } from '../goals/free-limit.model.ts';
import { goals } from '../goals/goal.model.ts';
import { goalRequests } from '../goals/goal-request.model.ts';
import { milestones } from '../milestones/milestone.model.ts';
import { members } from '../privacy/member.model.ts';
import { proposals } from '../roadmap/proposal.model.ts';
import { suggestions } from '../suggestions/suggestion.model.ts';
import { timelines } from '../timelines/timeline.model.ts';

/** Erases everything of a person for good, their trash included. What is left are two empty documents under the bare id. */
export const eraseGoalsOfUser = (deps: GoalsDeps) =>
  consumer({
    name: 'goals-erase-goals-of-user',
    event: userDeleted,
    // Years of plans may be too much for one short transaction; erasing most of it first, again after a crash, does no harm.
    prepare: ({ data }) => erase(deps, data.userId),
    handle: async ({ data }, tx) => {
      await closeAccount(deps, tx, data);
      await erase(deps, data.userId, tx.session);
      await deps.forgetPerson(tx, data);
    },
  });

async function erase(deps: GoalsDeps, ownerId: string, session?: ClientSession): Promise<void> {
  const { db } = deps;
  const options = session ? { session } : {};
  await timelines(db).deleteMany({ ownerId }, options);
  await suggestions(db).deleteMany({ ownerId }, options);
  await proposals(db).deleteMany({ ownerId }, options);
  await milestones(db).deleteMany({ ownerId }, options);
  await goals(db).deleteMany({ ownerId }, options);
  await goalRequests(db).deleteMany({ ownerId }, options);
}

/** A request or event still on its way makes nothing for this person any more. */
async function closeAccount(
  deps: GoalsDeps,
  { session }: Tx,
  { userId, version }: { userId: string; version: number },
): Promise<void> {
  const upsert = { upsert: true, session };
  await goalCounts(deps.db).updateOne({ _id: userId }, { $set: { count: 0, erased: true } }, upsert);
  await members(deps.db).updateOne({ _id: userId }, { $set: { goalsPublic: false, version } }, upsert);
}
