import type { ApiClient } from '@pathwise/api-client/client';
import type { User } from '@pathwise/contracts/api/auth';
import { ApiError, api } from '@pathwise/federation/api';
import { keyOf, type QueryClient, queryOptions } from '@pathwise/federation/query';
import { forgetOthersWrites } from './kept-on-device.ts';
import { lastKnownUser } from './last-known-user.ts';

export const sessionKey = keyOf(api.auth.getUser);
const throttleMs = 2000;

interface Deps {
  readonly api: Pick<ApiClient, 'auth'>;
  readonly queryClient: QueryClient;
}

/** The signed-in person, or null for nobody. */
export function sessionQuery(deps: Deps) {
  return queryOptions({
    queryKey: sessionKey,
    queryFn: async ({ signal }): Promise<User | null> => {
      try {
        const user = await deps.api.auth.getUser({ signal });
        forgetOthers(deps.queryClient, user);
        lastKnownUser.set(user);
        forgetOthersWrites(user.id);
        return user;
      } catch (error) {
        if (signal.aborted) throw error;
        return afterFailure(error, deps.queryClient.getQueryData<User | null>(sessionKey) ?? lastKnownUser.get());
      }
    },
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** Another tab may have signed another person in, who must not see cached data of the first. */
function forgetOthers(queryClient: QueryClient, user: User): void {
  const before = queryClient.getQueryData<User | null>(sessionKey);
  if (before && before.id !== user.id) {
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
  }
}

/** Only an answer about the person signs out, not a failure on the way. */
function afterFailure(error: unknown, lastKnown: User | undefined): User | null {
  if (!isHiccup(error)) return null;
  console.error('Who is signed in could not be found out', error);
  return lastKnown ?? null;
}

function isHiccup(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status === 429 || error.status >= 500;
}

/**
 * Asks the server again, past every cache. A second call within 2 s gets the first one's answer. With `fresh` it makes
 * its own call, and an unanswered earlier call gets that answer.
 */
export function throttledRefresh(deps: Deps, now: () => number = () => performance.now()) {
  let last: { readonly at: number; readonly done: Promise<void> } | undefined;
  return ({ fresh = false }: { readonly fresh?: boolean } = {}): Promise<void> => {
    if (last && !fresh && now() - last.at < throttleMs) return last.done;
    const done: Promise<void> = askAgain(deps).catch((error: unknown) => {
      if (!last || last.done === done) throw error;
      return last.done;
    });
    last = { at: now(), done };
    return done;
  };
}

async function askAgain({ queryClient, ...deps }: Deps): Promise<void> {
  await queryClient.cancelQueries({ queryKey: sessionKey });
  await queryClient.fetchQuery({ ...sessionQuery({ ...deps, queryClient }), staleTime: 0 });
}
