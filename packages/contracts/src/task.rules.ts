// What the weekly plan and the reminders board have in common, shared by the planner service and its screens.

export const taskPriorities = ['very-important', 'important', 'less-important', 'normal'] as const;
export type TaskPriority = (typeof taskPriorities)[number];
export const taskTypes = ['business', 'home'] as const;
export type TaskType = (typeof taskTypes)[number];

/** More than anybody does in a week; a week comes whole, so it needs an end. */
export const tasksOfWeekLimit = 500;

export interface Sortable {
  taskType: TaskType;
  priority: TaskPriority;
  order: number;
}

/** How a day and a column show their tasks: business before home, then by priority, then by order. */
export function compareTasks(a: Sortable, b: Sortable): number {
  return (
    taskTypes.indexOf(a.taskType) - taskTypes.indexOf(b.taskType) ||
    taskPriorities.indexOf(a.priority) - taskPriorities.indexOf(b.priority) ||
    a.order - b.order
  );
}

/** True when exchanging the orders of two tasks changes what is seen: the sort sees order last. */
export const swapShows = (a: Sortable, b: Sortable): boolean => a.taskType === b.taskType && a.priority === b.priority;

/** A home task has no priority of its own: it is always normal. */
export const priorityOf = (taskType: TaskType, priority: TaskPriority): TaskPriority =>
  taskType === 'home' ? 'normal' : priority;
