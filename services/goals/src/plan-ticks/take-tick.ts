import type { StepTick } from '@pathwise/contracts/step-tick';
import { goalsTakes } from '@pathwise/contracts/tick.rules';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { GoalsDeps } from '../deps.ts';
import { goals } from '../goals/goal.model.ts';
import { tickedTo } from '../goals/ticks.rules.ts';
import { saveMilestone } from '../milestones/change-milestone.ts';
import { milestones } from '../milestones/milestone.model.ts';
import { findTodo, saveTodos } from '../timelines/own-timeline.ts';
import { timelines } from '../timelines/timeline.model.ts';
import { announceTick } from './announce-tick.ts';

/**
 * Applies a tick from planner to its step. Only the person's own steps are searched, because a task may name any step.
 * A tick older than the step's last one changes nothing. A tick for a missing step changes nothing either: planner
 * sends it again when an undo restores the step. A tick that repeats the step's state still stores its time and is
 * answered. Example: a step completed at 10 gets another tick at 12, so that a late untick of 11 is ignored.
 */
export const takeTick = (deps: GoalsDeps, tx: Tx, tick: StepTick): Promise<void> =>
  tick.kind === 'milestone' ? tickMilestone(deps, tx, tick) : tickTodo(deps, tx, tick);

async function tickMilestone(deps: GoalsDeps, tx: Tx, tick: StepTick): Promise<void> {
  const { stepId, goalId, ownerId, completed, version } = tick;
  const { session } = tx;
  const goal = await goals(deps.db).findOne({ _id: goalId, ownerId }).session(session).lean();
  const milestone = await milestones(deps.db).findOne({ _id: stepId, goalId, ownerId }).session(session).lean();
  if (!goal || !milestone || !goalsTakes(version, milestone.tickedAt)) return;
  if (milestone.completed !== completed) {
    await saveMilestone(deps, tx, { goal, milestone, changes: tickedTo(milestone, completed, version) });
    return;
  }
  await milestones(deps.db).updateOne({ _id: stepId, ownerId }, { $set: { tickedAt: version } }, { session });
  await announceTick(tx, tick);
}

async function tickTodo(deps: GoalsDeps, tx: Tx, tick: StepTick): Promise<void> {
  const { stepId, goalId, ownerId, completed, version } = tick;
  const found = await findTodo(deps, { todoId: stepId, ownerId }, tx);
  if (found?.timeline.goalId !== goalId || !goalsTakes(version, found.todo.tickedAt)) return;
  const { timeline, todo, order } = found;
  if (todo.completed !== completed) {
    const ticked = { ...todo, ...tickedTo(todo, completed, version), version: todo.version + 1 };
    await saveTodos(deps, tx, timeline, { todos: timeline.todos.with(order, ticked), ticked });
    return;
  }
  const todos = timeline.todos.with(order, { ...todo, tickedAt: version });
  await timelines(deps.db).updateOne({ _id: timeline._id, ownerId }, { $set: { todos } }, { session: tx.session });
  await announceTick(tx, tick);
}
