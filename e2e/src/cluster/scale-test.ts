// npm run scale-test: what a read and a created goal cost with 1, 2 and 3 replicas of everything. See docs/scale.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '@pathwise/local-servers/paths';
import { createConnection } from 'mongoose';
import { percentile, rounded } from '../figures.ts';
import { type Person, premiumPeople } from '../people/person.ts';
import { seededRandom } from '../random.ts';
import { assumed, capacity, simulate, wholeCost } from './capacity.rules.ts';
import type { Deployed } from './deployed.ts';
import { scaleTo, workloadNames } from './kubectl.ts';
import { steadyLoad } from './load.ts';
import { cpuSecondsOfStore, openPods, podsOf } from './pod-figures.ts';
import { published } from './scale.ts';

const readsPerReplica = 20;
const goalsPerReplica = 1.5;
const idleMs = 45_000;
/** By `npm run bench -- streams`; so many need a higher limit of memory than the base has (docs/scale.md). */
const streams = { kbPerStream: 40, perGateway: 10_000 };

/** What all replicas of everything have used so far. */
interface Used {
  at: number;
  /** Processor seconds by workload; stores are `database` and `broker`. */
  cpu: Record<string, number>;
  commands: number;
  events: number;
  residentMb: Record<string, number>;
}

/** What one of `count` repetitions cost. */
interface Cost {
  calls: number;
  failed: number;
  p50: number;
  p99: number;
  cpuMs: Record<string, number>;
  commands: number;
  events: number;
}

interface Measured {
  replicas: number;
  load: number;
  /** Processor milliseconds that one replica uses in a second without calls. */
  idleMs: Record<string, number>;
  residentMb: Record<string, number>;
  read: Cost;
  goal: Cost;
}

