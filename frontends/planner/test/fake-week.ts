import type { WeeklyTask, weeklyTaskChange } from '@pathwise/contracts/task';
import { daysOfWeek, weekdayOf } from '@pathwise/contracts/week.rules';
import type { z } from 'zod';

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

interface Move {
  readonly id: string;
  readonly day: string;
  readonly order?: number | undefined;
  readonly swapWithId?: string | undefined;
}

/** Moves a task as the planner service does: both days get orders 0 to n-1. */
function moved(tasks: readonly WeeklyTask[], { id, day, order, swapWithId }: Move): WeeklyTask[] {
  const task = tasks.find((one) => one.id === id);
  const other = tasks.find((one) => one.id === swapWithId);
  if (!task) return [...tasks];
  if (other)
    return tasks.map((one) => {
      if (one.id === id) return { ...one, order: other.order };
      return one.id === swapWithId ? { ...one, order: task.order } : one;
    });
  const rest = tasks.filter((one) => one.id !== id);
  const numbered = (list: readonly WeeklyTask[]) => list.map((one, index) => ({ ...one, order: index }));
  const inDay = (of: string) =>
    rest.filter(({ specificDate }) => specificDate === of).sort((a, b) => a.order - b.order);
  const target = inDay(day);
  target.splice(order ?? target.length, 0, { ...task, specificDate: day, dayOfWeek: weekdayOf(day) });
  const left = task.specificDate === day ? [] : numbered(inDay(task.specificDate));
  const untouched = rest.filter(({ specificDate }) => specificDate !== day && specificDate !== task.specificDate);
  return [...untouched, ...left, ...numbered(target)];
}

/** Answers about one week as the planner service does: a read returns earlier changes. */
export function weekAnswers(weekStart: string, start: readonly WeeklyTask[]): Record<string, unknown> {
  const days = daysOfWeek(weekStart);
  let tasks: readonly WeeklyTask[] = start;
  const move = (wanted: Move) => {
    tasks = moved(tasks, wanted).filter(({ specificDate }) => days.includes(specificDate));
  };
  const answers: Record<string, unknown> = {
    [`GET /api/weekly-tasks?startDate=${weekStart}`]: () => tasks,
    [`GET /api/roadmap/dated-steps?startDate=${weekStart}`]: [],
  };
  const removed = (gone: (task: WeeklyTask) => boolean) => {
    const deletedCount = tasks.filter(gone).length;
    tasks = tasks.filter((task) => !gone(task));
    return { deletedCount, undo: 'token' };
  };
  for (const { id, specificDate } of start) {
    answers[`PATCH /api/weekly-tasks/${id}`] = ({ body }: { body: Change }) => {
      const { specificDate: day, order, swapWithId, ...text } = body;
      const known = tasks.find((task) => task.id === id) as WeeklyTask;
      if (swapWithId || day || order !== undefined) move({ id, day: day ?? known.specificDate, order, swapWithId });
      tasks = tasks.map((task) => (task.id === id ? ({ ...task, ...text } as WeeklyTask) : task));
      return tasks.find((task) => task.id === id) ?? { ...known, specificDate: day };
    };
    answers[`DELETE /api/weekly-tasks/${id}`] = () => removed((task) => task.id === id);
    answers[`DELETE /api/weekly-tasks/day?date=${specificDate}`] = () =>
      removed((task) => task.specificDate === specificDate);
  }
  answers['POST /api/weekly-tasks/move-day'] = ({ body }: { body: { toDate: string; taskIds: string[] } }) => {
    for (const id of body.taskIds) move({ id, day: body.toDate });
    return { movedCount: body.taskIds.length, taskIds: body.taskIds };
  };
  return answers;
}
