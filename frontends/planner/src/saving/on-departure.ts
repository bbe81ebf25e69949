import { api } from '@pathwise/federation/api';
import { keyOf, type QueryClient } from '@pathwise/federation/query';

const sessionKey = keyOf(api.auth.getUser);

/**
 * Calls `tell` when the person here is no longer who they were: signed out, or another one signed in. Signing out in
 * another window is heard by the storage that it empties.
 */
export function onDeparture(queries: QueryClient, tell: () => void): void {
  let person = personIn(queries);
  queries.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== sessionKey[0]) return;
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
  return queries.getQueryData<{ readonly id: string } | null>(sessionKey)?.id;
}
