import { z } from 'zod';
import { stepsAtOnce, taskPriorities, tasksOfWeekLimit, taskTypes } from './task.rules.ts';
import { dateString, id, someWords } from './values.ts';
import { weekdays, weekStartOf } from './week.rules.ts';

const taskPriority = z.enum(taskPriorities);
const taskType = z.enum(taskTypes);
const weekday = z.enum(weekdays);

/** The title of weekly and reminder tasks: 1 to 200 characters. */
const taskTitle = someWords(200, 'Please enter a task title');
/** A position in a day or column, from 0. A number beyond the end means the end. */
const place = z.int().min(0).max(1_000_000);

export const weeklyTask = z.object({
  id,
  title: z.string(),
  dayOfWeek: weekday,
  specificDate: dateString,
  priority: taskPriority,
  taskType,
  completed: z.boolean(),
  /** Position within its day, 0 to n-1. */
  order: z.int(),
  /** The roadmap step that this task is linked to, if any: a milestone or a todo of that goal. */
  goalId: id.nullable(),
  milestoneId: id.nullable(),
  todoId: id.nullable(),
  /** True while its step or goal is deleted: it has no link then. Otherwise absent. */
  isStepGone: z.boolean().optional(),
  version: z.int(),
});
export type WeeklyTask = z.infer<typeof weeklyTask>;

/** A day that a step of a roadmap is planned for. */
export const plannedStep = weeklyTask.pick({ milestoneId: true, todoId: true, specificDate: true, completed: true });
export type PlannedStep = z.infer<typeof plannedStep>;

const link = {
  goalId: id.nullable().optional(),
  milestoneId: id.nullable().optional(),
  todoId: id.nullable().optional(),
};
const halfLink = 'A task stands for one step or one todo, named together with its goal';
export const newWeeklyTask = z
  .strictObject({
    title: taskTitle,
    /** When given, it must be the weekday of `specificDate`. */
    dayOfWeek: weekday.optional(),
    specificDate: dateString,
    priority: taskPriority.default('normal'),
    taskType: taskType.default('business'),
    ...link,
  })
  .refine(({ goalId, milestoneId, todoId }) => [milestoneId, todoId].filter(Boolean).length === (goalId ? 1 : 0), {
    path: ['goalId'],
    error: halfLink,
  })
  .meta({ description: halfLink, dependentRequired: { milestoneId: ['goalId'], todoId: ['goalId'] } });
/** Tasks for steps of roadmaps, all in one week. */
export const newStepTasks = z
  .array(newWeeklyTask.refine(({ goalId }) => Boolean(goalId), { path: ['goalId'], error: halfLink }))
  .min(1)
  .max(stepsAtOnce)
  .refine((tasks) => new Set(tasks.map(({ specificDate }) => weekStartOf(specificDate))).size === 1, {
    error: 'Steps are planned for one week at a time',
  });
/** Ids of tasks to move in one call: at most one week's tasks. */
export const movedTaskIds = z
  .array(id)
  .max(tasksOfWeekLimit, `At most ${tasksOfWeekLimit} tasks move at once: a week holds no more`);
export const weeklyTaskChange = z.strictObject({
  title: taskTitle.optional(),
  completed: z.boolean().optional(),
  priority: taskPriority.optional(),
  taskType: taskType.optional(),
  /** The day to move to. The task goes to its end, or to `order`. */
  specificDate: dateString.optional(),
  dayOfWeek: weekday.optional(),
  /** The new position in its day. */
  order: place.optional(),
  /** Another task of the same day to swap positions with. Not together with `order` or a day. */
  swapWithId: id.optional(),
});

/** One screen shows them and one transaction changes them, so the number needs a limit. */
export const missedAtOnce = 1_000;
/** Tasks of past weeks without a tick and without a decision. */
export const missedTasks = z.array(weeklyTask);
export const missedDecision = z.strictObject({ taskId: id, decision: z.enum(['keep', 'drop', 'move']) });

export const reminderTask = z.object({
  id,
  columnId: id,
  title: z.string(),
  priority: taskPriority,
  taskType,
  completed: z.boolean(),
  /** Position within its column, 0 to n-1. */
  order: z.int(),
});
export type ReminderTask = z.infer<typeof reminderTask>;
export const reminderColumn = z.object({ id, name: z.string(), order: z.int(), tasks: z.array(reminderTask) });
export type ReminderColumn = z.infer<typeof reminderColumn>;

const columnName = someWords(60, 'Please enter a column name');
export const newReminderColumn = z.strictObject({ name: columnName, order: place.optional() });
export const reminderColumnChange = z.strictObject({ name: columnName.optional(), order: place.optional() });
export const newReminderTask = z.strictObject({
  columnId: id,
  title: taskTitle,
  priority: taskPriority.default('normal'),
  taskType: taskType.default('business'),
});
export const reminderTaskChange = z.strictObject({
  title: taskTitle.optional(),
  completed: z.boolean().optional(),
  priority: taskPriority.optional(),
  taskType: taskType.optional(),
  /** The column to move to. The task goes to its end, or to `order`. */
  columnId: id.optional(),
  order: place.optional(),
  swapWithId: id.optional(),
});
