// Rules of weekly tasks and reminders, shared by the planner service and its screens.

export const taskPriorities = ['very-important', 'important', 'less-important', 'normal'] as const;
export type TaskPriority = (typeof taskPriorities)[number];
export const taskTypes = ['business', 'home'] as const;
export type TaskType = (typeof taskTypes)[number];

/** A week is sent in one answer, so it needs a limit. No person has so many tasks in a week. */
export const tasksOfWeekLimit = 500;

/** Steps of roadmaps that are offered, and planned, for a week at once. */
export const stepsAtOnce = 100;

export interface Sortable {
  taskType: TaskType;
  priority: TaskPriority;
  order: number;
}

/** Sorts the tasks of a day or column: business before home, then by priority, then by order. */
export function compareTasks(a: Sortable, b: Sortable): number {
  return (
    taskTypes.indexOf(a.taskType) - taskTypes.indexOf(b.taskType) ||
    taskPriorities.indexOf(a.priority) - taskPriorities.indexOf(b.priority) ||
    a.order - b.order
  );
}

/** True when swapping the orders of two tasks changes the display. The sort compares order last. */
export const swapShows = (a: Sortable, b: Sortable): boolean => a.taskType === b.taskType && a.priority === b.priority;

/** A home task always has priority normal. */
export const priorityOf = (taskType: TaskType, priority: TaskPriority): TaskPriority =>
  taskType === 'home' ? 'normal' : priority;
