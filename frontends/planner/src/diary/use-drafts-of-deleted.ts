import type { DiaryEntry } from '@pathwise/contracts/diary';
import type { UseInfiniteQueryResult } from '@pathwise/federation/query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type KeptChange, keptChanges } from './kept-draft.ts';

interface DraftsOfDeletedInput {
  readonly userId: string;
  readonly query: UseInfiniteQueryResult<{ readonly pages: readonly { readonly rows: readonly DiaryEntry[] }[] }>;
}

/**
 * Drafts of deleted entries: the whole diary was loaded after the last edit, and the entry is not in it. Until that is
 * known, this loads further pages, or the diary once more.
 */
export function useDraftsOfDeleted({ userId, query }: DraftsOfDeletedInput): readonly KeptChange[] {
  const { data, dataUpdatedAt, hasNextPage, isError, isFetching } = query;
  const stored = new Set(data?.pages.flatMap(({ rows }) => rows.map(({ id }) => id)));
  const missing = data ? keptChanges(userId).filter(({ entryId }) => !stored.has(entryId)) : [];
  const gone = hasNextPage ? [] : missing.filter(({ at }) => at <= dataUpdatedAt);
  const isKnown = gone.length === missing.length;
  const wanted = missing.map(({ slot, at }) => `${slot} ${at}`).join();
  const asked = useRef('');

  const ask = useEffectEvent(() => {
    if (isKnown || isFetching || isError) return;
    if (hasNextPage) return void query.fetchNextPage();
    // only once: after a clock change the draft may look newer than any answer
    if (asked.current !== wanted) void query.refetch();
    asked.current = wanted;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks again for other drafts, and after each answer
  useEffect(() => ask(), [wanted, isFetching]);
  return gone;
}
