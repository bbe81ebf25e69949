import { isInCalendar } from '@pathwise/contracts/roadmap-calendar.rules';
import { addDays, daysBetween, daysOfWeek, weekStartOf } from '@pathwise/contracts/week.rules';
import { inOrder, perGroup } from '../places/order.rules.ts';
import type { TaskRecord } from './task.model.ts';

type Fresh = Pick<TaskRecord, '_id' | 'createdAt'>;

/** A place after all tasks of the day. Places are renumbered when the day is stored. */
const atTheEnd = (n: number) => 1_000_000_000 + n;

/** A copy starts unticked and without a link to a roadmap step. */
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
    repeatedFor: null,
    copyOf: null,
    copiedTo: null,
    decidedAt: null,
    version: 1,
  };
}

/** True for a task that has the state of its step. */
const isOfStep = ({ goalId, milestoneId, todoId, isUnlinked }: TaskRecord): boolean =>
  goalId !== null && (milestoneId !== null || todoId !== null) && !isUnlinked;

/** Id of the task that was set recurring, for the task itself and for its copies. */
const firstOf = ({ _id, repeatOf }: TaskRecord): string => repeatOf ?? _id;

/**
 * The week's tasks, and one copy of the task for each calendar day without it or a copy of it. The copies have no step,
 * because one tick would tick the whole week. A task that fills a day stores that day. Example: a copy for Tuesday is deleted and made again. Undoing the deletion then restores nothing,
 * because Tuesday is filled.
 */
export function repeats(
  task: TaskRecord,
  week: readonly TaskRecord[],
  fresh: () => Fresh,
): { copies: TaskRecord[]; standing: TaskRecord[] } {
  const first = firstOf(task);
  const filled = new Map<string, string>();
  const series = week.filter((other) => firstOf(other) === first);
  for (const { _id, specificDate } of series.toSorted((a, b) => Number(isFilling(b)) - Number(isFilling(a))))
    if (!filled.has(specificDate)) filled.set(specificDate, _id);
  const copies = daysOfWeek(task.specificDate)
    .filter((day) => isInCalendar(day) && !filled.has(day))
    .map((day) => ({ ...copied(task, fresh(), day), repeatOf: first, repeatedFor: day, order: atTheEnd(0) }));
  const fills = ({ _id, specificDate }: TaskRecord) => filled.get(specificDate) === _id;
  return { copies, standing: week.map((one) => (fills(one) ? { ...one, repeatedFor: one.specificDate } : one)) };
}

const isFilling = ({ repeatedFor }: TaskRecord): boolean => Boolean(repeatedFor);

/**
 * True if an existing task replaces a deleted one. It fills the same day of a recurring task, or is the same copy for a
 * week.
 */
export function isReplaced(task: TaskRecord, standing: readonly TaskRecord[]): boolean {
  const { repeatedFor, copyOf, copiedTo } = task;
  const repeats = (other: TaskRecord) => firstOf(other) === firstOf(task) && other.repeatedFor === repeatedFor;
  const duplicates = (other: TaskRecord) => other.copyOf === copyOf && other.copiedTo === copiedTo;
  return standing.some((other) => (isFilling(task) && repeats(other)) || (copyOf !== null && duplicates(other)));
}

/**
 * Copies of a week's tasks for another week, in their sequence. A task that already has a copy is skipped, also when
 * the person moved that copy out of the target week. A copy made for the target and moved back to the source is skipped
 * too, and so is a task whose step is done. A copy of an open step is a task of that step.
 */
export function duplicates(
  source: readonly TaskRecord[],
  input: {
    targetStart: string;
    target: readonly TaskRecord[];
    /** Copies that were made for the target week, in whichever week they are now. */
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
    .filter((task) => !done.has(task._id) && !isMovedBack(task) && !(isOfStep(task) && task.completed))
    .map((task) => ({ task, fresh: fresh() }));
  const ids = new Map([...done, ...missing.map((one) => [one.task._id, one.fresh._id] as const)]);
  return missing.map(({ task, fresh: copy }, n) => {
    const day = addDays(targetStart, daysBetween(task.weekStart, task.specificDate));
    // Copies of a recurring task belong together in the target week too.
    const repeatOf = task.repeatOf === null ? null : (ids.get(task.repeatOf) ?? task.repeatOf);
    const repeatedFor = isFilling(task) ? day : null;
    const made = { copyOf: task._id, copiedTo: targetStart, repeatOf, repeatedFor, order: atTheEnd(n) };
    const { goalId, milestoneId, todoId } = task;
    return { ...copied(task, copy, day), ...made, ...(isOfStep(task) ? { goalId, milestoneId, todoId } : {}) };
  });
}
