import { connection } from '@pathwise/federation/connection';
import { useSyncExternalStore } from 'react';

/** Whether the server can be reached, and what waits for it. */
export const useConnection = () => useSyncExternalStore(connection.subscribe, connection.snapshot);
