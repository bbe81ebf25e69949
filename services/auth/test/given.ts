import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import type { ResolvedSession } from '@pathwise/contracts/api/auth';
import type { Plan } from '@pathwise/contracts/api/users';
import type { EventData, EventDefinition, EventEnvelope } from '@pathwise/contracts/event';
import { readConfig } from '@pathwise/service-kit/config';
import { toOutboxRow } from '@pathwise/service-kit/events/envelope';
import { createPeekAll } from '@pathwise/service-kit/events/peek';
import { type RunningService, startService } from '@pathwise/service-kit/running/start-service';
import { type Answer, type HttpClient, httpClient } from '@pathwise/service-testkit/http-client';
import { testDatabase } from '@pathwise/service-testkit/test-database';
import { testEnvironment } from '@pathwise/service-testkit/test-environment';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import { pino } from 'pino';
import { createAuthService } from '../src/app.ts';
import { type Config, configSchema } from '../src/config.ts';
import type { AuthParts } from '../src/deps.ts';

export const goodPassword = 'violet-otter-92-lamp';

/** A clock that only the test moves. It is far in the future, because TTL indexes go by the database's own clock. */
export function createClock(start = new Date('2100-03-01T10:00:00.000Z')) {
  let at = start.getTime();
  return {
    now: () => new Date(at),
    pass: (milliseconds: number) => {
      at += milliseconds;
    },
  };
}

export interface AuthUnderTest {
  service: RunningService<Config>;
  environment: Record<string, string>;
  /** The client of a visitor. */
  visitor: HttpClient;
  internal: HttpClient;
  events: EventEnvelope[];
  logs: string[];
  /** Waits for an event about a person. */
  heard<E extends EventDefinition>(event: E, about: Partial<EventData<E>>): Promise<EventData<E>>;
  announce<E extends EventDefinition>(event: E, data: EventData<E>): Promise<void>;
  collection(name: string): ReturnType<RunningService<Config>['deps']['db']['collection']>;
  stop(): Promise<void>;
}

interface Options {
  now?: () => Date;
  environment?: Record<string, string>;
  parts?: Partial<AuthParts>;
}

/** The real service with its own database and its own namespace on the broker. */
export async function startAuth({ now, environment: given = {}, parts = {} }: Options = {}): Promise<AuthUnderTest> {
  const database = testDatabase();
  const { natsUrl, jwtPrivateKey, jwtPublicKey } = testEnvironment();
  const environment: Record<string, string> = {
    NODE_ENV: 'test',
    PORT: '0',
    INTERNAL_PORT: '0',
    MONGO_URL: database.url,
    NATS_URL: natsUrl,
    JWT_PUBLIC_KEY: jwtPublicKey,
    JWT_PRIVATE_KEY: jwtPrivateKey,
    PUBLIC_URL: 'http://localhost:3000',
    SMTP_URL: 'smtp://127.0.0.1:9', // no server: mails wait
    EVENTS_NAMESPACE: `auth-${randomUUID().slice(0, 8)}-`,
    RETRY_DELAYS_MS: '20,20',
    TRANSACTION_LIMIT_MS: '15000',
    ...given,
  };
  const logs: string[] = [];
  const log = pino(
    { level: 'trace' },
    new Writable({
      write: (line, _encoding, done) => {
        logs.push(String(line));
        done();
      },
    }),
  );
  const config = readConfig(configSchema, environment);
  const broken: Error[] = [];
  const onBrokenAnswer = (error: Error) => void broken.push(error);
  const service = await startService(createAuthService(parts), config, {
    log,
    onBrokenAnswer,
    ...(now ? { now } : {}),
  });
  await Promise.all([service.ready, service.broker.opened]);
  const events: EventEnvelope[] = [];
  createPeekAll({ broker: service.broker, log })((event) => events.push(event));
  await service.broker.ping(); // by now the broker has the subscription

  return {
    service,
    environment,
    visitor: httpClient(service.url),
    internal: httpClient(service.internalUrl),
    events,
    logs,
    heard: (event, about) => heard(events, event, about),
    announce: async (event, data) => {
      const row = toOutboxRow(event, { data, n: 0, now: new Date(), headers: {} });
      await service.broker.publish(service.broker.streams.eventSubject(event.type, row.persons ?? []), row.body, {
        id: row._id,
      });
    },
    collection: (name) => service.deps.db.collection(name),
    stop: async () => {
      await service.stop();
      await database.drop();
      if (broken[0]) throw broken[0];
    },
  };
}

async function heard<E extends EventDefinition>(events: EventEnvelope[], event: E, about: Partial<EventData<E>>) {
  const isIt = ({ type, data }: EventEnvelope) =>
    type === event.type &&
    Object.entries(about).every(([name, value]) => (data as Record<string, unknown>)[name] === value);
  const found = await waitUntil(`${event.type} about ${JSON.stringify(about)}`, () => events.find(isIt), {
    timeoutMs: 10_000,
  });
  return found.data as EventData<E>;
}

/** An e-mail address that is unique in this run. */
export const freshEmail = () => `${randomUUID().slice(0, 12)}@example.org`;

/** A browser behind the gateway. It keeps the cookie and sends the token of its session. */
export function createBrowser(auth: AuthUnderTest, { address = randomUUID() as string } = {}) {
  let sessionToken: string | undefined;
  const resolve = async (): Promise<ResolvedSession | undefined> => {
    if (!sessionToken) return undefined;
    const { status, body } = await auth.internal.post('/internal/sessions/resolve', { sessionToken });
    return status === 200 ? body : undefined;
  };
  const send = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const resolved = await resolve();
    const answer = await auth.visitor.raw(path, {
      method,
      headers: {
        'pathwise-client-address': address,
        ...(resolved ? { authorization: `Bearer ${resolved.token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    sessionToken = cookieIn(answer, sessionToken);
    return answer;
  };
  return {
    address,
    send,
    resolve,
    get sessionToken() {
      return sessionToken;
    },
    get: (path: string) => send('GET', path),
    post: (path: string, body?: unknown, headers?: Record<string, string>) => send('POST', path, body, headers),
    put: (path: string, body: unknown) => send('PUT', path, body),
    patch: (path: string, body: unknown) => send('PATCH', path, body),
    delete: (path: string) => send('DELETE', path),
  };
}
export type Browser = ReturnType<typeof createBrowser>;

function cookieIn({ headers }: Answer, before: string | undefined): string | undefined {
  const match = /pathwise_session=([^;]*)/.exec(headers.get('set-cookie') ?? '');
  return match ? match[1] || undefined : before;
}

/** A newly registered person with their browser. */
export async function registered(auth: AuthUnderTest, about: Record<string, unknown> = {}) {
  const browser = createBrowser(auth);
  const email = freshEmail();
  const answer = await browser.post('/api/register', { email, password: goodPassword, ...about });
  if (answer.status !== 201) throw new Error(`registration answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return { browser, email, id: answer.body.id as string, user: answer.body };
}

/** The event that billing would publish. */
export const planOf = (userId: string, plan: Plan, version: number, expiresAt: string | null = null) => ({
  userId,
  plan,
  tier: plan === 'premium' ? 'monthly' : null,
  expiresAt,
  cause: 'test',
  version,
});

/** Types of the events that a call emitted. */
export function announcedBy({ headers }: Answer): string[] {
  const wrote = headers.get('pathwise-wrote');
  return wrote ? wrote.split(',').map((entry) => entry.split('=')[0] ?? '') : [];
}
