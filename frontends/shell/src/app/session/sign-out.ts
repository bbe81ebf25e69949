import type { ApiClient } from '@pathwise/api-client/client';
import { ApiError } from '@pathwise/federation/api';
import { noteWaiting } from '@pathwise/federation/connection';
import type { QueryClient } from '@pathwise/federation/query';
import { clearStorage } from '@pathwise/federation/storage-keys';
import { forgetKeptAnswers } from './kept-on-device.ts';
import { lastKnownUser } from './last-known-user.ts';
import { sessionKey } from './session-query.ts';

const patienceMs = 5000;

interface Deps {
  readonly api: Pick<ApiClient, 'auth'>;
  readonly queryClient: QueryClient;
}

/**
 * Signs out on the server, and on this device whatever the server answers, so that no data of the person stays. Rejects
 * after that when the call failed, so that a screen can say so. Without a network the server is told once there is one:
 * nobody can have signed in before.
 */
export async function signOut({ api, queryClient }: Deps): Promise<void> {
  const tellServer = () => api.auth.logout({ body: {}, signal: AbortSignal.timeout(patienceMs) });
  try {
    await tellServer();
  } catch (error) {
    if (!(error instanceof ApiError))
      window.addEventListener('online', () => void tellServer().catch(() => {}), { once: true });
    throw error;
  } finally {
    await forgetPerson(queryClient);
    clearStorage();
    noteWaiting();
  }
}

/**
 * Removes what pages and the service worker hold of a person. Drafts and what waits to be sent stay, because the same person continues them after an expired session.
 */
export async function forgetPerson(queryClient: QueryClient): Promise<void> {
  lastKnownUser.clear();
  await queryClient.cancelQueries();
  queryClient.setQueryData(sessionKey, null);
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
  queryClient.getMutationCache().clear();
  await forgetKeptAnswers();
}
