import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { GoalsDeps } from '../deps.ts';
import type { GoalRecord } from '../goals/goal.model.ts';
import type { MilestoneRecord } from '../milestones/milestone.model.ts';
import { byDueDate, followStep } from './follow-step.rules.ts';
import { announceTodos, saveTodos } from './own-timeline.ts';
import { timelines } from './timeline.model.ts';
import { timelinesOfGoal } from './timelines-of-goal.ts';

/** Updates the timelines in the transaction in which the person renamed or dated a step. */
export async function moveTodosOfStep(
  deps: GoalsDeps,
  tx: Tx,
  { goal, before, after }: { goal: GoalRecord; before: MilestoneRecord; after: MilestoneRecord },
): Promise<void> {
  const isSame = before.title === after.title && before.dueDate === after.dueDate;
  if (after.draftTitle === null || isSame) return;
  const { _id: goalId, ownerId } = goal;
  const standing = await timelinesOfGoal(deps, { goalId, ownerId }, tx);
  for (const { timeframe, timeline, todos, arriving } of followStep(standing, after, goal)) {
    const all = arriving.reduce(byDueDate, todos);
    if (timeline) await saveTodos(deps, tx, timeline, { todos: all });
    else {
      const _id = deps.newId();
      const made = { _id, goalId, ownerId, timeframe, todos: all, createdAt: deps.now(), version: 1 };
      await timelines(deps.db).insertMany([made], { session: tx.session, lean: true });
      await announceTodos(tx, made);
    }
  }
}
