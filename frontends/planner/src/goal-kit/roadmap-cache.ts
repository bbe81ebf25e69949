import type { Timeline } from '@pathwise/contracts/timeline';
import type { QueryClient } from '@pathwise/federation/query';
import { boardRead } from '../saving/use-optimistic-board.ts';
import { roadmapQuery } from './goal-queries.ts';

/**
 * A goal's timelines as an optimistic board. Accepted changes go to the cache: one tick does not fetch hundreds of
 * todos again, unless they became stale meanwhile.
 */
export function roadmapBoard(goalId: string) {
  const board = roadmapQuery(goalId);
  const { queryKey } = board;
  const refresh = (queries: QueryClient, shown: Timeline[] | undefined) => {
    const isOutOfDate = queries.getQueryState(queryKey)?.isInvalidated;
    queries.setQueryData(queryKey, shown);
    if (isOutOfDate) void queries.invalidateQueries({ queryKey });
  };
  return { board, refresh };
}

/** How timelines with editable todos are read. */
export const roadmapRead = (queries: QueryClient, goalId: string) => ({
  ...roadmapQuery(goalId),
  ...boardRead(queries, roadmapBoard(goalId)),
});

/** Prefetches the timelines when the person is likely to open them. */
export function preloadRoadmap(queries: QueryClient, goalId: string): void {
  void queries.prefetchQuery(roadmapRead(queries, goalId));
}

/** Prefetches the timelines of goals one after the other while the page is idle. */
export function preloadWhenIdle(queries: QueryClient, goalIds: readonly string[]): () => void {
  let isOver = false;
  const ask = async () => {
    for (const goalId of goalIds) if (!isOver) await queries.prefetchQuery(roadmapRead(queries, goalId));
  };
  const timer = window.setTimeout(() => void ask());
  return () => {
    isOver = true;
    window.clearTimeout(timer);
  };
}

export async function refreshTimelines(queries: QueryClient, goalId: string): Promise<void> {
  await queries.invalidateQueries({ queryKey: roadmapQuery(goalId).queryKey });
}
