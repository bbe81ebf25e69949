import { isLive, isStaleAfter } from '@pathwise/api-client/stale';
import { forgetEarlyAnswers } from '@pathwise/federation/early-answers';
import type { QueryClient } from '@pathwise/federation/query';
import { sessionKey } from './session/session-query.ts';

const firstWaitMs = 1000;
const longestWaitMs = 30_000;

interface Deps {
  readonly queryClient: QueryClient;
  readonly openStream: (url: string) => EventSource;
}

/**
 * Follows the server's events for the signed-in person. Returns the function that stops. After an interruption
 * everything live is fetched again, because events were missed.
 */
export function followLiveUpdates({ queryClient, openStream }: Deps): () => void {
  let stream: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitMs = firstWaitMs;
  let wasInterrupted = false;

  const refetch = (isAffected: (operation: string) => boolean) => {
    forgetEarlyAnswers();
    const affected = queryClient
      .getQueryCache()
      .findAll({ predicate: ({ queryKey }) => isAffected(String(queryKey[0])) });
    for (const query of affected) {
      const again = () => queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
      // a first answer that is under way may be older than the event
      if (query.state.fetchStatus === 'fetching' && query.state.data === undefined)
        void query.promise?.then(again, again);
      else void again();
    }
  };

  const connect = () => {
    // the page's first data is no older than the page itself
    stream = openStream(`/api/live?withinMs=${Math.ceil(performance.now())}`);
    stream.onopen = () => {
      waitMs = firstWaitMs;
      if (wasInterrupted) refetch(isLive);
      wasInterrupted = false;
    };
    stream.addEventListener('event', ({ data }: MessageEvent<unknown>) => {
      const type = eventType(data);
      if (type) refetch((operation) => isStaleAfter(type, operation));
    });
    // the gateway itself has missed an event
    stream.addEventListener('refetch', () => refetch(isLive));
    stream.onerror = () => {
      wasInterrupted = true;
      // the browser reconnects by itself after a lost connection, but not after a refusal
      if (stream?.readyState !== 2) return;
      stream.close();
      // the session may have ended, which only this call finds out
      void queryClient.invalidateQueries({ queryKey: sessionKey });
      timer = setTimeout(connect, waitMs);
      waitMs = Math.min(waitMs * 2, longestWaitMs);
    };
  };
  connect();
  return () => {
    clearTimeout(timer);
    stream?.close();
  };
}

function eventType(data: unknown): string | undefined {
  try {
    const { type } = JSON.parse(String(data)) as { type?: unknown };
    return typeof type === 'string' ? type : undefined;
  } catch {
    return undefined;
  }
}
