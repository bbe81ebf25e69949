import { api } from '@pathwise/federation/api';
import { keyOf, type QueryClient } from '@pathwise/federation/query';

const sessionKey = keyOf(api.auth.getUser);

/**
 * Calls `tell` when the person signs out or another one signs in. A sign-out in another tab empties storage, and that
 * is noticed here.
 */
export function onDeparture(queries: QueryClient, listener: () => void): void {
  let person = personIn(queries);
  queries.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== sessionKey[0]) return;
    const now = personIn(queries);
    if (now === person) return;
    person = now;
    listener();
  });
  window.addEventListener('storage', ({ storageArea, key }) => {
    if (storageArea === localStorage && key === null) listener();
  });
}

/** The signed-in person's id, as far as known; undefined for nobody. */
export function personIn(queries: QueryClient): string | undefined {
  return queries.getQueryData<{ readonly id: string } | null>(sessionKey)?.id;
}
