import { type QueryClient, useQueryClient } from '@pathwise/federation/query';
import { useSession } from '@pathwise/federation/shell-contract';
import { draftOf, lastKnownPerson } from '@pathwise/federation/storage-keys';
import { useCallback, useMemo, useSyncExternalStore } from 'react';

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

/** State kept at a place until the page closes. */
export function useKept<Value>(place: string) {
  const queries = useQueryClient();
  const subscribe = useSubscription(queries);
  return useSyncExternalStore(subscribe, keptAt<Value>(queries, place).get);
}

const useSubscription = (queries: QueryClient) =>
  useCallback((listener: () => void) => queries.getQueryCache().subscribe(listener), [queries]);

/**
 * What a person typed at a place, also stored on the device as a draft: it survives a reload and an expired session. `isWords`
 * is false for a value that has no words to lose, which is not stored.
 */
export function useDraftAt<Value>(place: string, isWords: (value: Value) => boolean = () => true) {
  const queries = useQueryClient();
  const { user } = useSession();
  const slot = `kept:${user?.id}:${place}`;
  const found = useMemo(() => readDraft<Value>(slot), [slot]);
  const here = keptAt<Value>(queries, place);
  const stored = draftOf(slot);
  return {
    // what was found is no draft any more once another form or tab has changed it
    get: () => here.get() ?? (found && stored.get() === found.text ? found.value : undefined),
    set: (value: Value | undefined) => {
      // a form that is still open after a sign-out, here or in another tab, stores nothing
      const isHere = user !== undefined && lastKnownPerson.id() === user.id;
      if (isHere) stored.set(value !== undefined && isWords(value) ? JSON.stringify(value) : '');
      here.set(value);
    },
  };
}

/** Another program may have written to storage. */
function readDraft<Value>(slot: string): { readonly text: string; readonly value: Value } | undefined {
  const text = draftOf(slot).get();
  try {
    return text === undefined ? undefined : { text, value: JSON.parse(text) as Value };
  } catch {
    return undefined;
  }
}

/** A draft of words, kept at a place as `useDraftAt` does. */
export function useKeptDraft<Value>(place: string, isWords?: (value: Value) => boolean) {
  const { get, set } = useDraftAt<Value>(place, isWords);
  const kept = useSyncExternalStore(useSubscription(useQueryClient()), get);
  return [kept, (change: Change<Value>) => set(change(get()))] as const;
}

interface KeptField {
  readonly typed: unknown;
  /** What was stored when it was typed. */
  readonly over: unknown;
}

/**
 * A form's fields with what was typed before the form was closed: by Escape or Back, which may be pressed by mistake, or by an
 * ended session. Only changed fields are kept: the others may have changed elsewhere meanwhile. A kept field whose stored value
 * was changed elsewhere since shows that value.
 */
export function useKeptFields<Fields extends object>(place: string, stored: Fields) {
  const [kept, change] = useKeptDraft<Record<string, KeptField>>(place);
  const keep = (typed: Fields | undefined) => change(() => typed && changedFields(stored, typed));
  const back = Object.entries(kept ?? {}).filter(([name, { over }]) => over === Reflect.get(stored, name));
  const typed = Object.fromEntries(back.map(([name, field]) => [name, field.typed])) as Partial<Fields>;
  return [{ ...stored, ...typed }, keep] as const;
}

function changedFields(stored: object, typed: object): Record<string, KeptField> | undefined {
  const changed = Object.entries(typed).flatMap(([name, value]) => {
    const over: unknown = Reflect.get(stored, name);
    return value === over ? [] : [[name, { typed: value, over }] as const];
  });
  return changed.length === 0 ? undefined : Object.fromEntries(changed);
}
