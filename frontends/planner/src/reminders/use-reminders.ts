import type { ReminderColumn, ReminderTask } from '@pathwise/contracts/task';
import { api } from '@pathwise/federation/api';
import { query as queryOf } from '@pathwise/federation/query';
import { notify } from '@pathwise/ui/notify';
import { useEffect, useRef } from 'react';
import type { BoardMove } from '../board-kit/landing.rules.ts';
import type { BoardChange } from '../saving/board-queue.ts';
import { tellFailure } from '../saving/tell-failure.ts';
import { type Undo, useUndo } from '../saving/undo-list.tsx';
import { useOptimisticBoard } from '../saving/use-optimistic-board.ts';
import { useSubmissionKey } from '../saving/use-submission-key.ts';
import {
  changeOfMove,
  moveBack,
  nextOrder,
  type TaskChange,
  taskOf,
  withColumn,
  withColumnRenamed,
  withoutColumn,
  withoutTask,
  withTask,
  withTaskChanged,
  withTaskMoved,
} from './reminders.rules.ts';

/** Where the board's last changes are kept for Undo. */
export const PLACE = 'reminders';

const boardQuery = queryOf(api.planner.getReminders);

type NewTask = Pick<ReminderTask, 'title' | 'priority' | 'taskType'>;

const tell = (title: string) => (error: unknown) => tellFailure(title, error);

/** The reminders board and all that can be done to it. What is done shows at once; refused, it falls away with a toast. */
export function useReminders() {
  const { query, change } = useOptimisticBoard<ReminderColumn[]>({ board: boardQuery });
  const remember = useUndo(PLACE);
  const columns = query.data ?? [];
  const latest = useRef(query.data);
  useEffect(() => {
    latest.current = query.data;
  });
  const restore =
    (token: string): Undo =>
    () =>
      change({
        send: () => api.planner.undoInPlanner({ params: { token } }),
        onFailed: (error) => tellFailure('Error', error, 'It could not be brought back. Please try again.'),
      });

  return {
    query,
    columns,
    ...useColumnActions({ change, latest, remember, restore }),
    ...useTaskActions({ change, latest, remember, restore }),
  };
}

interface Around {
  readonly change: <Answer>(change: BoardChange<ReminderColumn[], Answer>) => Promise<boolean>;
  /** The board as it is shown by the time something is sent or taken back; undefined while it has not been loaded. */
  readonly latest: { readonly current: readonly ReminderColumn[] | undefined };
  readonly remember: ReturnType<typeof useUndo>;
  readonly restore: (token: string) => Undo;
}

function useColumnActions({ change, latest, remember, restore }: Around) {
  const submission = useSubmissionKey();
  return {
    /** Resolves to true once the column is there. */
    addColumn: (name: string) =>
      change({
        send: () => {
          // the server appends what has no order
          const body = { name, ...(latest.current ? { order: nextOrder(latest.current) } : {}) };
          return api.planner.createColumn({ body, idempotencyKey: submission.keyFor(name) });
        },
        settle: (shown, column) => withColumn(shown, column),
        onDone: () => {
          submission.settle();
          notify({ title: 'Column created successfully' });
        },
        onFailed: (error) => {
          submission.settle(error);
          tell('Failed to create column')(error);
        },
      }),
    renameColumn: ({ id }: ReminderColumn, name: string) =>
      change({
        apply: (shown) => withColumnRenamed(shown, id, name),
        send: () => api.planner.changeColumn({ params: { id }, body: { name } }),
        onDone: () => notify({ title: 'Column renamed successfully' }),
        onFailed: tell('Failed to rename column'),
      }),
    deleteColumn: ({ id, name }: ReminderColumn) =>
      change({
        apply: (shown) => withoutColumn(shown, id),
        send: () => api.planner.deleteColumn({ params: { id } }),
        onDone: ({ undo }) => {
          const action = remember({
            what: `Deleted column “${name}”`,
            back: `Deleted column “${name}”`,
            undo: restore(undo),
          });
          notify({ title: 'Column deleted successfully', action });
        },
        onFailed: tell('Failed to delete column'),
      }),
  };
}

function useTaskActions({ change, latest, remember, restore }: Around) {
  const submission = useSubmissionKey();
  const send = (id: string, body: Parameters<typeof api.planner.changeReminderTask>[0]['body']) =>
    api.planner.changeReminderTask({ params: { id }, body });
  const onFailed = tell('Failed to update task');
  const changeTask = ({ id }: ReminderTask, body: TaskChange, onDone?: () => void) =>
    change({
      apply: (shown) => withTaskChanged(shown, id, body),
      send: () => send(id, body),
      ...(onDone ? { onDone } : {}),
      onFailed,
    });
  const move = (wanted: BoardMove, onDone?: () => void) =>
    change({
      apply: (shown) => withTaskMoved(shown, wanted),
      send: () => send(wanted.itemId, changeOfMove(wanted)),
      ...(onDone ? { onDone } : {}),
      onFailed,
    });

  return {
    changeTask,
    addTask: (columnId: string, task: NewTask) => {
      const body = { columnId, ...task };
      return change({
        send: () => api.planner.createReminderTask({ body, idempotencyKey: submission.keyFor(body) }),
        settle: (shown, made) => withTask(shown, made),
        onDone: () => {
          submission.settle();
          notify({ title: 'Task created successfully' });
        },
        onFailed: (error) => {
          submission.settle(error);
          tell('Failed to create task')(error);
        },
      });
    },
    tick: (task: ReminderTask, completed: boolean) =>
      changeTask(task, { completed }, () => {
        if (!completed) return;
        const back = () => changeTask(task, { completed: false });
        notify({
          title: 'Task completed',
          action: remember({ what: `Completed “${task.title}”`, back: `Completed “${task.title}”`, undo: back }),
        });
      }),
    moveTask: (wanted: BoardMove) => {
      const shown = latest.current ?? [];
      const task = taskOf(shown, wanted.itemId);
      const back = moveBack(shown, wanted);
      const target = shown.find(({ id }) => id === wanted.toColumn);
      return move(wanted, () => {
        if (!task || !back || !target) return;
        const where = task.columnId === target.id ? `in ${target.name}` : `to ${target.name}`;
        const action = remember({
          what: `Moved “${task.title}” ${where}`,
          back: `Moved “${task.title}” ${where}`,
          undo: () => move(back),
        });
        notify({ title: `Task moved ${where}`, action });
      });
    },
    deleteTask: ({ id, title }: ReminderTask) =>
      change({
        apply: (shown) => withoutTask(shown, id),
        send: () => api.planner.deleteReminderTask({ params: { id } }),
        onDone: ({ undo }) => {
          const action = remember({ what: `Deleted “${title}”`, back: `Deleted “${title}”`, undo: restore(undo) });
          notify({ title: 'Task deleted successfully', action });
        },
        onFailed: tell('Failed to delete task'),
      }),
  };
}

export type Reminders = ReturnType<typeof useReminders>;
