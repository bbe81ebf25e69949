import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { apis } from '@pathwise/contracts/apis';
import { accessChanged, userDeleted } from '@pathwise/contracts/events/auth';
import { goalCreated, goalDeleted } from '@pathwise/contracts/events/goals';
import type { Operation } from '@pathwise/contracts/operation';
import { listen } from '@pathwise/service-kit/http/server';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import express from 'express';
import { createLive } from '../src/live.ts';
import { answerSessions, type GatewayUnderTest, headScript, startTestGateway } from './given.ts';

let gateway: GatewayUnderTest;
const maya = { userId: 'maya', sessionId: 's1', token: 'token-of-maya' };
beforeAll(async () => {
  gateway = await startTestGateway({ CALLS_PER_MINUTE: '500' });
});
afterAll(() => gateway.stop());
beforeEach(() => {
  answerSessions(gateway.authInternal, { cookie: maya });
  for (const upstream of [gateway.auth, gateway.goals, gateway.ai]) {
    upstream.seen.length = 0;
    upstream.answer = (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
  }
});

describe('a call', () => {
  it('reaches its service with unchanged path and query, and the gateway’s own headers', async () => {
    const answer = await gateway
      .as('cookie')
      .get('/api/ai-chats?limit=3&cursor=a%2Fb', { 'user-agent': 'a browser', 'pathwise-time-zone': 'Asia/Tokyo' });
    expect(answer.status).toBe(200);
    const [seen] = gateway.ai.seen;
    expect(seen?.url).toBe('/api/ai-chats?limit=3&cursor=a%2Fb');
    expect(seen?.headers).toMatchObject({
      authorization: 'Bearer token-of-maya',
      'pathwise-client-address': expect.stringMatching(/127\.0\.0\.1$|::1$/),
      'pathwise-request-id': answer.headers.get('pathwise-request-id'),
      'pathwise-time-zone': 'Asia/Tokyo',
      'user-agent': 'a browser',
    });
  });

  it('carries no identity headers of the client and no cookie', async () => {
    await gateway.as('cookie').get('/api/goals', {
      authorization: 'Bearer forged',
      'x-user-id': 'somebody',
      'x-forwarded-for': '6.6.6.6',
      forwarded: 'for=6.6.6.6',
      'pathwise-client-address': '6.6.6.6',
      'x-forwarded-host': 'evil.test',
      'proxy-authorization': 'x',
    });
    const headers = gateway.goals.seen[0]?.headers ?? {};
    expect(headers.authorization).toBe('Bearer token-of-maya');
    expect(JSON.stringify(headers)).not.toMatch(/6\.6\.6\.6|forged|somebody|evil\.test|pathwise_session/);
  });

  it('passes a body on unchanged', async () => {
    const received: Buffer[] = [];
    gateway.goals.answer = (request, response) => {
      request.on('data', (chunk: Buffer) => received.push(chunk));
      request.on('end', () =>
        response.writeHead(201, { 'content-type': 'application/json', 'pathwise-wrote': 'a=b' }).end('{"id":"1"}'),
      );
    };
    const answer = await gateway.as('cookie').post('/api/goals', { title: 'Läufe 🏃' });
    expect(answer).toMatchObject({ status: 201, body: { id: '1' } });
    expect(answer.headers.get('pathwise-wrote')).toBe('a=b');
    expect(JSON.parse(Buffer.concat(received).toString())).toEqual({ title: 'Läufe 🏃' });
  });

  it('passes Content-Encoding on, so that the service can refuse an unknown one', async () => {
    await gateway.as('cookie').raw('/api/goals', {
      method: 'POST',
      body: 'x',
      headers: { 'content-type': 'application/json', 'content-encoding': 'snappy' },
    });
    expect(gateway.goals.seen[0]?.headers['content-encoding']).toBe('snappy');
  });

  it('returns only allowed headers, and cookies only from auth', async () => {
    gateway.goals.answer = (_request, response) =>
      response
        .writeHead(200, {
          'content-type': 'application/json',
          server: 'secret/1.0',
          'x-internal-host': 'goals-7',
          'set-cookie': 'a=b',
        })
        .end('[]');
    const answer = await gateway.as('cookie').get('/api/goals');
    for (const name of ['server', 'x-internal-host', 'set-cookie', 'x-powered-by'])
      expect(answer.headers.get(name)).toBeNull();
    gateway.auth.answer = (_request, response) =>
      response.writeHead(200, { 'set-cookie': 'pathwise_session=x; HttpOnly' }).end('{}');
    const login = await gateway.as().post('/api/login', { email: 'a@example.org', password: 'x' });
    expect(login.headers.get('set-cookie')).toContain('HttpOnly');
  });

  it('is logged by the service that answers it, or else by the gateway', async () => {
    const info = jest.spyOn(gateway.log, 'info');
    const forwarded = await gateway.as('cookie').get('/api/goals');
    const refused = await gateway.as().get('/api/goals');
    const idOf = ({ headers }: { headers: Headers }) => headers.get('pathwise-request-id');
    const linesOf = (answer: { headers: Headers }) =>
      info.mock.calls.filter(([fields]) => (fields as { requestId?: string }).requestId === idOf(answer));
    await waitUntil('the line of the refused call', () => linesOf(refused).length === 1);
    expect(idOf(forwarded)).toBeTruthy();
    expect(linesOf(forwarded)).toEqual([]);
  });

  it.each(
    Object.values(apis).flatMap(({ operations }) =>
      Object.values(operations)
        .filter(({ access }) => access !== 'public')
        .map(({ method, path }) => [method, path]),
    ),
  )('%s %s is refused to visitors without a call to any service', async (method, path) => {
    const answer = await gateway.as().raw(path.replace(/\{\w+\}/g, 'x'), { method });
    expect(answer).toMatchObject({ status: 401, body: { code: 'signed-out' } });
    expect([...gateway.auth.seen, ...gateway.goals.seen, ...gateway.ai.seen]).toHaveLength(0);
  });

  it('is answered with the name of its person, and refused when it was meant for another one', async () => {
    const own = await gateway.as('cookie').get('/api/goals', { 'pathwise-expects': 'maya' });
    expect([own.status, own.headers.get('pathwise-person')]).toEqual([200, 'maya']);
    for (const client of [gateway.as('cookie'), gateway.as()]) {
      gateway.goals.seen.length = 0;
      const other = await client.get('/api/goals', { 'pathwise-expects': 'noor' });
      expect([other.status, gateway.goals.seen.length]).toEqual([401, 0]);
    }
    expect((await gateway.as().get('/api/subscription/plans')).headers.get('pathwise-person')).toBeNull();
  });

  it('is a 404 for an unknown path, and a 405 with the allowed methods for an unknown method', async () => {
    expect(await gateway.as('cookie').get('/api/nothing')).toMatchObject({
      status: 404,
      body: { code: 'no-such-call' },
    });
    const answer = await gateway.as('cookie').raw('/api/goals', { method: 'PATCH' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toMatch(/GET, POST/);
  });
});

describe('calls of every service and timeout', () => {
  it('add no more listeners than the server allows without a warning', async () => {
    const calls = Object.values(apis).flatMap(({ service, operations }) =>
      Object.values(operations as Record<string, Operation>).map((operation) => ({ service, operation })),
    );
    const kinds = new Map(calls.map((call) => [`${call.service} ${call.operation.timeout}`, call.operation]));
    for (const { method, path } of kinds.values()) {
      const { status } = await gateway.as('cookie').raw(path.replaceAll(/\{[^}]+\}/g, 'x'), { method });
      expect([method, path, status]).toEqual([method, path, 200]);
    }
    const { server } = gateway.running;
    expect(server.listenerCount('close')).toBeGreaterThan(10);
    expect(server.listenerCount('close')).toBeLessThanOrEqual(server.getMaxListeners());
  });
});

describe('an event of a payment provider', () => {
  // spaces, escapes and a final line break that parsing and writing again would lose
  const sent = Buffer.from('{ "id":"evt_1",\n  "amount": 4.90e1, "name":"L\\u00e4ufe 🏃" }\n');
  const post = (headers: Record<string, string> = {}) =>
    fetch(`${gateway.running.url}/api/webhooks/stripe`, {
      method: 'POST',
      body: sent,
      headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=abc', ...headers },
    });

  it('reaches billing byte for byte with its signature, from any origin and without a session', async () => {
    const received: Buffer[] = [];
    gateway.billing.answer = (request, response) => {
      request.on('data', (chunk: Buffer) => received.push(chunk));
      request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{"received":true}'));
    };
    gateway.billing.seen.length = 0;
    const answer = await post({ origin: 'https://provider.test', cookie: 'pathwise_session=cookie' });
    expect(answer.status).toBe(200);
    expect(Buffer.concat(received).equals(sent)).toBe(true);
    const headers = gateway.billing.seen[0]?.headers ?? {};
    expect(headers['stripe-signature']).toBe('t=1,v1=abc');
    expect(headers.cookie).toBeUndefined();
  });

  it('hears what billing answers: a refusal for a forged one', async () => {
    gateway.billing.answer = (request, response) => {
      request.resume();
      request.on('end', () => response.writeHead(400, { 'content-type': 'application/problem+json' }).end('{}'));
    };
    expect((await post()).status).toBe(400);
  });

  it('reaches its service without a signature too, as a mail program sends it to unsubscribe', async () => {
    gateway.billing.answer = (request, response) => {
      request.resume();
      request.on('end', () => response.writeHead(204).end());
    };
    gateway.billing.seen.length = 0;
    const answer = await fetch(`${gateway.running.url}/api/webhooks/stripe`, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.status).toBe(204);
    expect(gateway.billing.seen[0]?.headers).not.toHaveProperty('stripe-signature');
  });
});

describe('writes from another origin', () => {
  const write = (headers: Record<string, string>) =>
    fetch(`${gateway.running.url}/api/goals`, {
      method: 'POST',
      body: '{"title":"x"}',
      headers: { 'content-type': 'application/json', cookie: 'pathwise_session=cookie', ...headers },
    });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ origin: 'http://evil.test' }],
    [{ origin: 'null' }],
    [{ origin: 'http://pathwise.test.evil.test' }],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://pathwise.test' }],
    [{}],
  ])('%j are refused', async (headers) => {
    expect((await write(headers as Record<string, string>)).status).toBe(403);
    expect(gateway.goals.seen).toHaveLength(0);
  });

  it('are accepted from the own origin, by either header', async () => {
    expect((await write({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await write({ origin: 'http://pathwise.test' })).status).toBe(200);
  });
});

