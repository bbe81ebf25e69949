import type { UseInfiniteQueryResult } from '@pathwise/federation/query';
import { ErrorState } from '@pathwise/ui/error-state';
import type { ReactNode } from 'react';
import { messageOf } from '../saving/message-of.ts';
import type { PublicEntry } from './diary-queries.ts';
import { WallSkeleton } from './entry-wall.tsx';

type Page<Entry> = { readonly rows: readonly Entry[] };
type EntriesQuery<Entry> = UseInfiniteQueryResult<{ readonly pages: readonly Page<Entry>[] }>;

interface EntriesProps<Entry> {
  readonly query: EntriesQuery<Entry>;
  readonly empty: ReactNode;
  readonly children: (entries: readonly Entry[]) => ReactNode;
}

/** A diary's four states: loading, failed, empty and loaded. */
export function Entries<Entry extends PublicEntry>({ query, empty, children }: EntriesProps<Entry>) {
  if (query.data === undefined) {
    if (!query.isError || query.isFetching) return <WallSkeleton />;
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
