import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

export interface Listening {
  server: Server;
  port: number;
  /** From now on each answer ends its connection, so that callers open their next one elsewhere. Calls are still taken. */
  leave(): void;
  /** Stops accepting, waits up to `graceMs` for requests in progress, then closes every connection. */
  stop(graceMs: number): Promise<void>;
}

/**
 * What callers are told of idle connections, in seconds: those who listen close theirs earlier. So no connection is idle any more when
 * a process has left for LEAVE_MS, and stopping cannot meet a call on one. The server itself waits longer for those who do not listen.
 */
const announcedSeconds = 5;

/**
 * Turns of the event loop that a stopping server waits. One accepts a connection, the next reads its call. A call that has arrived and
 * was not read would be reset, because its connection counts as idle.
 */
const turnsToRead = 3;

/**
 * Answers over one connection, then callers open another. A Service of Kubernetes picks a replica for each connection. Without this
 * limit a caller stays with its first replica, and a new replica gets no calls (docs/decisions/0091).
 */
const answersPerConnection = 20;

/** Listens. `port` 0 picks a free one. Rejects when the port is in use. */
export async function listen(app: RequestListener, { host, port }: { host: string; port: number }): Promise<Listening> {
  let leaving = false;
  const answers = new WeakMap<Socket, number>();
  const server = createServer((request, response) => {
    const count = (answers.get(request.socket) ?? 0) + 1;
    answers.set(request.socket, count);
    // While leaving, an idle keep-alive connection would delay the stop.
    if (leaving || count >= answersPerConnection) response.setHeader('connection', 'close');
    else response.setHeader('keep-alive', `timeout=${announcedSeconds}`);
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
    leave: () => {
      leaving = true;
    },
    stop: async (graceMs) => {
      leaving = true;
      for (let count = 0; count < turnsToRead; count++) await turn();
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
