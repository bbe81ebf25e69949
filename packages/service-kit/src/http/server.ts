import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listening {
  server: Server;
  port: number;
  /** Stops accepting, lets requests in flight finish for up to `graceMs`, then cuts what is left. */
  stop(graceMs: number): Promise<void>;
}

/** Listens; `port` 0 takes a free one. Rejects when the port is in use. */
export async function listen(app: RequestListener, { host, port }: { host: string; port: number }): Promise<Listening> {
  let stopping = false;
  const server = createServer((request, response) => {
    if (stopping) response.setHeader('connection', 'close'); // an idle kept-alive connection would hold the stop back
    app(request, response);
  });
  server.keepAliveTimeout = 75_000; // longer than the gateway keeps a connection, or reuse races fail requests
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
