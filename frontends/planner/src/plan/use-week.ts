import { api } from '@pathwise/federation/api';
import { query as queryOf } from '@pathwise/federation/query';
import { useUndo } from '@pathwise/remote-kit/undo-list';
import { useMemo } from 'react';
import { useOptimisticBoard } from '../saving/use-optimistic-board.ts';
import type { Week } from './plan.rules.ts';
import { refreshWeeks } from './plan-queries.ts';
import { useFocusFollowed } from './use-focus-followed.ts';
import { weekActions } from './week-actions.ts';

/** The place of the plan's undo list. */
export const planPlace = 'plan';

/** A week's tasks as the person sees them, and the actions on them. */
export function useWeek(weekStart: string) {
  const { query, change } = useOptimisticBoard<Week>({
    board: queryOf(api.planner.listWeek, { query: { startDate: weekStart } }),
    refresh: refreshWeeks,
  });
  const remember = useUndo(planPlace);
  const follow = useFocusFollowed(query.data);
  const actions = useMemo(
    () => weekActions({ weekStart, change, remember, follow }),
    [weekStart, change, remember, follow],
  );
  return { query, actions };
}
