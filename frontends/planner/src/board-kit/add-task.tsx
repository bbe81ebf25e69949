import { type TaskPriority, type TaskType, taskPriorities } from '@pathwise/contracts/task.rules';
import { useKeptDraft } from '@pathwise/remote-kit/use-kept';
import { taskPriorityIcons, taskPriorityWords } from '@pathwise/ui/badge';
import { Button } from '@pathwise/ui/button';
import { DropdownMenu, MenuItem, MenuSeparator } from '@pathwise/ui/dropdown-menu';
import { useFocusBack } from '@pathwise/ui/focus-after';
import { House, Plus } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { TitleField } from '../page/title-field.tsx';
import { TaskBadge } from './task-badge.tsx';

interface Rank {
  readonly priority: TaskPriority;
  readonly taskType: TaskType;
}

/** A new task that is not saved yet. */
interface Draft {
  readonly rank: Rank;
  readonly text: string;
}

interface AddTaskProps {
  /** The column's name in the button's accessible name: 'Monday'. */
  readonly column: string;
  /** The key under which the draft is kept while the column is hidden. */
  readonly place: string;
  /** Resolves to true once the task is saved; otherwise the text stays in the field. */
  readonly onAdd: (task: Rank & { readonly title: string }) => Promise<boolean>;
}

const hasWords = ({ text }: Draft) => text.trim() !== '';

/** 'Add Task', then a picker for business priorities or Home Task, then the name. */
export function AddTask({ column, place, onAdd }: AddTaskProps) {
  const [draft, change] = useKeptDraft<Draft>(place, hasWords);
  const [isJustOpened, setJustOpened] = useState(false);
  const button = useFocusBack<HTMLDivElement>(draft !== undefined);
  const open = (rank: Rank) => {
    setJustOpened(true);
    change(() => ({ rank, text: '' }));
  };

  if (draft)
    return <NewTaskForm column={column} draft={draft} takesFocus={isJustOpened} onChange={change} onAdd={onAdd} />;
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
          <MenuItem
            key={priority}
            icon={taskPriorityIcons[priority]}
            onSelect={() => open({ priority, taskType: 'business' })}
          >
            {taskPriorityWords[priority]}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem icon={House} onSelect={() => open({ priority: 'normal', taskType: 'home' })}>
          Home Task
        </MenuItem>
      </DropdownMenu>
    </div>
  );
}

interface NewTaskFormProps extends Pick<AddTaskProps, 'column' | 'onAdd'> {
  readonly draft: Draft;
  /** False when a kept draft is shown again. */
  readonly takesFocus: boolean;
  readonly onChange: (change: (draft: Draft | undefined) => Draft | undefined) => void;
}

/** Enter adds the task and keeps the form open for the next one. Escape cancels. */
function NewTaskForm({ column, draft, takesFocus, onChange, onAdd }: NewTaskFormProps) {
  const { rank, text } = draft;
  const [isPending, setPending] = useState(false);
  const form = useFormInSight({ isPending, takesFocus });
  const title = text.trim();
  const close = () => onChange(() => undefined);
  useLeaving(form, () => {
    if (!title && !isPending) close();
  });

  async function add(): Promise<void> {
    if (!title || isPending) return;
    setPending(true);
    const isAdded = await onAdd({ ...rank, title });
    // after the form was left, no new draft opens; text typed since is kept
    const isHere = form.current !== null;
    if (isAdded) onChange((now) => (now?.text === text ? (isHere ? { rank, text: '' } : undefined) : now));
    setPending(false);
    form.current?.querySelector('textarea')?.focus();
  }

  return (
    <form
      ref={form}
      className="mx-1.5 mb-1.5 grid scroll-mb-2 gap-2 rounded-md border border-accent-line bg-raised p-2 max-md:scroll-mb-20"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        close();
      }}
    >
      <span className="flex">
        <TaskBadge task={rank} />
      </span>
      <TitleField
        autoFocus={takesFocus}
        value={text}
        maxLength={200}
        placeholder="Task title"
        aria-label={`New task for ${column}`}
        aria-busy={isPending}
        readOnly={isPending}
        onChange={(written) => onChange(() => ({ rank, text: written }))}
        onEnter={() => void add()}
      />
      <div className="flex flex-wrap gap-1">
        <Button type="submit" size="sm" variant="primary" disabled={!title} loading={isPending}>
          Add
        </Button>
        <Button size="sm" variant="ghost" onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Scrolls the form into view, above a phone's bottom bar: when it opens, and after each added task, which pushes it down. */
function useFormInSight({ isPending, takesFocus }: { isPending: boolean; takesFocus: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  const isDue = useRef(takesFocus);
  const show = useEffectEvent(() => form.current?.scrollIntoView({ block: 'nearest' }));
  useEffect(() => {
    if (isDue.current && !isPending) show();
    isDue.current = isPending;
  }, [isPending]);
  useEffect(() => {
    if (!takesFocus) return;
    // a phone's menu goes back in the history as it closes, and the browser restores the position of before
    const showAgain = () => requestAnimationFrame(show);
    addEventListener('popstate', showAgain, { once: true });
    return () => removeEventListener('popstate', showAgain);
  }, [takesFocus]);
  return form;
}

/**
 * Calls `onLeave` when the person goes on elsewhere, by a press or by the keyboard. A press is over by then: what moves while
 * the finger is down moves away from under it.
 */
function useLeaving(form: RefObject<HTMLFormElement | null>, onLeave: () => void): void {
  const leave = useEffectEvent(({ type, target }: Event) => {
    if (!(target instanceof Element) || form.current?.contains(target)) return;
    if (type === 'click' || target.matches(':focus-visible')) onLeave();
  });
  useEffect(() => {
    const options = { capture: true };
    document.addEventListener('click', leave, options);
    document.addEventListener('focusin', leave, options);
    return () => {
      document.removeEventListener('click', leave, options);
      document.removeEventListener('focusin', leave, options);
    };
  }, []);
}
