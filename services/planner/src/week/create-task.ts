import type { newWeeklyTask, WeeklyTask } from '@pathwise/contracts/task';
import { priorityOf } from '@pathwise/contracts/task.rules';
import { weekStartOf } from '@pathwise/contracts/week.rules';
import { invalid } from '@pathwise/service-kit/problem';
import type { z } from 'zod';
import { changing } from '../account/changing.ts';
import type { PlannerDeps } from '../deps.ts';
import { asTheirSteps } from '../roadmap-steps/as-their-steps.ts';
import { agrees } from './days.rules.ts';
import { openWeeks, saveWeeks } from './open-weeks.ts';
import type { TaskRecord } from './task.model.ts';
import { toTask } from './task-view.ts';

export type NewTask = z.output<typeof newWeeklyTask>;

/**
 * Adds a task at the end of a day. The link to a roadmap step is not checked here: goals ignores ticks of steps that
 * are not the person's own.
 */
export function createTask(deps: PlannerDeps, input: { ownerId: string; task: NewTask }): Promise<WeeklyTask> {
  const { ownerId, task } = input;
  if (!agrees(task.specificDate, task.dayOfWeek)) throw disagreeing();
  return changing(deps, { ownerId, part: 'plan' }, async (tx) => {
    const fresh = newRecord(deps, { ownerId, task });
    const open = await openWeeks(deps, tx, { ownerId, weekStarts: [fresh.weekStart] });
    // A new linked task starts with the step's known state.
    const linked = await asTheirSteps(deps, tx, [fresh]);
    const saved = await saveWeeks(deps, tx, open, [...open.tasks, ...linked]);
    return toTask(saved.find(({ _id }) => _id === fresh._id) ?? fresh);
  });
}

export const disagreeing = () =>
  invalid([{ path: 'dayOfWeek', message: 'The weekday is not the one of the date. Please give one of them.' }]);

/** A new task as it is stored, at the end of its day. */
export function newRecord(deps: PlannerDeps, { ownerId, task }: { ownerId: string; task: NewTask }): TaskRecord {
  const { title, specificDate, priority, taskType } = task;
  return {
    _id: deps.newId(),
    ownerId,
    weekStart: weekStartOf(specificDate),
    specificDate,
    title,
    priority: priorityOf(taskType, priority),
    taskType,
    completed: false,
    order: Number.MAX_SAFE_INTEGER,
    goalId: task.goalId ?? null,
    milestoneId: task.milestoneId ?? null,
    todoId: task.todoId ?? null,
    isUnlinked: false,
    repeatOf: null,
    repeatedFor: null,
    copyOf: null,
    copiedTo: null,
    decidedAt: null,
    version: 1,
    createdAt: deps.now(),
  };
}
