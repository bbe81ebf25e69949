import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { collectTraces } from '@pathwise/service-testkit/trace-collector';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import express from 'express';
import { pino } from 'pino';
import { nameRequest } from '../src/http/begin.ts';
import { failureHandler } from '../src/http/failures.ts';
import { observeRequest } from '../src/http/observed.ts';
import { type Listening, listen } from '../src/http/server.ts';
import { notFound } from '../src/problem.ts';
import { createMetrics } from '../src/telemetry/metrics.ts';
import { inSpan, recordedTraceId, telemetryIds, traceHeaders } from '../src/telemetry/traces.ts';

interface Line {
  msg: string;
  requestId?: string;
  traceId?: string;
  status?: number;
}
const lines: Line[] = [];
const log = pino({ mixin: telemetryIds }, { write: (line: string) => void lines.push(JSON.parse(line)) });
const metrics = createMetrics('test');
let traces: Awaited<ReturnType<typeof collectTraces>>;
let server: Listening;
let sentOn: Record<string, string> = {};

beforeAll(async () => {
  traces = await collectTraces('test');
  const app = express();
  app.use(nameRequest);
  app.use((request, response, next) => {
    const traceparent = request.get('traceparent');
    const about = {
      carrier: traceparent ? { traceparent } : {},
      called: () => ({ name: `test.${request.path.slice(1)}`, route: `/api${request.path}` }),
    };
    observeRequest({ log, metrics }, { request, response }, about, next);
  });
  app.use(express.json());
  app.post('/fine', async (_request, response) => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    log.info('in the handler');
    sentOn = traceHeaders();
    response.json({});
  });
  app.get('/missing', () => {
    throw notFound('goal');
  });
  app.get('/broken', () => {
    throw new Error('broken on purpose');
  });
  app.get('/never', () => {});
  app.use(failureHandler(log));
  server = await listen(app, { host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.stop(100);
  await traces.stop();
});

const call = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${server.port}${path}`, init);
const answered = (requestId: string) =>
  waitUntil('the log line', () => lines.find((one) => one.msg === 'answered' && one.requestId === requestId));

/** A call that another process made in its own trace. */
async function continuedCall(path: string, init: RequestInit = {}) {
  const requestId = `request-${Math.random()}`;
  const traceId = Array.from({ length: 32 }, () => Math.floor(Math.random() * 16).toString(16)).join('');
  const headers = { 'pathwise-request-id': requestId, traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
  const { status } = await call(path, { ...init, headers: { ...headers, ...init.headers } });
  const line = await answered(requestId);
  return { requestId, traceId, status, line };
}

describe('a request', () => {
  it('gives its id and its trace to every log line that its handler writes, also after a body was read', async () => {
    const headers = { 'content-type': 'application/json' };
    const { requestId, traceId, line } = await continuedCall('/fine', { method: 'POST', body: '{"a":1}', headers });
    const inHandler = lines.find((one) => one.msg === 'in the handler' && one.requestId === requestId);
    expect(inHandler).toMatchObject({ traceId });
    expect(line).toMatchObject({ traceId, status: 200 });
  });

  it('passes both on to the events and calls that it causes', async () => {
    const { requestId, traceId } = await continuedCall('/fine', { method: 'POST' });
    expect(sentOn).toMatchObject({ 'pathwise-request-id': requestId });
    expect(sentOn['traceparent']).toContain(traceId);
    const there = await inSpan({ name: 'consumer', kind: 'consumer', carrier: sentOn }, async () => telemetryIds());
    expect(there).toEqual({ requestId, traceId });
  });

  it.each([
    ['its own span to what is recorded', '01'],
    ['no span to what is not recorded', '00'],
  ])('gives %s', async (_what, flags) => {
    const requestId = `request-${flags}`;
    const carrier = {
      'pathwise-request-id': requestId,
      traceparent: `00-${'ab'.repeat(16)}-00f067aa0ba902b7-${flags}`,
    };
    const inner = () => inSpan({ name: 'call', kind: 'client' }, async () => [traceHeaders(), telemetryIds()] as const);
    const [outer, [sent, ids]] = await inSpan({ name: 'request', kind: 'server', carrier }, async () => {
      return [traceHeaders(), await inner()] as const;
    });
    expect(sent['traceparent'] !== outer['traceparent']).toBe(flags === '01');
    expect(sent['traceparent']).toMatch(new RegExp(`^00-${'ab'.repeat(16)}-[0-9a-f]{16}-${flags}$`));
    expect(ids).toEqual({ requestId, traceId: 'ab'.repeat(16) });
  });

  it('fails its span with a status of the server, not with a refusal', async () => {
    const refused = await continuedCall('/missing');
    const failed = await continuedCall('/broken');
    expect([refused.status, failed.status]).toEqual([404, 500]);
    await traces.stop();
    const spanOf = (id: string) => traces.spans().find(({ traceId }) => traceId === id);
    expect(spanOf(refused.traceId)).toMatchObject({ name: 'test.missing', isFailed: false });
    expect(spanOf(failed.traceId)).toMatchObject({
      name: 'test.broken',
      isFailed: true,
      parentSpanId: '00f067aa0ba902b7',
      attributes: {
        'http.route': '/api/broken',
        'http.request.method': 'GET',
        'pathwise-request-id': failed.requestId,
      },
    });
  });

  it('is measured by method, route and status, with its trace as the exemplar', async () => {
    const { traceId } = await continuedCall('/missing');
    const text = await metrics.registry.metrics();
    const row = text.split('\n').find((one) => one.includes(`trace_id="${traceId}"`));
    expect(row).toMatch(
      /^http_server_request_duration_seconds_bucket\{.*http_request_method="GET",http_route="\/api\/missing",http_response_status_code="404"/,
    );
    expect(text.trimEnd()).toMatch(/# EOF$/);
  });

  it('counts as active until its client has left, and then with status 499', async () => {
    const active = async () =>
      /http_server_active_requests\{service="test"\} (\d+)/.exec(await metrics.registry.metrics())?.[1];
    const client = new AbortController();
    const leaving = call('/never', { signal: client.signal, headers: { 'pathwise-request-id': 'leaves' } });
    await waitUntil('the request', async () => (await active()) === '1');
    client.abort();
    await expect(leaving).rejects.toThrow();
    expect(await answered('leaves')).toMatchObject({ status: 499 });
    expect(await active()).toBe('0');
  });
});

it('a counter tells the outcomes that it knows as 0 before they happen', async () => {
  metrics.own.counter('pathwise_tries_total', 'Tries', ['outcome'], ['done', 'given-up']).inc({ outcome: 'done' });
  const text = await metrics.registry.metrics();
  expect(text).toContain('pathwise_tries_total{outcome="given-up",service="test"} 0');
  expect(text).toContain('pathwise_tries_total{outcome="done",service="test"} 1');
});

describe('a figure that is read when it is asked for', () => {
  it('has one row for each value of its label', async () => {
    metrics.own.gauge('pathwise_things', 'Things', 'state', async () => ({ open: 2, done: 3 }));
    expect(await metrics.registry.metrics()).toContain('pathwise_things{state="done",service="test"} 3');
  });

  it('is left out when it cannot be read, and the rest is told', async () => {
    let isAway = false;
    metrics.own.gauge('pathwise_rows', 'Rows', 'state', async () => {
      if (isAway) throw new Error('the database is away');
      return { all: 1 };
    });
    expect(await metrics.registry.metrics()).toContain('pathwise_rows{state="all"');
    isAway = true;
    const text = await metrics.registry.metrics();
    expect(text).not.toContain('pathwise_rows{');
    expect(text).toContain('nodejs_eventloop_lag_seconds');
  });
});

it('outside of a request there is neither id nor trace', () => {
  expect(telemetryIds()).toEqual({});
  expect(recordedTraceId()).toBeUndefined();
});
