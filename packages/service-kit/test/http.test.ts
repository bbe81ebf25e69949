import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { defineApi } from '@pathwise/contracts/operation';
import { clientAs, httpClient } from '@pathwise/service-testkit/http-client';
import { testEnvironment } from '@pathwise/service-testkit/test-environment';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import { pino } from 'pino';
import { z } from 'zod';
import { readConfig, serviceConfig } from '../src/config.ts';
import { requestScope } from '../src/events/wrote.ts';
import { buildHttpApp } from '../src/http/app.ts';
import { createTokenReader, signCallerToken, tokenLifetime } from '../src/http/caller.ts';
import { missingRoutes, routes } from '../src/http/routes.ts';
import { type Listening, listen } from '../src/http/server.ts';
import { Busy } from '../src/mongo/errors.ts';
import { conflict, invalid, notFound, tooMany, unavailable } from '../src/problem.ts';
import { createMetrics } from '../src/telemetry/metrics.ts';

const thing = z.object({ name: z.string() });
const api = defineApi('goals', {
  open: {
    method: 'GET',
    path: '/api/open',
    access: 'public',
    summary: '',
    status: 200,
    response: z.object({ who: z.string().nullable() }),
  },
  mine: {
    method: 'GET',
    path: '/api/mine/{id}',
    access: 'member',
    summary: '',
    status: 200,
    params: z.strictObject({ id: z.string().max(5) }),
    query: z.strictObject({ n: z.coerce.number().optional() }),
    response: z.unknown(),
  },
  fixed: { method: 'GET', path: '/api/mine/fixed', access: 'member', summary: '', status: 200, response: z.unknown() },
  paid: {
    method: 'GET',
    path: '/api/paid',
    access: 'premium',
    feature: 'mentorship',
    summary: '',
    status: 200,
    response: z.unknown(),
  },
  run: { method: 'GET', path: '/api/run', access: 'admin', summary: '', status: 200, response: z.unknown() },
  make: {
    method: 'POST',
    path: '/api/things',
    access: 'member',
    summary: '',
    status: 201,
    body: z.strictObject({ name: z.string().min(1, 'Name is required'), size: z.int().optional() }),
    response: thing,
  },
  join: {
    method: 'POST',
    path: '/api/things/{id}',
    access: 'member',
    summary: '',
    status: 201,
    params: z.strictObject({ id: z.string() }),
    body: z.strictObject({ name: z.string() }),
    response: thing,
  },
  words: {
    method: 'POST',
    path: '/api/words',
    access: 'public',
    summary: '',
    status: 200,
    body: z.strictObject({ a: z.string() }),
    response: z.unknown(),
    failuresAsText: true,
  },
  fail: {
    method: 'DELETE',
    path: '/api/fail/{how}',
    access: 'public',
    summary: '',
    status: 204,
    params: z.strictObject({ how: z.string() }),
  },
});

const failures: Record<string, () => unknown> = {
  missing: () => notFound('thing'),
  conflict: () => conflict('Somebody was faster', 'stale-version', { current: { name: 'new' } }),
  slow: () => tooMany('Wait', 7),
  crash: () => new Error('connection to db-host-7:27017 lost at line 3'),
  away: () => Object.assign(new Error('read ECONNRESET 10.0.0.7'), { code: 'ECONNRESET' }),
  busy: () => new Busy({ on: 'conflict', ms: 2500, queueMs: 40 }),
  fields: () => invalid([{ path: 'name', message: 'Name is required' }]),
};

const bound = routes(api, {
  open: ({ caller }) => {
    const failure = readFailures.shift();
    if (failure) throw failure;
    return { who: caller?.id ?? null };
  },
  mine: ({ caller, params, query, today, timeZone }) => ({ id: caller.id, params, query, today, timeZone }),
  fixed: () => 'fixed',
  paid: () => 'paid',
  run: () => 'run',
  make: ({ body }) => (body.name === 'broken' ? ({ wrong: true } as never) : { name: body.name }),
  join: async ({ body }) => {
    await joining();
    return { name: body.name };
  },
  words: () => 'words',
  fail: ({ params }) => {
    throw failures[params.how]?.();
  },
});

