import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Connection, createConnection, type mongo } from 'mongoose';
import { chooseDatabase, type DatabaseChoice } from '../src/database.ts';
import { freePort } from '../src/ports.ts';
import { createSupervisor, type Supervisor } from '../src/supervisor.ts';
import { waitUntil } from '../src/wait-until.ts';

let dir: string;
let supervisor: Supervisor;
let database: DatabaseChoice;
const opened: Connection[] = [];

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'embedded-'));
  // Without MONGO_URL and without mongod on the PATH the choice is SecantusDB.
  database = await chooseDatabase({ dir, port: await freePort(), durable: false, env: {} });
  supervisor = createSupervisor({ logsDir: join(dir, 'logs') });
  if (database.spec) await supervisor.startAll([database.spec]);
}, 120_000);
afterAll(async () => {
  for (const connection of opened) await connection.close(true);
  await supervisor.stop();
  rmSync(dir, { recursive: true, force: true });
}, 120_000);

async function open(): Promise<Connection> {
  const connection = await createConnection(database.url, { dbName: 'notes', monitorCommands: true }).asPromise();
  opened.push(connection);
  return connection;
}
const notes = (connection: Connection) => connection.collection<{ _id: string }>('notes');

describe('the embedded database', () => {
  it('does not store plain writes for retries', async () => {
    const connection = await open();
    const numbered: unknown[] = [];
    connection.getClient().on('commandStarted', ({ command }) => numbered.push(command['txnNumber']));
    await notes(connection).insertOne({ _id: 'plain' });
    await notes(connection).updateOne({ _id: 'plain' }, { $set: { text: 'changed' } });
    expect(numbered).toEqual([undefined, undefined]);
  });

  it('changes the one document that fits an id and what else is asked', async () => {
    const all = notes(await open()) as unknown as mongo.Collection<{
      _id: string;
      owner: string;
      turns: { n: number }[];
    }>;
    await all.insertMany([
      { _id: 'one', owner: 'ada', turns: [{ n: 1 }, { n: 2 }] },
      { _id: 'two', owner: 'ada', turns: [] },
    ]);
    const changed = { $set: { 'turns.$.n': 3 } };
    expect(await all.findOneAndUpdate({ _id: 'one', owner: 'bo' }, { $set: { turns: [] } })).toBeNull();
    await all.findOneAndUpdate({ _id: { $in: ['one', 'two'] }, 'turns.n': 2 }, changed);
    expect(await all.findOneAndDelete({ owner: 'ada', turns: [] })).toMatchObject({ _id: 'two' });
    expect(await all.findOneAndDelete({ _id: 'one', owner: 'bo' })).toBeNull();
    expect(await all.find({ owner: 'ada' }).toArray()).toEqual([
      { _id: 'one', owner: 'ada', turns: [{ n: 1 }, { n: 3 }] },
    ]);
  });

  it('releases the locks of a killed process, and keeps a transaction that is still active', async () => {
    const [lost, alive, other] = [await open(), await open(), await open()];
    const [abandoned, going] = [await lost.startSession(), await alive.startSession()];
    abandoned.startTransaction();
    going.startTransaction();
    await notes(lost).insertOne({ _id: 'abandoned' }, { session: abandoned });
    await notes(alive).insertOne({ _id: 'going' }, { session: going });
    let written = false;
    const writing = other
      .transaction((session) => notes(other).insertOne({ _id: 'abandoned' }, { session }))
      .then(() => {
        written = true;
      });
    await waitUntil('the lock of the lost process is gone', async () => {
      await notes(alive).findOne({ _id: 'going' }, { session: going });
      return written;
    });
    await writing;
    await going.commitTransaction();
    expect(await notes(other).countDocuments({ _id: { $in: ['abandoned', 'going'] } })).toBe(2);
    await abandoned.endSession();
    await going.endSession();
  }, 60_000);

  it('releases the locks of a killed process when no other transaction comes', async () => {
    const [lost, other] = [await open(), await open()];
    const abandoned = await lost.startSession();
    abandoned.startTransaction();
    await notes(other).insertOne({ _id: 'locked' });
    await notes(lost).updateOne({ _id: 'locked' }, { $set: { text: 'lost' } }, { session: abandoned });
    expect((await notes(other).deleteMany({ _id: 'locked' })).deletedCount).toBe(1);
    await abandoned.endSession();
  }, 60_000);

  it('releases the locks of a killed process while a transaction waits for a delete that waits for them', async () => {
    const [waiting, lost, other] = [await open(), await open(), await open()];
    const [stuck, abandoned] = [await waiting.startSession(), await lost.startSession()];
    await notes(other).insertMany([{ _id: 'locked' }, { _id: 'free' }]);
    // The older transaction is looked at first.
    stuck.startTransaction();
    await notes(waiting).updateOne({ _id: 'free' }, { $set: { text: 'one' } }, { session: stuck });
    abandoned.startTransaction();
    await notes(lost).updateOne({ _id: 'locked' }, { $set: { text: 'lost' } }, { session: abandoned });
    let deletedCount = 0;
    const deleting = notes(other)
      .deleteMany({ _id: 'locked' })
      .then((result) => {
        deletedCount = result.deletedCount;
      });
    // The first change may overtake the delete; the next ones wait behind it, and keep their transaction in use.
    await waitUntil('the delete is done', async () => {
      await notes(waiting).updateOne({ _id: 'free' }, { $set: { text: 'two' } }, { session: stuck });
      return deletedCount === 1;
    });
    await deleting;
    await stuck.commitTransaction();
    await stuck.endSession();
    await abandoned.endSession();
  }, 60_000);
});
