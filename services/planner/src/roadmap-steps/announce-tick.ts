import { taskCompletionChanged } from '@pathwise/contracts/events/planner';
import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import type { TaskRecord } from '../week/task.model.ts';
import { isUnlinked } from './follow-goal.rules.ts';

/**
 * Says how the person last ticked a task, with the version it had then, by which the roadmap knows what it has heard. Nothing
 * for a task that stands for itself, or does while its goal is deleted.
 */
export function announceTick(tx: Tx, task: TaskRecord): Promise<void> | undefined {
  const { _id: taskId, ownerId, goalId, milestoneId, todoId, completed, tickedAs: version } = task;
  if (goalId === null || isUnlinked(task)) return undefined;
  return tx.emit(taskCompletionChanged, { taskId, ownerId, goalId, milestoneId, todoId, completed, version });
}
