import type { ReminderColumn, ReminderTask } from '@pathwise/contracts/task';
import { priorityOf } from '@pathwise/contracts/task.rules';
import { type BoardItem, type BoardMove, withMove } from '../board-kit/landing.rules.ts';
import type { TaskFields } from '../board-kit/task-fields.ts';

type Columns = readonly ReminderColumn[];

/** A task in the board kit's shape. */
export type ReminderItem = ReminderTask & BoardItem;

/** The classes of each of the 8 header colours. */
export interface ColumnLook {
  readonly rule: string;
  readonly ground: string;
}

const looks: readonly ColumnLook[] = [
  { rule: 'bg-c1', ground: 'bg-c1-bg text-c1-ink' },
  { rule: 'bg-c2', ground: 'bg-c2-bg text-c2-ink' },
  { rule: 'bg-c3', ground: 'bg-c3-bg text-c3-ink' },
  { rule: 'bg-c4', ground: 'bg-c4-bg text-c4-ink' },
  { rule: 'bg-c5', ground: 'bg-c5-bg text-c5-ink' },
  { rule: 'bg-c6', ground: 'bg-c6-bg text-c6-ink' },
  { rule: 'bg-c7', ground: 'bg-c7-bg text-c7-ink' },
  { rule: 'bg-c8', ground: 'bg-c8-bg text-c8-ink' },
];

/** The header's colour; columns cycle through 8. */
export const lookOf = (index: number): ColumnLook => looks[index % looks.length] as ColumnLook;

/** The order of a new column: max existing order plus 1, or 0 when none. */
export const nextOrder = (columns: Columns): number => Math.max(-1, ...columns.map(({ order }) => order)) + 1;

export function itemsOfBoard(columns: Columns): ReminderItem[] {
  return columns.flatMap(({ id, tasks }) => tasks.map((task) => ({ ...task, label: task.title, column: id })));
}

export function taskOf(columns: Columns, taskId: string): ReminderTask | undefined {
  return columns.flatMap(({ tasks }) => tasks).find(({ id }) => id === taskId);
}

export function withTaskMoved(columns: Columns, move: BoardMove): ReminderColumn[] {
  const moved = withMove(itemsOfBoard(columns), move);
  return columns.map((one) => ({
    ...one,
    tasks: moved
      .filter(({ column }) => column === one.id)
      .map(({ label: _label, column, ...task }) => ({ ...task, columnId: column })),
  }));
}

/** The request body of a move. */
export function changeOfMove({ toColumn, place, swapWithId }: BoardMove) {
  if (swapWithId !== undefined) return { swapWithId };
  return { columnId: toColumn, ...(place === undefined ? {} : { order: place }) };
}

export function withTaskChanged(columns: Columns, taskId: string, change: TaskFields): ReminderColumn[] {
  return withTasks(columns, (tasks) =>
    tasks.map((task) => {
      if (task.id !== taskId) return task;
      const changed = { ...task, ...change };
      return { ...changed, priority: priorityOf(changed.taskType, changed.priority) };
    }),
  );
}

export function withTask(columns: Columns, task: ReminderTask): ReminderColumn[] {
  const without = withoutTask(columns, task.id);
  return without.map((one) => (one.id === task.columnId ? { ...one, tasks: [...one.tasks, task] } : one));
}

export function withoutTask(columns: Columns, taskId: string): ReminderColumn[] {
  return withTasks(columns, (tasks) => tasks.filter(({ id }) => id !== taskId));
}

export function withColumn(columns: Columns, column: ReminderColumn): ReminderColumn[] {
  return [...columns.filter(({ id }) => id !== column.id), column].sort((a, b) => a.order - b.order);
}

export function withColumnRenamed(columns: Columns, columnId: string, name: string): ReminderColumn[] {
  return columns.map((one) => (one.id === columnId ? { ...one, name } : one));
}

export function withoutColumn(columns: Columns, columnId: string): ReminderColumn[] {
  return columns.filter(({ id }) => id !== columnId);
}

function withTasks(columns: Columns, how: (tasks: ReminderTask[]) => ReminderTask[]): ReminderColumn[] {
  return columns.map((one) => ({ ...one, tasks: how(one.tasks) }));
}
