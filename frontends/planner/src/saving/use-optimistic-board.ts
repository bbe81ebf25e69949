import {
  type QueryClient,
  type QueryKey,
  replaceEqualDeep,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@pathwise/federation/query';
import { onDeparture } from '@pathwise/remote-kit/on-departure';
import { useMemo, useSyncExternalStore } from 'react';
import { type BoardQueue, createBoardQueue, shownThrough } from './board-queue.ts';

interface OptimisticBoardInput<Data> {
  /** The query of the board. */
  readonly board: {
    readonly queryKey: QueryKey;
    readonly queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
  };
  /**
   * Called when all changes are sent; by default the board is fetched again. `shown` is the board with the accepted
   * changes.
   */
  readonly refresh?: (queries: QueryClient, shown: Data | undefined) => unknown;
  /** Called whenever the person's changes alter the board, for figures elsewhere that are derived from it. */
  readonly onShown?: (queries: QueryClient, shown: Data) => unknown;
}

interface OptimisticBoard<Data> {
  /** The board as the person sees it, as a query for `Loaded`. */
  readonly query: UseQueryResult<Data>;
  /** Shows a change at once and sends it in its turn. The function is stable. */
  readonly change: BoardQueue<Data>['add'];
}

type Queues = Map<string, { readonly drop: () => void }>;

// a queue outlives the page it was filled on, because its changes are still being sent
const queues = new WeakMap<QueryClient, Queues>();

/** A board of the server, with the person's changes shown before they are confirmed. */
export function useOptimisticBoard<Data>(input: OptimisticBoardInput<Data>): OptimisticBoard<Data> {
  const query = useQuery({ queryKey: input.board.queryKey, ...boardRead(useQueryClient(), input) });
  const { shown, change } = useBoardChanges(input, query.data);
  return { query: { ...query, data: shown } as UseQueryResult<Data>, change };
}

/** Query options of a board with optimistic changes: it is never read while a change waits. */
export function boardRead<Data>(queries: QueryClient, input: OptimisticBoardInput<Data>) {
  const { board } = input;
  return {
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      await queueOf(queries, input).whenIdle();
      signal.throwIfAborted();
      return board.queryFn({ signal });
    },
    // every answer is a new object, which tells the queue that it includes the sent changes; unchanged parts keep their
    // identity
    structuralSharing: (before: unknown, now: unknown) => newOutside(replaceEqualDeep(before, now)),
  };
}

const newOutside = (answer: unknown) => (Array.isArray(answer) ? [...answer] : answer);

/** `change` alone, for a part of the page that gets the board as a prop. */
export function useBoardChange<Data>(input: OptimisticBoardInput<Data>): BoardQueue<Data>['add'] {
  return queueOf(useQueryClient(), input).add;
}

/** The same for data that another query reads with `boardRead`. */
export function useBoardChanges<Data>(input: OptimisticBoardInput<Data>, data: Data | undefined) {
  const queue = queueOf(useQueryClient(), input);
  const overlay = useSyncExternalStore(queue.subscribe, queue.snapshot);
  const shown = useMemo(() => shownThrough(overlay, data), [overlay, data]);
  return { shown, change: queue.add };
}

function queueOf<Data>(queries: QueryClient, input: OptimisticBoardInput<Data>): BoardQueue<Data> {
  const { queryKey } = input.board;
  const { refresh = () => queries.invalidateQueries({ queryKey, exact: true }), onShown } = input;
  const ofClient = queuesOf(queries);
  const name = JSON.stringify(queryKey);
  const known = ofClient.get(name);
  if (known) return known as BoardQueue<Data>;

  const made = createBoardQueue<Data>({
    base: () => queries.getQueryData<Data>(queryKey),
    stopReads: () => void queries.cancelQueries({ queryKey, exact: true }),
    readAgain: () => void refresh(queries, shown()),
  });
  const shown = () => shownThrough(made.snapshot(), queries.getQueryData<Data>(queryKey));
  made.subscribe(() => {
    const data = shown();
    if (data !== undefined) onShown?.(queries, data);
  });
  ofClient.set(name, made);
  return made;
}

/** A person's changes must never be sent as another person: their queues end when they sign out. */
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
