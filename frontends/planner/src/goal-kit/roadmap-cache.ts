import type { Timeline } from '@pathwise/contracts/timeline';
import type { QueryClient } from '@pathwise/federation/query';
import { roadmapQuery } from './goal-queries.ts';

/** Asks for the timelines before they are shown, as soon as the person seems to be going there. */
export function preloadRoadmap(queries: QueryClient, goalId: string): void {
  void queries.prefetchQuery(roadmapQuery(goalId));
}

/** Asks for the timelines of goals one after the other while the page has nothing else to do. */
export function preloadWhenIdle(queries: QueryClient, goalIds: readonly string[]): () => void {
  let isOver = false;
  const ask = async () => {
    for (const goalId of goalIds) if (!isOver) await queries.prefetchQuery(roadmapQuery(goalId));
  };
  const timer = window.setTimeout(() => void ask());
  return () => {
    isOver = true;
    window.clearTimeout(timer);
  };
}

/** Changes the timelines where the page already holds them; an answer on its way from before is asked for again. */
export function changeRoadmapInCache(
  queries: QueryClient,
  goalId: string,
  change: (timelines: Timeline[]) => Timeline[],
): void {
  const { queryKey } = roadmapQuery(goalId);
  const isOnItsWay = queries.isFetching({ queryKey }) > 0;
  queries.setQueryData(queryKey, (known) => known && change(known));
  if (isOnItsWay) void queries.invalidateQueries({ queryKey });
}

export async function refreshTimelines(queries: QueryClient, goalId: string): Promise<void> {
  await queries.invalidateQueries({ queryKey: roadmapQuery(goalId).queryKey });
}
