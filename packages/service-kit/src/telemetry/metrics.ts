import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/** Makes a service's own metrics, in addition to those of every process. */
export interface OwnMetrics {
  counter(name: string, help: string, labelNames: string[]): Counter;
  /** `buckets` in seconds. */
  histogram(name: string, help: string, labelNames: string[], buckets: number[]): Histogram;
}

/** Creates the Prometheus metrics of one process: requests, events, the outbox and Node itself. */
export function createMetrics(service: string) {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  const registers = [registry];
  const requests = new Histogram({
    name: 'pathwise_http_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['operation', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 0.5, 1, 3, 10],
    registers,
  });
  const published = new Counter({
    name: 'pathwise_events_published_total',
    help: 'Events the broker acknowledged',
    labelNames: ['type'],
    registers,
  });
  const consumed = new Histogram({
    name: 'pathwise_event_consumed_seconds',
    help: 'Time to apply an event',
    labelNames: ['consumer', 'outcome'],
    buckets: [0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30],
    registers,
  });
  const dead = new Counter({
    name: 'pathwise_events_dead_total',
    help: 'Events given up and parked',
    labelNames: ['consumer'],
    registers,
  });
  const outbox = new Gauge({ name: 'pathwise_outbox_rows', help: 'Events waiting to be published', registers });
  collectDefaultMetrics({ register: registry });
  const own: OwnMetrics = {
    counter: (name, help, labelNames) => new Counter({ name, help, labelNames, registers }),
    histogram: (name, help, labelNames, bounds) =>
      new Histogram({ name, help, labelNames, buckets: bounds, registers }),
  };
  return {
    registry,
    own,
    request: (operation: string, status: number, seconds: number) =>
      requests.observe({ operation, status: String(status) }, seconds),
    published: (type: string) => published.inc({ type }),
    consumed: (consumer: string, outcome: string, seconds: number) => consumed.observe({ consumer, outcome }, seconds),
    deadLettered: (consumer: string) => dead.inc({ consumer }),
    outboxSize: (rows: number) => outbox.set(rows),
  };
}
