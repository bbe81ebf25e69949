import { addWeeks, weekEndOf } from '@pathwise/contracts/week.rules';
import { api } from '@pathwise/federation/api';
import { showError, showFailure } from '@pathwise/remote-kit/show-failure';
import { notify } from '@pathwise/ui/notify';
import type { StepTask } from './dated-steps.rules.ts';
import { countTasks, dayIn, dayName, isDoneStep, toPlanned, type Week, withDayMoved, withTasks } from './plan.rules.ts';
import { actionsOnTask } from './task-actions.ts';
import { takeBack, type WeekDeps } from './week-deps.ts';

export type WeekActions = ReturnType<typeof weekActions>;

/** A person's actions on a week: shown at once, with a toast when the server accepts or refuses. */
export function weekActions(deps: WeekDeps) {
  const { bringBack, ...onTask } = actionsOnTask(deps);
  const restore = (token: string, tasks: Week) => () => bringBack(token, tasks.map(toPlanned));
  return { ...onTask, ...actionsOnDay(deps, restore), ...actionsOnWeek(deps, restore) };
}

type Restore = (token: string, tasks: Week) => () => Promise<boolean>;

function actionsOnDay(deps: WeekDeps, restore: Restore) {
  return {
    clearDay: (day: string, tasks: Week) =>
      deps.change({
        apply: (week) => week.filter(({ specificDate }) => specificDate !== day),
        send: () => api.planner.deleteDay({ query: { date: day } }),
        onDone: ({ deletedCount, undo }) => {
          const what = `Deleted ${countTasks(deletedCount)} of ${dayName(day)}`;
          const back = `${countTasks(deletedCount)} of ${dayName(day)} brought back`;
          notify({ title: what, action: deps.remember({ what, back, undo: restore(undo, tasks) }) });
        },
        onFailed: (error) => showFailure('Failed to delete tasks', error),
      }),
    moveDay: (from: string, to: string, tasks: Week) => moveDay(deps, { from, to, ids: tasks.map(({ id }) => id) }),
  };
}

function moveDay(deps: WeekDeps, day: { from: string; to: string; ids: string[] }, isUndo = false): Promise<boolean> {
  deps.follow({ id: day.ids[0], columns: [day.to, day.from] });
  return deps.change({
    apply: (week) => withDayMoved(week, deps.weekStart, day),
    send: () => api.planner.moveDay({ body: { fromDate: day.from, toDate: day.to, taskIds: day.ids } }),
    onDone: ({ movedCount, taskIds }) => {
      // the undo list shows the toast of an undo
      if (isUndo) return;
      const what = `Moved ${countTasks(movedCount)} to ${dayIn(deps.weekStart, day.to)}`;
      const back = `${countTasks(movedCount)} moved back to ${dayIn(deps.weekStart, day.from)}`;
      const undo = () => moveDay(deps, { from: day.to, to: day.from, ids: taskIds }, true);
      notify({ title: what, action: deps.remember({ what, back, undo }) });
    },
    onFailed: (error) => showFailure('Failed to move tasks', error),
  });
}

function actionsOnWeek(deps: WeekDeps, restore: Restore) {
  const { weekStart, change, remember } = deps;
  return {
    clearWeek: (tasks: Week) =>
      change({
        apply: () => [],
        send: () => api.planner.deleteWeek({ query: { weekStart, weekEnd: weekEndOf(weekStart) } }),
        onDone: ({ deletedCount, undo: token }) => {
          const count = countTasks(deletedCount);
          const toast = { what: `Cleared a week of ${count}`, back: `${count} of the week brought back` };
          const action = remember({ ...toast, undo: restore(token, tasks) });
          notify({ title: 'Week cleared', description: 'All tasks for this week have been deleted.', action });
        },
        onFailed: () => showError('Failed to delete week tasks. Please try again.'),
      }),
    planSteps: (steps: readonly StepTask[]) =>
      change({
        send: () => api.planner.planSteps({ body: { tasks: [...steps] } }),
        settle: (week, { tasks }) => withTasks(week, tasks),
        onDone: ({ tasks, undo: token }) => {
          if (token === undefined) return notify({ title: 'They are on the board already' });
          const count = countTasks(tasks.length);
          const made = new Set(tasks.map(({ id }) => id));
          const gone = (week: Week) => week.filter(({ id }) => !made.has(id));
          const undo = () => takeBack(deps, gone, () => api.planner.undoInPlanner({ params: { token } }));
          const what = `Added ${count} from your roadmaps`;
          notify({ title: what, action: remember({ what, back: `${count} taken off the board again`, undo }) });
        },
        onFailed: (error) => showFailure('Failed to create task', error),
      }),
    duplicateWeek: (tasks: Week) =>
      change({
        send: () =>
          api.planner.duplicateWeek({ body: { sourceWeekStart: weekStart, targetWeekStart: addWeeks(weekStart, 1) } }),
        onDone: ({ duplicatedCount, undo: token }) => {
          const count = countTasks(duplicatedCount);
          const toast = { what: `Duplicated ${count} to next week`, back: `The copies of ${count} are gone` };
          const send = () => api.planner.undoInPlanner({ params: { token: String(token) } });
          const undo = () => takeBack(deps, (week) => week, send);
          if (token === undefined) return notify(nothingDuplicated(tasks));
          const action = remember({ ...toast, undo });
          const left = tasks.some(isDoneStep) ? ' Steps that are done stay where they are.' : '';
          const description = `All tasks have been duplicated to next week.${left}`;
          notify({ title: 'Week duplicated', description, action });
        },
        onFailed: () => showError('Failed to duplicate week tasks. Please try again.'),
      }),
  };
}

const nothingDuplicated = (tasks: Week) =>
  tasks.every(isDoneStep)
    ? { title: 'Nothing to duplicate', description: 'The steps of these tasks are done.' }
    : { title: 'Next week has these tasks already' };
