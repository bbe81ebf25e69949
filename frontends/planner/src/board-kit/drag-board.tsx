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
  /** What is drawn at the pointer during a drag. */
  readonly renderOverlay: (itemId: string) => ReactNode;
  readonly children: ReactNode;
}

// the library announces ids; these announcements use the names on the page
const silent = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };
function nothing() {
  return undefined;
}

/**
 * Drags items within and between columns by mouse, by touch after 250 ms (a swipe scrolls), and by keyboard. Space
 * picks up and drops, arrows move, Escape cancels. Every step is announced.
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
