import { randomUUID } from 'node:crypto';
import { withDatabase } from '@pathwise/local-servers/mongo-url';
import mongoose from 'mongoose';
import { testEnvironment } from './test-environment.ts';

/** A database of one test file. `url` includes its name. */
export type TestDatabase = { name: string; url: string; drop: () => Promise<void> };

/** A new database name. The first write creates the database, and `drop` deletes it. */
export function testDatabase(mongoUrl = testEnvironment().mongoUrl): TestDatabase {
  const name = `test_${randomUUID().replaceAll('-', '').slice(0, 20)}`;
  const url = withDatabase(mongoUrl, name);
  return {
    name,
    url,
    async drop() {
      const connection = await mongoose.createConnection(url, { autoIndex: false }).asPromise();
      await connection.dropDatabase();
      await connection.close();
    },
  };
}
