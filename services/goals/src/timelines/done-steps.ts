import { trusted } from 'mongoose';
import type { GoalsDeps } from '../deps.ts';
import { sameTitle, titlesOf } from '../goals/standing.rules.ts';
import { milestones } from '../milestones/milestone.model.ts';
import type { TodoRecord } from './timeline.model.ts';

/**
 * Tells the open tasks of completed steps. They prepare nothing any more, so they are neither offered nor counted as
 * open. Nothing is stored: a step that is unticked has its tasks again.
 */
export async function ofDoneSteps(
  deps: GoalsDeps,
  { ownerId, goalIds }: { ownerId: string; goalIds: readonly string[] },
): Promise<(todo: Pick<TodoRecord, 'step' | 'completed'>, goalId: string) => boolean> {
  const done = await milestones(deps.db)
    .find({ ownerId, goalId: trusted({ $in: goalIds }), completed: true })
    .lean();
  const names = new Set(done.flatMap((step) => titlesOf(step).map((title) => `${step.goalId}|${title}`)));
  return ({ step, completed }, goalId) => !completed && step !== null && names.has(`${goalId}|${sameTitle(step)}`);
}
