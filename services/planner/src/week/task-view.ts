import type { WeeklyTask } from '@pathwise/contracts/task';
import { weekdayOf } from '@pathwise/contracts/week.rules';
import { isUnlinked } from '../roadmap-steps/follow-goal.rules.ts';
import type { TaskRecord } from './task.model.ts';

const noLink = { goalId: null, milestoneId: null, todoId: null };

/** The task as its owner sees it: one of a deleted goal keeps its words and shows no link. */
export function toTask(task: TaskRecord): WeeklyTask {
  const { _id: id, title, specificDate, priority, taskType, completed, order, version } = task;
  const { goalId, milestoneId, todoId } = isUnlinked(task) ? noLink : task;
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
