import { readConfig, type ServiceConfig } from '@pathwise/service-kit/config';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { type Replacements, type RunningService, startService } from '@pathwise/service-kit/running/start-service';
import { collectionsOf, type ServiceDefinition } from '@pathwise/service-kit/service';
import type { z } from 'zod';
import { openTestEvents, type TestEvents, testNamespace } from './events.ts';
import { clientAs, type HttpClient } from './http-client.ts';
import { refuseForgottenRows } from './kept-of-persons.ts';
import { testDatabase } from './test-database.ts';
import { testEnvironment } from './test-environment.ts';
import { demotedPeople, testPeople } from './tokens.ts';
import { waitUntil } from './wait-until.ts';

/** A whole service on a random port, with its own database and event namespace. */
export type TestService<C extends ServiceConfig> = {
  running: RunningService<C>;
  url: string;
  internalUrl: string;
  events: TestEvents;
  /** Waits until a consumer has applied an event and committed. */
  consumed: (consumer: string, eventId: string) => Promise<void>;
  /** The environment it was started with. Use it to start a second replica. */
  env: Record<string, string>;
  /** A client of this caller, or of a visitor. */
  as: (caller?: Partial<Caller>) => HttpClient;
  /**
   * Stops it and drops its database. Throws when an answer broke its contract, and when rows are stored that the erasing of an
   * account would leave behind.
   */
  stop: () => Promise<void>;
};

type StartOptions = Replacements & {
  /** Variables that add to or replace the default environment. */
  env?: Record<string, string>;
};

/**
 * Starts a service with the run's database and broker, and resolves when it is ready. Its retries are fast: a failing
 * event gets five tries within half a second.
 */
export async function startTestService<S extends z.ZodObject, C extends ServiceConfig & z.output<S>>(
  definition: ServiceDefinition<C>,
  schema: S,
  { env: extra = {}, ...replacements }: StartOptions = {},
): Promise<TestService<C>> {
  const { natsUrl, jwtPublicKey, jwtPrivateKey } = testEnvironment();
  const database = testDatabase();
  const env = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    INTERNAL_PORT: '0',
    MONGO_URL: database.url,
    NATS_URL: natsUrl,
    JWT_PUBLIC_KEY: jwtPublicKey,
    JWT_PRIVATE_KEY: jwtPrivateKey,
    PUBLIC_URL: 'http://localhost',
    SMTP_URL: 'smtp://127.0.0.1:9', // no server: mails wait
    EVENTS_NAMESPACE: testNamespace(),
    RETRY_DELAYS_MS: '20,50,100,200',
    TRANSACTION_LIMIT_MS: '15000', // a busy machine must not fail a test
    ...extra,
  };
  const events = await openTestEvents(env.EVENTS_NAMESPACE);
  const broken: Error[] = [];
  const onBrokenAnswer = (error: Error) => void broken.push(error);
  const running = await startService(definition, readConfig(schema, env) as C, {
    onBrokenAnswer,
    roleOf: async (userId) => (demotedPeople.has(userId) ? 'regular' : 'admin'), // access has seen the token's role
    ...replacements,
  });
  await running.ready;
  return {
    running,
    url: running.url,
    internalUrl: running.internalUrl,
    events,
    env,
    as: (caller) => clientAs(running.url, caller),
    async consumed(consumer, eventId) {
      const inbox = running.deps.db.db?.collection<{ _id: string }>('inbox');
      const isThrough = async () => (await inbox?.countDocuments({ _id: `${consumer}|${eventId}` })) === 1;
      await waitUntil(`${consumer} to be through`, isThrough);
    },
    async stop() {
      const { db } = running.deps;
      try {
        if (db.readyState === 1)
          await refuseForgottenRows(db, { collections: collectionsOf(definition), people: testPeople });
      } finally {
        await running.stop();
        await events.close();
        await database.drop();
      }
      if (broken[0]) throw broken[0];
    },
  };
}
