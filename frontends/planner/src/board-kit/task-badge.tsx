import type { TaskPriority, TaskType } from '@pathwise/contracts/task.rules';
import { HomeBadge, TaskPriorityBadge } from '@pathwise/ui/badge';

export const typeWords: Readonly<Record<TaskType, string>> = { business: 'Business', home: 'Home' };

interface TaskBadgeProps {
  readonly task: { readonly taskType: TaskType; readonly priority: TaskPriority };
  readonly quiet?: boolean;
}

/** A task's rank as icon and word: Home, or a priority other than normal. */
export function TaskBadge({ task, quiet = false }: TaskBadgeProps) {
  return task.taskType === 'home' ? (
    <HomeBadge quiet={quiet} />
  ) : (
    <TaskPriorityBadge priority={task.priority} quiet={quiet} />
  );
}
