import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { DiaryEntry } from '@pathwise/contracts/diary';
import { diaryChanged } from '@pathwise/contracts/events/planner';
import { listDeadLetters } from '@pathwise/service-kit/events/dead-letters';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { collectTraces } from '@pathwise/service-testkit/trace-collector';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import { pino, stdSerializers } from 'pino';
import { type PlannerUnderTest, startPlanner } from './given.ts';

const canary = 'xylophone-at-midnight';
let service: PlannerUnderTest;
let traces: Awaited<ReturnType<typeof collectTraces>>;
let isBroken = false;
const logged: string[] = [];

beforeAll(async () => {
  traces = await collectTraces('planner');
  const lines = { write: (line: string) => void logged.push(line) };
  // Logs errors with all details, more than in production.
  const log = pino({ level: 'trace', serializers: { error: stdSerializers.err, err: stdSerializers.err } }, lines);
  const faultPoint = () => {
    if (isBroken) throw new Error('broken on purpose');
  };
  service = await startPlanner({ log, faultPoint });
});
afterAll(async () => {
  await service.stop();
  await traces.stop();
});

/** Writes the word into a diary through every call that succeeds or is refused. Returns the entry and the statuses. */
async function writeEverywhere(): Promise<{ entry: DiaryEntry; statuses: number[] }> {
  const ann = service.as(testCaller());
  const body = { title: canary, content: `${canary} ${canary}` };
  const made = await ann.post('/api/diary', body, { 'idempotency-key': 'once' });
  const entry: DiaryEntry = made.body;
  const path = `/api/diary/${entry.id}`;
  const json = { 'content-type': 'application/json' };
  const answers = [
    made,
    await ann.patch(path, { content: `${canary}!`, version: 1 }),
    await ann.patch(path, { content: `${canary}?`, version: 1 }),
    await ann.post('/api/diary', { title: canary, content: ' ', entryDate: canary }),
    await ann.post('/api/diary', { ...body, [canary]: canary }),
    await ann.post('/api/diary', { ...body, content: 'another' }, { 'idempotency-key': 'once' }),
    await ann.raw('/api/diary', { method: 'POST', headers: json, body: `{"title": ${canary}` }),
    await ann.post('/api/diary', { title: canary, content: canary.repeat(20_000) }),
    await ann.get(`/api/search/plan?q=${canary}`),
  ];
  isBroken = true;
  answers.push(await ann.post('/api/diary', body));
  isBroken = false;
  const gone = await ann.delete(path);
  answers.push(gone, await ann.post(`/api/undo/planner/${gone.body.undo}`));
  return { entry, statuses: answers.map(({ status }) => status) };
}

it('diary text is in no log line, span, event, dead letter or figure, whether it was stored, refused or lost to a fault', async () => {
  const { entry, statuses } = await writeEverywhere();
  expect(statuses).toEqual([201, 200, 409, 422, 422, 422, 400, 413, 200, 500, 200, 200]);
  await service.events.waitFor(diaryChanged, (data) => data.entryId === entry.id && data.version === 4);
  await service.events.publishRaw('auth.privacy-changed.v1', '{"no":"event"}');
  const letters = await waitUntil('a dead letter', async () => {
    const found = await listDeadLetters(service.running.broker);
    return found.length > 0 ? found : undefined;
  });
  const metrics = await (await fetch(`${service.internalUrl}/metrics`)).text();
  await traces.stop();

  const lines = logged.join('');
  const spans = traces.text();
  expect(lines).toContain('planner.createEntry');
  expect(lines).toContain('broken on purpose');
  expect(spans).toContain('planner.createEntry');
  expect(metrics).toContain('http_route="/api/diary"');
  for (const place of [lines, spans, metrics, JSON.stringify(letters), JSON.stringify(service.events.all())])
    expect(place).not.toContain(canary);
});
