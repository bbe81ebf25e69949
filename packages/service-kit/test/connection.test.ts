import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startTcpProxy } from '@pathwise/service-testkit/tcp-proxy';
import { testDatabase } from '@pathwise/service-testkit/test-database';
import { testEnvironment } from '@pathwise/service-testkit/test-environment';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import type { mongo } from 'mongoose';
import { Schema, trusted } from 'mongoose';
import { serviceConfig } from '../src/config.ts';
import { ownerless } from '../src/mongo/collections.ts';
import { type Database, openDatabase } from '../src/mongo/connection.ts';
import { createTransactions } from '../src/transactions/transaction.ts';
import { silent } from './event-parts.ts';

let place: ReturnType<typeof testDatabase>;
const ends: (() => Promise<void>)[] = [];
beforeEach(() => {
  place = testDatabase();
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  await place.drop();
});

const declared = (indexes: mongo.IndexDescription[] = []) => ownerless('of a test', indexes);
function open(url = place.url, collections: Parameters<typeof openDatabase>[0]['collections'] = {}): Database {
  const giveUp = new AbortController();
  const database = openDatabase({ url, log: silent, collections, signal: giveUp.signal });
  ends.push(async () => {
    giveUp.abort();
    await database.close();
  });
  return database;
}
/** A database behind a proxy that can cut the connection. */
async function openByWire(first: (wire: Awaited<ReturnType<typeof startTcpProxy>>) => void = () => {}) {
  const server = new URL(testEnvironment().mongoUrl);
  const wire = await startTcpProxy(server.host);
  ends.push(() => wire.close());
  first(wire);
  const database = open(`mongodb://${wire.url}/${place.name}${server.search}`, { notes: declared() });
  const outbox = { publishNow: async () => {} } as never;
  const inTransaction = createTransactions({
    db: database.db,
    outbox,
    now: () => new Date(),
    traceHeaders: () => ({}),
    limitMs: serviceConfig.shape.TRANSACTION_LIMIT_MS.parse(undefined),
  });
  const write = (id: string) =>
    inTransaction((tx) => database.db.collection('notes').insertOne({ _id: id } as never, { session: tx.session }));
  return { wire, database, write };
}

describe('the database connection', () => {
  it('creates every collection with its indexes before it is ready', async () => {
    const database = open(place.url, {
      goals: declared([{ key: { ownerId: 1, createdAt: -1 } }, { key: { slug: 1 }, unique: true }]),
      steps: declared(),
    });
    await database.ready;
    expect(database.state.ready).toBe(true);
    const names = (await database.db.listCollections()).map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'goals',
        'steps',
        'outbox',
        'inbox',
        'tries',
        'leases',
        'idempotency',
        'undoBatches',
        'trash',
      ]),
    );
    const indexes = await database.db.collection('goals').listIndexes().toArray();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { slug: 1 }, unique: true }));
  });

  it('lets two processes connect and create collections at once', async () => {
    const indexes = { goals: declared([{ key: { slug: 1 }, unique: true }]) };
    const both = [open(place.url, indexes), open(place.url, indexes)];
    await Promise.all(both.map(({ ready }) => ready));
    expect(await Promise.all(both.map((database) => database.ping()))).toEqual([true, true]);
  });

  it('retries until the database is up', async () => {
    const { wire, database, write } = await openByWire((wire) => wire.cut());
    expect(await database.ping()).toBe(false);
    await expect(write('too early')).rejects.toMatchObject({ status: 503 });
    wire.mend();
    await database.ready;
    expect(await database.ping()).toBe(true);
    await write('in time');
  });

  it('fails within 3 seconds while the network drops every packet, and works again afterwards', async () => {
    const { wire, database, write } = await openByWire();
    await database.ready;
    await write('before');
    wire.freeze();
    const started = performance.now();
    await expect(write('meanwhile')).rejects.toMatchObject({ status: 503 });
    expect(performance.now() - started).toBeLessThan(3_000);
    expect(await database.ping()).toBe(false);
    wire.cut();
    wire.mend();
    await waitUntil('writes work again', () => write(`after-${Math.random()}`).then(() => true));
    expect(await database.ping()).toBe(true);
  });

  it('refuses an operator in a filter unless the code trusts it', async () => {
    const database = open(place.url, { goals: declared() });
    await database.ready;
    const goals = database.db.model('Goal', new Schema({ _id: String, ownerId: String, n: Number }), 'goals');
    await goals.create([{ _id: 'a', ownerId: 'maya', n: 1 }]);
    await expect(goals.find({ ownerId: { $ne: '' } })).rejects.toThrow(/Cast to string failed/);
    await expect(goals.find({ n: { $gt: 0 } })).rejects.toThrow(/Cast to Number failed/);
    expect(await goals.find({ n: trusted({ $gt: 0 }) })).toHaveLength(1);
    expect(await goals.find({ nowhere: 'x' } as never)).toEqual([]); // not every document
  });
});
