import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startTracing } from '@pathwise/service-kit/telemetry/traces';

/** Records every span of this process from now on, as a trace collector does. `spans` has all of them after `stop`. */
export async function collectTraces(name: string) {
  const exported: string[] = [];
  const server = createServer(async (request, response) => {
    exported.push(await text(request));
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const tracing = startTracing(name, {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_TRACES_SAMPLER_ARG: 1,
  });
  return {
    spans: () => exported.join(''),
    /** Exports the rest. May be called again. */
    stop: async () => {
      await tracing.stop();
      server.close();
    },
  };
}
