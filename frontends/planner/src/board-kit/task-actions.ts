import { notify } from '@pathwise/ui/notify';
import type { BoardChange } from '../saving/board-queue.ts';
import { tellFailure } from '../saving/tell-failure.ts';
import type { Undo, useUndo } from '../saving/undo-list.tsx';
import type { useSubmissionKey } from '../saving/use-submission-key.ts';
import { type BoardItem, type BoardMove, moveBack } from './landing.rules.ts';
import type { TaskWords } from './task-words.ts';

type BoardTask = BoardItem & Required<TaskWords>;

/** A toast, and its line in the undo list. */
export interface Told {
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
    readonly change: (id: string, words: TaskWords) => Promise<Stored>;
    readonly move: (task: Task, move: BoardMove) => Promise<Stored>;
    readonly remove: (id: string) => Promise<{ readonly undo: string }>;
    readonly bringBack: (token: string) => Promise<unknown>;
  };
  /** How the board changes after each call. */
  readonly board: {
    readonly withTask: (shown: Board, task: Stored) => Board;
    readonly withWords: (shown: Board, id: string, words: TaskWords) => Board;
    readonly withMove: (shown: Board, move: BoardMove) => Board;
    readonly without: (shown: Board, id: string) => Board;
    /** Shows deleted tasks before the server has restored them. A board without it waits for the server. */
    readonly withBack?: (shown: Board, tasks: readonly Task[]) => Board;
  };
  readonly texts: {
    readonly changed: (task: Task, words: TaskWords) => Told | undefined;
    readonly moved: (task: Task, move: BoardMove) => Told | undefined;
    readonly removed: (task: Task) => Told;
    readonly moveFailed: string;
  };
}

/** A person's actions on a task of a board: shown at once, with a toast when the server accepts or refuses. */
export function taskActions<Board, Task extends BoardTask, Stored, NewTask>(
  deps: TaskDeps<Board, Task, Stored, NewTask>,
) {
  const { change, remember, api, board, texts } = deps;
  const follow = deps.follow ?? (() => undefined);
  const tell = ({ title, description, what, back = what }: Told, undo: Undo) =>
    notify({ title, description, action: remember({ what, back, undo }) });

  function changeWords(task: Task, words: TaskWords, told?: Told): Promise<boolean> {
    const before = Object.fromEntries(
      Object.keys(words).map((key) => [key, task[key as keyof TaskWords]]),
    ) as TaskWords;
    // a home task has no priority, so going back to business restores the earlier one
    const undone = words.taskType ? { ...before, priority: task.priority } : before;
    return change({
      apply: (shown) => board.withWords(shown, task.id, words),
      send: () => api.change(task.id, words),
      onDone: () => {
        if (!told) return;
        tell(told, () => {
          follow({ id: task.id, columns: [task.column] });
          return changeWords(task, undone);
        });
      },
      onFailed: (error) => tellFailure('Failed to update task', error),
    });
  }

  function move(task: Task, wanted: BoardMove, isUndo = false): Promise<boolean> {
    const told = isUndo ? undefined : texts.moved(task, wanted);
    const back = moveBack(task, wanted);
    follow({ id: task.id, columns: [wanted.toColumn, task.column] });
    return change({
      apply: (shown) => board.withMove(shown, wanted),
      send: () => api.move(task, wanted),
      // an undo may restore a task to a week that does not show it, so it is added first
      settle: (shown, moved) => board.withMove(isUndo ? board.withTask(shown, moved) : shown, wanted),
      onDone: () => told && tell(told, () => move({ ...task, column: wanted.toColumn }, back, true)),
      onFailed: (error) => tellFailure(texts.moveFailed, error),
    });
  }

  /** Restores deleted tasks. */
  function bringBack(token: string, tasks: readonly Task[]): Promise<boolean> {
    const { withBack } = board;
    follow({ id: tasks[0]?.id, columns: tasks.map(({ column }) => column) });
    return change({
      ...(withBack ? { apply: (shown: Board) => withBack(shown, tasks) } : {}),
      send: () => api.bringBack(token),
      onFailed: (error) => tellFailure('Error', error, 'It could not be brought back. Please try again.'),
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
        onFailed: (error) => {
          tellFailure('Failed to create task', error);
          submission.settle(error);
        },
      }),
    changeWords: (task: Task, words: TaskWords) => changeWords(task, words, texts.changed(task, words)),
    move: (task: Task, wanted: BoardMove) => move(task, wanted),
    remove: (task: Task) => {
      follow({ columns: [task.column] });
      return change({
        apply: (shown) => board.without(shown, task.id),
        send: () => api.remove(task.id),
        onDone: ({ undo }) => tell(texts.removed(task), () => bringBack(undo, [task])),
        onFailed: (error) => tellFailure('Failed to delete task', error),
      });
    },
  };
}
