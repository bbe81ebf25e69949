import {
  type Attributes,
  type Context,
  context,
  createContextKey,
  isSpanContextValid,
  propagation,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
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
const requestIdKey = createContextKey('pathwise-request-id');
/** The header, of calls and of events, with the id that the gateway gave to the request. */
const requestIdHeader = 'pathwise-request-id';

export type Carrier = Record<string, string>;
type Kind = 'server' | 'client' | 'consumer' | 'producer' | 'internal';

/** Returns the headers that pass the current trace and request id to another process, or to a later time. */
export function traceHeaders(): Carrier {
  const carrier: Carrier = {};
  propagation.inject(context.active(), carrier);
  const requestId = context.active().getValue(requestIdKey);
  return typeof requestId === 'string' ? { ...carrier, [requestIdHeader]: requestId } : carrier;
}

/** Continues what `traceHeaders` returned. */
function continued(carrier: Carrier): Context {
  const parent = propagation.extract(context.active(), carrier);
  const requestId = carrier[requestIdHeader];
  return requestId ? parent.setValue(requestIdKey, requestId) : parent;
}

/** What connects a log line with its request and its trace. Empty outside of both. */
export function telemetryIds(): { requestId?: string; traceId?: string } {
  const active = context.active();
  const requestId = active.getValue(requestIdKey);
  const span = trace.getSpanContext(active);
  return {
    ...(typeof requestId === 'string' ? { requestId } : {}),
    ...(span && isSpanContextValid(span) ? { traceId: span.traceId } : {}),
  };
}

const isRecorded = ({ traceFlags }: SpanContext) => (traceFlags & TraceFlags.SAMPLED) !== 0;

/** The id of the current trace when it is recorded, for a metric's exemplar. */
export function recordedTraceId(): string | undefined {
  const span = trace.getSpanContext(context.active());
  return span && isRecorded(span) ? span.traceId : undefined;
}

/**
 * Runs `work` in a span that continues the trace in `carrier`, or that belongs to the current one. An error marks the span as failed.
 * Within a trace that is not recorded no further span is opened: nobody would see it, and each call through the gateway paid for one.
 */
export function inSpan<T>(
  span: { name: string; kind: Kind; attributes?: Attributes; carrier?: Carrier },
  work: () => Promise<T>,
): Promise<T> {
  const parent = span.carrier ? continued(span.carrier) : context.active();
  const around = span.carrier ? undefined : trace.getSpanContext(parent);
  if (around && !isRecorded(around)) return work();
  const kind = SpanKind[span.kind.toUpperCase() as Uppercase<Kind>];
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

/** The span of one HTTP request, which is named once the router has found its operation. */
export interface RequestSpan {
  /** Runs `work`, and whatever it starts, in the span. */
  run<T>(work: () => T): T;
  end(called: { name: string; method: string; route: string; status: number }): void;
}

/** Opens the span of a request. `carrier` is what the caller sent; only the gateway's requests are the first of a trace. */
export function openRequestSpan(requestId: string, carrier: Carrier): RequestSpan {
  const parent = continued({ ...carrier, [requestIdHeader]: requestId });
  const span: Span = tracer().startSpan('request', { kind: SpanKind.SERVER }, parent);
  const active = trace.setSpan(parent, span);
  return {
    run: (work) => context.with(active, work),
    end({ name, method, route, status }) {
      span.updateName(name);
      span.setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        [requestIdHeader]: requestId,
      });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}
