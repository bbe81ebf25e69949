import { type QueryClient, type UseQueryResult, useQuery, useQueryClient } from '@pathwise/federation/query';
import { useMemo, useSyncExternalStore } from 'react';
import { type BoardQueue, createBoardQueue, shownThrough } from './board-queue.ts';
import { onDeparture } from './on-departure.ts';

interface OptimisticBoardInput<Data> {
  /** The path the board is read from: live updates go by it. */
  readonly path: string;
  readonly load: (signal: AbortSignal) => Promise<Data>;
  /** Other paths that a change of this board puts out of date, by their beginning. */
  readonly alsoStale?: string;
}

interface OptimisticBoard<Data> {
  /** What the person sees, with the faces of a query for `Loaded`. */
  readonly query: UseQueryResult<Data>;
  /** Shows a change at once and sends it when its turn comes. The same function for as long as the path is. */
  readonly change: BoardQueue<Data>['add'];
}

type Queues = Map<string, { readonly drop: () => void }>;

// a queue outlives the page it was filled on: what was done there is still on its way
const queues = new WeakMap<QueryClient, Queues>();

/** A board of the server's, with the person's own changes shown before they are confirmed. */
export function useOptimisticBoard<Data>(input: OptimisticBoardInput<Data>): OptimisticBoard<Data> {
  const { path, load } = input;
  const queries = useQueryClient();
  const queue = queueOf(queries, input);
  const query = useQuery({
    queryKey: [path],
    queryFn: async ({ signal }) => {
      await queue.whenIdle();
      signal.throwIfAborted();
      return load(signal);
    },
    // every answer is a new object, which is how the queue knows that it holds what was sent
    structuralSharing: false,
  });
  const overlay = useSyncExternalStore(queue.subscribe, queue.snapshot);
  const shown = useMemo(() => shownThrough(overlay, query.data), [overlay, query.data]);
  return { query: { ...query, data: shown } as UseQueryResult<Data>, change: queue.add };
}

function queueOf<Data>(queries: QueryClient, { path, alsoStale = path }: OptimisticBoardInput<Data>): BoardQueue<Data> {
  const ofClient = queuesOf(queries);
  const known = ofClient.get(path);
  if (known) return known as BoardQueue<Data>;

  const made = createBoardQueue<Data>({
    base: () => queries.getQueryData<Data>([path]),
    stopReads: () => void queries.cancelQueries({ queryKey: [path], exact: true }),
    readAgain: () =>
      void queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(alsoStale) }),
  });
  ofClient.set(path, made);
  return made;
}

/** What one person has done must never be sent as another: their queues go when they do. */
function queuesOf(queries: QueryClient): Queues {
  const known = queues.get(queries);
  if (known) return known;

  const made: Queues = new Map();
  queues.set(queries, made);
  onDeparture(queries, () => {
    const left = [...made.values()];
    made.clear();
    for (const queue of left) queue.drop();
  });
  return made;
}
