import {
  type QueryClient,
  type QueryKey,
  replaceEqualDeep,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@pathwise/federation/query';
import { useMemo, useSyncExternalStore } from 'react';
import { type BoardQueue, createBoardQueue, shownThrough } from './board-queue.ts';
import { onDeparture } from './on-departure.ts';

interface OptimisticBoardInput<Data> {
  /** How the board is read. */
  readonly board: {
    readonly queryKey: QueryKey;
    readonly queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
  };
  /**
   * What follows once all changes are sent; the board is fetched again when absent. `shown` is the board with the changes
   * that the server agreed to.
   */
  readonly refresh?: (queries: QueryClient, shown: Data | undefined) => void;
}

interface OptimisticBoard<Data> {
  /** What the person sees, with the faces of a query for `Loaded`. */
  readonly query: UseQueryResult<Data>;
  /** Shows a change at once and sends it when its turn comes. The same function for as long as the board is. */
  readonly change: BoardQueue<Data>['add'];
}

type Queues = Map<string, { readonly drop: () => void }>;

// a queue outlives the page it was filled on: what was done there is still on its way
const queues = new WeakMap<QueryClient, Queues>();

/** A board of the server's, with the person's own changes shown before they are confirmed. */
export function useOptimisticBoard<Data>(input: OptimisticBoardInput<Data>): OptimisticBoard<Data> {
  const query = useQuery({ queryKey: input.board.queryKey, ...boardRead(useQueryClient(), input) });
  const { shown, change } = useBoardChanges(input, query.data);
  return { query: { ...query, data: shown } as UseQueryResult<Data>, change };
}

/** How a board is read that may be changed on the way: never while something waits to be sent. */
export function boardRead<Data>(queries: QueryClient, input: OptimisticBoardInput<Data>) {
  const { board } = input;
  return {
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      await queueOf(queries, input).whenIdle();
      signal.throwIfAborted();
      return board.queryFn({ signal });
    },
    // every answer is a new object, which is how the queue knows that it holds what was sent; its parts stay the same
    structuralSharing: (before: unknown, now: unknown) => newOutside(replaceEqualDeep(before, now)),
  };
}

const newOutside = (answer: unknown) => (Array.isArray(answer) ? [...answer] : answer);

/** The same for what has been read elsewhere, as by `boardRead`. */
export function useBoardChanges<Data>(input: OptimisticBoardInput<Data>, data: Data | undefined) {
  const queue = queueOf(useQueryClient(), input);
  const overlay = useSyncExternalStore(queue.subscribe, queue.snapshot);
  const shown = useMemo(() => shownThrough(overlay, data), [overlay, data]);
  return { shown, change: queue.add };
}

function queueOf<Data>(queries: QueryClient, input: OptimisticBoardInput<Data>): BoardQueue<Data> {
  const { queryKey } = input.board;
  const { refresh = () => queries.invalidateQueries({ queryKey, exact: true }) } = input;
  const ofClient = queuesOf(queries);
  const name = JSON.stringify(queryKey);
  const known = ofClient.get(name);
  if (known) return known as BoardQueue<Data>;

  const made = createBoardQueue<Data>({
    base: () => queries.getQueryData<Data>(queryKey),
    stopReads: () => void queries.cancelQueries({ queryKey, exact: true }),
    readAgain: () => void refresh(queries, shownThrough(made.snapshot(), queries.getQueryData<Data>(queryKey))),
  });
  ofClient.set(name, made);
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
