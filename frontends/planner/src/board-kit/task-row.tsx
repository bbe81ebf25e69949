import type { TaskPriority, TaskType } from '@pathwise/contracts/task.rules';
import { Checkbox } from '@pathwise/ui/checkbox';
import { cx } from '@pathwise/ui/class-names';
import { DropdownMenu } from '@pathwise/ui/dropdown-menu';
import { useFocusBack } from '@pathwise/ui/focus-after';
import { IconButton } from '@pathwise/ui/icon-button';
import { Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { TitleInput } from '../page/title-input.tsx';
import { DragItem } from './drag-parts.tsx';
import { TaskBadge } from './task-badge.tsx';

/** The fields of a task that both boards show. */
export interface TaskOfBoard {
  readonly id: string;
  readonly title: string;
  readonly completed: boolean;
  readonly priority: TaskPriority;
  readonly taskType: TaskType;
}

interface TaskRowProps {
  readonly task: TaskOfBoard;
  readonly column: string;
  readonly onTick: (completed: boolean) => void;
  readonly onRename: (title: string) => void;
  /** The rows of its menu, see TaskMenu. `edit` opens the title for editing. */
  readonly menu: (edit: () => void) => ReactNode;
  /** Shown beside the badge, such as a link to the task's goal. */
  readonly marks?: ReactNode;
  readonly className?: string;
}

/** A task of a board: tick, rename, rank, drag. */
export function TaskRow({ task, column, onTick, onRename, menu, marks, className = '' }: TaskRowProps) {
  const [isEditing, setEditing] = useState(false);
  const title = useFocusBack<HTMLButtonElement>(isEditing);
  const edit = () => setEditing(true);
  return (
    <DragItem
      itemId={task.id}
      label={task.title}
      column={column}
      isMovable={!isEditing}
      className={cx(rowLook, !task.completed && 'bg-raised', className)}
    >
      <Checkbox
        aria-label={task.title}
        checked={task.completed}
        onChange={({ target }) => onTick(target.checked)}
        className="mt-px"
      />
      {isEditing ? (
        <TitleInput
          label={`Name of ${task.title}`}
          initial={task.title}
          onSave={(title) => {
            onRename(title);
            setEditing(false);
          }}
          onGiveUp={() => setEditing(false)}
        />
      ) : (
        <button ref={title} type="button" title="Rename" onClick={edit} className={titleLook(task.completed)}>
          {task.title}
        </button>
      )}
      <TaskMarks task={task} marks={marks} />
      {isEditing ? null : (
        <DropdownMenu side="right" align="start" trigger={<MoreButton title={task.title} />}>
          {menu(edit)}
        </DropdownMenu>
      )}
    </DragItem>
  );
}

/** The task as drawn at the pointer. */
export function TaskInHand({ task }: { task: TaskOfBoard }) {
  return (
    <div className={cx(rowLook, 'rounded-md border border-line-strong bg-raised shadow-drag')}>
      <Checkbox aria-hidden tabIndex={-1} checked={task.completed} readOnly className="mt-px" />
      <span className={titleLook(task.completed)}>{task.title}</span>
      <TaskMarks task={task} />
    </div>
  );
}

const rowLook =
  // In a narrow column its badges go under the checkbox. The narrowest windows need the room for words of nine letters.
  '@container grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-1.5 py-2 pr-1.5 pl-2 ' +
  'pointer-coarse:gap-x-3 pointer-coarse:pr-12 max-tiny:pointer-coarse:gap-x-1.5 max-tiny:pointer-coarse:pr-9';
const titleLook = (done: boolean) =>
  cx(
    'min-w-0 break-words rounded-sm text-left hyphens-auto',
    done && 'text-text-3 line-through decoration-line-control',
  );

function TaskMarks({ task, marks }: { task: TaskOfBoard; marks?: ReactNode }) {
  if (task.taskType === 'business' && task.priority === 'normal' && !marks) return null;
  return (
    <span
      className={cx(
        'col-start-2 mt-1.5 flex flex-wrap items-center gap-1 @max-[8.4rem]:col-span-2 @max-[8.4rem]:col-start-1',
        // of seven columns in a window of 1024 px each holds the longest badge
        '@max-[6.9rem]:-mx-1',
        !task.completed && '*:px-1.5 @max-[6.9rem]:*:px-1',
      )}
    >
      <TaskBadge task={task} quiet={task.completed} />
      {marks}
    </span>
  );
}

/**
 * Lies over the row's lower edge, between its words and the next row, because narrow columns have no room beside: the button
 * has 24 px to press, and what it shows is as high as padding and gap. On touch screens it is always visible, in the corner.
 */
function MoreButton({ title, ...rest }: { title: string }) {
  return (
    <IconButton
      {...rest}
      label={`More for ${title}`}
      className={
        'absolute right-1 -bottom-[11px] z-10 size-6! opacity-0 hover:bg-transparent! focus-visible:opacity-100 aria-expanded:opacity-100 ' +
        'group-hover:opacity-100 pointer-coarse:top-0 pointer-coarse:right-0 pointer-coarse:bottom-auto pointer-coarse:z-auto pointer-coarse:size-11! pointer-coarse:opacity-100'
      }
    >
      <span className="grid h-3.5 w-6 place-items-center rounded-md border border-line-strong bg-raised pointer-coarse:border-0 pointer-coarse:bg-transparent">
        <Ellipsis aria-hidden className="size-4" />
      </span>
    </IconButton>
  );
}
