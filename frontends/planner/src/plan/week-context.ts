import type { Question } from '@pathwise/ui/alert-dialog';
import { createContext, useContext } from 'react';
import type { BoardColumn, BoardMove } from '../board-kit/landing.rules.ts';
import type { PlannedTask } from './plan.rules.ts';
import type { WeekActions } from './week-actions.ts';

/** The shown week, for its days and tasks. */
interface ShownOnBoard {
  readonly columns: readonly BoardColumn[];
  readonly items: readonly PlannedTask[];
  readonly goalTitles: ReadonlyMap<string, string>;
  readonly actions: WeekActions;
  readonly move: (move: BoardMove) => void;
  readonly confirm: (question: Question) => Promise<boolean>;
}

export const WeekContext = createContext<ShownOnBoard | undefined>(undefined);

export function useWeekOnBoard(): ShownOnBoard {
  const week = useContext(WeekContext);
  if (!week) throw new Error('A day is shown on a week board only');
  return week;
}
