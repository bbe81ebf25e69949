import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startTracing } from '@pathwise/service-kit/telemetry/traces';

/** A span as it was exported. */
export interface ExportedSpan {
  /** Whose process it is, such as `pathwise-goals`. */
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  /** Empty for the first of a trace. */
  parentSpanId: string;
  attributes: Record<string, unknown>;
  isFailed: boolean;
}

/** Takes traces as a collector does (OTLP as JSON over HTTP), for as many processes as are told its address. */
export async function startTraceCollector() {
  const exported: string[] = [];
  const server = createServer(async (request, response) => {
    exported.push(await text(request));
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** Everything as it was sent. */
    text: () => exported.join(''),
    spans: () => exported.flatMap(spansOf),
    stop: () => void server.close(),
  };
}

/** Records every span of this process from now on. All of them are there after `stop`. */
export async function collectTraces(name: string) {
  const collector = await startTraceCollector();
  const tracing = startTracing(name, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: 1 });
  return {
    text: collector.text,
    spans: collector.spans,
    /** Exports the rest. May be called again. */
    stop: async () => {
      await tracing.stop();
      collector.stop();
    },
  };
}

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}
interface Sent {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: {
      spans: {
        name: string;
        traceId: string;
        spanId: string;
        parentSpanId?: string;
        attributes?: Attribute[];
        status?: { code?: number };
      }[];
    }[];
  }[];
}

const failed = 2;
const valuesOf = (attributes: readonly Attribute[] = []) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

function spansOf(sent: string): ExportedSpan[] {
  return (JSON.parse(sent) as Sent).resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(valuesOf(resource.attributes)['service.name']);
    return scopeSpans.flatMap(({ spans }) =>
      spans.map(({ name, traceId, spanId, parentSpanId = '', attributes, status }) => ({
        service,
        name,
        traceId,
        spanId,
        parentSpanId,
        attributes: valuesOf(attributes),
        isFailed: status?.code === failed,
      })),
    );
  });
}
