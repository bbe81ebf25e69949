import type { WeeklyTask, weeklyTaskChange } from '@pathwise/contracts/task';
import { weekdayOf } from '@pathwise/contracts/week.rules';
import type { z } from 'zod';
import { withTaskMoved } from '../src/plan/plan.rules.ts';

let made = 0;

export function aTask(own: Partial<WeeklyTask> = {}): WeeklyTask {
  made += 1;
  const specificDate = own.specificDate ?? '2026-11-18';
  return {
    id: `task-${made}`,
    title: `Task ${made}`,
    dayOfWeek: weekdayOf(specificDate),
    specificDate,
    priority: 'normal',
    taskType: 'business',
    completed: false,
    order: 0,
    goalId: null,
    milestoneId: null,
    todoId: null,
    version: 1,
    ...own,
  };
}

type Change = z.infer<typeof weeklyTaskChange>;

/** Answers about one week as the planner service does: what was changed is what is read next. */
export function weekAnswers(weekStart: string, start: readonly WeeklyTask[]): Record<string, unknown> {
  let tasks: readonly WeeklyTask[] = start;
  const answers: Record<string, unknown> = { [`GET /api/weekly-tasks?startDate=${weekStart}`]: () => tasks };
  const removed = (gone: (task: WeeklyTask) => boolean) => {
    const deletedCount = tasks.filter(gone).length;
    tasks = tasks.filter((task) => !gone(task));
    return { deletedCount, undo: 'token' };
  };
  for (const { id, specificDate } of start) {
    answers[`PATCH /api/weekly-tasks/${id}`] = ({ body }: { body: Change }) => {
      const { specificDate: day, order, swapWithId, ...words } = body;
      const known = tasks.find((task) => task.id === id) as WeeklyTask;
      const move = { itemId: id, toColumn: day ?? known.specificDate };
      if (swapWithId) tasks = withTaskMoved(tasks, weekStart, { ...move, swapWithId });
      else if (day || order !== undefined)
        tasks = withTaskMoved(tasks, weekStart, { ...move, ...(order === undefined ? {} : { place: order }) });
      tasks = tasks.map((task) => (task.id === id ? ({ ...task, ...words } as WeeklyTask) : task));
      return tasks.find((task) => task.id === id) ?? { ...known, specificDate: day };
    };
    answers[`DELETE /api/weekly-tasks/${id}`] = () => removed((task) => task.id === id);
    answers[`DELETE /api/weekly-tasks/day?date=${specificDate}`] = () =>
      removed((task) => task.specificDate === specificDate);
  }
  answers['POST /api/weekly-tasks/move-day'] = ({ body }: { body: { toDate: string; taskIds: string[] } }) => {
    for (const itemId of body.taskIds) tasks = withTaskMoved(tasks, weekStart, { itemId, toColumn: body.toDate });
    return { movedCount: body.taskIds.length, taskIds: body.taskIds };
  };
  return answers;
}
