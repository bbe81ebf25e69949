import type { DragEndEvent, DragMoveEvent, DragStartEvent } from '@dnd-kit/core';
import { giveFocus, useFocusAfter } from '@pathwise/ui/focus-after';
import { type KeyboardEvent, useState } from 'react';
import type { Drag } from './drag-context.tsx';
import {
  type BoardColumn,
  type BoardItem,
  type BoardMove,
  type Landing,
  landingAt,
  landingsIn,
} from './landing.rules.ts';
import type { DropData } from './under-pointer.ts';

interface UseDragInput {
  readonly columns: readonly BoardColumn[];
  readonly items: readonly BoardItem[];
  readonly onMove: (move: BoardMove) => void;
}

/** One drag at a time, and its announcements. */
export function useDrag({ columns, items, onMove }: UseDragInput) {
  const [drag, setDrag] = useState<Drag>();
  const [announcement, setAnnouncement] = useState('');
  const focusAfter = useFocusAfter(items);

  const say = (verb: string, { item, landing }: Drag) =>
    setAnnouncement(`${verb} ${item.label}. ${placeInWords(columns, landing)}`);

  function pickUp(itemId: string, by: Drag['by']): void {
    const item = items.find(({ id }) => id === itemId);
    const landing = item && ownPlace(items, item);
    if (!item || !landing) return;
    setDrag({ item, by, landing });
    say('Picked up', { item, by, landing });
  }
  function moveTo(landing: Landing): void {
    if (!drag || isSame(drag.landing, landing)) return;
    setDrag({ ...drag, landing });
    say('Moved', { ...drag, landing });
  }
  function drop(current: Drag): void {
    setDrag(undefined);
    say('Dropped', current);
    if (!current.landing.move) return;
    if (current.by === 'keys') focusAfter(() => focusMoved(current));
    onMove(current.landing.move);
  }
  function putBack(): void {
    if (!drag) return;
    setDrag(undefined);
    const landing = ownPlace(items, drag.item);
    if (landing) say('Put back', { ...drag, landing });
  }

  return {
    drag,
    announcement,
    pointer: {
      onDragStart: ({ active }: DragStartEvent) => pickUp(String(active.id), 'pointer'),
      onDragMove: (event: DragMoveEvent) => drag && moveTo(pointedLanding(items, drag.item, event)),
      onDragEnd: (event: DragEndEvent) => {
        if (!drag) return;
        if (event.over) drop({ ...drag, landing: pointedLanding(items, drag.item, event) });
        else putBack();
      },
      onDragCancel: putBack,
    },
    onHandleKey: (event: KeyboardEvent, itemId: string) => {
      const isPickedUp = drag?.by === 'keys' && drag.item.id === itemId;
      if (!isPickedUp) {
        if (event.key !== ' ') return;
        event.preventDefault();
        pickUp(itemId, 'keys');
        return;
      }
      if (![' ', 'Escape', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].includes(event.key)) return;
      event.preventDefault();
      // the surrounding page, such as fullscreen, uses Escape too
      event.stopPropagation();
      if (event.key === ' ') drop(drag);
      else if (event.key === 'Escape') putBack();
      else moveTo(nextLanding({ columns, items, drag, key: event.key }));
    },
    onHandleLeft: () => drag?.by === 'keys' && putBack(),
  };
}

const ownPlace = (items: readonly BoardItem[], item: BoardItem) =>
  landingsIn(items, item, item.column).find(({ move }) => !move);

const isSame = (a: Landing, b: Landing) =>
  a.column === b.column && a.place === b.place && a.move?.swapWithId === b.move?.swapWithId;

function placeInWords(columns: readonly BoardColumn[], { column, place, of }: Landing): string {
  const label = columns.find(({ id }) => id === column)?.label ?? '';
  return `${label}, place ${place} of ${of}.`;
}

function pointedLanding(items: readonly BoardItem[], item: BoardItem, { active, over }: DragMoveEvent): Landing {
  const target = over?.data.current as DropData | undefined;
  const own = ownPlace(items, item) as Landing;
  if (!over || !target) return own;
  const rect = active.rect.current.translated;
  const isBelow = rect ? rect.top + rect.height / 2 > over.rect.top + over.rect.height / 2 : false;
  return landingAt(items, item, { column: target.column, overId: target.itemId, isBelow });
}

interface NextLandingInput {
  readonly columns: readonly BoardColumn[];
  readonly items: readonly BoardItem[];
  readonly drag: Drag;
  readonly key: string;
}

/**
 * Up and down go to the next position, left and right to the nearest position of the next column. At an edge it stays.
 */
function nextLanding({ columns, items, drag: { item, landing }, key }: NextLandingInput): Landing {
  const step = key === 'ArrowDown' || key === 'ArrowRight' ? 1 : -1;
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const landings = landingsIn(items, item, landing.column);
    return landings[landings.findIndex(({ place }) => place === landing.place) + step] ?? landing;
  }
  const next = columns[columns.findIndex(({ id }) => id === landing.column) + step];
  if (!next) return landing;
  const nearest = landingsIn(items, item, next.id).sort(
    (a, b) => Math.abs(a.place - landing.place) - Math.abs(b.place - landing.place),
  )[0];
  return nearest ?? landing;
}

/** An item that changes its column is rendered anew and loses the focus. */
function focusMoved({ item, landing }: Drag): void {
  giveFocus([
    document.querySelector<HTMLElement>(`[data-drag-handle="${item.id}"]`),
    // where one column is shown at a time, its day in the strip stands for it
    document.querySelector<HTMLElement>(`[data-drop-column="${landing.column}"]`),
  ]);
}
