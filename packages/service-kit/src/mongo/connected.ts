import type { Connection } from 'mongoose';

const followed = new WeakMap<Connection, { isConnected: boolean }>();

/** Follows a new connection for `isConnected`. */
export function followConnection(db: Connection): void {
  const state = { isConnected: db.readyState === 1 };
  followed.set(db, state);
  db.on('connected', () => {
    state.isConnected = true;
  });
  for (const event of ['disconnecting', 'disconnected'])
    db.on(event, () => {
      state.isConnected = false;
    });
}

/**
 * Returns whether the driver reaches the database. `readyState` also says no when the clock is 20 s past the last heartbeat.
 * A machine that slept, or whose clock was set, would refuse every write until the next heartbeat.
 */
export const isConnected = (db: Connection): boolean => followed.get(db)?.isConnected ?? db.readyState === 1;
