import { useSyncExternalStore } from 'react';
import { connection } from './connection.ts';

/** Whether the server can be reached, and what waits for it. */
export const useConnection = () => useSyncExternalStore(connection.subscribe, connection.snapshot);
