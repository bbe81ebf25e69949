import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listening {
  server: Server;
  port: number;
  /** Stops accepting, waits up to `graceMs` for requests in progress, then closes every connection. */
  stop(graceMs: number): Promise<void>;
}

/** Listens. `port` 0 picks a free one. Rejects when the port is in use. */
export async function listen(app: RequestListener, { host, port }: { host: string; port: number }): Promise<Listening> {
  let stopping = false;
  const server = createServer((request, response) => {
    if (stopping) response.setHeader('connection', 'close'); // an idle keep-alive connection would delay the stop
    app(request, response);
  });
  server.keepAliveTimeout = 75_000; // longer than the gateway's, or it may reuse a connection that closes
  server.headersTimeout = 80_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    server,
    port: (server.address() as AddressInfo).port,
    stop: (graceMs) => {
      stopping = true;
      return new Promise((resolve) => {
        const cut = setTimeout(() => server.closeAllConnections(), graceMs);
        server.close(() => {
          clearTimeout(cut);
          resolve();
        });
        server.closeIdleConnections();
      });
    },
  };
}
