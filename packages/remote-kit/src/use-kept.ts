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

/**
 * A form's fields with what was typed before the form was closed by Escape or Back, which may be pressed by mistake. Only changed
 * fields are kept: the others may have changed elsewhere meanwhile.
 */
export function useKeptFields<Fields extends object>(place: string, stored: Fields) {
  const [kept, change] = useKept<Partial<Fields>>(place);
  const keep = (typed: Fields | undefined) => change(() => typed && changedFields(stored, typed));
  return [{ ...stored, ...kept }, keep] as const;
}

function changedFields<Fields extends object>(stored: Fields, typed: Fields): Partial<Fields> | undefined {
  const changed = Object.entries(typed).filter(([name, value]) => value !== Reflect.get(stored, name));
  return changed.length === 0 ? undefined : (Object.fromEntries(changed) as Partial<Fields>);
}
