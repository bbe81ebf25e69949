import { useQueryClient } from '@pathwise/federation/query';
import { useEffect } from 'react';
import { followLiveUpdates } from './live-updates.ts';

/** Mounted while a person is signed in. */
export function LiveUpdates() {
  const queryClient = useQueryClient();
  useEffect(
    () => followLiveUpdates({ queryClient, openStream: (url) => new EventSource(url, { withCredentials: true }) }),
    [queryClient],
  );
  return null;
}
