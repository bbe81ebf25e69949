import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { owned, ownerless } from '@pathwise/service-kit/mongo/collections';
import { type Connection, createConnection } from 'mongoose';
import { refuseForgottenRows } from '../src/kept-of-persons.ts';
import { testDatabase } from '../src/test-database.ts';

const database = testDatabase();
let db: Connection;
beforeAll(async () => {
  db = await createConnection(database.url).asPromise();
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const collections = { words: ownerless('words of a dictionary'), notes: owned({ by: 'ownerId' }) };
const check = () => refuseForgottenRows(db, { collections, people: new Set(['ann']) });
const store = (name: string, row: object) => db.collection(name).insertOne(row);

it('passes rows that are as they are declared', async () => {
  await store('words', { text: 'tuba' });
  await store('notes', { ownerId: 'ann' });
  await expect(check()).resolves.toBeUndefined();
});

it('refuses an ownerless collection that names a person, however deep', async () => {
  const { insertedId: _id } = await store('words', { text: 'tuba', seen: { by: ['bob', 'ann'] } });
  await expect(check()).rejects.toThrow('words is declared ownerless and holds something of a person');
  await db.collection('words').deleteOne({ _id });
});

it('refuses an owned collection whose rows lack the field it is declared by', async () => {
  const { insertedId: _id } = await store('notes', { userId: 'ann' });
  await expect(check()).rejects.toThrow('notes is declared owned by ownerId, and a row has none');
  await db.collection('notes').deleteOne({ _id });
});

it('refuses a collection that the service stores in and does not declare', async () => {
  const { insertedId: _id } = await store('letters', { ownerId: 'ann' });
  await expect(check()).rejects.toThrow('letters is not among the collections of the service');
  await db.collection('letters').deleteOne({ _id });
});
