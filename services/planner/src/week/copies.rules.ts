import { addDays, daysBetween, daysOfWeek, weekStartOf } from '@pathwise/contracts/week.rules';
import { inOrder, perGroup } from '../order.rules.ts';
import type { TaskRecord } from './task.model.ts';

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
    repeatOf: null,
    copyOf: null,
    decidedAt: null,
    tickedAs: 0,
    version: 1,
  };
}

/** One copy of a task for every other day of its week that neither it nor a copy of it is on. */
export function repeats(task: TaskRecord, week: readonly TaskRecord[], fresh: () => Fresh): TaskRecord[] {
  const first = task.repeatOf ?? task._id;
  const family = week.filter(({ _id, repeatOf }) => _id === first || repeatOf === first || _id === task._id);
  const taken = new Set(family.map(({ specificDate }) => specificDate));
  return daysOfWeek(task.specificDate)
    .filter((day) => !taken.has(day))
    .map((day) => ({ ...copied(task, fresh(), day), repeatOf: first, order: atTheEnd(0) }));
}

/** Whether a copy has another one in its place: of the same task on its day, or in its duplicated week. */
export function isReplaced(
  { repeatOf, specificDate, copyOf, weekStart }: TaskRecord,
  by: readonly TaskRecord[],
): boolean {
  const repeats = (other: TaskRecord) => other.repeatOf === repeatOf && other.specificDate === specificDate;
  const duplicates = (other: TaskRecord) => other.copyOf === copyOf && other.weekStart === weekStart;
  return (repeatOf !== null && by.some(repeats)) || (copyOf !== null && by.some(duplicates));
}

/** Copies of a week's tasks for another week, in their sequence; of those that have none there yet. */
export function duplicates(
  source: readonly TaskRecord[],
  { targetStart, target, fresh }: { targetStart: string; target: readonly TaskRecord[]; fresh: () => Fresh },
): TaskRecord[] {
  const done = new Map(target.flatMap((task) => (task.copyOf ? [[task.copyOf, task._id] as const] : [])));
  const sequence = perGroup(source, ({ specificDate }) => specificDate, inOrder);
  const missing = sequence.filter(({ _id }) => !done.has(_id)).map((task) => ({ task, fresh: fresh() }));
  const ids = new Map([...done, ...missing.map((one) => [one.task._id, one.fresh._id] as const)]);
  return missing.map(({ task, fresh: made }, n) => {
    const day = addDays(targetStart, daysBetween(task.weekStart, task.specificDate));
    // What was repeated in the one week is so in the other.
    const repeatOf = task.repeatOf === null ? null : (ids.get(task.repeatOf) ?? task.repeatOf);
    return { ...copied(task, made, day), copyOf: task._id, repeatOf, order: atTheEnd(n) };
  });
}
