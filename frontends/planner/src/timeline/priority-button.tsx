import type { Todo } from '@pathwise/contracts/timeline';
import { Badge, TaskPriorityBadge, taskPriorityWords } from '@pathwise/ui/badge';
import { Equal } from 'lucide-react';
import { nextPriority } from './todo.rules.ts';

interface PriorityButtonProps {
  readonly todo: Todo;
  readonly onChange: (todo: Todo, priority: Todo['priority']) => void;
}

/** A task's priority; each press chooses the next of four. */
export function PriorityButton({ todo, onChange }: PriorityButtonProps) {
  const { priority, completed, title } = todo;
  return (
    <button
      type="button"
      aria-label={`${taskPriorityWords[priority]} priority of ${title}: change`}
      title="Change priority"
      onClick={() => onChange(todo, nextPriority(priority))}
      className="inline-flex min-h-6 items-center rounded-sm hover:brightness-95 pointer-coarse:min-h-11"
    >
      {priority === 'normal' ? <NormalBadge /> : <TaskPriorityBadge priority={priority} quiet={completed} />}
    </button>
  );
}

/** The button of a task without a name, disabled: it has no priority yet. */
export function NoPriority() {
  return (
    <button
      type="button"
      disabled
      aria-label="Normal priority: name the task to change it"
      title="Name the task to change its priority"
      className="inline-flex items-center opacity-0 max-tiny:hidden disabled:cursor-not-allowed group-focus-within:opacity-60 group-hover:opacity-60"
    >
      <NormalBadge />
    </button>
  );
}

function NormalBadge() {
  return (
    <Badge quiet icon={Equal}>
      {taskPriorityWords.normal}
    </Badge>
  );
}
