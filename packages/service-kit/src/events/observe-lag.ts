import type { OwnMetrics } from '../telemetry/metrics.ts';
import type { Broker } from './broker.ts';
import type { ConsumerDefinition } from './consumer.ts';

/** Measures how many events each consumer has still to apply. Every replica reports the same figure. */
export function observeLag(broker: Broker, consumers: readonly ConsumerDefinition[], metrics: OwnMetrics): void {
  const waiting = async ({ name }: ConsumerDefinition) => {
    const { num_pending, num_ack_pending } = await broker.link().jsm.consumers.info(broker.streams.events, name);
    return [name, num_pending + num_ack_pending] as const;
  };
  metrics.gauge('pathwise_events_waiting', 'Events that a consumer has not applied yet', 'consumer', async () =>
    Object.fromEntries(await Promise.all(consumers.map(waiting))),
  );
}
