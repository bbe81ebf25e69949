import { setTimeout as pause } from 'node:timers/promises';
import type { Platform } from '@pathwise/local/platform';
import { withDatabase } from '@pathwise/local-servers/mongo-url';
import { startTcpProxy } from '@pathwise/service-testkit/tcp-proxy';
import { percentile, rounded } from '../figures.ts';
import { type Person, premiumPeople } from '../people/person.ts';
import { checkedPlatform } from '../test-platform.ts';
import { countOutcomes } from './acknowledged.ts';
import { createGoals } from './create-goals.ts';
import { expectations, type FaultRun, type FaultTest } from './fault-test.ts';
import { goalVerdict } from './goal-verdict.ts';
import { readsWhile } from './reads-while.ts';
import { resume, stopInItsTracks } from './signals.ts';
import { isQuick } from './size.ts';
import type { StoredAt } from './stored.ts';

const longSeconds = isQuick ? 10 : 30;
const absences = { killed: 5, 'black-holed': longSeconds, stopped: isQuick ? 10 : 20 };
type How = keyof typeof absences;

/** A database for goals alone, behind a proxy that can stop forwarding. */
async function startOwnDatabase(dir: string, atEnd: FaultRun['atEnd']) {
  const settings = { ...process.env, MONGO_URL: undefined }; // so that it is one we started and can kill
  const own = await checkedPlatform({ dir, only: [], site: false, settings });
  atEnd(own.stop);
  const address = `127.0.0.1:${own.ports.database}`;
  const wire = await startTcpProxy(address);
  atEnd(wire.close);
  const url = withDatabase(own.mongoUrl.replace(address, wire.url), 'pathwise_goals');
  const database = own.process('database');
  const begin: Record<How, () => unknown> = {
    killed: () => database.kill('SIGKILL'),
    'black-holed': wire.freeze,
    stopped: () => stopInItsTracks(database),
  };
  const end: Record<How, () => unknown> = {
    killed: () => database.start(),
    'black-holed': wire.mend,
    stopped: () => resume(database),
  };
  return {
    url,
    mongoUrl: own.mongoUrl,
    /** Stops the database and restores it. Resolves with the time of the restoration. */
    async away(how: How): Promise<number> {
      await begin[how]();
      await pause(absences[how] * 1_000);
      await end[how]();
      return performance.now();
    },
  };
}

/** Milliseconds of reads of the planner, which has another database, until `until` resolves. */
const weekReadsWhile = ({ api }: Person, until: Promise<unknown>) =>
  readsWhile(() => api.planner.listWeek(), { until, pauseMs: 25 });

type OwnDatabase = Awaited<ReturnType<typeof startOwnDatabase>>;

interface Scene {
  platform: Platform & StoredAt;
  own: OwnDatabase;
  people: Person[];
  prefix: string;
}

async function lives({ platform, own, people, prefix }: Scene, how: How) {
  const [reader] = people;
  if (!reader) throw new Error('nobody there');
  const quiet = await weekReadsWhile(reader, pause(5_000));
  const over = own.away(how);
  const count = (absences[how] + 5) * 2;
  const [backAt, busy, creation] = await Promise.all([
    over,
    weekReadsWhile(reader, over),
    createGoals(people, { count, perSecond: 2, prefix }),
  ]);
  const verdict = await goalVerdict(platform, creation.acknowledged, 60_000);

  const { broken, expect } = expectations();
  const outcomes = countOutcomes(creation.tries);
  const refused = creation.tries.filter(({ outcome }) => outcome !== 'done');
  const slowestRefusal = rounded(Math.max(0, ...refused.map(({ ms }) => ms)));
  const firstAfter = creation.tries.filter(({ outcome, at }) => outcome === 'done' && at >= backAt).map(({ at }) => at);
  const backMs = rounded(Math.min(...firstAfter) - backAt);
  const p99 = { quiet: rounded(percentile(quiet, 0.99), 1), meanwhile: rounded(percentile(busy, 0.99), 1) };
  expect(
    refused.every(({ outcome }) => outcome === '503'),
    `creations ended ${JSON.stringify(outcomes)}`,
  );
  expect(refused.length > 0, 'nobody noticed');
  expect(slowestRefusal <= 3_000, `a refusal took ${slowestRefusal} ms`);
  // On a shared machine a quarter of a few milliseconds is noise.
  expect(p99.meanwhile <= Math.max(p99.quiet * 1.25, p99.quiet + 50), `the planner's reads: ${JSON.stringify(p99)}`);
  expect(backMs <= 5_000, `the first creation succeeded ${backMs} ms after the database was back`);
  expect(
    verdict.lost + verdict.doubled + verdict.withoutRoadmap + verdict.roadmapsTwice === 0,
    JSON.stringify(verdict),
  );
  expect(verdict.outboxRows === 0, `${verdict.outboxRows} events wait in outboxes`);
  return {
    broken: broken.map((one) => `${how}: ${one}`),
    figures: { outcomes, slowestRefusalMs: slowestRefusal, backMs, plannerReadP99Ms: p99, ...verdict },
  };
}

export const databaseAway: FaultTest = {
  name: 'T4',
  passesWhen: `the database of goals killed, black-holed for ${longSeconds} s and stopped for ${absences.stopped} s: 503 within 3 s, the planner's reads unmoved, back within 5 s, 0 lost, 0 half-done`,
  async run({ dir, seed, say, atEnd }) {
    const own = await startOwnDatabase(`${dir}/goals`, atEnd);
    // One person reads forty times a second here, which is more than a person may.
    const env = { goals: { MONGO_URL: own.url }, gateway: { CALLS_PER_MINUTE: '100000' } };
    const platform = await checkedPlatform({ dir, site: false, env });
    atEnd(platform.stop);
    const people = await premiumPeople(platform, 4);
    const broken: string[] = [];
    const figures: Record<string, unknown> = {};
    for (const how of Object.keys(absences) as How[]) {
      const scene = { platform: { ...platform, mongoUrls: { goals: own.mongoUrl } }, own, people };
      const result = await lives({ ...scene, prefix: `t4-${seed}-${how}` }, how);
      figures[how] = result.figures;
      broken.push(...result.broken);
      say(`${how}: ${JSON.stringify(result.figures)}`);
    }
    return { broken, figures };
  },
};
