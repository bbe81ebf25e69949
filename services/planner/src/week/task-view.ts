import type { WeeklyTask } from '@pathwise/contracts/task';
import { weekdayOf } from '@pathwise/contracts/week.rules';
import type { TaskRecord } from './task.model.ts';

const noLink = { goalId: null, milestoneId: null, todoId: null };

/** The task as its owner sees it. A task of a deleted goal or step shows no link, and says so. */
export function toTask(task: TaskRecord): WeeklyTask {
  const { _id: id, title, specificDate, priority, taskType, completed, order, version } = task;
  const { goalId, milestoneId, todoId } = task.isUnlinked ? noLink : task;
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
    ...(task.isUnlinked ? { isStepGone: true } : {}),
    version,
  };
}