describe('failures behind the gateway', () => {
  it('a service that does not answer is a 504 after the timeout', async () => {
    const hasty = await startTestGateway({ CALL_TIMEOUT_MS: '200' });
    answerSessions(hasty.authInternal, { cookie: maya });
    hasty.goals.answer = () => {};
    try {
      const answer = await hasty.as('cookie').get('/api/goals');
      expect(answer).toMatchObject({ status: 504, body: { code: 'no-answer-in-time' } });
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await hasty.stop();
    }
  });

  it('a service that closes the connection is a 504 or 503 without a host name', async () => {
    gateway.goals.answer = (_request, response) => void response.destroy();
    const answer = await gateway.as('cookie').get('/api/goals');
    expect([503, 504]).toContain(answer.status);
    expect(JSON.stringify(answer.body)).not.toMatch(/127\.0\.0\.1|ECONN/);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('a client that leaves before the answer is counted with status 499, not as a success', async () => {
    const client = new AbortController();
    gateway.goals.answer = () => client.abort();
    const leaving = fetch(`${gateway.running.url}/api/goals`, {
      headers: { cookie: 'pathwise_session=cookie' },
      signal: client.signal,
    });
    await expect(leaving).rejects.toThrow();
    const counted = async () => (await fetch(`${gateway.running.internalUrl}/metrics`)).text();
    const row =
      /http_server_request_duration_seconds_count\{[^}]*http_route="\/api\/goals",http_response_status_code="499"\} 1/;
    await waitUntil('the call to be counted', async () => row.test(await counted()));
  });

  it('a stream is passed on in chunks, not at its end', async () => {
    let finish = () => {};
    gateway.ai.answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('event: words\ndata: "first"\n\n');
      finish = () => response.end();
    };
    const response = await fetch(`${gateway.running.url}/api/ai-chats`, {
      method: 'POST',
      body: '{"message":"x"}',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        cookie: 'pathwise_session=cookie',
        accept: 'text/event-stream',
      },
    });
    const reader = response.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('first');
    finish();
    expect((await reader?.read())?.done).toBe(true);
  });

  it('public calls work while auth is away, and members get a 503 with Retry-After', async () => {
    const lonely = await startTestGateway({ AUTH_INTERNAL_URL: 'http://127.0.0.1:9' });
    try {
      expect((await lonely.as('cookie').post('/api/login', {})).status).toBe(200);
      expect(await lonely.as('cookie').get('/api/goals')).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    } finally {
      await lonely.stop();
    }
  });

  it('too many calls per minute are a 429 with Retry-After, per person', async () => {
    const strict = await startTestGateway({ CALLS_PER_MINUTE: '3' });
    answerSessions(strict.authInternal, { cookie: maya, other: { ...maya, userId: 'other' } });
    try {
      const statuses = [];
      for (let i = 0; i < 4; i++) statuses.push((await strict.as('cookie').get('/api/goals')).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
      expect((await strict.as('other').get('/api/goals')).status).toBe(200);
    } finally {
      await strict.stop();
    }
  });
});

