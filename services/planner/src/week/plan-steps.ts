import type { WeeklyTask } from '@pathwise/contracts/task';
import { changing } from '../account/changing.ts';
import type { PlannerDeps } from '../deps.ts';
import { asTheirSteps } from '../roadmap-steps/as-their-steps.ts';
import { disagreeing, type NewTask, newRecord } from './create-task.ts';
import { agrees } from './days.rules.ts';
import { openWeeks, saveWeeks } from './open-weeks.ts';
import { offerToTakeBack } from './take-copies-back.ts';
import type { TaskRecord } from './task.model.ts';
import { toTask } from './task-view.ts';

/**
 * Adds tasks for steps to one week, each at the end of its day. A step that has a task in that week gets no second one, nor
 * does one that is done or deleted by now. So a repeated call, or another tab's, adds nothing.
 */
export function planSteps(
  deps: PlannerDeps,
  input: { ownerId: string; tasks: readonly NewTask[] },
): Promise<{ createdCount: number; tasks: WeeklyTask[]; undo?: string }> {
  const { ownerId } = input;
  if (!input.tasks.every(({ specificDate, dayOfWeek }) => agrees(specificDate, dayOfWeek))) throw disagreeing();
  const fresh = input.tasks.map((task) => newRecord(deps, { ownerId, task }));
  const weekStarts = new Set(fresh.map(({ weekStart }) => weekStart));
  return changing(deps, { ownerId, part: 'plan' }, async (tx) => {
    const open = await openWeeks(deps, tx, { ownerId, weekStarts });
    const linked = await asTheirSteps(deps, tx, withoutPlanned(fresh, open.tasks));
    const added = linked.filter(({ completed, isUnlinked }) => !completed && !isUnlinked);
    const ids = new Set(added.map(({ _id }) => _id));
    const saved = await saveWeeks(deps, tx, open, [...open.tasks, ...added]);
    const made = saved.filter(({ _id }) => ids.has(_id));
    const undo = await offerToTakeBack(deps, tx, { ownerId, copies: made });
    return { createdCount: made.length, tasks: made.map(toTask), ...undo };
  });
}

function withoutPlanned(fresh: readonly TaskRecord[], week: readonly TaskRecord[]): TaskRecord[] {
  const planned = new Set(week.map(stepIdOf));
  return fresh.filter((task) => {
    const isNew = !planned.has(stepIdOf(task));
    planned.add(stepIdOf(task));
    return isNew;
  });
}

const stepIdOf = ({ milestoneId, todoId }: TaskRecord): string | null => milestoneId ?? todoId;
