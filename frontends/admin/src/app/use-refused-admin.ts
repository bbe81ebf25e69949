import { ApiError } from '@pathwise/federation/api';
import { useQueryClient } from '@pathwise/federation/query';
import { useShell } from '@pathwise/federation/shell-contract';
import { useEffect, useEffectEvent } from 'react';

/** After a 403 the shell asks who the person is now. Somebody who is no admin any more then sees Access Denied. */
export function useRefusedAdmin(): void {
  const queries = useQueryClient();
  const { refreshSession } = useShell();
  const look = useEffectEvent((error: unknown) => {
    if (error instanceof ApiError && error.status === 403) void refreshSession({ fresh: true });
  });
  useEffect(() => {
    const ends = [queries.getQueryCache(), queries.getMutationCache()].map((cache) =>
      cache.subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
      }),
    );
    return () => {
      for (const end of ends) end();
    };
  }, [queries]);
}
