import type { Todo } from '@pathwise/contracts/timeline';
import { isTodoTitle } from '@pathwise/contracts/todo-title.rules';
import { formatShortDay } from '@pathwise/remote-kit/day.rules';
import { Checkbox } from '@pathwise/ui/checkbox';
import { useFocusBack } from '@pathwise/ui/focus-after';
import { IconButton } from '@pathwise/ui/icon-button';
import { CalendarPlus, Trash2 } from 'lucide-react';
import { memo, useState } from 'react';
import { PlannedDay } from '../goal-kit/planned-days.tsx';
import { TitleInput } from '../page/title-input.tsx';
import { PriorityButton } from './priority-button.tsx';
import type { TodoActions } from './use-todos.ts';

interface TodoRowProps {
  readonly todo: Todo;
  readonly today: string;
  readonly actions: TodoActions;
}

/** A task of a board. It has plain buttons only, because hundreds of rows would render a menu each. */
export const TodoRow = memo(function TodoRow({ todo, today, actions }: TodoRowProps) {
  const { title, completed, dueDate, description } = todo;
  return (
    <li className="group grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-0.5 px-4 py-2 max-tiny:grid-cols-[auto_minmax(0,1fr)]">
      <Checkbox
        aria-label={title}
        checked={completed}
        onChange={({ target }) => actions.tick(todo, target.checked)}
        className="mt-px"
      />
      <Title todo={todo} onRename={actions.rename} />
      <div className="-my-1.5 -mr-2 flex opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 max-tiny:order-last max-tiny:col-start-2 max-tiny:my-0! max-tiny:-ml-3 pointer-coarse:-my-3 pointer-coarse:opacity-100">
        <IconButton label={`Plan this task: ${title}`} onClick={() => actions.plan(todo)}>
          <CalendarPlus aria-hidden className="size-4" />
        </IconButton>
        <IconButton label={`Delete ${title}`} onClick={() => actions.remove(todo)}>
          <Trash2 aria-hidden className="size-4" />
        </IconButton>
      </div>
      <div className="-col-end-1 col-start-2 flex flex-wrap items-center gap-x-3 text-meta text-text-3">
        <PriorityButton todo={todo} onChange={actions.setPriority} />
        {dueDate ? <span>{formatShortDay(dueDate, today)}</span> : null}
        {completed ? null : <PlannedDay stepId={todo.id} />}
      </div>
      {description && description !== 'User-created milestone' && !completed ? (
        <p className="-col-end-1 col-start-2 text-meta text-text-3">{description}</p>
      ) : null}
    </li>
  );
});

function Title({ todo, onRename }: { todo: Todo; onRename: TodoActions['rename'] }) {
  const [isEditing, setEditing] = useState(false);
  const button = useFocusBack<HTMLButtonElement>(isEditing);

  if (isEditing)
    return (
      <TitleInput
        label={`Name of ${todo.title}`}
        initial={todo.title}
        isName={isTodoTitle}
        onSave={(title) => {
          onRename(todo, title);
          setEditing(false);
        }}
        onGiveUp={() => setEditing(false)}
      />
    );
  return (
    <button
      ref={button}
      type="button"
      title="Rename"
      onClick={() => setEditing(true)}
      className={`min-w-0 rounded-sm text-left font-medium pointer-coarse:min-h-11 ${todo.completed ? 'text-text-3 line-through decoration-line-control' : ''}`}
    >
      {todo.title}
    </button>
  );
}
