import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type LabelValues,
  type OpenMetricsContentType,
  Registry,
} from 'prom-client';
import { recordedTraceId } from './traces.ts';

/** A registry whose answers carry exemplars, which only OpenMetrics knows. */
export type MetricsRegistry = Registry<OpenMetricsContentType>;
type Metrics = ReturnType<typeof createMetrics>;

/** One answered request. `route` is the path of its contract, such as `/api/goals/{id}`; empty for a file of the site. */
export interface AnsweredRequest {
  method: string;
  route: string;
  status: number;
  seconds: number;
}
export type ObserveRequests = Pick<Metrics, 'began' | 'answered' | 'ended'>;

/** The figures of a gauge by the value of its label. */
type Figures = Readonly<Record<string, number>>;

/** Makes a service's own metrics, in addition to those of every process. */
export interface OwnMetrics {
  /**
   * `known` values of the first label are published as 0 before they are counted: Prometheus sees no increase in a series that begins at 1,
   * and an alert would miss the first failure.
   */
  counter(name: string, help: string, labelNames: string[], known?: readonly string[]): Counter;
  /** `buckets` in seconds. */
  histogram(name: string, help: string, labelNames: string[], buckets: number[]): Histogram;
  /** Figures that are read when Prometheus asks, one for each value of the label. A failed reading leaves them out. */
  gauge(name: string, help: string, label: string, read: () => Promise<Figures>): void;
}

/**
 * Creates the Prometheus metrics of one process: requests (rate, errors, duration), events, and Node itself. HTTP and database
 * metrics have the names of OpenTelemetry's semantic conventions. A request's time carries its trace as an exemplar.
 */
export function createMetrics(service: string) {
  const registry: MetricsRegistry = new Registry();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  registry.setDefaultLabels({ service });
  const registers = [registry];
  const requests = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['http_request_method', 'http_route', 'http_response_status_code'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 0.5, 1, 3, 10],
    enableExemplars: true,
    registers,
  });
  const active = new Gauge({ name: 'http_server_active_requests', help: 'Requests being answered', registers });
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
    enableExemplars: true,
    registers,
  });
  const dead = new Counter({
    name: 'pathwise_events_dead_total',
    help: 'Events given up and parked',
    labelNames: ['consumer'],
    registers,
  });
  const outbox = new Gauge({ name: 'pathwise_outbox_rows', help: 'Events waiting to be published', registers });
  // the usual 10 ms wake an idle process 100 times a second, a quarter of what it costs
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 50 });
  const own: OwnMetrics = {
    counter: (name, help, labelNames, known = []) => {
      const counter = new Counter({ name, help, labelNames, registers });
      for (const value of known) counter.inc({ [labelNames[0] ?? '']: value }, 0);
      return counter;
    },
    histogram: (name, help, labelNames, bounds) =>
      new Histogram({ name, help, labelNames, buckets: bounds, registers }),
    gauge: (name, help, label, read) =>
      void new Gauge({
        name,
        help,
        labelNames: [label],
        registers,
        async collect() {
          this.reset();
          const values: Figures = await read().catch(() => ({}));
          for (const [key, value] of Object.entries(values)) this.set({ [label]: key }, value);
        },
      }),
  };
  return {
    registry,
    own,
    began: () => active.inc(),
    /** A request is over that is not measured. */
    ended: () => active.dec(),
    answered: ({ method, route, status, seconds }: AnsweredRequest) => {
      active.dec();
      const labels = { http_request_method: method, http_route: route, http_response_status_code: String(status) };
      observe(requests, labels, seconds);
    },
    published: (type: string) => published.inc({ type }),
    consumed: (consumer: string, outcome: string, seconds: number) => observe(consumed, { consumer, outcome }, seconds),
    /** A consumer that has given up nothing yet. */
    consumes: (consumer: string) => dead.inc({ consumer }, 0),
    deadLettered: (consumer: string) => dead.inc({ consumer }),
    outboxSize: (rows: number) => outbox.set(rows),
  };
}

/** Observes with the current trace as the exemplar, when somebody can look it up. */
function observe<L extends string>(histogram: Histogram<L>, labels: LabelValues<L>, value: number): void {
  const traceId = recordedTraceId();
  // The package types the labels of an exemplar like those of the metric.
  const exemplarLabels = { trace_id: traceId } as LabelValues<L>;
  histogram.observe({ labels, value, ...(traceId === undefined ? {} : { exemplarLabels }) });
}
