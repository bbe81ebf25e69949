// The page's one api client. Shell and remotes share it, so that every read knows of the person's own writes.
import { createApiClient } from '@pathwise/api-client/client';
import { fetchWithEarlyUser } from './early-user.ts';

export { ApiError, hasCode, lockedFeature } from '@pathwise/api-client/errors';

const listeners = new Set<() => void>();

export const api = createApiClient({
  fetch: fetchWithEarlyUser,
  onSignedOut: () => {
    for (const listener of listeners) listener();
  },
});

/** Calls `listener` on every 401, before the call fails. Returns the function that stops this. */
export function onSignedOut(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
