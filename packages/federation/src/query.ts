// The part of the query library that the frontends use: a shared module keeps all of its exports. Queries and their
// keys are made from the contracts.
import type { CallOptions, Page, Read } from '@pathwise/api-client/client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

export type { Query, QueryKey, UseInfiniteQueryResult, UseMutationResult, UseQueryResult } from '@tanstack/react-query';
export {
  QueryClient,
  QueryClientProvider,
  queryOptions,
  replaceEqualDeep,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
  useQueryErrorResetBoundary,
} from '@tanstack/react-query';

type Requests = [request?: CallOptions];
/** The parameters of a call: path and query, without signal or headers. */
type Values<R extends Requests> = { [K in keyof R]: Omit<NonNullable<R[K]>, keyof CallOptions> };

/**
 * The query key of a call: the operation, then its parameters. Without parameters it matches every call of the
 * operation: `invalidateQueries({ queryKey: keyOf(api.planner.listWeek) })` is about every week.
 */
export function keyOf<R extends Requests, A>(read: Read<R, A>, values?: Values<R>[0]) {
  return values && Object.keys(values).length > 0 ? [read.operation, values] : [read.operation];
}

/** A query from the contracts: `useQuery(query(api.goals.getGoal, { params: { id } }))`. */
export function query<R extends Requests, A>(read: Read<R, A>, ...[values]: Values<R>) {
  const queryFn = ({ signal }: { signal: AbortSignal }) => read(...([{ ...values, signal }] as unknown as R));
  return { ...queryOptions({ queryKey: keyOf(read, values), queryFn }), queryFn };
}

/** An infinite query over the pages of a long list. Its key is `keyOf` of the same call. */
export function pages<R extends Requests, A>(read: Read<R, A>, ...[values]: Values<R>) {
  return infiniteQueryOptions({
    queryKey: keyOf(read, values),
    queryFn: ({ pageParam, signal }) => read.page({ ...values, signal } as R[0], pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: Page<A>) => next,
  });
}
