import type { WeeklyTask } from '@pathwise/contracts/task';
import { weekdayOf } from '@pathwise/contracts/week.rules';
import { api } from '@pathwise/federation/api';
import { showFailure } from '@pathwise/remote-kit/show-failure';
import { taskPriorityWords } from '@pathwise/ui/badge';
import { notify } from '@pathwise/ui/notify';
import type { BoardMove } from '../board-kit/landing.rules.ts';
import { type TaskDeps, taskActions, type UndoableToast } from '../board-kit/task-actions.ts';
import { typeWords } from '../board-kit/task-badge.tsx';
import type { TaskFields } from '../board-kit/task-fields.ts';
import { dayIn, type PlannedTask, type Week, withChange, withTaskMoved, withTasks } from './plan.rules.ts';
import { takeBack, type WeekDeps } from './week-deps.ts';

/** What a person types into the field of a day. */
type NewTask = Pick<WeeklyTask, 'title' | 'specificDate' | 'priority' | 'taskType'>;
type Deps = TaskDeps<Week, PlannedTask, WeeklyTask, NewTask>;

/** A person's actions on one task of the week. */
export function actionsOnTask(deps: WeekDeps) {
  const { weekStart, change } = deps;
  const board: Deps['board'] = {
    withTask: (week, task) => withTasks(week, [task]),
    withFields: withChange,
    withMove: (week, move) => withTaskMoved(week, weekStart, move),
    without: (week, gone) => week.filter(({ id }) => id !== gone),
    withBack: withTasks,
  };
  return {
    ...taskActions({ ...deps, api: inPlanner, board, texts: textsFor(weekStart) }),
    duplicate: ({ title, specificDate, priority, taskType }: PlannedTask) =>
      change({
        send: () => inPlanner.create({ title, specificDate, priority, taskType }, crypto.randomUUID()),
        settle: board.withTask,
        onDone: (copy) => {
          const gone = (week: Week) => board.without(week, copy.id);
          const undo = () => takeBack(deps, gone, () => inPlanner.remove(copy.id));
          const action = deps.remember({ what: `Duplicated “${title}”`, back: `The copy of “${title}” is gone`, undo });
          notify({ title: 'Task duplicated successfully', action });
        },
        onFailed: (error) => showFailure('Failed to duplicate task', error),
      }),
    repeat: ({ id, title }: PlannedTask) =>
      change({
        send: () => api.planner.repeatTask({ params: { id } }),
        settle: (week, { tasks }) => withTasks(week, tasks),
        onDone: ({ tasks, undo: token }) => {
          const toast = { what: `Set “${title}” recurring`, back: `The copies of “${title}” are gone` };
          const gone = (week: Week) => week.filter((task) => !tasks.some((copy) => copy.id === task.id));
          const undo = () => takeBack(deps, gone, () => inPlanner.bringBack(String(token)));
          // every day had its copy already, so nothing was created
          const action = token === undefined ? undefined : deps.remember({ ...toast, undo });
          notify({ title: 'Recurring task created for all days!', action });
        },
        onFailed: (error) => showFailure('Failed to set recurring task', error),
      }),
  };
}

const inPlanner: Deps['api'] = {
  create: (task, idempotencyKey) =>
    api.planner.createTask({ body: { ...task, dayOfWeek: weekdayOf(task.specificDate) }, idempotencyKey }),
  change: (id, body) => api.planner.changeTask({ params: { id }, body }),
  move: ({ id, column }, { toColumn, place, swapWithId }) => {
    const body = {
      ...(toColumn === column ? {} : { specificDate: toColumn }),
      ...(place === undefined ? {} : { order: place }),
      ...(swapWithId === undefined ? {} : { swapWithId }),
    };
    return api.planner.changeTask({ params: { id }, body });
  },
  remove: (id) => api.planner.deleteTask({ params: { id } }),
  bringBack: (token) => api.planner.undoInPlanner({ params: { token } }),
};

function textsFor(weekStart: string): Deps['texts'] {
  return {
    changed: (task, fields) => {
      const what = textOfChange(task, fields);
      return { title: 'Task updated successfully', description: what, what };
    },
    moved: (task, move) => toastOfMove(weekStart, task, move),
    removed: ({ title, specificDate }) => ({
      title: 'Task deleted successfully',
      description: `“${title}”`,
      what: `Deleted “${title}”`,
      back: `“${title}” is back on ${dayIn(weekStart, specificDate)}`,
    }),
    moveFailed: 'Failed to move task',
  };
}

/** 'Completed “Easy run”', 'Renamed …', 'Changed “Easy run” to Home', 'Changed the priority of “Easy run” to Important'. */
function textOfChange({ title }: PlannedTask, { title: name, completed, priority, taskType }: TaskFields): string {
  if (completed !== undefined) return `${completed ? 'Completed' : 'Reopened'} “${title}”`;
  if (name !== undefined) return `Renamed “${title}” to “${name}”`;
  if (taskType) return `Changed “${title}” to ${typeWords[taskType]}`;
  return `Changed the priority of “${title}” to ${priority ? taskPriorityWords[priority] : ''}`;
}

function toastOfMove(weekStart: string, { title, specificDate }: PlannedTask, { toColumn }: BoardMove): UndoableToast {
  const toast = { title: 'Task updated successfully' };
  const source = dayIn(weekStart, specificDate);
  if (toColumn === specificDate) {
    const what = `Moved “${title}” within ${source}`;
    return { ...toast, description: what, what, back: `“${title}” is back in its place` };
  }
  const what = `Moved “${title}” to ${dayIn(weekStart, toColumn)}`;
  return { ...toast, description: what, what, back: `“${title}” is back on ${source}` };
}
