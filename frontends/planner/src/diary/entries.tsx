import type { UseInfiniteQueryResult } from '@pathwise/federation/query';
import { type ReadableEntry, WallSkeleton } from '@pathwise/remote-kit/entry-wall';
import { LoadFailure } from '@pathwise/remote-kit/load-failure';
import { messageOf } from '@pathwise/remote-kit/message-of';
import type { ReactNode } from 'react';

type Page<Entry> = { readonly rows: readonly Entry[] };
type EntriesQuery<Entry> = UseInfiniteQueryResult<{ readonly pages: readonly Page<Entry>[] }>;

interface EntriesProps<Entry> {
  readonly query: EntriesQuery<Entry>;
  readonly empty: ReactNode;
  /** What is said while the person is offline, of entries that were never read on this device. */
  readonly offline: string;
  readonly offlineHint?: string | undefined;
  readonly children: (entries: readonly Entry[]) => ReactNode;
}

/** A diary's four states: loading, failed, empty and loaded. */
export function Entries<Entry extends ReadableEntry>({ query, empty, children, ...offline }: EntriesProps<Entry>) {
  if (query.data === undefined) {
    if (!query.isError || query.isFetching) return <WallSkeleton />;
    return (
      <LoadFailure
        {...offline}
        title="Unable to load diary entries"
        text={messageOf(query.error) ?? 'This diary may be private or unavailable'}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const entries = query.data.pages.flatMap(({ rows }) => rows);
  return entries.length === 0 && !query.hasNextPage ? empty : children(entries);
}
