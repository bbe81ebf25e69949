import type { QueryClient } from '@pathwise/federation/query';

const sessionPath = '/api/user';

/**
 * Calls `tell` when the person here is no longer who they were: signed out, or another one signed in. Signing out in
 * another window is heard by the storage that it empties.
 */
export function onDeparture(queries: QueryClient, tell: () => void): void {
  let person = personIn(queries);
  queries.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== sessionPath) return;
    const now = personIn(queries);
    if (now === person) return;
    person = now;
    tell();
  });
  window.addEventListener('storage', ({ storageArea, key }) => {
    if (storageArea === localStorage && key === null) tell();
  });
}

/** Who is signed in, as far as is known; undefined for nobody. */
export function personIn(queries: QueryClient): string | undefined {
  return queries.getQueryData<{ readonly id: string } | null>([sessionPath])?.id;
}
