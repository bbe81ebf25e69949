import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import type { ClientSession } from 'mongoose';
import { keepSessions } from '../src/mongo/lost-sessions.ts';
import { freshPlace, type Kit, type Place, startKit } from './event-parts.ts';

let place: Place;
let kit: Kit;
beforeAll(async () => {
  place = freshPlace();
  kit = await startKit(place, { withRelay: false });
});
afterAll(async () => {
  await kit.stop();
  await place.database.drop();
});

/** A transaction of a process that beats no more. */
async function lockedBy(id: string, note: string): Promise<ClientSession> {
  const session = await kit.db.startSession();
  session.startTransaction();
  await kit.collection('notes').insertOne({ _id: note }, { session });
  await kit.collection('processes').insertOne({ _id: id, beat: 7, sessions: [session.id?.['id']] } as never);
  return session;
}
const write = (note: string) =>
  kit.inTransaction((tx) => kit.collection('notes').insertOne({ _id: note }, { session: tx.session }), {
    limitMs: 200,
  });

describe('a process lost inside a transaction', () => {
  it('is noticed by its still beat, and what it locked is free soon', async () => {
    const session = await lockedBy('lost', 'a');
    await expect(write('a')).rejects.toMatchObject({ status: 503 });
    keepSessions({ db: kit.db, beatMs: 20, lostAfterMs: 200 });
    await waitUntil('its lock is gone', () => write('a').then(() => true), { timeoutMs: 5_000 });
    await waitUntil('it is forgotten', async () => !(await kit.collection('processes').findOne({ _id: 'lost' })));
    await session.abortTransaction().catch(() => {});
    await session.endSession();
  });

  it('is left alone while it beats', async () => {
    const session = await lockedBy('alive', 'b');
    const beating = setInterval(() => {
      void kit.collection('processes').updateOne({ _id: 'alive' }, { $inc: { beat: 1 } } as never);
    }, 20);
    keepSessions({ db: kit.db, beatMs: 20, lostAfterMs: 2_000 });
    await expect(write('b')).rejects.toMatchObject({ status: 503 });
    expect(await kit.collection('processes').countDocuments({ _id: 'alive' })).toBe(1);
    clearInterval(beating);
    await session.commitTransaction();
    await session.endSession();
    expect(await kit.collection('notes').countDocuments({ _id: 'b' })).toBe(1);
  });
});
