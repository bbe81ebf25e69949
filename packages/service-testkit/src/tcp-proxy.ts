import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy to a server. It can cut or freeze its connections. */
export async function startTcpProxy(target: string) {
  const { hostname, port } = new URL(target.includes('://') ? target : `tcp://${target}`);
  const sockets = new Set<Socket>();
  let open = true;
  let frozen = false;
  const server = createServer((near) => {
    if (!open) return near.destroy();
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => {
        if (!frozen) to.write(chunk);
      });
      from.on('close', () => {
        to.destroy();
        sockets.delete(from);
      });
      from.on('error', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  return {
    url: `127.0.0.1:${address.port}`,
    /** Closes every connection and refuses new ones. */
    cut() {
      open = false;
      for (const socket of sockets) socket.destroy();
    },
    mend() {
      open = true;
      frozen = false;
    },
    /** Keeps connections open but drops all data. */
    freeze() {
      frozen = true;
    },
    async close() {
      open = false;
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