describe('live updates', () => {
  async function follow(cookie: string, { query = '', at = gateway } = {}) {
    const response = await fetch(`${at.running.url}/api/live${query}`, {
      headers: { cookie: `pathwise_session=${cookie}` },
    });
    const heard = { text: '', ended: false };
    const read = async () => {
      for await (const chunk of response.body ?? []) heard.text += new TextDecoder().decode(chunk);
      heard.ended = true;
    };
    void read();
    await waitUntil('the stream', () => heard.text.includes('event: ready'));
    return heard;
  }
  const goal = (ownerId: string) =>
    ({
      goalId: `g-${ownerId}`,
      ownerId,
      title: 'Secret title',
      description: null,
      category: 'health',
      priority: 'low',
      targetDate: null,
      version: 1,
      draftId: 'd',
      createdOn: '2026-11-21',
      timeZone: 'UTC',
    }) as const;

  it('send a person type and id of their own events only', async () => {
    answerSessions(gateway.authInternal, {
      maya: { userId: 'maya-2', sessionId: 's2', token: 't' },
      tom: { userId: 'tom', sessionId: 's3', token: 't' },
    });
    const [mayas, toms] = await Promise.all([follow('maya'), follow('tom')]);
    await gateway.events.publish(goalCreated, goal('maya-2'));
    await waitUntil('the event', () => mayas.text.includes('goals.goal-created.v1'));
    await gateway.events.publish(goalCreated, goal('tom'));
    await waitUntil('the other event', () => toms.text.includes('g-tom'));
    expect(mayas.text).not.toContain('g-tom');
    expect(mayas.text).not.toContain('Secret title');
  });

  it('begin with the events since the page was opened, because its data may be older', async () => {
    answerSessions(gateway.authInternal, {
      ida: { userId: 'ida', sessionId: 's12', token: 't' },
      leo: { userId: 'leo', sessionId: 's13', token: 't' },
    });
    const first = await follow('ida');
    await gateway.events.publish(goalCreated, goal('ida'));
    await waitUntil('the event', () => first.text.includes('goals.goal-created.v1'));
    const late = await follow('ida', { query: '?withinMs=20000' });
    await waitUntil('the event again', () => late.text.includes('goals.goal-created.v1'));
    const [later, other] = [
      await follow('ida', { query: '?withinMs=-1' }),
      await follow('leo', { query: '?withinMs=20000' }),
    ];
    await gateway.events.publish(accessChanged, { userId: 'ida', sessionId: null, version: 2 });
    await gateway.events.publish(accessChanged, { userId: 'leo', sessionId: null, version: 2 });
    await waitUntil('the ends', () => later.ended && other.ended);
    for (const { text } of [later, other]) expect(text).not.toContain('goals.goal-created.v1');
  });

  it('reach a tab at another gateway than the one that took the write, and end there with the session', async () => {
    const sessions = { zoe: { userId: 'zoe', sessionId: 's14', token: 't' } };
    const other = await startTestGateway({ EVENTS_NAMESPACE: gateway.namespace });
    try {
      for (const one of [gateway, other]) answerSessions(one.authInternal, sessions);
      const tabs = await Promise.all([follow('zoe'), follow('zoe', { at: other })]);
      await waitUntil('the other gateway is connected to the broker', async () => {
        await gateway.events.publish(goalCreated, goal('zoe'));
        return tabs[1].text.includes('goals.goal-created.v1');
      });
      gateway.goals.answer = async (_request, response) => {
        await gateway.events.publish(goalDeleted, { goalId: 'g-zoe', ownerId: 'zoe', version: 2 });
        response.writeHead(204).end();
      };
      expect((await gateway.as('zoe').delete('/api/goals/g-zoe')).status).toBe(204);
      await waitUntil('both tabs hear it', () => tabs.every(({ text }) => text.includes('goals.goal-deleted.v1')));
      await gateway.events.publish(accessChanged, { userId: 'zoe', sessionId: 's14', version: 2 });
      await waitUntil('both ends', () => tabs.every(({ ended }) => ended));
    } finally {
      await other.stop();
    }
  });

  it('end with their session, and the next call asks auth again', async () => {
    answerSessions(gateway.authInternal, { gone: { userId: 'ann', sessionId: 's9', token: 'old' } });
    const heard = await follow('gone');
    answerSessions(gateway.authInternal, {});
    await gateway.events.publish(accessChanged, { userId: 'ann', sessionId: 's9', version: 2 });
    await waitUntil('the end', () => heard.ended);
    expect(heard.text).not.toContain('auth.access-changed.v1'); // the tab would fetch what it may no longer read
    expect((await gateway.as('gone').get('/api/goals')).status).toBe(401);
  });

  it('end in every session of a person whose rights changed', async () => {
    answerSessions(gateway.authInternal, { one: { userId: 'eve', sessionId: 's10', token: 't' } });
    const heard = await follow('one');
    await gateway.events.publish(accessChanged, { userId: 'eve', sessionId: null, version: 3 });
    await waitUntil('the end', () => heard.ended);
    expect(heard.text).toContain('auth.access-changed.v1');
  });

  it('end when the account is deleted, after its tabs were told, and the next call asks auth again', async () => {
    answerSessions(gateway.authInternal, { left: { userId: 'una', sessionId: 's11', token: 't' } });
    const heard = await follow('left');
    answerSessions(gateway.authInternal, {});
    await gateway.events.publish(userDeleted, { userId: 'una', version: 4 });
    await waitUntil('the end', () => heard.ended);
    expect(heard.text).toContain('auth.user-deleted.v1');
    expect((await gateway.as('left').get('/api/goals')).status).toBe(401);
  });

  it('are only for members', async () => {
    expect((await gateway.as().get('/api/live')).status).toBe(401);
  });
});

