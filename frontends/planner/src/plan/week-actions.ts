import { addWeeks, weekEndOf } from '@pathwise/contracts/week.rules';
import { api } from '@pathwise/federation/api';
import { notify } from '@pathwise/ui/notify';
import { tellError, tellFailure } from '../saving/tell-failure.ts';
import { countTasks, dayName, type Week, withDayMoved } from './plan.rules.ts';
import { actionsOnTask } from './task-actions.ts';
import { bringBack, dayIn, type WeekDeps } from './week-deps.ts';

export type WeekActions = ReturnType<typeof weekActions>;

/** What a person can do to a week: shown at once, told when the server has agreed or refused. */
export function weekActions(deps: WeekDeps) {
  return { ...actionsOnTask(deps), ...actionsOnDay(deps), ...actionsOnWeek(deps) };
}

function actionsOnDay(deps: WeekDeps) {
  return {
    clearDay: (day: string, tasks: Week) =>
      deps.change({
        apply: (week) => week.filter(({ specificDate }) => specificDate !== day),
        send: () => api.planner.deleteDay({ query: { date: day } }),
        onDone: ({ deletedCount, undo }) => {
          const what = `Deleted ${countTasks(deletedCount)} of ${dayName(day)}`;
          const back = `${countTasks(deletedCount)} of ${dayName(day)} brought back`;
          notify({ title: what, action: deps.remember({ what, undo: () => bringBack(deps, undo, tasks), back }) });
        },
        onFailed: (error) => tellFailure('Failed to delete tasks', error),
      }),
    moveDay: (from: string, to: string, tasks: Week) => moveDay(deps, { from, to, ids: tasks.map(({ id }) => id) }),
  };
}

function moveDay(deps: WeekDeps, day: { from: string; to: string; ids: string[] }, isUndo = false): Promise<boolean> {
  deps.follow({ id: day.ids[0], days: [day.to, day.from] });
  return deps.change({
    apply: (week) => withDayMoved(week, deps.weekStart, day),
    send: () => api.planner.moveDay({ body: { fromDate: day.from, toDate: day.to, taskIds: day.ids } }),
    onDone: ({ movedCount, taskIds }) => {
      // told of where it is asked for
      if (isUndo) return;
      const what = `Moved ${countTasks(movedCount)} to ${dayIn(deps.weekStart, day.to)}`;
      const back = `${countTasks(movedCount)} moved back to ${dayIn(deps.weekStart, day.from)}`;
      const undo = () => moveDay(deps, { from: day.to, to: day.from, ids: taskIds }, true);
      notify({ title: what, action: deps.remember({ what, undo, back }) });
    },
    onFailed: (error) => tellFailure('Failed to move tasks', error),
  });
}

function actionsOnWeek(deps: WeekDeps) {
  const { weekStart, change } = deps;
  return {
    clearWeek: (tasks: Week) =>
      change({
        apply: () => [],
        send: () => api.planner.deleteWeek({ query: { weekStart, weekEnd: weekEndOf(weekStart) } }),
        onDone: ({ deletedCount, undo }) => {
          const count = countTasks(deletedCount);
          const action = deps.remember({
            what: `Cleared a week of ${count}`,
            undo: () => bringBack(deps, undo, tasks),
            back: `${count} of the week brought back`,
          });
          notify({ title: 'Week cleared', description: 'All tasks for this week have been deleted.', action });
        },
        onFailed: () => tellError('Failed to delete week tasks. Please try again.'),
      }),
    duplicateWeek: () =>
      change({
        send: () =>
          api.planner.duplicateWeek({ body: { sourceWeekStart: weekStart, targetWeekStart: addWeeks(weekStart, 1) } }),
        onDone: () => notify({ title: 'Week duplicated', description: 'All tasks have been duplicated to next week.' }),
        onFailed: () => tellError('Failed to duplicate week tasks. Please try again.'),
      }),
  };
}
