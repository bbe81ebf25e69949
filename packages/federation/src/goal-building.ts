// Whether the coach is creating a goal. It is in the shared query cache, where a page that loads later finds it.
import { type QueryClient, useQuery } from '@pathwise/federation/query';

const goalBuildingKey = ['goal-building'] as const;

/** For the shell: sets whether a message that asks for a goal is being answered. */
export function setGoalBuilding(queryClient: QueryClient, isBuilding: boolean): void {
  if ((queryClient.getQueryData<boolean>(goalBuildingKey) ?? false) === isBuilding) return;
  queryClient.setQueryData<boolean>(goalBuildingKey, isBuilding);
}

/** True while the coach creates a goal that no list shows yet. */
export function useGoalBuilding(): boolean {
  // never fetched: only the shell sets it
  const { data } = useQuery({ queryKey: goalBuildingKey, queryFn: () => false, enabled: false, initialData: false });
  return data;
}
