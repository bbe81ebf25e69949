import type { Goal } from '@pathwise/contracts/api/goals';
import { api, isGone } from '@pathwise/federation/api';
import { query, useQuery } from '@pathwise/federation/query';

/** A goal as it is now. A list older than the goal lacks it as well, so a goal that is not listed is asked for itself. */
export function useGoalNow(goalId: string | null): { goal: Goal | undefined; isDeleted: boolean } {
  const isNamed = goalId !== null;
  const list = useQuery({ ...query(api.goals.listGoals), enabled: isNamed });
  const listed = list.data?.find(({ id }) => id === goalId);
  const own = useQuery({
    ...query(api.goals.getGoal, { params: { id: goalId ?? '' } }),
    enabled: isNamed && list.isSuccess && !listed,
    retry: (failures, error) => failures < 2 && !isGone(error),
  });
  const goal = listed ?? own.data;
  return { goal, isDeleted: !listed && isGone(own.error) };
}
