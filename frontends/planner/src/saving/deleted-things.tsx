import { api, lockedFeature } from '@pathwise/federation/api';
import { type QueryClient, useQuery, useQueryClient } from '@pathwise/federation/query';
import { announce } from '@pathwise/federation/shell-contract';
import { Button } from '@pathwise/ui/button';
import { notify } from '@pathwise/ui/notify';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useOwnMutation } from './use-own-mutation.ts';

/** Something deleted or replaced on this visit that can still be brought back. */
interface DeletedThing {
  readonly what: string;
  readonly token: string;
  /** What happened to it, when it was not deleted. */
  readonly verb?: string;
}

// kept in the query cache, which signing out empties
const keyOf = (place: string) => ['deleted', place];

const inGoals = (token: string): Promise<unknown> => api.goals.undoInGoals({ params: { token } });

/**
 * Remembers a deletion at a place of the page and answers what its toast's Undo does. `bringBack` asks the service that
 * deleted it.
 */
export function useUndoable(place: string, refresh: (queries: QueryClient) => Promise<void>, bringBack = inGoals) {
  const queries = useQueryClient();
  const restore = useOwnMutation({
    mutationFn: ({ token }: DeletedThing) => bringBack(token),
    onSuccess: (_, { token }) => {
      change(queries, place, (things) => things.filter((thing) => thing.token !== token));
      void refresh(queries);
    },
    onError: (error) => {
      const feature = lockedFeature(error);
      if (feature) return announce('app:upgrade', { feature });
      notify({
        title: 'Error',
        description: 'It could not be brought back. Please try again.',
        variant: 'destructive',
      });
    },
  });
  return {
    remember: (thing: DeletedThing) => change(queries, place, (things) => [thing, ...things].slice(0, 5)),
    restore: (thing: DeletedThing) => restore.mutate(thing),
  };
}

function change(queries: QueryClient, place: string, how: (things: DeletedThing[]) => DeletedThing[]): void {
  queries.setQueryData(keyOf(place), (things: DeletedThing[] | undefined) => how(things ?? []));
}

interface DeletedThingsProps {
  readonly place: string;
  readonly onRestore: (thing: DeletedThing) => void;
}

/** What was deleted here on this visit, each with Undo, for those who come back to it after the toast has gone. */
export function DeletedThings({ place, onRestore }: DeletedThingsProps) {
  const { data: things } = useQuery<DeletedThing[]>({
    queryKey: keyOf(place),
    queryFn: () => [],
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const count = things?.length ?? 0;
  const list = useRef<HTMLUListElement>(null);
  const lastCount = useRef(count);
  useEffect(() => {
    // what was deleted had the button that was pressed: the focus goes on to its Undo instead of nowhere
    const isAdded = count > lastCount.current;
    lastCount.current = count;
    if (isAdded && document.activeElement === document.body)
      list.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [count]);

  if (!things || count === 0) return null;
  return (
    <ul ref={list} className="grid gap-1 text-meta text-text-3" aria-label="Recently deleted">
      {things.map((thing) => (
        <li key={thing.token} className="flex flex-wrap items-center gap-x-2">
          {thing.verb ?? 'Deleted'}: {thing.what}
          <Button
            size="sm"
            variant="ghost"
            onClick={() => onRestore(thing)}
            aria-label={`Undo: bring back ${thing.what}`}
          >
            <Undo2 aria-hidden />
            Undo
          </Button>
        </li>
      ))}
    </ul>
  );
}
