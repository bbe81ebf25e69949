import { type QueryClient, useQueryClient } from '@pathwise/federation/query';
import { useCallback, useState, useSyncExternalStore } from 'react';

const keyOf = (place: string) => ['kept', place];

/** State that outlives its component until the page closes. It is in the query cache, which signing out empties. */
export function keptAt<Value>(queries: QueryClient, place: string) {
  return {
    get: () => queries.getQueryData<Value>(keyOf(place)),
    set: (value: Value | undefined) => {
      if (value === undefined) return queries.removeQueries({ queryKey: keyOf(place), exact: true });
      queries.setQueryDefaults(keyOf(place), { gcTime: Number.POSITIVE_INFINITY, structuralSharing: false });
      queries.setQueryData(keyOf(place), value);
    },
  };
}

type Change<Value> = (value: Value | undefined) => Value | undefined;

/** State kept at a place; without a place it ends with its component. */
export function useKept<Value>(place: string | undefined) {
  const queries = useQueryClient();
  const [own, changeOwn] = useState<Value>();
  const subscribe = useCallback((listener: () => void) => queries.getQueryCache().subscribe(listener), [queries]);
  const { get, set } = keptAt<Value>(queries, place ?? '');
  const kept = useSyncExternalStore(subscribe, get);
  if (place === undefined) return [own, changeOwn as (change: Change<Value>) => void] as const;
  return [kept, (change: Change<Value>) => set(change(get()))] as const;
}