describe('a live stream', () => {
  it('ends after its time limit, so that it does not outlive its session for long', async () => {
    const live = createLive({ endAfterMs: 30 });
    const app = express().get('/', (_request, response) =>
      live.open({ userId: 'maya', sessionId: 's1', withinMs: 0 }, response),
    );
    const server = await listen(app, { host: '127.0.0.1', port: 0 });
    const response = await fetch(`http://127.0.0.1:${server.port}`);
    expect(await response.text()).toContain('event: ready'); // text() resolves at the end of the stream
    expect(live.count()).toBe(0);
    await server.stop(1_000);
  });
});

describe('the site', () => {
  it('answers every page with the shell, not cached', async () => {
    for (const path of ['/landing', '/dashboard', '/plan/', '/support']) {
      const answer = await gateway.as('cookie').get(path);
      expect(answer).toMatchObject({ status: 200, body: expect.stringContaining('<title>Pathwise</title>') });
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('tells the page of a visitor that nobody is signed in, and no cache keeps it', async () => {
    for (const path of ['/', '/plan', '/support']) {
      const { body, headers } = await gateway.as().get(path);
      expect(body).toContain('<head><meta name="pathwise:visitor" content="">');
      expect(headers.get('cache-control')).toBe('no-store');
    }
    expect((await gateway.as('cookie').get('/')).body).not.toContain('pathwise:visitor');
  });

  it('shows a visitor the landing page as it was built, with the operator’s claim', async () => {
    for (const path of ['/', '/landing']) {
      const { body } = await gateway.as().get(path);
      expect(body).toContain('<title>Landing</title>');
      expect(body).toContain('class="x">Trusted by &#34;you&#34; &#38; $&#38; &#60;others&#62;</p>');
    }
    expect((await gateway.as().get('/auth')).body).toContain('<title>Pathwise</title>');
  });

  it('tells its pages the address of support and the claim of the landing page, as text', async () => {
    const { body } = await gateway.as().get('/support');
    expect(body).toContain('<meta name="pathwise:support-email" content="help@pathwise.test">');
    const claim = 'content="Trusted by &#34;you&#34; &#38; $&#38; &#60;others&#62;"';
    expect(body).toContain(`<meta name="pathwise:member-claim" ${claim}></head>`);
  });

  it('lets a member’s page ask at once for what it begins with, and a visitor’s for nothing more', async () => {
    const preloads = async (path: string) =>
      [...String((await gateway.as('cookie').get(path)).body).matchAll(/rel="preload" as="(\w+)" href="([^"]*)"/g)].map(
        ([, as, href]) => `${as} ${href}`,
      );
    const dashboard = [
      'script /chunks/w.0123abcd.js',
      'script /remotes/planner/remoteEntry.0123abcd.js',
      'style /remotes/planner/chunks/app.0123abcd.css',
      'script /remotes/planner/chunks/app.0123abcd.js',
    ];
    expect(await preloads('/')).toEqual(dashboard);
    expect(await preloads('/plan')).toEqual([...dashboard, 'script /remotes/planner/chunks/plan.0123abcd.js']);
    const preview = [...dashboard.slice(0, 3), 'script /remotes/planner/chunks/preview.0123abcd.js'];
    expect(await preloads('/?view=preview')).toEqual(preview);
    // the page behind it is another remote's, and is not shown yet
    expect(await preloads('/members?view=preview')).toEqual(preview);
    // its release.json is missing, as while it is being deployed
    expect(await preloads('/members')).toEqual(['script /chunks/w.0123abcd.js']);

    const html = String((await gateway.as('cookie').get('/plan')).body);
    expect(html).toContain('<head><meta name="pathwise:member" content="">');
    const remotes = /<script type="application\/json" id="pathwise-remotes">(.*?)<\/script>/.exec(html)?.[1];
    expect(JSON.parse(remotes ?? '')).toEqual([
      { name: 'planner', globalName: 'planner', entry: '/remotes/planner/remoteEntry.0123abcd.js' },
    ]);
    expect(String((await gateway.as().get('/plan')).body)).not.toMatch(/preload|pathwise-remotes|pathwise:member"/);
  });

  it('begins a member’s page with what the build rendered for its address, and a visitor’s without', async () => {
    const root = async (path: string, cookie?: string, headers = {}) =>
      /<div id="root">(.*?)<\/div>/.exec(String((await gateway.as(cookie).get(path, headers)).body))?.[1];
    expect(await root('/plan', 'cookie')).toBe('<p>$& This Week</p>');
    expect(await root('/plan?view=preview', 'cookie')).toBe('<p>Preview</p>');
    // the address asks for more than the build knew
    expect(await root('/plan?board=reminders', 'cookie')).toBe('');
    expect(await root('/plan?view=preview&goal=1', 'cookie')).toBe('');
    expect(await root('/support', 'cookie')).toBe('');
    expect(await root('/plan')).toBe('');
    // a service worker keeps the page for every address
    expect(await root('/plan', 'cookie', { 'sec-fetch-dest': 'empty' })).toBe('');
  });

  it('greets the person in the HTML of the dashboard, as text that no cache keeps', async () => {
    const session = { userId: 'maya', sessionId: 's1', token: 't' };
    answerSessions(gateway.authInternal, {
      ofMaya: { ...session, firstName: 'Maya $& <b>' },
      ofNobody: { ...session, firstName: null },
    });
    const dashboard = async (cookie: string, path = '/') => {
      const { body, headers } = await gateway.as(cookie).get(path);
      return { root: /<div id="root">(.*?)<\/div>/.exec(String(body))?.[1], kept: headers.get('cache-control') };
    };
    const greeted = '<h1>Welcome back, Maya $&#38; &#60;b&#62;!</h1>';
    expect(await dashboard('ofMaya')).toEqual({ root: greeted, kept: 'no-store' });
    expect((await dashboard('ofNobody')).root).toBe('<h1>Welcome back, there!</h1>');
    expect((await dashboard('ended')).root).toBe('<p>Dashboard</p>');
    expect((await dashboard('ofMaya', '/plan')).kept).toBe('no-cache');
    gateway.authInternal.answer = () => {}; // auth is silent
    expect((await dashboard('another')).root).toBe('<p>Dashboard</p>');
  });

  it('answers a script as it was compressed at the build, to browsers that take it so', async () => {
    const ask = (accepted: string, path = '/main.0123abcd.js') =>
      gateway
        .as()
        .get(path, { 'accept-encoding': accepted })
        .then(({ body, headers }) => ({
          body,
          encoding: headers.get('content-encoding'),
          type: headers.get('content-type')?.split(';')[0],
          cached: headers.get('cache-control')?.includes('immutable'),
        }));
    const plain = { body: 'export {};', encoding: null, type: 'text/javascript', cached: true };
    expect(await ask('gzip, br')).toEqual({ ...plain, encoding: 'br' });
    expect(await ask('identity')).toEqual(plain);
    expect(await ask('br', '/tiny.0123abcd.js?v=1')).toEqual(plain); // too small to be compressed at the build
    expect(await ask('br', '/gone.0123abcd.js')).toMatchObject({ encoding: null, type: 'text/plain', cached: false });
  });

  it('answers an unknown path with 404 and the shell', async () => {
    for (const path of ['/no/such/page', '/goals/1', '/nothing']) {
      const answer = await gateway.as().get(path);
      expect(answer).toMatchObject({ status: 404, body: expect.stringContaining('<title>Pathwise</title>') });
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('caches hashed files for a year and answers missing files with 404, never with a page', async () => {
    expect((await gateway.as().get('/main.0123abcd.js')).headers.get('cache-control')).toContain('immutable');
    for (const path of ['/main.ffffffff.js', '/remotes/planner/chunks/x.js', '/..%2f..%2fetc/passwd.txt']) {
      expect((await gateway.as().get(path)).status).toBe(404);
    }
  });

  it('lists the remotes and does not cache their manifests', async () => {
    expect((await gateway.as().get('/remotes.json')).body).toEqual([
      { name: 'planner', title: 'Planner', entry: '/remotes/planner/mf-manifest.json' },
      { name: 'social', title: 'Social', entry: '/remotes/social/mf-manifest.json' },
      { name: 'admin', title: 'Admin', entry: '/remotes/admin/mf-manifest.json' },
    ]);
    for (const name of ['planner', 'social', 'admin']) {
      const manifest = await gateway.as().get(`/remotes/${name}/mf-manifest.json`);
      expect(manifest).toMatchObject({ status: 200, body: { name } });
      expect(manifest.headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('has a policy without eval, and allows no inline script but the head script of the build', async () => {
    const policyOf = async (path: string) =>
      (await gateway.as().get(path)).headers.get('content-security-policy') ?? '';
    expect(await policyOf('/landing')).toContain("script-src 'self' https://js.stripe.com;");
    const policy = await policyOf('/goals');
    const hash = createHash('sha256').update(headScript).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}' https://js.stripe.com;`);
    for (const directive of ['connect-src', 'frame-src'])
      expect(policy.split(';')).toContain(`${directive} 'self' https://*.stripe.com`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("worker-src 'self';");
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  });
});

describe('search engines', () => {
  it('get allowed paths and the sitemap’s URL from robots.txt', async () => {
    const { status, body, headers } = await gateway.as().get('/robots.txt');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/plain');
    expect(body.split('\n')).toEqual(
      expect.arrayContaining(['User-agent: *', 'Disallow: /api/', 'Sitemap: http://pathwise.test/sitemap.xml']),
    );
  });

  it('find existing public pages in the sitemap, and no pages of members', async () => {
    const { status, body, headers } = await gateway.as().get('/sitemap.xml');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('application/xml');
    const listed = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
    expect(listed).toEqual(
      ['/', '/subscription', '/privacy-policy', '/terms-of-service', '/support'].map(
        (path) => `http://pathwise.test${path}`,
      ),
    );
    for (const url of listed) expect((await gateway.as().get(new URL(url).pathname)).status).toBe(200);
  });
});

describe('the API documentation', () => {
  it('describes every public call', async () => {
    const { body } = await gateway.as().get('/api/docs/openapi.json');
    const described = Object.values(body.paths as Record<string, object>).flatMap((methods) => Object.keys(methods));
    expect(described).toHaveLength(Object.values(apis).flatMap(({ operations }) => Object.keys(operations)).length);
    expect((await gateway.as().get('/api/docs/')).body).toContain('swagger-ui');
  });
});

describe('an answer to a call', () => {
  it('is not cached, from gateway or service, unless the service allows it', async () => {
    const answers = [
      await gateway.as('cookie').get('/api/nothing'),
      await gateway.as('cookie').raw('/api/goals', { method: 'PATCH' }),
      await gateway.as().get('/api/goals'),
      await gateway.as().get('/api/live'),
      await gateway.as().raw('/api/goals', { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } }),
      await gateway.as('cookie').get('/api/goals'),
      await gateway.as().get('/no-such-file.js'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 405, 401, 401, 403, 200, 404]);
    for (const { headers } of answers) expect(headers.get('cache-control')).toBe('no-store');
    gateway.goals.answer = (_request, response) => response.writeHead(200, { 'cache-control': 'max-age=60' }).end('[]');
    expect((await gateway.as('cookie').get('/api/goals')).headers.get('cache-control')).toBe('max-age=60');
  });

  it('forbids scripts, frames and content sniffing', async () => {
    const { headers } = await gateway.as('cookie').get('/api/goals');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('probes', () => {
  it('answer only on the internal port', async () => {
    expect((await fetch(`${gateway.running.internalUrl}/live`)).status).toBe(200);
    expect((await fetch(`${gateway.running.internalUrl}/ready`)).status).toBe(200);
    expect(await (await fetch(`${gateway.running.internalUrl}/metrics`)).text()).toContain(
      'http_server_request_duration_seconds',
    );
    expect((await gateway.as().get('/metrics')).body).toContain('<title>');
  });
});
