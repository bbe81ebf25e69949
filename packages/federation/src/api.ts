// The page's one api client. Shell and remotes share it, so that every read knows of the person's own writes.
import { createApiClient } from '@pathwise/api-client/client';
import { patientFetch } from './patient-fetch.ts';

export { ApiError, hasCode, isGone, lockedFeature } from '@pathwise/api-client/errors';
// the table of operations stays in the shell's copy
export { operationAt } from '@pathwise/api-client/operation-at';
export { answerOrKept, isWaiting, KeptForLater } from './kept-for-later.ts';
// a remote's own copy would not hear the calls of the shared client
export { useConnection } from './use-connection.ts';

const listeners = new Set<() => void>();

export const api = createApiClient({
  fetch: patientFetch,
  onSignedOut: () => {
    for (const listener of listeners) listener();
  },
});

/** Calls `listener` on every 401, before the call fails. Returns the function that stops this. */
export function onSignedOut(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
