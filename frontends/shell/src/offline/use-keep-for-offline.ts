import { weekStartOf } from '@pathwise/contracts/week.rules';
import { api } from '@pathwise/federation/api';
import { pages, type QueryClient, query, useQueryClient } from '@pathwise/federation/query';
import { dayOfDate } from '@pathwise/ui/day';
import { useEffect } from 'react';

interface Saving {
  readonly connection?: { readonly saveData?: boolean };
}

/**
 * Registers the service worker once the page is idle, and lets it keep the frontends for a visit without a network. It
 * also keeps what the page read before the worker took it over, and what is wanted most on the way.
 */
export function useKeepForOffline(): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!('serviceWorker' in navigator) || (navigator as Saving).connection?.saveData) return;
    const begin = () =>
      void keepForOffline(queries).catch((error: unknown) => console.warn('Nothing is kept offline', error));
    const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(begin);
    if (document.readyState === 'complete') whenIdle();
    else window.addEventListener('load', whenIdle, { once: true });
    return () => window.removeEventListener('load', whenIdle);
  }, [queries]);
}

async function keepForOffline(queries: QueryClient): Promise<void> {
  await navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  await readAhead(queries);
  active?.postMessage({ keep: addressesRead() });
}

/** This week, the goals and the newest diary entries, also for a person who has opened none of their pages. */
async function readAhead(queries: QueryClient): Promise<void> {
  const startDate = weekStartOf(dayOfDate(new Date()));
  await Promise.all([
    queries.prefetchQuery(query(api.planner.listWeek, { query: { startDate } })),
    queries.prefetchQuery(query(api.goals.listGoals)),
    queries.prefetchInfiniteQuery(pages(api.planner.listMyDiary)),
  ]);
}

function addressesRead(): string[] {
  const calls = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...new Set(calls.filter((name) => new URL(name).pathname.startsWith('/api/')))];
}
