import { type TaskPriority, type TaskType, taskPriorities, taskTypes } from '@pathwise/contracts/task.rules';
import { taskPriorityWords } from '@pathwise/ui/badge';
import { MenuChoice, MenuItem, MenuSeparator, SubMenu } from '@pathwise/ui/dropdown-menu';
import { ArrowDown, ArrowUp, MoveRight, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { type BoardColumn, type BoardItem, type BoardMove, landingsIn } from './landing.rules.ts';
import { typeWords } from './task-badge.tsx';

interface TaskMenuProps {
  readonly task: { readonly priority: TaskPriority; readonly taskType: TaskType };
  readonly onEdit: () => void;
  readonly onChange: (change: { priority?: TaskPriority; taskType?: TaskType }) => void;
  readonly onDelete: () => void;
  /** Extra rows of the board, such as MoveToMenu. */
  readonly children?: ReactNode;
}

/** The rows of a task's DropdownMenu: rename, the board's extra rows, priority and type, delete. */
export function TaskMenu({ task, onEdit, onChange, onDelete, children }: TaskMenuProps) {
  return (
    <>
      <MenuItem icon={Pencil} onSelect={onEdit}>
        Edit
      </MenuItem>
      {children}
      <MenuSeparator />
      {task.taskType === 'business' ? (
        <MenuChoice
          label="Priority"
          value={task.priority}
          onChange={(priority) => onChange({ priority })}
          options={taskPriorities.map((value) => ({ value, label: taskPriorityWords[value] }))}
        />
      ) : null}
      <MenuChoice
        label="Type"
        value={task.taskType}
        onChange={(taskType) => onChange({ taskType })}
        options={taskTypes.map((value) => ({ value, label: typeWords[value] }))}
      />
      <MenuSeparator />
      <MenuItem icon={Trash2} destructive onSelect={onDelete}>
        Delete
      </MenuItem>
    </>
  );
}

interface MoveToMenuProps {
  readonly columns: readonly BoardColumn[];
  readonly items: readonly BoardItem[];
  readonly itemId: string;
  readonly onMove: (move: BoardMove) => void;
  /** What a column is called here. Its label by default. */
  readonly nameOf?: (column: BoardColumn) => string;
  /** Further targets, such as next week. */
  readonly children?: ReactNode;
}

const labelOf = ({ label }: BoardColumn) => label;

/** 'Move to…': reaches every place that a drag reaches. */
export function MoveToMenu({ columns, items, itemId, onMove, nameOf = labelOf, children }: MoveToMenuProps) {
  const item = items.find(({ id }) => id === itemId);
  if (!item) return null;
  const places = landingsIn(items, item, item.column);
  const own = places.findIndex(({ move }) => !move);
  const up = places[own - 1]?.move;
  const down = places[own + 1]?.move;
  return (
    <SubMenu label="Move to…" icon={MoveRight}>
      {up ? (
        <MenuItem icon={ArrowUp} onSelect={() => onMove(up)}>
          Up one place
        </MenuItem>
      ) : null}
      {down ? (
        <MenuItem icon={ArrowDown} onSelect={() => onMove(down)}>
          Down one place
        </MenuItem>
      ) : null}
      {columns.map((column) =>
        column.id === item.column ? null : (
          <MenuItem key={column.id} onSelect={() => onMove({ itemId, toColumn: column.id })}>
            {nameOf(column)}
          </MenuItem>
        ),
      )}
      {children}
    </SubMenu>
  );
}