/** Measures at a fixed load per replica. Prints each figure and writes them to reports/. */
export async function scaleTest(deployed: Deployed, { seconds }: { seconds: number }): Promise<string[]> {
  const names = await workloadNames();
  const people = await premiumPeople(deployed, 10);
  const measured: Measured[] = [];
  for (const replicas of [1, 2, 3]) {
    await scaleTo(names, replicas);
    const open = await openPods(names);
    measured.push(await measure({ deployed, open, people, replicas, seconds }).finally(open.close));
    console.log(JSON.stringify(measured.at(-1)));
  }
  mkdirSync(join(root, 'reports'), { recursive: true });
  const file = join(root, 'reports', `scale-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.json`);
  writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`);
  console.log(`report: ${file}`);
  console.log(estimated(measured));
  const failed = measured.reduce((sum, { read, goal }) => sum + read.failed + goal.failed, 0);
  return failed === 0 ? [] : [`${failed} calls failed`];
}

/** The model from the smallest scale: checked against the measured larger ones, and for up to ten million members. */
function estimated(measured: readonly Measured[]): string {
  const [one, ...larger] = measured;
  if (!one) return '';
  const processors = availableParallelism();
  const checks = larger.map(({ replicas, read, goal }) => {
    const simulated = simulate(
      { perSecond: readsPerReplica * replicas, serviceMs: wholeCost(one.read), processors, seconds: 600 },
      seededRandom(replicas),
    );
    return {
      replicas,
      read: { expectedMs: rounded(wholeCost(one.read), 1), measuredMs: rounded(wholeCost(read), 1) },
      goal: { expectedMs: rounded(wholeCost(one.goal), 1), measuredMs: rounded(wholeCost(goal), 1) },
      p50: { simulated: rounded(simulated.p50), measured: read.p50 },
      p99: { simulated: rounded(simulated.p99), measured: read.p99 },
    };
  });
  const needed = [100_000, 1_000_000, 10_000_000].map((members) => ({
    members,
    ...capacity(one, streams, { ...assumed, members }),
  }));
  return [...checks, ...needed].map((row) => JSON.stringify(row)).join('\n');
}

interface Given {
  deployed: Deployed;
  open: Awaited<ReturnType<typeof openPods>>;
  people: readonly Person[];
  replicas: number;
  seconds: number;
}

async function measure(given: Given): Promise<Measured> {
  const { replicas, seconds, deployed } = given;
  const reads = { perSecond: readsPerReplica * replicas, writeEvery: Number.POSITIVE_INFINITY, seconds };
  const goals = { perSecond: goalsPerReplica * replicas, writeEvery: 1, seconds };
  await run(given, { ...reads, seconds: 15 }); // new pods compile their code
  await run(given, { ...goals, seconds: 20 });
  await published(deployed);
  const quiet = await look(given);
  await pause(idleMs);
  const rested = await look(given);
  const idle = difference(quiet, rested);
  const perSecond = {
    cpu: mapped(idle.cpu, (used) => used / idle.seconds),
    commands: idle.commands / idle.seconds,
  };
  const costOf = async (load: typeof reads): Promise<Cost> => {
    const before = await look(given);
    const { failed, milliseconds } = await run(given, load);
    await published(deployed);
    const used = difference(before, await look(given));
    const calls = milliseconds.length + failed.length;
    const idleShare = (figure: number) => figure * used.seconds;
    return {
      calls,
      failed: failed.length,
      p50: rounded(percentile(milliseconds, 0.5)),
      p99: rounded(percentile(milliseconds, 0.99)),
      cpuMs: mapped(used.cpu, (cpu, name) => rounded(((cpu - idleShare(perSecond.cpu[name] ?? 0)) * 1_000) / calls, 2)),
      commands: rounded((used.commands - idleShare(perSecond.commands)) / calls, 1),
      events: rounded(used.events / calls, 1),
    };
  };
  return {
    replicas,
    load: rounded(loadavg()[0] ?? 0, 1),
    idleMs: mapped(perSecond.cpu, (used) => rounded((used * 1_000) / replicas, 1)),
    residentMb: mapped(rested.residentMb, (megabytes) => rounded(megabytes / replicas)),
    read: await costOf(reads),
    goal: await costOf(goals),
  };
}

async function run(
  { deployed: { url }, people }: Given,
  { perSecond, writeEvery, seconds }: { perSecond: number; writeEvery: number; seconds: number },
) {
  const prefix = `cost-${Date.now()}`;
  return steadyLoad({ url, people, perSecond, writeEvery, prefix }, AbortSignal.timeout(seconds * 1_000));
}

async function look({ deployed, open }: Given): Promise<Used> {
  const used: Used = { at: performance.now(), cpu: {}, commands: 0, events: 0, residentMb: {} };
  const figures = await open.look();
  for (const { pod, workload } of open.pods) {
    const { cpuSeconds = 0, residentMb = 0, events = new Map() } = figures.get(pod) ?? {};
    used.cpu[workload] = (used.cpu[workload] ?? 0) + cpuSeconds;
    used.residentMb[workload] = (used.residentMb[workload] ?? 0) + residentMb;
    for (const count of events.values()) used.events += count;
  }
  used.cpu['database'] = await cpuSecondsOfStore('mongo-0');
  for (const pod of await podsOf('nats'))
    used.cpu['broker'] = (used.cpu['broker'] ?? 0) + (await cpuSecondsOfStore(pod));
  const database = await createConnection(deployed.mongoUrl).asPromise();
  const status = await database.db?.admin().command({ serverStatus: 1 });
  used.commands = status?.['network'].numRequests ?? 0;
  await database.close();
  return used;
}

function difference(before: Used, after: Used) {
  return {
    seconds: (after.at - before.at) / 1_000,
    cpu: mapped(after.cpu, (used, name) => used - (before.cpu[name] ?? 0)),
    commands: after.commands - before.commands,
    events: after.events - before.events,
  };
}

const mapped = (figures: Record<string, number>, change: (figure: number, name: string) => number) =>
  Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, change(figure, name)]));
