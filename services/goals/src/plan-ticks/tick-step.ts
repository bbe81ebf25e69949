import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import type { GoalsDeps } from '../deps.ts';
import { type GoalRecord, goals } from '../goals/goal.model.ts';
import { tickedAs } from '../goals/ticks.rules.ts';
import { saveMilestone } from '../milestones/change-milestone.ts';
import { milestones } from '../milestones/milestone.model.ts';
import type { MilestoneRecord } from '../milestones/milestone.record.ts';
import { findTodo, saveTodos } from '../timelines/own-timeline.ts';

/** The tick of a planned task, and the step the task stands for. */
export interface TaskTick {
  taskId: string;
  ownerId: string;
  goalId: string;
  milestoneId: string | null;
  todoId: string | null;
  completed: boolean;
  version: number;
}

/**
 * Ticks or unticks the step of a planned task, looked for among the person's own: anybody can name any step in their plan.
 * False when it is not there, or no longer.
 */
export async function tickStep(deps: GoalsDeps, tx: Tx, tick: TaskTick): Promise<boolean> {
  const { milestoneId, todoId } = tick;
  return (
    (milestoneId !== null && (await tickMilestone(deps, tx, { ...tick, milestoneId }))) ||
    (todoId !== null && (await tickTodo(deps, tx, { ...tick, todoId })))
  );
}

async function tickMilestone(
  deps: GoalsDeps,
  tx: Tx,
  { milestoneId, goalId, ownerId, completed, taskId, version }: TaskTick & { milestoneId: string },
): Promise<boolean> {
  const { session } = tx;
  const goal = await goals(deps.db).findOne({ _id: goalId, ownerId }).session(session).lean<GoalRecord>();
  const milestone = await milestones(deps.db)
    .findOne({ _id: milestoneId, goalId, ownerId })
    .session(session)
    .lean<MilestoneRecord>();
  if (!goal || !milestone) return false;
  if (milestone.completed !== completed) {
    const changes = tickedAs(milestone, completed);
    await saveMilestone(deps, tx, { goal, milestone, changes, cause: { taskId, version } });
  }
  return true;
}

async function tickTodo(
  deps: GoalsDeps,
  tx: Tx,
  { todoId, goalId, ownerId, completed, taskId, version }: TaskTick & { todoId: string },
): Promise<boolean> {
  const found = await findTodo(deps, { todoId, ownerId }, tx);
  if (found?.timeline.goalId !== goalId) return false;
  const { timeline, todo, order } = found;
  if (todo.completed === completed) return true;
  const next = { ...todo, ...tickedAs(todo, completed), version: todo.version + 1 };
  const todos = timeline.todos.with(order, next);
  await saveTodos(deps, tx, timeline, { todos, completions: [next], cause: { taskId, version } });
  return true;
}
