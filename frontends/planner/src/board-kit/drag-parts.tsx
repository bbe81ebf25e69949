import { useDraggable, useDroppable } from '@dnd-kit/core';
import { cx } from '@pathwise/ui/class-names';
import { GripVertical } from 'lucide-react';
import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';
import { useDragBoard } from './drag-context.tsx';

/** Makes an element a drop target: put `ref` on it. A second element for the same column needs its own `name`. */
export function useDropColumn(column: string, name = 'column') {
  const { drag } = useDragBoard();
  const { setNodeRef } = useDroppable({ id: `${name}:${column}`, data: { column } });
  return { ref: setNodeRef, isTarget: drag?.landing.column === column && drag.item.column !== column };
}

/** The list of a column's items. It draws the drop line after the last one. */
export function DragList({ column, className, ...rest }: ComponentProps<'ul'> & { column: string }) {
  const { drag } = useDragBoard();
  const landing = drag?.landing;
  const isAtEnd = landing?.column === column && landing.move !== undefined && landing.lineBefore === undefined;
  return (
    <ul
      {...rest}
      className={cx(
        'relative',
        isAtEnd && 'after:absolute after:inset-x-1.5 after:bottom-0.5 after:h-0.5 after:rounded-full after:bg-accent',
        className,
      )}
    />
  );
}

interface DragItemProps {
  readonly itemId: string;
  readonly label: string;
  readonly column: string;
  /** False while it cannot be dragged, as while its name is edited. */
  readonly isMovable?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** One item. Any part except a text field starts a drag. The keyboard handle shows when it has the focus. */
export function DragItem({ itemId, label, column, isMovable = true, className, children }: DragItemProps) {
  const { drag } = useDragBoard();
  const draggable = useDraggable({ id: itemId, disabled: !isMovable });
  const droppable = useDroppable({ id: `item:${itemId}`, data: { column, itemId } });
  const isDragged = drag?.item.id === itemId;
  const hasLine = drag?.landing.move !== undefined && drag.landing.lineBefore === itemId;
  return (
    <li
      ref={(element) => {
        draggable.setNodeRef(element);
        droppable.setNodeRef(element);
      }}
      {...startsOutsideFields(draggable.listeners)}
      data-row={itemId}
      data-dragged={isDragged || undefined}
      className={cx(
        'group relative pointer-coarse:select-none [-webkit-touch-callout:none]',
        isDragged && (drag.by === 'pointer' ? 'opacity-40' : 'shadow-drag'),
        hasLine && 'before:absolute before:inset-x-0 before:-top-1 before:h-0.5 before:rounded-full before:bg-accent',
        className,
      )}
    >
      {children}
      {isMovable ? <KeyHandle itemId={itemId} label={label} isPickedUp={isDragged && drag.by === 'keys'} /> : null}
    </li>
  );
}

function KeyHandle({ itemId, label, isPickedUp }: { itemId: string; label: string; isPickedUp: boolean }) {
  const { instructionsId, onHandleKey, onHandleLeft } = useDragBoard();
  return (
    <button
      type="button"
      data-drag-handle={itemId}
      aria-label={`Move ${label}`}
      aria-describedby={instructionsId}
      aria-pressed={isPickedUp}
      onKeyDown={(event) => onHandleKey(event, itemId)}
      onBlur={onHandleLeft}
      className="pointer-events-none absolute right-8 -bottom-3.5 z-10 grid size-6 place-items-center rounded-sm border border-line-strong bg-raised text-text-2 opacity-0 focus-visible:opacity-100"
    >
      <GripVertical aria-hidden className="size-4" />
    </button>
  );
}

type Listeners = ReturnType<typeof useDraggable>['listeners'];

/** dragging in a text field selects text, and React bubbles events of floating menus to here */
function startsOutsideFields(listeners: Listeners): Listeners {
  const wrapped = Object.entries(listeners ?? {}).map(([name, listener]) => [
    name,
    (event: SyntheticEvent<HTMLElement>) => {
      const target = event.target as HTMLElement;
      const isField = target.closest('input:not([type="checkbox"]), textarea') !== null;
      if (!isField && event.currentTarget.contains(target)) (listener as (event: SyntheticEvent) => void)(event);
    },
  ]);
  return Object.fromEntries(wrapped) as Listeners;
}
