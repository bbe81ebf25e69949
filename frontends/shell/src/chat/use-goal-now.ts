import type { Goal } from '@pathwise/contracts/api/goals';
import { api } from '@pathwise/federation/api';
import { query, useQuery } from '@pathwise/federation/query';
import { useEffect } from 'react';

/**
 * A goal as it is now. A list older than the goal lacks it as well, so the list is read once more before the goal counts as
 * deleted. Asking for the goal itself would log a 404 on every visit.
 */
export function useGoalNow(goalId: string | null): { goal: Goal | undefined; isDeleted: boolean } {
  const { data, isFetchedAfterMount, isFetching, isError, refetch } = useQuery({
    ...query(api.goals.listGoals),
    enabled: goalId !== null,
  });
  const goal = data?.find(({ id }) => id === goalId);
  const isMissing = goalId !== null && data !== undefined && !goal;
  const isOld = isMissing && !isFetchedAfterMount && !isFetching && !isError;
  useEffect(() => {
    if (isOld) void refetch({ cancelRefetch: false });
  }, [isOld, refetch]);
  return { goal, isDeleted: isMissing && isFetchedAfterMount && !isFetching };
}
