import type { ReminderColumn, ReminderTask } from '@pathwise/contracts/task';
import { api } from '@pathwise/federation/api';
import { query as queryOf } from '@pathwise/federation/query';
import { showFailure } from '@pathwise/remote-kit/show-failure';
import { useUndo } from '@pathwise/remote-kit/undo-list';
import { useSubmissionKey } from '@pathwise/remote-kit/use-submission-key';
import { notify } from '@pathwise/ui/notify';
import { useEffect, useRef } from 'react';
import type { BoardMove } from '../board-kit/landing.rules.ts';
import { type TaskDeps, taskActions } from '../board-kit/task-actions.ts';
import type { BoardQueue } from '../saving/board-queue.ts';
import { useOptimisticBoard } from '../saving/use-optimistic-board.ts';
import {
  changeOfMove,
  itemsOfBoard,
  nextOrder,
  type ReminderItem,
  withColumn,
  withColumnRenamed,
  withoutColumn,
  withoutTask,
  withTask,
  withTaskChanged,
  withTaskMoved,
} from './reminders.rules.ts';

/** The place of the board's undo list. */
export const undoPlace = 'reminders';

const boardQuery = queryOf(api.planner.getReminders);

type Columns = ReminderColumn[];
type NewTask = Pick<ReminderTask, 'columnId' | 'title' | 'priority' | 'taskType'>;
type Deps = TaskDeps<Columns, ReminderItem, ReminderTask, NewTask>;

/** The reminders board and its actions. A change shows at once; a refused one is removed with a toast. */
export function useReminders() {
  const { query, change } = useOptimisticBoard<Columns>({ board: boardQuery });
  const remember = useUndo(undoPlace);
  const submission = useSubmissionKey();
  const columns = query.data ?? [];
  // the board as shown when a change is sent
  const latest = useRef(query.data);
  useEffect(() => {
    latest.current = query.data;
  });
  const nameOf = (columnId: string) => latest.current?.find(({ id }) => id === columnId)?.name;
  const tasks = taskActions({ change, remember, api: inPlanner, board, texts: textsFor(nameOf) });

  return {
    query,
    columns,
    ...useColumnActions({ change, latest, remember, bringBack: tasks.bringBack }),
    changeTask: tasks.changeFields,
    deleteTask: tasks.remove,
    addTask: (columnId: string, task: Omit<NewTask, 'columnId'>) => tasks.add({ columnId, ...task }, submission),
    moveTask: (wanted: BoardMove) => {
      const task = itemsOfBoard(latest.current ?? []).find(({ id }) => id === wanted.itemId);
      if (task) void tasks.move(task, wanted);
    },
  };
}

export type Reminders = ReturnType<typeof useReminders>;

const inPlanner: Deps['api'] = {
  create: (body, idempotencyKey) => api.planner.createReminderTask({ body, idempotencyKey }),
  change: (id, body) => api.planner.changeReminderTask({ params: { id }, body }),
  move: ({ id }, move) => api.planner.changeReminderTask({ params: { id }, body: changeOfMove(move) }),
  remove: (id) => api.planner.deleteReminderTask({ params: { id } }),
  bringBack: (token) => api.planner.undoInPlanner({ params: { token } }),
};

const board: Deps['board'] = { withTask, withFields: withTaskChanged, withMove: withTaskMoved, without: withoutTask };

/** Only completing, moving and deleting show a toast, each with Undo. */
function textsFor(nameOf: (columnId: string) => string | undefined): Deps['texts'] {
  return {
    changed: ({ title }, { completed }) =>
      completed ? { title: 'Task completed', what: `Completed “${title}”` } : undefined,
    moved: ({ title, column }, { toColumn }) => {
      const name = nameOf(toColumn);
      if (name === undefined) return undefined;
      const where = column === toColumn ? `in ${name}` : `to ${name}`;
      return { title: `Task moved ${where}`, what: `Moved “${title}” ${where}` };
    },
    removed: ({ title }) => ({ title: 'Task deleted successfully', what: `Deleted “${title}”` }),
    moveFailed: 'Failed to update task',
  };
}

interface ColumnDeps {
  readonly change: BoardQueue<Columns>['add'];
  /** Undefined until the board has loaded. */
  readonly latest: { readonly current: Columns | undefined };
  readonly remember: ReturnType<typeof useUndo>;
  readonly bringBack: (token: string, tasks: readonly ReminderItem[]) => Promise<boolean>;
}

function useColumnActions({ change, latest, remember, bringBack }: ColumnDeps) {
  const submission = useSubmissionKey();
  return {
    /** Resolves to true once the column exists. */
    addColumn: (name: string) =>
      change({
        send: () => {
          // the server appends a column without an order
          const body = { name, ...(latest.current ? { order: nextOrder(latest.current) } : {}) };
          return api.planner.createColumn({ body, idempotencyKey: submission.keyFor(name) });
        },
        settle: withColumn,
        onDone: () => {
          submission.settle();
          notify({ title: 'Column created successfully' });
        },
        onFailed: (error) => {
          submission.settle(error);
          showFailure('Failed to create column', error);
        },
      }),
    renameColumn: ({ id }: ReminderColumn, name: string) =>
      change({
        apply: (shown) => withColumnRenamed(shown, id, name),
        send: () => api.planner.changeColumn({ params: { id }, body: { name } }),
        onDone: () => notify({ title: 'Column renamed successfully' }),
        onFailed: (error) => showFailure('Failed to rename column', error),
      }),
    deleteColumn: ({ id, name }: ReminderColumn) =>
      change({
        apply: (shown) => withoutColumn(shown, id),
        send: () => api.planner.deleteColumn({ params: { id } }),
        onDone: ({ undo: token }) => {
          const what = `Deleted column “${name}”`;
          const action = remember({ what, back: what, undo: () => bringBack(token, []) });
          notify({ title: 'Column deleted successfully', action });
        },
        onFailed: (error) => showFailure('Failed to delete column', error),
      }),
  };
}
