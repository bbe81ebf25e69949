import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { apiNames } from '@pathwise/contracts/apis';
import { rules } from '@pathwise/local/monitoring/alerts';
import { dashboardQueries } from '@pathwise/local/monitoring/dashboards';
import { waitUntil } from '@pathwise/local-servers/wait-until';
import { type ExportedSpan, startTraceCollector } from '@pathwise/service-testkit/trace-collector';
import type { Page, Response as PageResponse } from 'playwright-core';
import { receivedMail } from '../src/driving/inbox.ts';
import { createGoalInDialog, goalCard, goalWithRoadmap } from '../src/driving/steps.ts';
import { windowsAt } from '../src/driving/windows-at.ts';
import { newPerson, type Person } from '../src/people/person.ts';
import { testPlatform } from '../src/test-platform.ts';

const secret = 'a-planted-password-of-seventeen';
const planted = 'xylophone at midnight';
let collector: Awaited<ReturnType<typeof startTraceCollector>>;
let platform: Awaited<ReturnType<typeof testPlatform>>;
let ann: Person;

beforeAll(async () => {
  collector = await startTraceCollector();
  platform = await testPlatform('one-trace', {
    demoPayments: true,
    env: {
      all: {
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        LOG_LEVEL: 'debug',
        OTEL_TRACES_SAMPLER_ARG: '1',
        OTEL_BSP_SCHEDULE_DELAY: '200',
      },
    },
  });
}, 300_000);
const openAt = windowsAt(() => platform.url, { closeAfterEach: true });
beforeEach(async () => {
  ann = await newPerson(platform.url); // a free plan has three goals
});
afterAll(async () => {
  await platform.dispose();
  collector.stop();
});

/** All lines that the processes have logged. */
const logged = (): string[] =>
  (['gateway', ...apiNames] as const).flatMap((name) =>
    readFileSync(platform.process(name).logFile, 'utf8').split('\n'),
  );

/** The id that the gateway gave to a call, which a person also finds in the words of a failure. */
const requestIdOf = ({ headers }: Response) => headers.get('pathwise-request-id') ?? '';

/** Presses in a page, and returns the request id that the browser got in the answer to its call. */
async function requestIdOfPress(page: Page, call: string, press: () => Promise<void>): Promise<string> {
  const isAnswer = (answer: PageResponse) => call === `${answer.request().method()} ${new URL(answer.url()).pathname}`;
  const [answer] = await Promise.all([page.waitForResponse(isAnswer), press()]);
  expect(answer.ok()).toBe(true);
  return (await answer.headerValue('pathwise-request-id')) ?? '';
}

/** Spans whose parent is not in the trace. */
function rootsOf(spans: readonly ExportedSpan[]): readonly ExportedSpan[] {
  const ids = new Set(spans.map(({ spanId }) => spanId));
  return spans.filter(({ parentSpanId }) => !ids.has(parentSpanId));
}

/** Waits until the trace of a request has a span of each name and is one tree, and returns all its spans. */
async function traceOf(requestId: string, names: readonly string[]): Promise<ExportedSpan[]> {
  const ofTrace = () => {
    const spans = collector.spans();
    const first = spans.find(
      ({ service, attributes }) => service === 'pathwise-gateway' && attributes['pathwise-request-id'] === requestId,
    );
    return spans.filter(({ traceId }) => traceId === first?.traceId);
  };
  await waitUntil(
    `one tree with spans named ${names.join(', ')}`,
    // a process exports its spans in batches, so a parent may come after its child
    () => names.every((name) => ofTrace().some((span) => span.name === name)) && rootsOf(ofTrace()).length === 1,
    { timeoutMs: 30_000 },
  ).catch((error: unknown) => {
    throw new Error(`${error}; there are: ${ofTrace().map(({ service, name }) => `${service} ${name}`)}`);
  });
  return ofTrace();
}

