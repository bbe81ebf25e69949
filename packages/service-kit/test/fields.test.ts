import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '@pathwise/service-testkit/test-database';
import { ownerless } from '../src/mongo/collections.ts';
import { type Database, openDatabase } from '../src/mongo/connection.ts';
import {
  collection,
  count,
  flag,
  instant,
  json,
  listOf,
  oneOf,
  optional,
  orNull,
  part,
  type RecordOf,
  text,
  word,
} from '../src/mongo/fields.ts';
import { silent } from './event-parts.ts';

const step = part({ id: word, done: flag, at: orNull(instant) });
const notes = collection('notes', ownerless('of a test', [{ key: { title: 1 }, unique: true }]), {
  _id: word,
  title: word,
  body: text,
  state: oneOf<'open' | 'closed'>(),
  goalId: orNull(word),
  steps: listOf(step),
  about: json<{ tags?: string[]; rest: object }>(),
  tickedAt: optional(count),
});
type NoteRecord = RecordOf<typeof notes>;

/** `Same<A, B>` is true for identical types only. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const isInferred: Same<
  NoteRecord,
  {
    _id: string;
    title: string;
    body: string;
    state: 'open' | 'closed';
    goalId: string | null;
    steps: { id: string; done: boolean; at: Date | null }[];
    about: { tags?: string[]; rest: object };
    tickedAt?: number;
  }
> = true;

const place = testDatabase();
const giveUp = new AbortController();
let database: Database;
beforeAll(async () => {
  const { collection: name, declared } = notes;
  database = openDatabase({ url: place.url, log: silent, collections: { [name]: declared }, signal: giveUp.signal });
  await database.ready;
});
afterAll(async () => {
  giveUp.abort();
  await database.close();
  await place.drop();
});

const note = (_id: string): NoteRecord => {
  const steps = [{ id: 'own', done: true, at: new Date(0) }];
  return { _id, title: _id, body: '', state: 'open', goalId: null, steps, about: { rest: {} } };
};
const stored = (_id: string) => database.db.collection('notes').findOne({ _id: _id as never });

describe('a declared collection', () => {
  it('stores a record as it is, and reads it back with its type', async () => {
    await notes(database.db).create([note('whole')]);
    expect(await stored('whole')).toEqual(note('whole'));
    const read: NoteRecord | null = await notes(database.db).findOne({ _id: 'whole' }).lean();
    expect([read, isInferred]).toEqual([note('whole'), true]);
  });

  it('stores null for a missing value of orNull, and nothing for a missing optional one', async () => {
    const { goalId: _, ...given } = note('short');
    await notes(database.db).create([given]);
    expect(await stored('short')).toEqual(note('short'));
    await notes(database.db).updateOne({ _id: 'short' }, { $set: { tickedAt: 3 } });
    expect(await stored('short')).toMatchObject({ tickedAt: 3 });
  });

  it('refuses a record without a required value, at the top and in a part', async () => {
    const { title: _, ...untitled } = note('untitled');
    await expect(notes(database.db).create([untitled])).rejects.toThrow('`title` is required');
    const steps = [{ id: '', done: true, at: null }];
    await expect(notes(database.db).create([{ ...note('part'), steps }])).rejects.toThrow('`id` is required');
  });

  it('refuses a name that is not camelCase', () => {
    expect(() => collection('my_notes', ownerless('of a test'), { _id: word })).toThrow('camelCase, unlike my_notes');
  });

  it('has the indexes of its declaration, and one model for a connection', async () => {
    const indexes = await database.db.collection('notes').indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { title: 1 }, unique: true }));
    expect(notes(database.db)).toBe(notes(database.db));
  });
});
