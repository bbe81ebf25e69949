import { useEffect, useEffectEvent, useRef } from 'react';
import { noteAnswer } from './connection.ts';
import { isServerThere } from './reload-once.ts';
import { useConnection } from './use-connection.ts';

const lookAgainMs = 3000;

/**
 * For what could not be loaded: a sentence while the server is out of reach, undefined otherwise. Calls `onBack` once the
 * server is back.
 */
export function useOutOfReach(onBack: () => void): string | undefined {
  const { isOffline, hasNetwork } = useConnection();
  const isAway = isOffline || !hasNetwork;
  useEffect(() => {
    if (!isAway) return;
    const look = async () => {
      if (await isServerThere()) noteAnswer(new Response());
    };
    const timer = setInterval(look, lookAgainMs);
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', look);
    };
  }, [isAway]);

  const back = useEffectEvent(onBack);
  const wasAway = useRef(isAway);
  useEffect(() => {
    if (wasAway.current && !isAway) back();
    wasAway.current = isAway;
  }, [isAway]);

  if (!isAway) return undefined;
  if (hasNetwork) return 'Pathwise does not answer. This opens by itself once it does.';
  return 'You are offline. This opens by itself when you are back online.';
}