/** Each span's parent is in the trace, but for the first. */
function expectOneTree(spans: readonly ExportedSpan[]): void {
  expect(rootsOf(spans).map(({ service, parentSpanId }) => ({ service, parentSpanId }))).toEqual([
    { service: 'pathwise-gateway', parentSpanId: '' },
  ]);
}

const send = (path: string, method: string, body: object) =>
  ann.fetch(`${platform.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function createGoal(title: string): Promise<{ goal: { id: string; version: number }; requestId: string }> {
  const made = await send('/api/goals', 'POST', { title, category: 'health' });
  expect(made.status).toBe(201);
  return { goal: (await made.json()) as { id: string; version: number }, requestId: requestIdOf(made) };
}

it('a goal created in a page is one trace from the press over the gateway, goals, the broker and the coach to the stored roadmap', async () => {
  const { page } = await openAt({ person: ann });
  await page.goto('/goals');
  const requestId = await requestIdOfPress(page, 'POST /api/goals', () =>
    createGoalInDialog(page, { opener: 'Create Goal', title: 'Run a half marathon' }),
  );
  const names = ['goals.createGoal', 'ai-draft-roadmap', 'goals.store-draft.v1', 'admin-count-goals'];
  const spans = await traceOf(requestId, names);
  expectOneTree(spans);
  const services = ['pathwise-admin', 'pathwise-ai', 'pathwise-gateway', 'pathwise-goals'];
  expect([...new Set(spans.map(({ service }) => service))].sort()).toEqual(services);
}, 120_000);

/** The services and names of a span and of what led to it, the last first. */
function wayTo(span: ExportedSpan | undefined, spans: readonly ExportedSpan[]): string[] {
  if (!span) return [];
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return [`${span.service} ${span.name}`, ...wayTo(parent, spans)];
}

it('the mail on a completed goal is in the trace of the press that completed it, until the mail server has taken it', async () => {
  const goal = await goalWithRoadmap(ann, { title: 'Read one book', category: 'hobby' });
  for (const { id: milestoneId } of await ann.api.goals.listMilestones({ params: { id: goal.id } }))
    await ann.api.goals.changeMilestone({ params: { id: goal.id, milestoneId }, body: { completed: true } });
  const { page } = await openAt({ person: ann });
  await page.goto('/goals');
  await goalCard(page, goal.title).getByRole('button', { name: 'View Roadmap' }).click();
  const requestId = await requestIdOfPress(page, `PUT /api/goals/${goal.id}`, () =>
    page.getByRole('button', { name: 'Complete goal' }).click(),
  );
  await receivedMail(platform, { to: ann.user.email, subject: 'You did it: Read one book' });
  const spans = await traceOf(requestId, ['goals.changeGoal', 'admin-congratulate-on-goal', 'send mail']);
  expectOneTree(spans);
  const sent = spans.filter(({ name }) => name === 'send mail');
  expect(sent.map(({ isFailed }) => isFailed)).toEqual([false]); // the span ends when the server has taken the mail
  expect(wayTo(sent[0], spans)).toEqual([
    'pathwise-admin send mail',
    'pathwise-admin admin-congratulate-on-goal',
    'pathwise-goals goals.changeGoal',
    'pathwise-gateway goals.changeGoal', // its call to goals
    'pathwise-gateway goals.changeGoal', // the browser's call
  ]);
}, 120_000);

it('an event that is published later stays in the trace of its request', async () => {
  const broker = platform.process('broker');
  await broker.stop();
  const { requestId } = await createGoal('Learn the tuba');
  await broker.start();
  expectOneTree(await traceOf(requestId, ['goals.createGoal', 'ai-draft-roadmap', 'goals.store-draft.v1']));
});

it('every line of a log about a request has its id and its trace', async () => {
  const { requestId } = await createGoal('Swim every week');
  const own = () =>
    logged()
      .filter((line) => line.startsWith('{') && line.includes(requestId))
      .map((line) => JSON.parse(line));
  const services = () => new Set(own().map(({ service }) => service));
  await waitUntil('lines of goals and coach', () => ['goals', 'ai'].every((one) => services().has(one)));
  const traces = new Set(own().map(({ traceId }) => traceId));
  expect(traces.size).toBe(1);
  expect([...traces][0]).toMatch(/^[0-9a-f]{32}$/);
  const answered = logged().flatMap((line) => (line.includes('"operation"') ? [JSON.parse(line)] : []));
  expect(answered.length).toBeGreaterThan(0);
  expect(answered.filter((line) => !line.requestId || !line.traceId)).toEqual([]);
});

/** Told by the cluster, by Prometheus itself, or only with a key for a model (the coach's own tests read those). */
const notHere = /^(up|pathwise:bad_ratio:.*|kubelet_.*|kube_.*|container_.*|pathwise_model_.*)$/;

/** What OpenMetrics appends to the name of a figure of each type. */
const suffixes: Record<string, string[]> = { counter: ['_total'], histogram: ['_bucket', '_count', '_sum'] };
/** A function and labels, which look like names of figures in a query. */
const notFigures = new Set(['histogram_quantile', 'http_request_method', 'http_response_status_code', 'http_route']);

/** The figures of each process, as Prometheus reads them. */
const figures = () =>
  Promise.all(
    (['gateway', ...apiNames] as const).map(async (name) => {
      const answer = await fetch(`http://127.0.0.1:${platform.ports[`${name}.internal`]}/metrics`);
      return answer.text();
    }),
  );

