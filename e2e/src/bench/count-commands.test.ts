import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, it } from '@jest/globals';
import { waitUntil } from '@pathwise/local-servers/wait-until';
import { costOf, countCommands, type Traffic } from './count-commands.ts';

/** A command in the wire protocol. Its document holds the name only, which is all that is read of it. */
function message(name: string): Buffer {
  const body = Buffer.concat([
    Buffer.alloc(4),
    Buffer.from([0]),
    Buffer.alloc(4),
    Buffer.from([16]),
    Buffer.from(`${name}\0`),
  ]);
  const header = Buffer.alloc(16);
  header.writeInt32LE(header.length + body.length, 0);
  header.writeInt32LE(2013, 12);
  return Buffer.concat([header, body]);
}

it('counts commands that arrive in pieces or together, and the bytes both ways', async () => {
  const database = createServer((socket) => socket.on('data', () => socket.write('1234567890')));
  await once(database.listen(0, '127.0.0.1'), 'listening');
  const counter = await countCommands(`mongodb://127.0.0.1:${(database.address() as AddressInfo).port}/?a=b`);
  const client = connect(Number(new URL(counter.url).port), '127.0.0.1');
  try {
    const [find, insert, hello] = [message('find'), message('insert'), message('hello')];
    client.write(find.subarray(0, 3));
    await once(client, 'data');
    client.write(Buffer.concat([find.subarray(3), insert, insert, hello]));
    await once(client, 'data');
    await waitUntil('all counted', () => counter.now().bytes === find.length + 2 * insert.length + hello.length + 20);
    expect(counter.now()).toMatchObject({ commands: 3, byName: { find: 1, insert: 2 } });
    expect(counter.url).toContain('/?a=b');
  } finally {
    client.destroy();
    await counter.close();
    database.close();
  }
});

it('leaves out what an idle platform would have sent in the same time', () => {
  const traffic = (find: number, insert: number): Traffic => {
    return { commands: find + insert, bytes: 100 * (find + insert), byName: { find, insert } };
  };
  const cost = costOf({
    idle: traffic(5, 0),
    before: traffic(15, 0),
    after: traffic(40, 10),
    idleShare: 0.5,
    times: 10,
  });
  expect(cost).toEqual({ commands: 3, bytes: 300, byName: { find: 2, insert: 1 } });
});
