import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import type { ClientSession } from 'mongoose';
import { keepSessions } from '../src/mongo/lost-sessions.ts';
import { freshPlace, type Kit, type Place, startKit } from './event-parts.ts';

// A kit for each test: what one test keeps watching would end the sessions of the next.
let place: Place;
let kit: Kit;
beforeEach(async () => {
  place = freshPlace();
  kit = await startKit(place, { withRelay: false });
});
afterEach(async () => {
  await kit.stop();
  await place.database.drop();
});

const processes = () => kit.collection('processes');

/** A transaction of another process, which beats only when the test says so. */
async function lockedBy(id: string, note: string): Promise<ClientSession> {
  const session = await kit.db.startSession();
  session.startTransaction();
  await kit.collection('notes').insertOne({ _id: note }, { session });
  await processes().insertOne({ _id: id, beat: 7, sessions: [session.id?.['id']] } as never);
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
    keepSessions({ db: kit.db, beatMs: 20, lostAfterBeats: 10 });
    await waitUntil('its lock is gone', () => write('a').then(() => true), { timeoutMs: 15_000 });
    await waitUntil('it is forgotten', async () => !(await processes().findOne({ _id: 'lost' })));
    await session.abortTransaction().catch(() => {});
    await session.endSession();
  });

  it('is left alone while it beats, however long beside one that does not', async () => {
    const session = await lockedBy('alive', 'b');
    const lost = await lockedBy('lost', 'c');
    const beat = () => processes().updateOne({ _id: 'alive' }, { $inc: { beat: 1 } } as never);
    keepSessions({ db: kit.db, beatMs: 200, lostAfterBeats: 5 });
    await waitUntil('the still one is forgotten', async () => {
      await beat();
      return !(await processes().findOne({ _id: 'lost' }));
    });
    await expect(write('b')).rejects.toMatchObject({ status: 503 });
    expect(await processes().countDocuments({ _id: 'alive' })).toBe(1);
    await session.commitTransaction();
    await session.endSession();
    await lost.abortTransaction().catch(() => {});
    await lost.endSession();
    expect(await kit.collection('notes').countDocuments({ _id: 'b' })).toBe(1);
  });
});
