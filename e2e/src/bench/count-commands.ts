import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { rounded } from '../figures.ts';

/** Messages to a database and its answers. */
export interface Traffic {
  commands: number;
  bytes: number;
  /** Commands by name. */
  byName: Record<string, number>;
}

/** Commands that the driver sends by itself, whether or not there is work. */
const ofTheDriver = new Set(['hello', 'isMaster', 'ismaster', 'ping', 'endSessions', 'buildInfo']);
const headerSize = 16;
const commandMessage = 2013;

/** A proxy to a database that counts the commands and bytes that pass. */
export async function countCommands(mongoUrl: string) {
  const url = new URL(mongoUrl);
  const traffic: Traffic = { commands: 0, bytes: 0, byName: {} };
  const open = new Set<Socket>();
  const count = (message: Buffer) => {
    const name = nameOf(message);
    if (!name || ofTheDriver.has(name)) return;
    traffic.commands += 1;
    traffic.byName[name] = (traffic.byName[name] ?? 0) + 1;
  };
  const server = createServer((near) => {
    const far = connect(Number(url.port || 27_017), url.hostname);
    const read = messagesOf(count);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.on('data', ({ length }) => {
        traffic.bytes += length;
      });
      socket.on('error', () => {}).once('close', () => open.delete(socket));
    }
    near.on('data', read).pipe(far);
    far.pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const proxied = new URL(mongoUrl);
  proxied.host = `127.0.0.1:${port}`;
  return {
    url: proxied.href,
    /** The counts so far. */
    now: (): Traffic => structuredClone(traffic),
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Cuts a stream into messages of MongoDB's wire protocol. Each begins with its length. */
function messagesOf(onMessage: (message: Buffer) => void): (data: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (data) => {
    rest = rest.length === 0 ? data : Buffer.concat([rest, data]);
    for (let size = sizeOf(rest); size > 0 && rest.length >= size; size = sizeOf(rest)) {
      onMessage(rest.subarray(0, size));
      rest = rest.subarray(size);
    }
  };
}

const sizeOf = (data: Buffer) => (data.length < headerSize ? 0 : data.readInt32LE(0));

/** The first key of a command's document, which follows header, flags and the section's kind. */
function nameOf(message: Buffer): string | undefined {
  if (message.readInt32LE(12) !== commandMessage) return undefined;
  const from = headerSize + 4 + 1 + 4 + 1;
  return message.toString('utf8', from, message.indexOf(0, from));
}

/**
 * The cost of one of `times` repetitions between `before` and `after`. It leaves out the idle traffic, which is `idleShare`
 * times that from `idle` to `before`.
 */
export function costOf(input: {
  idle: Traffic;
  before: Traffic;
  after: Traffic;
  idleShare: number;
  times: number;
}): Traffic {
  const { idle, before, after, idleShare, times } = input;
  const cost = (read: (traffic: Traffic) => number) =>
    rounded((read(after) - read(before) - idleShare * (read(before) - read(idle))) / times, 1);
  const byName = Object.keys(after.byName).map((name) => [name, cost((traffic) => traffic.byName[name] ?? 0)] as const);
  return {
    commands: cost(({ commands }) => commands),
    bytes: cost(({ bytes }) => bytes),
    byName: Object.fromEntries(byName.filter(([, commands]) => commands > 0)),
  };
}
