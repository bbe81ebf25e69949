import { setTimeout as pause } from 'node:timers/promises';
import { expectations, type FaultRun, type FaultTest } from '../faults/fault-test.ts';
import { percentile, rounded } from '../figures.ts';
import { premiumPeople } from '../people/person.ts';
import { seededRandom } from '../random.ts';
import { checkedPlatform } from '../test-platform.ts';
import { measureIdle } from './idle.ts';
import { type Call, notedClient, useUntil } from './ordinary-use.ts';
import { watchMemory } from './processes.ts';

const people = 20;

/** Simulates ordinary use by 20 people for some minutes, after measuring the idle platform. */
export function soak(minutes: number): FaultTest {
  return {
    name: 'T14',
    passesWhen: `${minutes} min of ordinary use by ${people} people: 0 × 5xx, p95 of the end at most 1.3 × that of the beginning, memory flat; idle at most 1 database command a second a service and 3 % of a core for the embedded database`,
    run: (run) => runSoak(run, minutes),
  };
}

async function runSoak({ dir, seed, say, atEnd }: FaultRun, minutes: number): ReturnType<FaultTest['run']> {
  const platform = await checkedPlatform({ dir, demoPayments: true }); // so that billing has its work, too
  atEnd(platform.stop);
  const cast = await premiumPeople(platform, people);
  for (const { api } of cast) await api.goals.createGoal({ body: { title: 'Read twelve books' } });
  await pause(10_000); // by now the work for their goals has ended
  const idle = await measureIdle(platform, minutes >= 30 ? 60 : 30);
  say(`idle: ${JSON.stringify(idle)}`);

  const calls: Call[] = [];
  const began = performance.now();
  const lastsMs = minutes * 60_000;
  const memory = watchMemory(platform, 5_000);
  const progress = setInterval(() => say(progressOf(calls, performance.now() - began)), 60_000);
  await Promise.all(
    cast.map((person, n) => {
      const api = notedClient(platform.url, person, calls, began);
      return useUntil(began + lastsMs, { api, email: person.user.email, random: seededRandom(seed + n) });
    }),
  );
  clearInterval(progress);
  return verdict({ calls, lastsMs, idle, memory: memory.stop(), embedded: platform.kinds.database === 'SecantusDB' });
}

interface Seen {
  calls: Call[];
  lastsMs: number;
  idle: Awaited<ReturnType<typeof measureIdle>>;
  memory: ReturnType<ReturnType<typeof watchMemory>['stop']>;
  embedded: boolean;
}

function verdict({ calls, lastsMs, idle, memory, embedded }: Seen): Awaited<ReturnType<FaultTest['run']>> {
  const windowMs = Math.min(600_000, lastsMs / 3);
  const [first, last] = [p95(calls, 0, windowMs), p95(calls, lastsMs - windowMs, Number.POSITIVE_INFINITY)];
  const failed = calls.filter(({ status }) => status === 0 || status >= 500);
  const { broken, expect } = expectations();
  expect(calls.length > 0, 'nobody called anything');
  expect(failed.length === 0, `${failed.length} calls failed: ${JSON.stringify(failed.slice(0, 5))}`);
  expect(last <= first * 1.3, `p95 went from ${rounded(first)} to ${rounded(last)} ms`);
  for (const [name, { flat, startMb, endMb }] of Object.entries(memory))
    expect(flat, `${name} grew from ${startMb} to ${endMb} MB`);
  for (const [name, perSecond] of Object.entries(idle.commandsPerSecond))
    expect(perSecond <= 1, `idle, ${name} sent ${perSecond} database commands a second`);
  const idleCore = idle.corePercent['database'] ?? 0;
  expect(!embedded || idleCore <= 3, `idle, the database used ${idleCore} % of a core`);
  const figures = {
    calls: calls.length,
    perSecond: rounded(calls.length / (lastsMs / 1_000), 1),
    statuses: counted(calls.map(({ status }) => String(status))),
    p95Ms: { first: rounded(first), last: rounded(last), ratio: rounded(last / first, 2) },
    slowest: slowest(calls, { windowMs, lastsMs }),
    memory,
    idle,
  };
  return { broken, figures };
}

function p95(calls: readonly Call[], from: number, to: number): number {
  const within = calls.filter(({ at }) => at >= from && at < to);
  return percentile(
    within.map(({ ms }) => ms),
    0.95,
  );
}

/** The slowest operations, each with its p95 of the beginning and of the end: they tell which one grew. */
function slowest(calls: readonly Call[], { windowMs, lastsMs }: { windowMs: number; lastsMs: number }) {
  const end = Number.POSITIVE_INFINITY;
  const within = (of: readonly Call[], from: number, to: number) => rounded(p95(of, from, to));
  return [...Map.groupBy(calls, ({ what }) => what)]
    .map(([what, of]) => ({
      ...{ what, calls: of.length, p95Ms: within(of, 0, end) },
      ...{ firstMs: within(of, 0, windowMs), lastMs: within(of, lastsMs - windowMs, end) },
    }))
    .toSorted((a, b) => b.p95Ms - a.p95Ms)
    .slice(0, 8);
}

function counted(values: readonly string[]): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(values, (value) => value)].map(([value, all]) => [value, all.length]));
}

function progressOf(calls: readonly Call[], ms: number): string {
  const minute = calls.filter(({ at }) => at > ms - 60_000);
  const failed = calls.filter(({ status }) => status === 0 || status >= 500).length;
  return `minute ${Math.round(ms / 60_000)}: ${minute.length} calls, p95 ${rounded(p95(minute, 0, ms))} ms, ${failed} failed so far`;
}
