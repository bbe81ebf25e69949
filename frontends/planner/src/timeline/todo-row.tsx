import type { Todo } from '@pathwise/contracts/timeline';
import { isTodoTitle } from '@pathwise/contracts/todo-title.rules';
import { formatShortDay } from '@pathwise/remote-kit/day.rules';
import { Checkbox } from '@pathwise/ui/checkbox';
import { useFocusBack } from '@pathwise/ui/focus-after';
import { IconButton } from '@pathwise/ui/icon-button';
import { CalendarPlus, Trash2 } from 'lucide-react';
import { memo, useState } from 'react';
import { BoardRow, BoardRowButtons } from '../goal-kit/board-row.tsx';
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
  const { title, dueDate, description, isStepDone } = todo;
  const isSettled = todo.completed || isStepDone;
  const note = isStepDone ? 'Its step is done' : description === 'User-created milestone' ? null : description;
  return (
    <BoardRow id={todo.id}>
      <Checkbox
        aria-label={title}
        checked={todo.completed}
        onChange={({ target }) => actions.tick(todo, target.checked)}
        className="mt-px"
      />
      <Title todo={todo} onRename={actions.rename} />
      <BoardRowButtons>
        {isSettled ? null : (
          <IconButton label={`Plan this task: ${title}`} onClick={() => actions.plan(todo)}>
            <CalendarPlus aria-hidden className="size-4" />
          </IconButton>
        )}
        <IconButton label={`Delete ${title}`} onClick={() => actions.remove(todo)}>
          <Trash2 aria-hidden className="size-4" />
        </IconButton>
      </BoardRowButtons>
      <div className="col-start-2 flex flex-wrap items-center gap-x-3 text-meta text-text-3">
        <PriorityButton todo={todo} onChange={actions.setPriority} />
        {dueDate ? <span>{formatShortDay(dueDate, today)}</span> : null}
        {isSettled ? null : <PlannedDay stepId={todo.id} />}
      </div>
      {note && !todo.completed ? <p className="-col-end-1 col-start-2 text-meta text-text-3">{note}</p> : null}
    </BoardRow>
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
      className={`-col-end-1 col-start-2 min-w-0 rounded-sm text-left font-medium pointer-coarse:min-h-11 ${todo.completed ? 'text-text-3 line-through decoration-line-control' : todo.isStepDone ? 'text-text-3' : ''}`}
    >
      {todo.title}
    </button>
  );
}
