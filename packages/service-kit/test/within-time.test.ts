import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createConnection, type mongo } from 'mongoose';
import type { Busy } from '../src/mongo/errors.ts';
import { createWithinTime } from '../src/transactions/within-time.ts';
import { freshPlace, type Kit, leave, type Place, startKit } from './event-parts.ts';

let place: Place;
let kit: Kit;
beforeAll(async () => {
  place = freshPlace();
  kit = await startKit(place, { withRelay: false });
});
afterAll(async () => {
  await kit.stop();
  await leave(place);
});

const longMs = 60_000;
const failureOf = (work: Promise<unknown>): Promise<Busy> =>
  work.then(
    () => Promise.reject(new Error('it went through')),
    (error: Busy) => error,
  );

describe('a transaction that times out', () => {
  it('reports that it waited in the queue all the time', async () => {
    const withinTime = createWithinTime(kit.db, { conflictLimitMs: longMs });
    const { promise, resolve } = Promise.withResolvers<void>();
    const inside = Array.from({ length: 12 }, () => withinTime(() => promise, longMs));
    const { status, wait } = await failureOf(withinTime(async () => {}, 30));
    expect({ status, on: wait.on, queueMs: wait.queueMs }).toEqual({ status: 503, on: 'queue', queueMs: wait.ms });
    expect(wait.ms).toBeGreaterThan(0);
    resolve();
    await Promise.all(inside);
  });

  it('reports that its own work took too long', async () => {
    const withinTime = createWithinTime(kit.db, { conflictLimitMs: longMs });
    const { promise, resolve } = Promise.withResolvers<void>();
    const { wait } = await failureOf(withinTime(() => promise, 30));
    expect(wait.on).toBe('transaction');
    expect(wait.ms).toBeGreaterThan(wait.queueMs);
    resolve();
  });

  it('reports that another transaction held the lock', async () => {
    const withinTime = createWithinTime(kit.db, { conflictLimitMs: 0 });
    const other = await kit.db.startSession();
    other.startTransaction();
    await kit.collection('notes').insertOne({ _id: 'held' }, { session: other });
    const write = withinTime((session) => kit.collection('notes').insertOne({ _id: 'held' }, { session }), longMs);
    expect(await failureOf(write)).toMatchObject({
      status: 503,
      wait: { on: 'conflict', queueMs: expect.any(Number) },
    });
    await other.abortTransaction();
    await other.endSession();
  });

  it('is none after the clock has jumped: the connection stands', async () => {
    const withinTime = createWithinTime(kit.db, { conflictLimitMs: longMs });
    kit.db.getClient().emit('serverHeartbeatSucceeded', {} as mongo.ServerHeartbeatSucceededEvent);
    const now = Date.now.bind(Date);
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + 3_600_000);
    try {
      expect(kit.db.readyState).toBe(0);
      await withinTime(async (session) => {
        await kit.collection('notes').insertOne({ _id: 'after the jump' }, { session });
      }, longMs);
    } finally {
      clock.mockRestore();
    }
    expect(await kit.collection('notes').countDocuments({ _id: 'after the jump' })).toBe(1);
  });

  it('reports that there was no connection', async () => {
    const withinTime = createWithinTime(createConnection(), { conflictLimitMs: longMs });
    const { wait } = await failureOf(withinTime(async () => {}, longMs));
    expect(wait).toMatchObject({ on: 'no-connection' });
  });
});
