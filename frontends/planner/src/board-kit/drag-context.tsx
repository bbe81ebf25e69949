import { createContext, type KeyboardEvent, useContext } from 'react';
import type { BoardItem, Landing } from './landing.rules.ts';

/** A drag under way, by pointer or by keys. */
export interface Drag {
  readonly item: BoardItem;
  readonly by: 'pointer' | 'keys';
  readonly landing: Landing;
}

interface DragBoardState {
  readonly drag: Drag | undefined;
  /** Id of the sentence that tells how to move things by keys. */
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
