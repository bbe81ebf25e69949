import type { Connection } from 'mongoose';
import type { OwnMetrics } from '../telemetry/metrics.ts';

/** Measures how busy the connections to the database are, and how long work waits for one. Called once connected. */
export function observePool(db: Connection, metrics: OwnMetrics): void {
  const client = db.getClient();
  const figures = { used: 0, pending: 0 };
  const waited = metrics.histogram(
    'db_client_connection_wait_time_seconds',
    'Time until a free connection to the database was there',
    [],
    [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
  );
  const failed = metrics.counter('db_client_connection_timeouts_total', 'Work that got no connection', []);
  metrics.gauge('db_client_connections', 'Connections in use, and work that waits for one', 'state', async () => ({
    ...figures,
  }));
  metrics.gauge('db_client_connections_max', 'The most connections of this process', 'state', async () => ({
    used: client.options.maxPoolSize,
  }));
  client.on('connectionCheckOutStarted', () => figures.pending++);
  client.on('connectionCheckOutFailed', () => {
    figures.pending = Math.max(0, figures.pending - 1);
    failed.inc();
  });
  client.on('connectionCheckedOut', ({ durationMS }) => {
    figures.pending = Math.max(0, figures.pending - 1);
    figures.used++;
    waited.observe(durationMS / 1_000);
  });
  client.on('connectionCheckedIn', () => {
    figures.used = Math.max(0, figures.used - 1);
  });
}
