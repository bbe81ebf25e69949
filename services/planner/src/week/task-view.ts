import type { WeeklyTask } from '@pathwise/contracts/task';
import { weekdayOf } from '@pathwise/contracts/week.rules';
import type { TaskRecord } from './task.model.ts';

/** The task as its owner sees it. */
export function toTask(task: TaskRecord): WeeklyTask {
  const { _id: id, title, specificDate, priority, taskType, completed, order, version } = task;
  const { goalId, milestoneId, todoId } = task;
  return {
    id,
    title,
    dayOfWeek: weekdayOf(specificDate),
    specificDate,
    priority,
    taskType,
    completed,
    order,
    goalId,
    milestoneId,
    todoId,
    version,
  };
}
