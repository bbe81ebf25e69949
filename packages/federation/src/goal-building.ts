// Whether the coach is making a goal. It lives in the shared query cache, where a page that loads later finds it too.
import { type QueryClient, useQuery } from '@pathwise/federation/query';

const goalBuildingKey = ['goal-building'] as const;

/** The shell's side: says that a message which asks for a goal is on its way, or no longer. */
export function tellGoalBuilding(queryClient: QueryClient, isBuilding: boolean): void {
  if ((queryClient.getQueryData<boolean>(goalBuildingKey) ?? false) === isBuilding) return;
  queryClient.setQueryData<boolean>(goalBuildingKey, isBuilding);
}

/** True while the coach makes a goal that no list shows yet. */
export function useGoalBuilding(): boolean {
  // never fetched: only the shell sets it
  const { data } = useQuery({ queryKey: goalBuildingKey, queryFn: () => false, enabled: false, initialData: false });
  return data;
}
