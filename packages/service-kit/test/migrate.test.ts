import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { dropIndexes } from '../src/migrations/drop-indexes.ts';
import { fillAbsent } from '../src/migrations/fill-absent.ts';
import { type Migration, migrate } from '../src/migrations/migrate.ts';
import { collectionOf } from '../src/mongo/collections.ts';
import { freshPlace, type Kit, leave, type Place, silent, startKit } from './event-parts.ts';

let place: Place;
let kits: Kit[];
beforeEach(async () => {
  place = freshPlace();
  kits = [await startKit(place), await startKit(place)];
});
afterEach(async () => {
  for (const kit of kits) await kit.stop();
  await leave(place);
});

const [first, second] = [0, 1].map((at) => () => {
  const kit = kits[at];
  if (!kit) throw new Error('not started');
  return kit;
}) as [() => Kit, () => Kit];
const notes = (kit: Kit) =>
  collectionOf<{ _id: string; colour?: string; color?: string; runs?: number }>(kit.db, 'notes');
const store = (count: number) =>
  notes(first()).insertMany(Array.from({ length: count }, (_, n) => ({ _id: `n${n}`, colour: 'red' })));
const left = () => notes(first()).countDocuments({ colour: { $exists: true } });
const start = (kit: Kit, migrations: readonly Migration[], signal = new AbortController().signal) =>
  migrate(kit.db, { migrations, log: silent, signal, leaseMs: 300 });

/** Renames a field, three rows a batch; `before` runs ahead of every batch. */
const renaming = (before: (batch: number) => unknown = () => {}): Migration => {
  let batch = 0;
  return {
    name: 'colour-becomes-color',
    async run(db) {
      await before(++batch);
      const model = collectionOf<{ _id: string; colour?: string; color?: string; runs?: number }>(db, 'notes');
      const some = await model.find({ colour: { $exists: true } }, { limit: 3 }).toArray();
      for (const { _id, colour = '' } of some)
        await model.updateOne({ _id, colour }, { $set: { color: colour }, $unset: { colour: 1 }, $inc: { runs: 1 } });
      return some.length === 3;
    },
  };
};

describe('migrations', () => {
  it('run batch by batch, in their order, and once', async () => {
    await store(8);
    const ran: string[] = [];
    const migrations = [
      renaming((n) => ran.push(`rename ${n}`)),
      { name: 'next', run: async () => ran.push('next') > 99 },
    ];
    await start(first(), migrations);
    expect(ran).toEqual(['rename 1', 'rename 2', 'rename 3', 'next']);
    expect(await left()).toBe(0);
    await start(second(), migrations);
    expect(ran).toHaveLength(4);
  });

  it('are gone on with by another process when one dies between two batches', async () => {
    await store(8);
    const died = Promise.withResolvers<void>();
    // Killed: it neither goes on nor gives its lease back.
    const dying = renaming((batch) => {
      if (batch < 3) return undefined;
      died.resolve();
      return new Promise(() => {});
    });
    void start(first(), [dying]);
    await died.promise;
    expect(await left()).toBe(2);
    await start(second(), [renaming()]);
    expect(await left()).toBe(0);
    expect(await notes(first()).countDocuments({ color: 'red', runs: 1 })).toBe(8);
  });

  it('run in one of two processes that start at once, and both wait for the end', async () => {
    await store(20);
    const ran: number[] = [];
    const both = [first(), second()].map(async (kit, who) => {
      await start(kit, [renaming(() => ran.push(who))]);
      return left();
    });
    expect(await Promise.all(both)).toEqual([0, 0]);
    expect(new Set(ran).size).toBe(1);
    expect(await notes(first()).countDocuments({ runs: 1 })).toBe(20);
  });

  it('run again under a second name for what an old process stored after the first was recorded', async () => {
    await store(4);
    await start(first(), [renaming()]);
    // a process of the release before still runs
    await notes(second()).insertOne({ _id: 'late', colour: 'blue' });
    await start(first(), [renaming()]);
    expect(await left()).toBe(1);
    await start(first(), [renaming(), { ...renaming(), name: 'colour-becomes-color-again' }]);
    expect(await left()).toBe(0);
    expect(await notes(first()).findOne({ _id: 'late' })).toEqual({ _id: 'late', color: 'blue', runs: 1 });
    expect(await notes(first()).countDocuments({ color: 'red', runs: 1 })).toBe(4);
  });

  it('are not recorded when they fail, and are tried again at the next start', async () => {
    await store(4);
    const failing = renaming((batch) => {
      if (batch === 2) throw new Error('no space left');
    });
    await expect(start(first(), [failing])).rejects.toThrow('no space left');
    await start(second(), [renaming()]);
    expect(await left()).toBe(0);
  });

  it('are given up when the service stops', async () => {
    const stopping = new AbortController();
    const endless = { name: 'endless', run: async () => !stopping.signal.aborted || true };
    const running = start(first(), [endless], stopping.signal);
    stopping.abort();
    await expect(running).rejects.toThrow('aborted');
  });
});

it('dropIndexes drops the named indexes, keeps the others and may run again', async () => {
  const keys = async () => (await notes(first()).indexes()).map(({ key }) => key);
  await notes(first()).createIndexes([{ key: { color: 1 } }, { key: { color: 1, runs: -1 }, unique: true }]);
  const { run } = dropIndexes('drop-runs', { notes: [{ color: 1, runs: -1 }, { runs: 1 }] });
  for (let times = 0; times < 2; times += 1) {
    expect(await run(first().db)).toBe(false);
    expect(await keys()).toEqual([{ _id: 1 }, { color: 1 }]);
  }
});

it('fillAbsent fills rows without the field, a hundred a batch, and keeps values that are there', async () => {
  await store(150);
  await notes(first()).updateOne({ _id: 'n0' }, { $set: { runs: 4 } });
  const { run } = fillAbsent('notes-have-runs', { in: 'notes', field: 'runs', to: 0 });
  expect([await run(first().db), await run(first().db)]).toEqual([true, false]);
  expect(await notes(first()).countDocuments({ runs: 0 })).toBe(149);
  expect(await notes(first()).countDocuments({ runs: 4 })).toBe(1);
});

it('fillAbsent fills deleted rows of the collection too', async () => {
  const trash = collectionOf<{ _id: string; collection: string; document: object }>(first().db, 'trash');
  const deleted = { _id: 't1', collection: 'notes', document: { _id: 'n1' } };
  await trash.insertMany([deleted, { ...deleted, _id: 't2', collection: 'others' }]);
  await fillAbsent('notes-have-runs', { in: 'notes', field: 'runs', to: 0 }).run(first().db);
  expect(await trash.find().toArray()).toMatchObject([{ document: { runs: 0 } }, { document: { _id: 'n1' } }]);
  expect(await trash.countDocuments({ 'document.runs': 0 })).toBe(1);
});
