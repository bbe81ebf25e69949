import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startTcpProxy } from '@pathwise/service-testkit/tcp-proxy';
import { testDatabase } from '@pathwise/service-testkit/test-database';
import { testEnvironment } from '@pathwise/service-testkit/test-environment';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import { ownerless } from '../src/mongo/collections.ts';
import { openDatabase } from '../src/mongo/connection.ts';
import { isInfrastructure } from '../src/mongo/errors.ts';
import { read, readTwice } from '../src/mongo/read.ts';
import { createWithinTime } from '../src/transactions/within-time.ts';
import { silent } from './event-parts.ts';

// The monitor polls every half second, so it detects a silent server within three seconds.
async function openScene() {
  const place = testDatabase();
  const server = new URL(testEnvironment().mongoUrl);
  server.searchParams.set('heartbeatFrequencyMS', '500');
  const wire = await startTcpProxy(server.host);
  const url = `mongodb://${wire.url}/${place.name}${server.search}`;
  const database = openDatabase({
    url,
    log: silent,
    collections: { notes: ownerless('of a test') },
    signal: new AbortController().signal,
  });
  await database.ready;
  const notes = () => database.db.collection<{ _id: string; text?: string }>('notes');
  await notes().insertOne({ _id: 'first' });
  return {
    wire,
    database,
    notes,
    async close() {
      wire.cut();
      await database.close();
      await wire.close();
      await place.drop();
    },
  };
}
type Scene = Awaited<ReturnType<typeof openScene>>;

let scene: Scene;
let wire: Scene['wire'];
let database: Scene['database'];
let notes: Scene['notes'];
beforeEach(async () => {
  scene = await openScene();
  ({ wire, database, notes } = scene);
});
afterEach(() => scene.close());

const many = () => Array.from({ length: 2_000 }, (_, n) => ({ _id: `note-${n}`, text: 'x'.repeat(100) }));
const back = () => waitUntil('the database is reached again', () => notes().findOne({}));

const calls: Record<string, (of: Scene) => Promise<unknown>> = {
  read: (of) => of.notes().findOne({ _id: 'first' }),
  count: (of) => of.notes().countDocuments(),
  update: (of) => of.notes().updateOne({ _id: 'first' }, { $set: { text: 'changed' } }),
  'insert of many': (of) => of.notes().insertMany(many()),
  'bulk write': (of) =>
    of.notes().bulkWrite([{ updateOne: { filter: { _id: 'first' }, update: { $set: { text: 'x' } } } }]),
};
const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => Promise.reject(new Error('it went through')),
    (error: unknown) => error,
  );

describe('a database that is away', () => {
  /** Makes each kind of call, each in a scene of its own, and returns whether their failures are infrastructure. */
  async function failuresWhen(fail: (of: Scene) => void): Promise<Record<string, boolean>> {
    const each = Object.entries(calls).map(async ([what, call]) => {
      const of = await openScene();
      of.wire.freeze();
      const failed = failureOf(call(of));
      fail(of);
      const error = await failed;
      await of.close();
      return [what, isInfrastructure(error)] as const;
    });
    return Object.fromEntries(await Promise.all(each));
  }
  const allInfrastructure = Object.fromEntries(Object.keys(calls).map((what) => [what, true]));

  it('counts as infrastructure, not a bug, when its connection is cut, for every kind of call', async () => {
    // the command is already sent when the connection is cut
    expect(await failuresWhen((of) => void setImmediate(of.wire.cut))).toEqual(allInfrastructure);
  });

  it('counts as infrastructure, not a bug, when it stops answering, for every kind of call', async () => {
    expect(await failuresWhen(() => {})).toEqual(allInfrastructure);
  });

  it('counts as infrastructure, not a bug, when it stops answering many calls at once', async () => {
    wire.freeze(); // calls after the first ones wait for a connection
    const failures = Object.values(calls).map((call) => failureOf(call(scene)));
    expect((await Promise.all(failures)).filter((error) => !isInfrastructure(error))).toEqual([]);
  });

  it('makes the driver repeat a transaction after the monitor timed out', async () => {
    const withinTime = createWithinTime(database.db, { conflictLimitMs: 20_000 });
    let runs = 0;
    const written = withinTime(async (session) => {
      if (runs++ === 0) wire.freeze();
      await notes().insertMany(many(), { session });
    }, 20_000);
    await waitUntil('the monitor noticed', () => database.db.readyState !== 1);
    wire.cut();
    wire.mend();
    await written;
    expect(runs).toBeGreaterThan(1);
    expect(await notes().countDocuments()).toBe(2_001);
  }, 40_000);

  it('answers a read with 503 within 3 seconds', async () => {
    wire.freeze();
    const began = performance.now();
    const answer = read(() => notes().findOne({ _id: 'first' }), { databaseAnswers: database.ping });
    await expect(answer).rejects.toMatchObject({ status: 503, extra: { retryAfter: expect.any(Number) } });
    expect(performance.now() - began).toBeLessThan(3_000);
    wire.cut();
    wire.mend();
    await back();
  });
});

describe('a read', () => {
  it('is retried once and not twice', async () => {
    wire.cut();
    const away = await failureOf(notes().findOne({ _id: 'first' }));
    const failing = (times: number) => {
      let asked = 0;
      return async () => {
        if (asked++ < times) throw away;
        return asked;
      };
    };
    expect(await readTwice(failing(1))).toBe(2);
    await expect(readTwice(failing(2))).rejects.toBe(away);
    const hasWritten = () => false;
    await expect(readTwice(failing(1), hasWritten)).rejects.toBe(away);
  });

  it('is not retried when the code fails', async () => {
    let asked = 0;
    const broken = async () => {
      asked++;
      throw new TypeError('no such field');
    };
    await expect(readTwice(broken)).rejects.toThrow('no such field');
    expect(asked).toBe(1);
  });

  it('may be slow while the database answers pings', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const pings: boolean[] = [];
    const databaseAnswers = async () => {
      pings.push(true);
      resolve('late');
      return true;
    };
    expect(await read(() => promise, { databaseAnswers })).toBe('late');
    expect(pings).toEqual([true]);
  });
});
