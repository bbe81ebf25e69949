import { isInCalendar } from '@pathwise/contracts/roadmap-calendar.rules';
import { addDays, daysBetween, daysOfWeek, weekStartOf } from '@pathwise/contracts/week.rules';
import { inOrder, perGroup } from '../places/order.rules.ts';
import type { Absence, TaskRecord } from './task.model.ts';

type Fresh = Pick<TaskRecord, '_id' | 'createdAt'>;

/** Behind everything its day has: places are counted anew when the day is stored. */
const atTheEnd = (n: number) => 1_000_000_000 + n;

/**
 * A copy begins unticked and stands for no roadmap step: a step is done once, and which of its copies is the one that counts
 * nobody could tell.
 */
function copied(task: TaskRecord, fresh: Fresh, specificDate: string): TaskRecord {
  return {
    ...task,
    ...fresh,
    specificDate,
    weekStart: weekStartOf(specificDate),
    completed: false,
    goalId: null,
    milestoneId: null,
    todoId: null,
    isUnlinked: false,
    repeatOf: null,
    copyOf: null,
    copiedTo: null,
    decidedAt: null,
    version: 1,
    absences: [],
  };
}

/** The task that was set recurring, for each of its copies and for itself. */
const firstOf = ({ _id, repeatOf }: TaskRecord): string => repeatOf ?? _id;

/** One copy of a task for every other day of its week in the calendar that neither it nor a copy of it is on. */
export function repeats(task: TaskRecord, week: readonly TaskRecord[], fresh: () => Fresh): TaskRecord[] {
  const first = firstOf(task);
  const taken = new Set(week.filter((other) => firstOf(other) === first).map(({ specificDate }) => specificDate));
  return daysOfWeek(task.specificDate)
    .filter((day) => isInCalendar(day) && !taken.has(day))
    .map((day) => ({ ...copied(task, fresh(), day), repeatOf: first, order: atTheEnd(0) }));
}

/** A task with the time it has spent in the trash. */
export const withAbsence = (task: TaskRecord, absence: Absence): TaskRecord => {
  return { ...task, absences: [...(task.absences ?? []), absence] };
};

/** The times a task was in the plan; the last one ends with `until`, or has not ended. */
function presences({ createdAt, absences = [] }: TaskRecord, until?: Date): { from: number; to: number }[] {
  const starts = [createdAt, ...absences.map(({ to }) => to)];
  const ends = [...absences.map(({ from }) => from), until];
  return starts.map((from, n) => ({ from: from.getTime(), to: ends[n]?.getTime() ?? Number.POSITIVE_INFINITY }));
}

/**
 * Whether one of two was made in the other's place: whenever the one was in the plan, the other was in the trash or not made
 * yet. Asking which is the newer would not do: once its forerunner is back from the trash, the newer may be what is deleted.
 */
function neverStoodTogether(deleted: TaskRecord, deletedAt: Date, standing: TaskRecord): boolean {
  const times = presences(standing);
  return presences(deleted, deletedAt).every((one) => times.every(({ from, to }) => one.to <= from || to <= one.from));
}

/**
 * Whether a deleted task has its place taken: by the same recurring task on its day, or by the same copy in the week that one
 * was made for. What ever stood beside it took no place of its own.
 */
export function isReplaced(task: TaskRecord, by: readonly TaskRecord[], deletedAt: Date): boolean {
  const { specificDate, copyOf, copiedTo, weekStart } = task;
  const repeats = (other: TaskRecord) => firstOf(other) === firstOf(task) && other.specificDate === specificDate;
  const duplicates = (other: TaskRecord) =>
    copyOf !== null &&
    other.copyOf === copyOf &&
    (other.weekStart === weekStart || (copiedTo !== null && other.copiedTo === copiedTo));
  return by.some((other) => (repeats(other) || duplicates(other)) && neverStoodTogether(task, deletedAt, other));
}

/**
 * Copies of a week's tasks for another week, in their sequence. None of what has its copy already, be it that one stands in
 * the target or that the one made for it was moved on by the person; and none of a copy that was made for the target and
 * moved back beside its original: it is what this duplication made.
 */
export function duplicates(
  source: readonly TaskRecord[],
  input: {
    targetStart: string;
    target: readonly TaskRecord[];
    /** Copies that were made for the target, wherever they stand now. */
    made: readonly TaskRecord[];
    fresh: () => Fresh;
  },
): TaskRecord[] {
  const { targetStart, target, made, fresh } = input;
  const done = new Map([...made, ...target].flatMap((task) => (task.copyOf ? [[task.copyOf, task._id] as const] : [])));
  const sequence = perGroup(source, ({ specificDate }) => specificDate, inOrder);
  const here = new Set(source.map(({ _id }) => _id));
  const isMovedBack = ({ copyOf, copiedTo }: TaskRecord) =>
    copiedTo === targetStart && copyOf !== null && here.has(copyOf);
  const missing = sequence
    .filter((task) => !done.has(task._id) && !isMovedBack(task))
    .map((task) => ({ task, fresh: fresh() }));
  const ids = new Map([...done, ...missing.map((one) => [one.task._id, one.fresh._id] as const)]);
  return missing.map(({ task, fresh: copy }, n) => {
    const day = addDays(targetStart, daysBetween(task.weekStart, task.specificDate));
    // What was repeated in the one week is so in the other.
    const repeatOf = task.repeatOf === null ? null : (ids.get(task.repeatOf) ?? task.repeatOf);
    return { ...copied(task, copy, day), copyOf: task._id, copiedTo: targetStart, repeatOf, order: atTheEnd(n) };
  });
}
