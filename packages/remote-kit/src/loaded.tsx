import type { UseQueryResult } from '@pathwise/federation/query';
import type { ReactNode } from 'react';
import { LoadFailure } from './load-failure.tsx';

interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data>;
  readonly skeleton: ReactNode;
  /** The sentence for a failed load, made from the error's message. */
  readonly failure: (message: string) => string;
  /** The sentence while the person is offline. */
  readonly offline?: string;
  readonly children: (data: Data) => ReactNode;
}

/** A query's three states: its data, a skeleton while loading, and the failure with Retry. */
export function Loaded<Data>({ query, skeleton, failure, offline, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError && !query.isFetching)
    return (
      <LoadFailure
        title={failure(query.error.message)}
        onRetry={() => void query.refetch()}
        {...(offline ? { offline } : {})}
      />
    );
  return skeleton;
}
