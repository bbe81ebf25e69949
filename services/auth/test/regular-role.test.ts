import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { collectionOf } from '@pathwise/service-kit/mongo/collections';
import { testDatabase } from '@pathwise/service-testkit/test-database';
import { type Connection, createConnection } from 'mongoose';
import { regularRole } from '../src/migrations/regular-role.ts';

const database = testDatabase();
let db: Connection;
beforeAll(async () => {
  db = await createConnection(database.url).asPromise();
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

it('everybody with the role `member` becomes `regular`, a hundred a batch; admins stay', async () => {
  const users = collectionOf<{ _id: string; role: string }>(db, 'users');
  const roles = Array.from({ length: 151 }, (_, n) => ({ _id: `u${n}`, role: n === 0 ? 'admin' : 'member' }));
  await users.insertMany(roles);
  expect(await regularRole.run(db)).toBe(true);
  expect(await users.countDocuments({ role: 'regular' })).toBe(100);
  expect(await regularRole.run(db)).toBe(false);
  expect(await users.countDocuments({ role: 'regular' })).toBe(150);
  expect(await users.findOne({ _id: 'u0' })).toMatchObject({ role: 'admin' });
});
