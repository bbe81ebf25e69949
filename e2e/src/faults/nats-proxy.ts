import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket, connect as tcpConnect } from 'node:net';

export interface NatsProxy {
  url: string;
  /** Called for every final ack of a consumer. False drops the ack before the broker gets it. */
  onAck: (subject: string) => boolean;
  close(): Promise<void>;
}

const lineEnd = Buffer.from('\r\n');

/** Splits a client's bytes into protocol messages. Source: NATS client protocol; PUB and HPUB state their size. */
function* messages(buffer: Buffer): Generator<{ whole: Buffer; line: string; payload: Buffer }, Buffer> {
  let rest = buffer;
  for (;;) {
    const end = rest.indexOf(lineEnd);
    if (end < 0) return rest;
    const line = rest.subarray(0, end).toString('latin1');
    const carries = /^H?PUB /i.test(line);
    const size = carries ? Number(line.slice(line.lastIndexOf(' ') + 1)) : 0;
    const length = end + 2 + (carries ? size + 2 : 0);
    if (rest.length < length) return rest;
    yield { whole: rest.subarray(0, length), line, payload: rest.subarray(end + 2, end + 2 + size) };
    rest = rest.subarray(length);
  }
}

/** True for the acknowledgement that completes a message, not for `-NAK`, `+WPI` or `+TERM`. */
function isAck(line: string, payload: Buffer): boolean {
  return (
    / \$JS\.ACK\./.test(` ${line.split(' ').slice(1).join(' ')}`) &&
    (payload.length === 0 || payload.toString('latin1') === '+ACK')
  );
}

function relay(client: Socket, broker: Socket, proxy: NatsProxy): void {
  let pending = Buffer.alloc(0);
  client.on('data', (chunk) => {
    const reader = messages(Buffer.concat([pending, chunk]));
    let step = reader.next();
    while (!step.done) {
      const { whole, line, payload } = step.value;
      if (!isAck(line, payload) || proxy.onAck(line.split(' ')[1] ?? '')) broker.write(whole);
      step = reader.next();
    }
    pending = Buffer.from(step.value);
  });
  broker.pipe(client);
  for (const [one, other] of [
    [client, broker],
    [broker, client],
  ] as const) {
    one.on('error', () => other.destroy());
    one.on('close', () => other.destroy());
  }
}

/** A proxy in front of the broker that can drop acknowledgements, like a failing network. */
export async function startNatsProxy(brokerPort: number): Promise<NatsProxy> {
  const sockets = new Set<Socket>();
  const proxy: NatsProxy = { url: '', onAck: () => true, close: async () => {} };
  const server: Server = createServer((client) => {
    const broker = tcpConnect(brokerPort, '127.0.0.1');
    for (const socket of [client, broker]) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    }
    relay(client, broker, proxy);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy.url = `nats://127.0.0.1:${(server.address() as AddressInfo).port}`;
  proxy.close = () =>
    new Promise((resolve) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => resolve());
    });
  return proxy;
}