const keyed: unknown[] = [];
const broken: string[] = [];
const logged: { requestId?: string; status?: number; wait?: unknown }[] = [];
let ready = true;
/** The next results of `open`'s reads. */
const readFailures: Error[] = [];
/** What `join` does before it answers. */
let joining = async (): Promise<void> => {};
/** How long the look-up of a key takes. */
let lookupMs = 0;
/** Whether the database is silent: it neither looks up a key nor answers a ping. */
let silent = false;
let server: Listening;
let url: string;
const now = () => new Date('2026-12-31T23:30:00Z');
beforeAll(async () => {
  const { jwtPublicKey } = testEnvironment();
  const app = buildHttpApp(
    {
      log: pino({}, { write: (line: string) => void logged.push(JSON.parse(line)) }),
      now,
      readCaller: createTokenReader(jwtPublicKey, () => new Date()),
      isReady: () => ready,
      onBrokenAnswer: ({ message }) => void broken.push(message),
      databaseAnswers: async () => !silent,
      idempotency: {
        begin: async (request) => {
          if (silent) return new Promise(() => {});
          keyed.push(request);
          await new Promise((resolve) => setTimeout(resolve, lookupMs));
          return { scope: { key: 'k', fingerprint: 'f' } };
        },
        finish: async () => {},
      },
      confirmAdmin: async () => {},
      callNotes: { done: async () => {}, failed: async () => {} },
      waitUntilApplied: async (events) => !events.some(({ id }) => id === 'late'),
      metrics: createMetrics('test'),
    },
    bound,
  );
  server = await listen(app, { host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${server.port}`;
});
afterAll(() => server.stop(100));

const visitor = () => httpClient(url);
const as = (caller: Parameters<typeof clientAs>[1]) => clientAs(url, testCaller(caller));

describe('an Idempotency-Key', () => {
  it('identifies the whole request: caller, operation, path and body', async () => {
    await as({ id: 'maya' }).post('/api/things/a', { name: 'n' }, { 'idempotency-key': 'key-1' });
    expect(keyed).toEqual([
      { callerId: 'maya', operation: 'goals.join', key: 'key-1', asked: { params: { id: 'a' }, body: { name: 'n' } } },
    ]);
  });
});

describe('a keyed POST whose database is silent', () => {
  const joinWith = (key: string) => as({ id: 'maya' }).post('/api/things/a', { name: 'n' }, { 'idempotency-key': key });
  afterEach(() => {
    silent = false;
    joining = async () => {};
  });

  it('is a 503 with Retry-After', async () => {
    silent = true;
    const answer = await joinWith('key-2');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  });

  it('is a 503 at once when the handler has ended with one, without another look-up of the key', async () => {
    joining = async () => {
      silent = true;
      throw unavailable();
    };
    const began = performance.now();
    expect((await joinWith('key-3')).status).toBe(503);
    expect(performance.now() - began).toBeLessThan(1_500);
  });

  it('counts the look-up of the key against the limit of its transactions', async () => {
    lookupMs = 200;
    let counted: number | undefined;
    joining = async () => {
      counted = requestScope.getStore()?.waitedMs;
    };
    await joinWith('key-4');
    expect(counted).toBeGreaterThanOrEqual(lookupMs - 1);
    lookupMs = 0;
  });
});

describe('a GET whose database fails', () => {
  const away = () => Object.assign(new Error('read ECONNRESET 10.0.0.7'), { code: 'ECONNRESET' });

  it('is answered by a retry', async () => {
    readFailures.push(away());
    expect((await visitor().get('/api/open')).status).toBe(200);
  });

  it('is a 503 with Retry-After when the retry fails too', async () => {
    readFailures.push(away(), away());
    const { status, headers } = await visitor().get('/api/open');
    expect([status, headers.get('retry-after')]).toEqual([503, '2']);
    expect(readFailures).toEqual([]);
  });
});

describe('access', () => {
  it.each([
    ['visitor', undefined, { open: 200, mine: 401, paid: 401, run: 401 }],
    ['free member', { plan: 'free' }, { open: 200, mine: 200, paid: 402, run: 403 }],
    ['premium member', { plan: 'premium' }, { open: 200, mine: 200, paid: 200, run: 403 }],
    ['admin on the free plan', { role: 'admin', plan: 'free' }, { open: 200, mine: 200, paid: 402, run: 200 }],
  ] as const)('is enforced for a %s', async (_who, caller, expected) => {
    const client = caller ? as(caller) : visitor();
    const statuses = {
      open: (await client.get('/api/open')).status,
      mine: (await client.get('/api/mine/1')).status,
      paid: (await client.get('/api/paid')).status,
      run: (await client.get('/api/run')).status,
    };
    expect(statuses).toEqual(expected);
  });

  it('names the feature that needs the premium plan', async () => {
    expect((await as({ plan: 'free' }).get('/api/paid')).body).toMatchObject({
      code: 'premium-required',
      feature: 'mentorship',
      status: 402,
    });
  });

  it('ignores a token of another issuer, key or algorithm, and an expired one', async () => {
    const { jwtPrivateKey, jwtPublicKey } = testEnvironment();
    const caller = testCaller();
    const jwt = await import('jsonwebtoken');
    const none = jwt.default.sign({ role: 'admin', plan: 'premium', sid: 's', tz: 'UTC' }, '', {
      algorithm: 'none',
      issuer: 'pathwise-auth',
      audience: 'pathwise',
      subject: 'x',
    });
    const hmac = jwt.default.sign({ role: 'admin', plan: 'premium', sid: 's', tz: 'UTC' }, 'public', {
      algorithm: 'HS256',
      issuer: 'pathwise-auth',
      audience: 'pathwise',
      subject: 'x',
    });
    const other = jwt.default.sign({ role: 'admin', plan: 'premium', sid: 's', tz: 'UTC' }, jwtPrivateKey, {
      algorithm: 'ES256',
      issuer: 'somebody',
      audience: 'pathwise',
      subject: 'x',
    });
    const read = createTokenReader(jwtPublicKey, () => new Date());
    const old = signCallerToken(jwtPrivateKey, caller, new Date(Date.now() - 86_400_000));
    for (const token of [none, hmac, other, old, 'garbage', '']) expect(read(`Bearer ${token}`)).toBeUndefined();
    const fresh = signCallerToken(jwtPrivateKey, caller, new Date());
    expect(read(`Bearer ${fresh}`)).toEqual(caller);
    expect(read(fresh)).toBeUndefined();
  });

  it('accepts the old and the new key while the key is changed, and no third one', () => {
    const { jwtPrivateKey, jwtPublicKey } = testEnvironment();
    const pair = () =>
      generateKeyPairSync('ec', {
        namedCurve: 'P-256',
        privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
        publicKeyEncoding: { type: 'spki', format: 'pem' },
      });
    const [next, strange] = [pair(), pair()];
    const caller = testCaller();
    const signed = (key: string) => `Bearer ${signCallerToken(key, caller, new Date())}`;
    const read = createTokenReader(`${jwtPublicKey}\n${next.publicKey}`, () => new Date());
    expect([jwtPrivateKey, next.privateKey].map((key) => read(signed(key)))).toEqual([caller, caller]);
    expect(read(signed(strange.privateKey))).toBeUndefined();
    expect(createTokenReader(next.publicKey, () => new Date())(signed(jwtPrivateKey))).toBeUndefined();
  });

  it('ignores a cached token once it expires', () => {
    const { jwtPrivateKey, jwtPublicKey } = testEnvironment();
    let time = Date.parse('2026-01-01T00:00:00Z');
    const read = createTokenReader(jwtPublicKey, () => new Date(time));
    const token = `Bearer ${signCallerToken(jwtPrivateKey, testCaller(), new Date(time))}`;
    expect(read(token)).toBeDefined();
    time += (tokenLifetime + 10) * 1_000;
    expect(read(token)).toBeUndefined();
  });
});

describe('validation', () => {
  it.each([
    [{}, [{ path: 'name', message: expect.any(String) }]],
    [{ name: '' }, [{ path: 'name', message: 'Name is required' }]],
    [{ name: { $ne: '' } }, [{ path: 'name', message: expect.any(String) }]],
    [{ name: 'x', role: 'admin' }, [{ path: '', message: 'Unknown field: role' }]],
    [{ name: 'x', size: 1.5 }, [{ path: 'size', message: expect.any(String) }]],
    [[], [{ path: '', message: expect.any(String) }]],
    ['text', [{ path: '', message: expect.any(String) }]],
  ])('refuses %j field by field', async (body, errors) => {
    expect(await as({}).post('/api/things', body)).toMatchObject({ status: 422, body: { code: 'invalid', errors } });
  });

  it('refuses unknown query fields and parameters out of bounds', async () => {
    expect((await as({}).get('/api/mine/1?x=1')).status).toBe(422);
    expect((await as({}).get('/api/mine/123456')).status).toBe(422);
    expect((await as({}).get('/api/mine/1?n=3')).body.query).toEqual({ n: 3 });
  });

  it.each([
    ['{"name":', 'application/json', 400],
    ['{"name":"x"}', 'text/plain', 415],
    ['name=x', 'application/x-www-form-urlencoded', 415],
    [`{"name":"${'x'.repeat(110_000)}"}`, 'application/json', 413],
    ['{"name":"x"}', 'application/json; charset=koi8-r', 415],
    ['{"name":"x"}', 'application/json', 415, 'zstd-of-tomorrow'],
  ])('answers a body it cannot take by name', async (body, contentType, status, encoding = 'identity') => {
    const headers = { 'content-type': contentType, 'content-encoding': encoding };
    const answer = await as({}).raw('/api/things', { method: 'POST', body, headers });
    const { requestId } = answer.body;
    expect(answer).toMatchObject({ status, body: { status, detail: expect.any(String) } });
    expect(requestId).toMatch(/.{10,}/);
    expect(requestId).toBe(answer.headers.get('pathwise-request-id'));
    expect(answer.headers.get('cache-control')).toBe('no-store');
    await waitUntil('it is logged', () =>
      logged.some((line) => line.requestId === requestId && line.status === status),
    );
  });

  it('matches static paths before parameters', async () => {
    expect((await as({}).get('/api/mine/fixed')).body).toBe('fixed');
  });
});

describe('failures', () => {
  it.each([
    ['missing', 404, 'not-found'],
    ['conflict', 409, 'stale-version'],
    ['fields', 422, 'invalid'],
    ['away', 503, 'unavailable'],
    ['busy', 503, 'busy'],
    ['crash', 500, 'internal'],
  ])('%s is answered %i with a request id and nothing about our insides', async (how, status, code) => {
    const answer = await visitor().delete(`/api/fail/${how}`);
    expect(answer).toMatchObject({
      status,
      body: { status, code, type: `urn:pathwise:problem:${code}`, requestId: expect.stringMatching(/.{10,}/) },
    });
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(JSON.stringify(answer.body)).not.toMatch(/db-host|10\.0\.0|line 3|ECONN|queue/);
  });

  it('carry the stored version and Retry-After', async () => {
    expect((await visitor().delete('/api/fail/conflict')).body.current).toEqual({ name: 'new' });
    expect((await visitor().delete('/api/fail/slow')).headers.get('retry-after')).toBe('7');
  });

  it('name what a timed-out transaction waited on in the log only', async () => {
    const lineOf = async (how: string) => {
      const { requestId } = (await visitor().delete(`/api/fail/${how}`)).body;
      const found = () => logged.find((line) => line.requestId === requestId && line.status !== undefined);
      await waitUntil('it is logged', () => found() !== undefined);
      return found();
    };
    expect(await lineOf('busy')).toMatchObject({ status: 503, wait: { on: 'conflict', ms: 2500, queueMs: 40 } });
    expect(await lineOf('missing')).not.toHaveProperty('wait');
  });

  it('are plain text where a screen shows the body, also when the request cannot be parsed', async () => {
    const answer = await visitor().post('/api/words', {});
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    const broken = await visitor().raw('/api/words', {
      method: 'POST',
      body: '{',
      headers: { 'content-type': 'application/json' },
    });
    expect(broken).toMatchObject({ status: 400, body: 'The request is not valid JSON' });
  });

  it('include an answer that breaks its contract when answers are checked', async () => {
    expect((await as({}).post('/api/things', { name: 'broken' })).status).toBe(500);
    expect(broken).toEqual([expect.stringContaining('goals.make answers against its contract')]);
  });

  it('include every call before the first connection to the database', async () => {
    ready = false;
    const answer = await as({}).get('/api/mine/1');
    ready = true;
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  });

  it('answer an unknown path with a 404', async () => {
    expect(await visitor().get('/api/else')).toMatchObject({ status: 404, body: { code: 'no-such-call' } });
  });
});

describe("the caller's day", () => {
  it.each([
    ['Pacific/Kiritimati', '2027-01-01'],
    ['Pacific/Pago_Pago', '2026-12-31'],
    ['Not/AZone', '2026-12-31'],
    ['x'.repeat(500), '2026-12-31'],
  ])('in %s is %s', async (zone, today) => {
    const { body } = await as({ timeZone: 'UTC' }).get('/api/mine/1', { 'pathwise-time-zone': zone });
    expect(body.today).toBe(today);
  });
});

describe('reading after writing', () => {
  it('marks the answer stale when the caller’s change was not applied in time', async () => {
    const late = await as({}).get('/api/mine/1', { 'pathwise-after': 'a.b.v1=late' });
    expect(late.headers.get('pathwise-stale')).toBe('1');
    const fine = await as({}).get('/api/mine/1', { 'pathwise-after': 'a.b.v1=there' });
    expect(fine.headers.get('pathwise-stale')).toBeNull();
  });
});

describe('binding', () => {
  it('names operations that are bound never or twice', () => {
    expect(missingRoutes(api, bound)).toEqual([]);
    expect(missingRoutes(api, bound.slice(1))).toEqual(['open']);
    expect(missingRoutes(api, [...bound, ...bound.slice(0, 1)])).toEqual(['open']);
  });
});

describe('the environment', () => {
  const complete = {
    PORT: '1',
    INTERNAL_PORT: '2',
    MONGO_URL: 'mongodb://x/y',
    NATS_URL: 'nats://x',
    JWT_PUBLIC_KEY: '-----BEGIN PUBLIC KEY-----',
  };
  it('is refused with the name of every wrong variable and no values', () => {
    const secret = 'a-secret-that-must-not-show';
    expect(() => readConfig(serviceConfig, { ...complete, MONGO_URL: secret, PORT: '99999999' })).toThrow(
      /PORT[\s\S]*MONGO_URL/,
    );
    expect(() => readConfig(serviceConfig, { ...complete, MONGO_URL: secret })).not.toThrow(secret);
    expect(() => readConfig(serviceConfig, {})).toThrow(/JWT_PUBLIC_KEY/);
  });
  it('takes a value from a file where the variable is absent or empty', () => {
    const folder = mkdtempSync(join(tmpdir(), 'config-'));
    const file = join(folder, 'broker');
    writeFileSync(file, 'nats://from-a-file\n');
    const { NATS_URL: _absent, ...others } = complete;
    const read = (env: object) => readConfig(serviceConfig, { ...others, NATS_URL_FILE: file, ...env }).NATS_URL;
    expect(read({})).toBe('nats://from-a-file');
    expect(read({ NATS_URL: '' })).toBe('nats://from-a-file'); // Compose passes an unset variable as an empty one
    expect(read({ NATS_URL: 'nats://named' })).toBe('nats://named');
    rmSync(folder, { recursive: true });
  });
  it('parses retry delays as numbers and has no default secrets', () => {
    expect(readConfig(serviceConfig, complete)).toMatchObject({
      RETRY_DELAYS_MS: [1000, 4000, 10_000, 20_000],
      NODE_ENV: 'production',
    });
  });
});
