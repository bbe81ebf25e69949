import { describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { testDatabase } from '../src/test-database.ts';

const connectTo = (url: string) => mongoose.createConnection(url, { autoIndex: false }).asPromise();

describe('a test database', () => {
  it('is empty, supports transactions, and is deleted by `drop`', async () => {
    const database = testDatabase();
    const connection = await connectTo(database.url);
    expect(await connection.collection('notes').countDocuments()).toBe(0);
    await connection.transaction((session) => connection.collection('notes').insertOne({ text: 'one' }, { session }));
    expect(await connection.collection('notes').countDocuments()).toBe(1);
    await database.drop();
    expect(await connection.collection('notes').countDocuments()).toBe(0);
    await connection.close();
  });

  it('has a new name each time', () => {
    expect(testDatabase().name).not.toBe(testDatabase().name);
  });
});
