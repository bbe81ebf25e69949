import type { WeeklyTask } from '@pathwise/contracts/task';
import { weekdayOf } from '@pathwise/contracts/week.rules';
import { api } from '@pathwise/federation/api';
import { notify } from '@pathwise/ui/notify';
import type { BoardMove } from '../board/landing.rules.ts';
import { dayName, type TaskWords, withChange, withTaskMoved, withTasks } from './plan.rules.ts';
import { bringBack, tell, type WeekDeps } from './week-deps.ts';

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
    rename: (task: WeeklyTask, title: string) => patch(deps, task, { title }, `Renamed “${task.title}”`),
    rank: (task: WeeklyTask, rank: TaskWords) => patch(deps, task, rank, `Changed “${task.title}”`),
    move: (task: WeeklyTask, move: BoardMove) => moveTask(deps, task, move),
    repeat: (task: WeeklyTask) =>
      change({
        send: () => api.planner.repeatTask({ params: { id: task.id } }),
        settle: (week, { tasks }) => withTasks(week, tasks),
        onDone: () => notify({ title: 'Recurring task created for all days!' }),
        onFailed: (error) => tell('Failed to set recurring task', error),
      }),
    remove: (task: WeeklyTask) =>
      change({
        apply: (week) => week.filter(({ id }) => id !== task.id),
        send: () => api.planner.deleteTask({ params: { id: task.id } }),
        onDone: ({ undo }) => {
          const action = deps.remember(`Deleted “${task.title}”`, () => bringBack(deps, undo, [task]));
          notify({ title: 'Task deleted successfully', description: `“${task.title}”`, action });
        },
        onFailed: (error) => tell('Failed to delete task', error),
      }),
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
      tell(failed, error);
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
      const undo = () => patch(deps, task, before);
      notify({
        title: 'Task updated successfully',
        ...(what ? { description: what, action: deps.remember(what, undo) } : {}),
      });
    },
    onFailed: (error) => tell('Failed to update task', error),
  });
}

/** Moves a task to another place or day, also of another week. */
function moveTask(deps: WeekDeps, task: WeeklyTask, move: BoardMove, isUndo = false): Promise<boolean> {
  const { specificDate: from, order } = task;
  const { toColumn, swapWithId, place } = move;
  const what =
    toColumn === from
      ? `Moved “${task.title}” within ${dayName(from)}`
      : `Moved “${task.title}” to ${dayName(toColumn)}`;
  const body = {
    ...(toColumn === from ? {} : { specificDate: toColumn }),
    ...(place === undefined ? {} : { order: place }),
    ...(swapWithId === undefined ? {} : { swapWithId }),
  };
  const undo = () => moveTask(deps, { ...task, specificDate: toColumn }, undoOf(move, { from, order }), true);
  return deps.change({
    apply: (week) => withTaskMoved(week, deps.weekStart, move),
    send: () => api.planner.changeTask({ params: { id: task.id }, body }),
    // one that comes back from another week was not there to be moved
    settle: (week, moved) => withTaskMoved(isUndo ? withTasks(week, [moved]) : week, deps.weekStart, move),
    onDone: () =>
      notify({
        title: 'Task updated successfully',
        description: what,
        ...(isUndo ? {} : { action: deps.remember(what, undo) }),
      }),
    onFailed: (error) => tell('Failed to move task', error),
  });
}

function undoOf(move: BoardMove, { from, order }: { from: string; order: number }): BoardMove {
  if (move.swapWithId !== undefined) return move;
  return { itemId: move.itemId, toColumn: from, place: order };
}
