import type { DiaryEntry } from '@pathwise/contracts/diary';
import type { QueryClient } from '@pathwise/federation/query';
import { myEntriesQuery } from './diary-queries.ts';

const { queryKey } = myEntriesQuery;

function changePages(queries: QueryClient, change: (rows: DiaryEntry[], index: number) => DiaryEntry[]): void {
  queries.setQueryData(queryKey, (known) => {
    if (!known) return known;
    return { ...known, pages: known.pages.map((page, index) => ({ ...page, rows: change(page.rows, index) })) };
  });
}

/** Shows an entry just created or saved. The next fetch puts it in its order. */
export function putEntryInCache(queries: QueryClient, saved: DiaryEntry): void {
  const shown = queries.getQueryData(queryKey)?.pages.flatMap(({ rows }) => rows);
  const isNew = !shown?.some(({ id }) => id === saved.id);
  changePages(queries, (rows, index) =>
    isNew && index === 0 ? [saved, ...rows] : rows.map((entry) => (entry.id === saved.id ? saved : entry)),
  );
}

export function dropEntryFromCache(queries: QueryClient, entryId: string): void {
  changePages(queries, (rows) => rows.filter(({ id }) => id !== entryId));
}

export async function refreshDiary(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey });
}
