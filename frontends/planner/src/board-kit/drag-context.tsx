import { createContext, type KeyboardEvent, useContext } from 'react';
import type { BoardItem, Landing } from './landing.rules.ts';

/** A running drag, by pointer or keyboard. */
export interface Drag {
  readonly item: BoardItem;
  readonly by: 'pointer' | 'keys';
  readonly landing: Landing;
}

interface DragBoardState {
  readonly drag: Drag | undefined;
  /** Id of the sentence that explains dragging by keyboard. */
  readonly instructionsId: string;
  readonly onHandleKey: (event: KeyboardEvent, itemId: string) => void;
  readonly onHandleLeft: () => void;
}

export const DragBoardContext = createContext<DragBoardState | undefined>(undefined);

/** Throws outside a DragBoard. */
export function useDragBoard(): DragBoardState {
  const board = useContext(DragBoardContext);
  if (!board) throw new Error('Items and columns to drag belong into DragBoard');
  return board;
}
