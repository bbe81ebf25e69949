import { taskCompletionChanged } from '@pathwise/contracts/events/planner';
import { consumer } from '@pathwise/service-kit/consumer';
import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import type { GoalsDeps } from '../deps.ts';
import { type GoalRecord, goals } from '../goals/goal.model.ts';
import { tickedAs } from '../goals/ticks.rules.ts';
import { saveMilestone } from '../milestones/change-milestone.ts';
import { milestones } from '../milestones/milestone.model.ts';
import type { MilestoneRecord } from '../milestones/milestone.record.ts';
import { findTodo, saveTodos } from '../timelines/own-timeline.ts';
import { taskTicks } from './task-tick.model.ts';

interface Tick {
  taskId: string;
  ownerId: string;
  goalId: string;
  milestoneId: string | null;
  todoId: string | null;
  completed: boolean;
  version: number;
}

/**
 * Ticks and unticks the step a planned task stands for. Anybody can name any step in their plan, so the step is looked for
 * among the person's own; one that is not there, or no longer, is nothing to follow.
 */
export const followTask = (deps: GoalsDeps) =>
  consumer({
    name: 'goals-follow-task',
    event: taskCompletionChanged,
    handle: async ({ data }, tx) => {
      if (await isOutdated(deps, tx, data)) return;
      const { milestoneId, todoId } = data;
      const isFollowed =
        (milestoneId !== null && (await followToMilestone(deps, tx, { ...data, milestoneId }))) ||
        (todoId !== null && (await followToTodo(deps, tx, { ...data, todoId })));
      if (isFollowed) await remember(deps, tx, data);
    },
  });

async function isOutdated(deps: GoalsDeps, { session }: Tx, { taskId, ownerId, version }: Tick): Promise<boolean> {
  const heard = await taskTicks(deps.db).findOne({ _id: taskId, ownerId }).session(session).lean();
  return heard !== null && heard.version >= version;
}

async function remember(deps: GoalsDeps, { session }: Tx, { taskId, ownerId, version }: Tick): Promise<void> {
  await taskTicks(deps.db).updateOne({ _id: taskId, ownerId }, { $set: { version } }, { upsert: true, session });
}

async function followToMilestone(
  deps: GoalsDeps,
  tx: Tx,
  { milestoneId, goalId, ownerId, completed, taskId, version }: Tick & { milestoneId: string },
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

async function followToTodo(
  deps: GoalsDeps,
  tx: Tx,
  { todoId, goalId, ownerId, completed, taskId, version }: Tick & { todoId: string },
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
