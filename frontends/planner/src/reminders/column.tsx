import type { ReminderColumn, ReminderTask } from '@pathwise/contracts/task';
import { cx } from '@pathwise/ui/class-names';
import { DropdownMenu, MenuItem } from '@pathwise/ui/dropdown-menu';
import { useFocusBack } from '@pathwise/ui/focus-after';
import { IconButton } from '@pathwise/ui/icon-button';
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AddTask } from '../board-kit/add-task.tsx';
import { DragList, useDropColumn } from '../board-kit/drag-parts.tsx';
import { TitleInput } from '../page/title-input.tsx';
import { longestName } from './column-name.ts';
import type { ColumnLook } from './reminders.rules.ts';

interface ColumnProps {
  readonly column: ReminderColumn;
  readonly look: ColumnLook;
  readonly onRename: (name: string) => void;
  readonly onDelete: () => void;
  readonly onAddTask: (task: Pick<ReminderTask, 'title' | 'priority' | 'taskType'>) => Promise<boolean>;
  /** The rows of its menu. */
  readonly children: ReactNode;
}

/** A column of reminders: a coloured header with open count and menu, its tasks, Add Task. */
export function Column({ column, look, onRename, onDelete, onAddTask, children }: ColumnProps) {
  const { ref, isTarget } = useDropColumn(column.id);
  const headingId = `column-${column.id}`;
  return (
    <section
      ref={ref}
      aria-labelledby={headingId}
      data-drop-column={column.id}
      tabIndex={-1}
      className={cx(
        'grid content-start overflow-hidden rounded-lg border bg-raised pointer-coarse:outline-none',
        isTarget ? 'border-accent' : 'border-line',
      )}
    >
      <ColumnHead column={column} look={look} headingId={headingId} onRename={onRename} onDelete={onDelete} />
      <DragList column={column.id} aria-labelledby={headingId} className="px-1.5 py-1 md:max-xl:px-0">
        {children}
      </DragList>
      <AddTask column={column.name} place={`task of ${column.id}`} onAdd={onAddTask} />
    </section>
  );
}

interface ColumnHeadProps extends Pick<ColumnProps, 'column' | 'look' | 'onRename' | 'onDelete'> {
  readonly headingId: string;
}

function ColumnHead({ column, look, headingId, onRename, onDelete }: ColumnHeadProps) {
  const { name, tasks } = column;
  const [isRenaming, setRenaming] = useState(false);
  const head = useFocusBack<HTMLElement>(isRenaming);
  const open = tasks.filter(({ completed }) => !completed).length;
  return (
    <header ref={head}>
      <div className={cx('h-0.75', look.rule)} />
      <div className={cx('flex min-h-11 items-center gap-2 py-1 pr-1 pl-3', look.ground)}>
        <h3 id={headingId} className={cx('min-w-0 font-semibold text-sm', isRenaming && 'sr-only')}>
          {name}
        </h3>
        {isRenaming ? (
          <TitleInput
            label={`Name of column ${name}`}
            initial={name}
            maxLength={longestName}
            onSave={(name) => {
              onRename(name);
              setRenaming(false);
            }}
            onGiveUp={() => setRenaming(false)}
          />
        ) : (
          <>
            <span className="flex-1 text-meta tabular-nums">
              {open}
              <span className="sr-only"> open</span>
            </span>
            <DropdownMenu
              trigger={
                <IconButton label={`${name}: rename or delete`} className="text-current">
                  <EllipsisVertical aria-hidden />
                </IconButton>
              }
            >
              <MenuItem icon={Pencil} onSelect={() => setRenaming(true)}>
                Rename
              </MenuItem>
              <MenuItem icon={Trash2} destructive onSelect={onDelete}>
                Delete
              </MenuItem>
            </DropdownMenu>
          </>
        )}
      </div>
    </header>
  );
}
