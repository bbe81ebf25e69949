import { setTimeout as pause } from 'node:timers/promises';
import { waitUntil } from '@pathwise/local-servers/wait-until';
import { createGoals } from '../faults/create-goals.ts';
import { openStored } from '../faults/stored.ts';
import { rounded } from '../figures.ts';
import { premiumPeople } from '../people/person.ts';
import type { Deployed } from './deployed.ts';
import { kubectl, scaleTo } from './kubectl.ts';
import { steadyLoad } from './load.ts';
import { openPods, type PodFigures } from './pod-figures.ts';

const goalsPerSecond = 10;
/** Enough for the code of a new pod to be compiled: the first hundred events take it several times as long. */
const warmUpGoals = 150;
const fewest = 100;

/** How far a replica's part may be off an equal share. A caller picks a replica for every 20 calls, so calls scatter more. */
const tolerated = { calls: 1, events: 0.2 };

/** Scales workloads, creates people and goals, and prints the share of each replica in calls and events. */
export async function scale(
  deployed: Deployed,
  { names, replicas }: { names: readonly string[]; replicas: number },
): Promise<string[]> {
  const began = performance.now();
  await scaleTo(names, replicas);
  console.log(`${replicas} replicas of ${names.join(', ')} are ready (${seconds(began)} s)`);
  const people = await premiumPeople(deployed, 10);
  const create = (count: number) =>
    createGoals(people, { count, perSecond: goalsPerSecond, prefix: `scale-${Date.now()}` });
  await create(warmUpGoals);
  await published(deployed);
  const open = await openPods(names);
  const before = await open.look();
  await create(300);
  await published(deployed);
  const after = await open.look();
  open.close();
  return names.flatMap((name) => {
    const own = open.pods.filter(({ workload }) => workload === name);
    const done = (read: (figures: PodFigures | undefined) => number) =>
      own.map(({ pod }) => read(after.get(pod)) - read(before.get(pod)));
    const consumers = [...new Set(own.flatMap(({ pod }) => [...(after.get(pod)?.events.keys() ?? [])]))];
    const shares = [
      { what: `calls answered by ${name}`, most: tolerated.calls, counts: done((figures) => figures?.calls ?? 0) },
      ...consumers.map((consumer) => ({
        what: consumer,
        most: tolerated.events,
        counts: done((figures) => figures?.events.get(consumer) ?? 0),
      })),
    ];
    return shares
      .filter(({ what, most, counts }) => shareOf(what, counts) > most)
      .map(({ what }) => `${what}: not shared equally`);
  });
}

/** Prints what each replica did. Returns how far the worst is off an equal share; 0 for fewer than a hundred. */
function shareOf(what: string, counts: readonly number[]): number {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all < fewest) return 0;
  const worst = Math.max(...counts.map((count) => Math.abs((count * counts.length) / all - 1)));
  console.log(`${what}: ${counts.join(', ')}, at most ${rounded(worst * 100)} % off an equal share`);
  return worst;
}

const seconds = (since: number) => rounded((performance.now() - since) / 1_000);

/** Waits until every outbox is empty, then for the last events to be applied. */
export async function published(deployed: Deployed): Promise<void> {
  const stored = await openStored(deployed);
  try {
    await waitUntil('the outboxes are empty', async () => (await stored.outboxRows()) === 0, {
      timeoutMs: 60_000,
      everyMs: 500,
    });
  } finally {
    await stored.close();
  }
  await pause(3_000);
}

/** Puts load on the gateway until its autoscaler has three replicas, then waits until it is back at one. */
export async function autoscale(deployed: Deployed): Promise<string[]> {
  await scaleTo(['gateway'], 1);
  const people = await premiumPeople(deployed, 10);
  const over = new AbortController();
  const began = performance.now();
  const { url } = deployed;
  // Pages load the gateway most: other calls would need the processors of a small machine for the services behind it.
  const pages = { perSecond: 600, reads: ['/'], writeEvery: Number.POSITIVE_INFINITY };
  const loading = steadyLoad({ url, people, prefix: `auto-${Date.now()}`, ...pages }, over.signal);
  const field = (object: string, path: string) =>
    kubectl('get', object, 'gateway', `--output=jsonpath={.status.${path}}`);
  const reaches = (count: number) =>
    waitUntil(
      `${count} replicas of the gateway`,
      async () => {
        const replicas = Number(await field('deployment', 'readyReplicas'));
        if (replicas === count) return true;
        const used = await field('hpa', 'currentMetrics[0].resource.current.averageValue');
        throw new Error(`${replicas} are ready, and each uses ${used} of a processor`);
      },
      { timeoutMs: 240_000, everyMs: 1_000 },
    );
  try {
    await reaches(3);
    console.log(`the autoscaler of the gateway went from 1 to 3 in ${seconds(began)} s`);
  } finally {
    over.abort();
  }
  const { failed, milliseconds } = await loading;
  console.log(`${milliseconds.length + failed.length} calls meanwhile, ${failed.length} failed`);
  const ended = performance.now();
  await reaches(1);
  console.log(`and back to 1 in ${seconds(ended)} s`);
  return failed.length === 0 ? [] : [`${failed.length} calls failed`];
}
