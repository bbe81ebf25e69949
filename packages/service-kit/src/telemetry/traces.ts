import { type Attributes, context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';

type TracingConfig = Pick<ServiceConfig, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER_ARG'>;

import type { ServiceConfig } from '../config.ts';

export interface Tracing {
  stop(): Promise<void>;
}

/**
 * Registers tracing for this process. Without an endpoint the trace id is still passed on to the events and calls that
 * a request causes. Spans are then created but not recorded.
 */
export function startTracing(
  service: string,
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share }: TracingConfig,
): Tracing {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const exporter =
    endpoint && new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis: 3_000 });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `pathwise-${service}` }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(exporter ? share : 0) }),
    spanProcessors: exporter ? [new BatchSpanProcessor({ exporter })] : [],
  });
  trace.setGlobalTracerProvider(provider);
  return { stop: () => provider.shutdown().catch(() => {}) };
}

const tracer = () => trace.getTracer('pathwise');

export type Carrier = Record<string, string>;

/** Returns the header `traceparent`, which passes the current trace to another process. */
export function traceHeaders(): Carrier {
  const carrier: Carrier = {};
  propagation.inject(context.active(), carrier);
  return carrier;
}

/** Runs `work` in a span that continues the trace in `carrier`. An error marks the span as failed. */
export function inSpan<T>(
  span: {
    name: string;
    kind: 'server' | 'client' | 'consumer' | 'producer' | 'internal';
    attributes?: Attributes;
    carrier?: Carrier;
  },
  work: () => Promise<T>,
): Promise<T> {
  const parent = span.carrier ? propagation.extract(context.active(), span.carrier) : context.active();
  const kind = SpanKind[span.kind.toUpperCase() as Uppercase<typeof span.kind>];
  return tracer().startActiveSpan(span.name, { kind, attributes: span.attributes ?? {} }, parent, async (active) => {
    try {
      return await work();
    } catch (error) {
      active.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' });
      throw error;
    } finally {
      active.end();
    }
  });
}
