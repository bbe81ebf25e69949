import { DndContext, DragOverlay, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { type ReactNode, useId } from 'react';
import { DragBoardContext } from './drag-context.tsx';
import type { BoardColumn, BoardItem, BoardMove } from './landing.rules.ts';
import { underPointer } from './under-pointer.ts';
import { useDrag } from './use-drag.ts';

interface DragBoardProps {
  readonly columns: readonly BoardColumn[];
  readonly items: readonly BoardItem[];
  readonly onMove: (move: BoardMove) => void;
  /** What hangs at the pointer while it is dragged. */
  readonly renderOverlay: (itemId: string) => ReactNode;
  readonly children: ReactNode;
}

// the library would speak of ids; what is said here names things as the page does
const silent = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };
function nothing() {
  return undefined;
}

/**
 * Lets items be dragged between and within columns: by mouse, by finger after a hold of 250 ms (a swipe scrolls), and by
 * keys, where space picks up and drops, arrows move and Escape puts back. Everything is announced in words.
 */
export function DragBoard({ columns, items, onMove, renderOverlay, children }: DragBoardProps) {
  const instructionsId = useId();
  const { drag, announcement, pointer, onHandleKey, onHandleLeft } = useDrag({ columns, items, onMove });
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
      {...pointer}
    >
      <DragBoardContext value={{ drag, instructionsId, onHandleKey, onHandleLeft }}>{children}</DragBoardContext>
      <DragOverlay dropAnimation={null} className="cursor-grabbing">
        {drag?.by === 'pointer' ? renderOverlay(drag.item.id) : null}
      </DragOverlay>
      <p id={instructionsId} hidden>
        Press space to pick it up, the arrow keys to move it, space to drop it, Escape to put it back.
      </p>
      <p aria-live="assertive" aria-atomic className="sr-only">
        {announcement}
      </p>
    </DndContext>
  );
}
