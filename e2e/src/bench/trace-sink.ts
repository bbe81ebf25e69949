import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Accepts traces and drops them, so that telemetry costs as much as in production. */
export async function startTraceSink(): Promise<{ url: string; batches: () => number; stop: () => void }> {
  let batches = 0;
  const server = createServer((request, response) => {
    request.resume();
    request.once('end', () => {
      batches++;
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, batches: () => batches, stop };
}
