import { showFailure } from '@pathwise/remote-kit/show-failure';
import type { Undo, useUndo } from '@pathwise/remote-kit/undo-list';
import type { useSubmissionKey } from '@pathwise/remote-kit/use-submission-key';
import { notify } from '@pathwise/ui/notify';
import type { BoardChange } from '../saving/board-queue.ts';
import { type BoardItem, type BoardMove, moveBack } from './landing.rules.ts';
import type { TaskFields } from './task-fields.ts';

type BoardTask = BoardItem & Required<TaskFields>;

/** A toast, and its line in the undo list. */
export interface UndoableToast {
  readonly title: string;
  readonly description?: string;
  readonly what: string;
  /** The text of the toast after an undo; `what` when absent. */
  readonly back?: string;
}

/** Where the focus goes: to a task, or else to the first of these columns that is visible. */
export interface Followed {
  readonly id?: string | undefined;
  readonly columns: readonly string[];
}

export interface TaskDeps<Board, Task extends BoardTask, Stored, NewTask> {
  readonly change: <Answer>(change: BoardChange<Board, Answer>) => Promise<boolean>;
  /** Remembers a change and returns the Undo action of its toast. */
  readonly remember: ReturnType<typeof useUndo>;
  readonly follow?: (followed: Followed) => void;
  /** The calls to the server. */
  readonly api: {
    readonly create: (task: NewTask, idempotencyKey: string) => Promise<Stored>;
    readonly change: (id: string, fields: TaskFields) => Promise<Stored>;
    readonly move: (task: Task, move: BoardMove) => Promise<Stored>;
    readonly remove: (id: string) => Promise<{ readonly undo: string }>;
    readonly bringBack: (token: string) => Promise<unknown>;
  };
  /** How the board changes after each call. */
  readonly board: {
    readonly withTask: (shown: Board, task: Stored) => Board;
    readonly withFields: (shown: Board, id: string, fields: TaskFields) => Board;
    readonly withMove: (shown: Board, move: BoardMove) => Board;
    readonly without: (shown: Board, id: string) => Board;
    /** Shows deleted tasks before the server has restored them. A board without it waits for the server. */
    readonly withBack?: (shown: Board, tasks: readonly Task[]) => Board;
  };
  readonly texts: {
    readonly changed: (task: Task, fields: TaskFields) => UndoableToast | undefined;
    readonly moved: (task: Task, move: BoardMove) => UndoableToast | undefined;
    readonly removed: (task: Task) => UndoableToast;
    readonly moveFailed: string;
  };
}

/** A person's actions on a task of a board: shown at once, with a toast when the server accepts or refuses. */
export function taskActions<Board, Task extends BoardTask, Stored, NewTask>(
  deps: TaskDeps<Board, Task, Stored, NewTask>,
) {
  const { change, remember, api, board, texts } = deps;
  const follow = deps.follow ?? (() => undefined);
  const showToast = ({ title, description, what, back = what }: UndoableToast, undo: Undo) =>
    notify({ title, description, action: remember({ what, back, undo }) });

  function changeFields(task: Task, fields: TaskFields, toast?: UndoableToast): Promise<boolean> {
    const before = Object.fromEntries(
      Object.keys(fields).map((key) => [key, task[key as keyof TaskFields]]),
    ) as TaskFields;
    // a home task has no priority, so going back to business restores the earlier one
    const undone = fields.taskType ? { ...before, priority: task.priority } : before;
    return change({
      apply: (shown) => board.withFields(shown, task.id, fields),
      send: () => api.change(task.id, fields),
      onDone: () => {
        if (!toast) return;
        showToast(toast, () => {
          follow({ id: task.id, columns: [task.column] });
          return changeFields(task, undone);
        });
      },
      onFailed: (error) => showFailure('Failed to update task', error),
    });
  }

  function move(task: Task, wanted: BoardMove, isUndo = false): Promise<boolean> {
    const toast = isUndo ? undefined : texts.moved(task, wanted);
    const back = moveBack(task, wanted);
    follow({ id: task.id, columns: [wanted.toColumn, task.column] });
    return change({
      apply: (shown) => board.withMove(shown, wanted),
      send: () => api.move(task, wanted),
      // an undo may restore a task to a week that does not show it, so it is added first
      settle: (shown, moved) => board.withMove(isUndo ? board.withTask(shown, moved) : shown, wanted),
      onDone: () => toast && showToast(toast, () => move({ ...task, column: wanted.toColumn }, back, true)),
      onFailed: (error) => showFailure(texts.moveFailed, error),
    });
  }

  /** Restores deleted tasks. */
  function bringBack(token: string, tasks: readonly Task[]): Promise<boolean> {
    const { withBack } = board;
    follow({ id: tasks[0]?.id, columns: tasks.map(({ column }) => column) });
    return change({
      ...(withBack ? { apply: (shown: Board) => withBack(shown, tasks) } : {}),
      send: () => api.bringBack(token),
      onFailed: (error) => showFailure('Error', error, 'It could not be brought back. Please try again.'),
    });
  }

  return {
    bringBack,
    /** Resolves to true once the task is stored. The key prevents a second task when it is sent again. */
    add: (task: NewTask, submission: Pick<ReturnType<typeof useSubmissionKey>, 'keyFor' | 'settle'>) =>
      change({
        send: () => api.create(task, submission.keyFor(task)),
        settle: (shown, created) => board.withTask(shown, created),
        onDone: () => {
          notify({ title: 'Task created successfully' });
          submission.settle();
        },
        // the same task once more is another one
        onKept: () => submission.settle(),
        onFailed: (error) => {
          showFailure('Failed to create task', error);
          submission.settle(error);
        },
      }),
    changeFields: (task: Task, fields: TaskFields) => changeFields(task, fields, texts.changed(task, fields)),
    move: (task: Task, wanted: BoardMove) => move(task, wanted),
    remove: (task: Task) => {
      follow({ columns: [task.column] });
      return change({
        apply: (shown) => board.without(shown, task.id),
        send: () => api.remove(task.id),
        onDone: ({ undo }) => showToast(texts.removed(task), () => bringBack(undo, [task])),
        onFailed: (error) => showFailure('Failed to delete task', error),
      });
    },
  };
}