it('every figure that dashboards and alerts ask for is told by some process', async () => {
  const texts = await figures();
  const types = [...texts.join('\n').matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  const told = new Set(types.flatMap(([, name, type]) => (suffixes[type ?? ''] ?? ['']).map((end) => `${name}${end}`)));
  const queries = [...dashboardQueries, ...rules.groups.flatMap((group) => group.rules.map(({ expr }) => expr))];
  const asked = new Set(
    queries.flatMap((query) => query.match(/\b[a-z]+(?:_[a-z0-9]+)+(?=[{[)\s]|$)|\bup(?=\{)/g) ?? []),
  );
  expect(asked.size).toBeGreaterThan(20);
  expect([...asked].filter((name) => !told.has(name) && !notHere.test(name) && !notFigures.has(name)).sort()).toEqual(
    [],
  );
});

it('what an alert waits for the first time is told as 0 before, because Prometheus sees no increase in a figure that begins at 1', async () => {
  const text = (await figures()).join('\n');
  const firsts = rules.groups
    .flatMap((group) => group.rules)
    .filter(({ alert, expr }) => alert && /> 0$/.test(expr))
    .flatMap(({ expr }) => [...expr.matchAll(/increase\((\w+)(?:\{(.+?)\})?\[/g)])
    .map(([, name = '', label = '']) => ({ name, label }));
  expect(firsts.map(({ name }) => name)).toContain('pathwise_events_dead_total');
  const isTold = ({ name, label }: { name: string; label: string }) =>
    text.split('\n').some((row) => row.startsWith(`${name}{`) && row.includes(label));
  expect(firsts.filter((first) => !isTold(first))).toEqual([]);
});

it('what people write is in no span and no log line', async () => {
  const { requestId } = await createGoal(planted);
  await send('/api/goals', 'POST', { title: planted, category: planted });
  await send('/api/diary', 'POST', { title: planted, content: planted });
  await send('/api/auth/login', 'POST', { email: ann.user.email, password: secret });
  await traceOf(requestId, ['goals.createGoal', 'ai-draft-roadmap', 'goals.store-draft.v1']);
  await waitUntil('the log line', () => logged().some((line) => line.includes(requestId)));
  for (const place of [collector.text(), logged().join('\n')])
    for (const word of [planted, secret, ann.user.email]) expect(place).not.toContain(word);
});
