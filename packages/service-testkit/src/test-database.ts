import { randomUUID } from 'node:crypto';
import { withDatabase } from '@pathwise/local-servers/mongo-url';
import mongoose from 'mongoose';
import { testEnvironment } from './test-environment.ts';

/** A database nobody else uses; `url` names it. */
export type TestDatabase = { name: string; url: string; drop: () => Promise<void> };

/** A fresh database name; it exists from its first write on and is gone after `drop`. */
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
