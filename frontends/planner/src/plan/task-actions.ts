import type { WeeklyTask } from '@pathwise/contracts/task';
import { weekdayOf } from '@pathwise/contracts/week.rules';
import { api } from '@pathwise/federation/api';
import { taskPriorityWords } from '@pathwise/ui/badge';
import { notify } from '@pathwise/ui/notify';
import type { BoardMove } from '../board-kit/landing.rules.ts';
import { typeWords } from '../board-kit/task-badge.tsx';
import { tellFailure } from '../saving/tell-failure.ts';
import { type TaskWords, withChange, withTaskMoved, withTasks } from './plan.rules.ts';
import { bringBack, dayIn, type WeekDeps } from './week-deps.ts';

/** What is typed into the field of a day. */
type NewTask = Pick<WeeklyTask, 'title' | 'specificDate' | 'priority' | 'taskType'>;
/** What a person can do to one task. */
export function actionsOnTask(deps: WeekDeps) {
  const { change } = deps;
  return {
    add: (task: NewTask, idempotencyKey: string, onSettled: (error?: unknown) => void) =>
      create(deps, {
        task,
        idempotencyKey,
        done: 'Task created successfully',
        failed: 'Failed to create task',
        onSettled,
      }),
    duplicate: ({ title, specificDate, priority, taskType }: WeeklyTask) =>
      create(deps, {
        task: { title, specificDate, priority, taskType },
        idempotencyKey: crypto.randomUUID(),
        done: 'Task duplicated successfully',
        failed: 'Failed to duplicate task',
      }),
    tick: (task: WeeklyTask, completed: boolean) =>
      patch(deps, task, { completed }, `${completed ? 'Completed' : 'Reopened'} “${task.title}”`),
    rename: (task: WeeklyTask, title: string) => patch(deps, task, { title }, `Renamed “${task.title}” to “${title}”`),
    rank: (task: WeeklyTask, rank: TaskWords) => patch(deps, task, rank, rankInWords(task, rank)),
    move: (task: WeeklyTask, move: BoardMove) => moveTask(deps, task, move),
    repeat: (task: WeeklyTask) =>
      change({
        send: () => api.planner.repeatTask({ params: { id: task.id } }),
        settle: (week, { tasks }) => withTasks(week, tasks),
        onDone: () => notify({ title: 'Recurring task created for all days!' }),
        onFailed: (error) => tellFailure('Failed to set recurring task', error),
      }),
    remove: (task: WeeklyTask) => {
      deps.follow({ days: [task.specificDate] });
      return change({
        apply: (week) => week.filter(({ id }) => id !== task.id),
        send: () => api.planner.deleteTask({ params: { id: task.id } }),
        onDone: ({ undo }) => {
          const back = `“${task.title}” is back on ${dayIn(deps.weekStart, task.specificDate)}`;
          const action = deps.remember({
            what: `Deleted “${task.title}”`,
            undo: () => bringBack(deps, undo, [task]),
            back,
          });
          notify({ title: 'Task deleted successfully', description: `“${task.title}”`, action });
        },
        onFailed: (error) => tellFailure('Failed to delete task', error),
      });
    },
  };
}

interface Creation {
  readonly task: NewTask;
  readonly idempotencyKey: string;
  readonly done: string;
  readonly failed: string;
  /** Called with the failure, or with nothing. */
  readonly onSettled?: (error?: unknown) => void;
}

function create({ change }: WeekDeps, { task, idempotencyKey, done, failed, onSettled }: Creation): Promise<boolean> {
  return change({
    send: () => api.planner.createTask({ body: { ...task, dayOfWeek: weekdayOf(task.specificDate) }, idempotencyKey }),
    settle: (week, created) => withTasks(week, [created]),
    onDone: () => {
      notify({ title: done });
      onSettled?.();
    },
    onFailed: (error) => {
      tellFailure(failed, error);
      onSettled?.(error);
    },
  });
}

function patch(deps: WeekDeps, task: WeeklyTask, words: TaskWords, what?: string): Promise<boolean> {
  const before = Object.fromEntries(Object.keys(words).map((key) => [key, task[key as keyof TaskWords]])) as TaskWords;
  // a task of the home has no priority: going back to business brings the one it had back
  if (words.taskType) before.priority = task.priority;
  return deps.change({
    apply: (week) => withChange(week, task.id, words),
    send: () => api.planner.changeTask({ params: { id: task.id }, body: words }),
    onDone: () => {
      // an undo is told of where it is asked for
      if (what === undefined) return;
      const undo = () => {
        deps.follow({ id: task.id, days: [task.specificDate] });
        return patch(deps, task, before);
      };
      notify({
        title: 'Task updated successfully',
        description: what,
        action: deps.remember({ what, undo, back: what }),
      });
    },
    onFailed: (error) => tellFailure('Failed to update task', error),
  });
}

/** 'Changed “Easy run” to Home', 'Changed the priority of “Easy run” to Important'. */
function rankInWords({ title }: WeeklyTask, { priority, taskType }: TaskWords): string {
  if (taskType) return `Changed “${title}” to ${typeWords[taskType]}`;
  return `Changed the priority of “${title}” to ${priority ? taskPriorityWords[priority] : ''}`;
}

/** Moves a task to another place or day, also of another week. */
function moveTask(deps: WeekDeps, task: WeeklyTask, move: BoardMove, isUndo = false): Promise<boolean> {
  const { specificDate: from, order } = task;
  const { toColumn, swapWithId, place } = move;
  const { weekStart } = deps;
  const [target, source] = [dayIn(weekStart, toColumn), dayIn(weekStart, from)];
  const what = toColumn === from ? `Moved “${task.title}” within ${source}` : `Moved “${task.title}” to ${target}`;
  const back = toColumn === from ? `“${task.title}” is back in its place` : `“${task.title}” is back on ${source}`;
  const body = {
    ...(toColumn === from ? {} : { specificDate: toColumn }),
    ...(place === undefined ? {} : { order: place }),
    ...(swapWithId === undefined ? {} : { swapWithId }),
  };
  const undo = () => moveTask(deps, { ...task, specificDate: toColumn }, undoOf(move, { from, order }), true);
  deps.follow({ id: task.id, days: [toColumn, from] });
  return deps.change({
    apply: (week) => withTaskMoved(week, weekStart, move),
    send: () => api.planner.changeTask({ params: { id: task.id }, body }),
    // one that comes back from another week was not there to be moved
    settle: (week, moved) => withTaskMoved(isUndo ? withTasks(week, [moved]) : week, weekStart, move),
    onDone: () => {
      if (isUndo) return;
      notify({ title: 'Task updated successfully', description: what, action: deps.remember({ what, undo, back }) });
    },
    onFailed: (error) => tellFailure('Failed to move task', error),
  });
}

function undoOf(move: BoardMove, { from, order }: { from: string; order: number }): BoardMove {
  if (move.swapWithId !== undefined) return move;
  return { itemId: move.itemId, toColumn: from, place: order };
}
