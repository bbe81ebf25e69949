import { useConnection } from '@pathwise/federation/api';
import type { UseInfiniteQueryResult } from '@pathwise/federation/query';
import { type ReadableEntry, WallSkeleton } from '@pathwise/remote-kit/entry-wall';
import { messageOf } from '@pathwise/remote-kit/message-of';
import { ErrorState } from '@pathwise/ui/error-state';
import type { ReactNode } from 'react';

type Page<Entry> = { readonly rows: readonly Entry[] };
type EntriesQuery<Entry> = UseInfiniteQueryResult<{ readonly pages: readonly Page<Entry>[] }>;

interface EntriesProps<Entry> {
  readonly query: EntriesQuery<Entry>;
  readonly empty: ReactNode;
  /** In place of the failure while the person is offline. */
  readonly offline?: ReactNode;
  readonly children: (entries: readonly Entry[]) => ReactNode;
}

/** A diary's four states: loading, failed, empty and loaded. */
export function Entries<Entry extends ReadableEntry>({ query, empty, offline, children }: EntriesProps<Entry>) {
  const { isOffline } = useConnection();
  if (query.data === undefined) {
    if (!query.isError || query.isFetching) return <WallSkeleton />;
    if (isOffline && offline) return offline;
    return (
      <ErrorState
        title="Unable to load diary entries"
        text={messageOf(query.error) ?? 'This diary may be private or unavailable'}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const entries = query.data.pages.flatMap(({ rows }) => rows);
  return entries.length === 0 && !query.hasNextPage ? empty : children(entries);
}
