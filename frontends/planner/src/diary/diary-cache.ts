import type { DiaryEntry } from '@pathwise/contracts/diary';
import type { QueryClient } from '@pathwise/federation/query';
import { myEntriesQuery } from './diary-queries.ts';

const { queryKey } = myEntriesQuery;

/** Shows an entry just created or saved. The next fetch puts it in its order. */
export function putEntryInCache(queries: QueryClient, saved: DiaryEntry): void {
  queries.setQueryData(queryKey, (known) => {
    if (!known) return known;
    const isKnown = known.pages.some(({ rows }) => rows.some(({ id }) => id === saved.id));
    const pages = known.pages.map((page, index) => {
      const rows = page.rows.map((entry) => (entry.id === saved.id ? saved : entry));
      return { ...page, rows: !isKnown && index === 0 ? [saved, ...rows] : rows };
    });
    return { ...known, pages };
  });
}

export function dropEntryFromCache(queries: QueryClient, entryId: string): void {
  queries.setQueryData(queryKey, (known) => {
    if (!known) return known;
    const pages = known.pages.map((page) => ({ ...page, rows: page.rows.filter(({ id }) => id !== entryId) }));
    return { ...known, pages };
  });
}

export async function refreshDiary(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey });
}
