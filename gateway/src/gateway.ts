import type { Server } from 'node:http';
import type { EventEnvelope } from '@pathwise/contracts/event';
import { accessChanged, userDeleted } from '@pathwise/contracts/events/auth';
import { openBroker } from '@pathwise/service-kit/events/broker';
import { createPeekAll } from '@pathwise/service-kit/events/peek';
import { buildInternalApp } from '@pathwise/service-kit/http/internal-app';
import { listen } from '@pathwise/service-kit/http/server';
import type { Logger } from '@pathwise/service-kit/telemetry/log';
import { createMetrics } from '@pathwise/service-kit/telemetry/metrics';
import { buildGateway, type Gateway } from './app.ts';
import type { Config } from './config.ts';

export interface RunningGateway {
  server: Server;
  url: string;
  internalUrl: string;
  gateway: Gateway;
  leave(): void;
  stop(): Promise<void>;
}

/** The session that an event ends, or all of a person's when `sessionId` is null. */
function endedBy({ type, data }: EventEnvelope): { userId: string; sessionId: string | null } | undefined {
  if (type === accessChanged.type) return accessChanged.data.parse(data);
  if (type === userDeleted.type) return { userId: userDeleted.data.parse(data).userId, sessionId: null };
  return undefined;
}

/** Sends events to the tabs of their audience, and removes changed sessions from the cache at once. */
function follow({ sessions, live }: Gateway): (event: EventEnvelope) => void {
  return (event) => {
    const change = endedBy(event);
    if (change) sessions.forget(change);
    // Stop live updates to the tabs of an ended session before the event makes them fetch.
    if (change && change.sessionId !== null) live.close(change);
    live.announce(event);
    // Close all of the person's streams. Tabs with a valid session open theirs again.
    if (change?.sessionId === null) live.close(change);
  };
}

/** Starts the gateway: site, calls and live updates on one port, probes and metrics on another. */
export async function startGateway(config: Config, log: Logger): Promise<RunningGateway> {
  const metrics = createMetrics('gateway');
  const gateway = buildGateway({ config, log, metrics });
  metrics.own.gauge('pathwise_live_streams', 'Tabs that are told of changes', 'state', async () => ({
    open: gateway.live.count(),
  }));
  const broker = openBroker({
    url: config.NATS_URL,
    name: 'gateway',
    log,
    namespace: config.EVENTS_NAMESPACE,
    replicas: config.STREAM_REPLICAS,
  });
  createPeekAll({ broker, log })(follow(gateway));
  broker.onConnect(() => gateway.live.refetchAll());
  const probes = { isStarted: () => true, notReadyBecause: () => [] };
  const { HOST: host, PORT, INTERNAL_PORT } = config;
  const internal = await listen(buildInternalApp({ log, probes, registry: metrics.registry }), {
    host,
    port: INTERNAL_PORT,
  });
  const site = await listen(gateway.app, { host, port: PORT });
  // Each proxy listens for the server's close: one for each service and timeout. Node warns of a leak from 11 on.
  site.server.setMaxListeners(64);
  log.info({ port: site.port }, 'listening');
  return {
    server: site.server,
    url: `http://${host}:${site.port}`,
    internalUrl: `http://${host}:${internal.port}`,
    gateway,
    leave: site.leave,
    async stop() {
      gateway.live.closeAll();
      await site.stop(15_000);
      gateway.close();
      await broker.close();
      await internal.stop(1_000);
    },
  };
}
