import type { WeeklyTask, weeklyTaskChange } from '@pathwise/contracts/task';
import { priorityOf } from '@pathwise/contracts/task.rules';
import { weekStartOf } from '@pathwise/contracts/week.rules';
import { conflict, invalid, notFound } from '@pathwise/service-kit/problem';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { z } from 'zod';
import { changing } from '../account/changing.ts';
import type { PlannerDeps } from '../deps.ts';
import { insertAt, swapped } from '../places/order.rules.ts';
import { stepOf, tasksOfStep, tickStepOf } from '../roadmap-steps/steps.ts';
import { disagreeing } from './create-task.ts';
import { agrees, dayAskedFor } from './days.rules.ts';
import { openWeeks, saveWeeks } from './open-weeks.ts';
import { type OwnTask, ownTask, requireDay } from './own-task.ts';
import type { TaskRecord } from './task.model.ts';
import { toTask } from './task-view.ts';

type Change = z.output<typeof weeklyTaskChange>;

/** Changes, ticks or moves a task. A tick of a linked task also ticks the step's other tasks, and is sent to goals. */
export function changeTask(deps: PlannerDeps, input: OwnTask & { change: Change }): Promise<WeeklyTask> {
  const { ownerId, taskId, change } = input;
  refuseContradictions(change);
  return changing(deps, { ownerId, part: 'plan' }, async (tx) => {
    const task = await ownTask(deps, input, tx);
    const day = dayAskedFor(task, change);
    if (day !== undefined) requireDay('dayOfWeek', day);
    const next = { ...task, ...contentOf(task, change) };
    const { completed } = next;
    const isTicked = completed !== task.completed;
    const alike = isTicked ? await tickedAlong(deps, tx, task) : [];
    const weekStarts = [task, ...alike].map(({ weekStart }) => weekStart);
    const target = weekStartOf(day ?? task.specificDate);
    const open = await openWeeks(deps, tx, { ownerId, weekStarts: [...weekStarts, target] });
    const ids = new Set(alike.map(({ _id }) => _id));
    const all = open.tasks.map((one) => (ids.has(one._id) ? { ...one, completed } : one));
    const saved = await saveWeeks(deps, tx, open, placed(all, { task: next, day, change }));
    if (isTicked) await tickStepOf(deps, tx, next);
    return toTask(saved.find(({ _id }) => _id === taskId) ?? next);
  });
}

/** The tasks linked to the same step as this one. */
async function tickedAlong(deps: PlannerDeps, tx: Tx, task: TaskRecord): Promise<TaskRecord[]> {
  const step = stepOf(task);
  return step ? tasksOfStep(deps, tx, step) : [];
}

function refuseContradictions({ specificDate, dayOfWeek, order, swapWithId }: Change): void {
  if (specificDate !== undefined && !agrees(specificDate, dayOfWeek)) throw disagreeing();
  const moves = specificDate !== undefined || dayOfWeek !== undefined || order !== undefined;
  if (swapWithId === undefined || !moves) return;
  throw invalid([{ path: 'swapWithId', message: 'A task is either exchanged with another or moved' }]);
}

function contentOf(task: TaskRecord, { title, completed, priority, taskType }: Change): Partial<TaskRecord> {
  const type = taskType ?? task.taskType;
  return {
    title: title ?? task.title,
    completed: completed ?? task.completed,
    taskType: type,
    priority: priorityOf(type, priority ?? task.priority),
  };
}

/** All tasks of the opened weeks, with this one changed and at its new position. */
function placed(
  all: readonly TaskRecord[],
  { task, day, change }: { task: TaskRecord; day: string | undefined; change: Change },
): TaskRecord[] {
  const others = all.filter(({ _id }) => _id !== task._id);
  if (change.swapWithId !== undefined) return exchanged([...others, task], task, change.swapWithId);
  if (day === undefined && change.order === undefined) return [...others, task];

  const specificDate = day ?? task.specificDate;
  // Another day starts anew: an earlier decision to keep the task no longer counts if it is missed again.
  const decided = specificDate === task.specificDate ? {} : { decidedAt: null };
  const moved = { ...task, specificDate, weekStart: weekStartOf(specificDate), ...decided };
  const isNeighbour = (other: TaskRecord) => other.specificDate === specificDate;
  const neighbours = others.filter(isNeighbour);
  return [...others.filter((other) => !isNeighbour(other)), ...insertAt(neighbours, moved, change.order)];
}

function exchanged(all: TaskRecord[], task: TaskRecord, swapWithId: string): TaskRecord[] {
  const other = all.find(({ _id }) => _id === swapWithId);
  if (!other) throw notFound('task'); // or it is in another week, as a reload shows
  if (other.specificDate !== task.specificDate)
    throw conflict('These tasks are no longer on the same day.', 'moved-meanwhile');
  return swapped(all, task, other);
}
