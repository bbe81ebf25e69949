import { type TaskPriority, type TaskType, taskPriorities } from '@pathwise/contracts/task.rules';
import { taskPriorityWords } from '@pathwise/ui/badge';
import { Button } from '@pathwise/ui/button';
import { DropdownMenu, MenuItem, MenuSeparator } from '@pathwise/ui/dropdown-menu';
import { Input } from '@pathwise/ui/input';
import { Briefcase, House, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFocusBack } from '../app/use-focus-back.ts';
import { TaskBadge } from './task-badge.tsx';

interface Rank {
  readonly priority: TaskPriority;
  readonly taskType: TaskType;
}

interface AddTaskProps {
  /** Where it is added, for those who hear the button only: 'Monday'. */
  readonly column: string;
  /** Resolves to true once it is saved; the words stay in the field otherwise. */
  readonly onAdd: (task: Rank & { readonly title: string }) => Promise<boolean>;
}

/** 'Add Task', then a picker for business priorities or Home Task, then the name. */
export function AddTask({ column, onAdd }: AddTaskProps) {
  const [rank, setRank] = useState<Rank>();
  const button = useFocusBack<HTMLDivElement>(rank !== undefined);

  if (rank) return <NewTaskForm column={column} rank={rank} onAdd={onAdd} onClose={() => setRank(undefined)} />;
  return (
    <div ref={button} className="px-1.5 pb-1.5">
      <DropdownMenu
        align="start"
        trigger={
          <Button
            size="sm"
            variant="ghost"
            className="w-full justify-start px-2 text-text-3"
            aria-label={`Add Task to ${column}`}
          >
            <Plus aria-hidden />
            Add Task
          </Button>
        }
      >
        {taskPriorities.map((priority) => (
          <MenuItem key={priority} icon={Briefcase} onSelect={() => setRank({ priority, taskType: 'business' })}>
            {taskPriorityWords[priority]}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem icon={House} onSelect={() => setRank({ priority: 'normal', taskType: 'home' })}>
          Home Task
        </MenuItem>
      </DropdownMenu>
    </div>
  );
}

interface NewTaskFormProps extends AddTaskProps {
  readonly rank: Rank;
  readonly onClose: () => void;
}

/** Enter adds and leaves the field open for the next one; Escape cancels. */
function NewTaskForm({ column, rank, onAdd, onClose }: NewTaskFormProps) {
  const [words, setWords] = useState('');
  const [isPending, setPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const title = words.trim();

  async function add(): Promise<void> {
    if (!title || isPending) return;
    setPending(true);
    if (await onAdd({ ...rank, title })) setWords('');
    setPending(false);
    form.current?.querySelector('input')?.focus();
  }

  return (
    <form
      ref={form}
      className="mx-1.5 mb-1.5 grid gap-2 rounded-md border border-accent-line bg-raised p-2"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      onBlur={({ relatedTarget }) => {
        if (!title && !isPending && !form.current?.contains(relatedTarget)) onClose();
      }}
    >
      <span className="flex">
        <TaskBadge task={rank} />
      </span>
      <Input
        autoFocus
        value={words}
        maxLength={200}
        placeholder="Task title"
        aria-label={`New task for ${column}`}
        aria-busy={isPending}
        readOnly={isPending}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={(event) => {
          // an input method's Enter chooses a word, but some browsers submit the form all the same
          if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
        }}
        className="min-w-0 px-2"
      />
      <div className="flex flex-wrap gap-1">
        <Button type="submit" size="sm" variant="primary" disabled={!title} loading={isPending}>
          Add
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
