import { setTimeout as pause } from 'node:timers/promises';
import { waitUntil } from '@pathwise/local-servers/wait-until';
import { createGoals } from '../faults/create-goals.ts';
import { rounded } from '../figures.ts';
import { premiumPeople } from '../people/person.ts';
import type { Deployed } from './deployed.ts';
import { forward, kubectl, objects, scaleTo } from './kubectl.ts';
import { steadyLoad } from './load.ts';

const callsAnswered = 'calls answered';

/** The calls that one pod answered, and the events that each of its consumers took, from its metrics. */
async function workOf(pod: string): Promise<Map<string, number>> {
  const way = await forward(`pod/${pod}`, { remote: 8081 });
  try {
    const text = await (await fetch(`http://127.0.0.1:${way.port}/metrics`)).text();
    const counts = new Map<string, number>();
    for (const [, name = '', count] of text.matchAll(/^\w*consumed_seconds_count\{.*?consumer="([^"]+)".*?\} (\d+)/gm))
      counts.set(name, (counts.get(name) ?? 0) + Number(count));
    const calls = [...text.matchAll(/^pathwise_http_request_seconds_count\{.*\} (\d+)$/gm)];
    counts.set(
      callsAnswered,
      calls.reduce((sum, [, count]) => sum + Number(count), 0),
    );
    return counts;
  } finally {
    way.stop();
  }
}

/** Scales a workload, then creates goals and prints the share of each replica in calls and events. A consumer's must be equal by a fifth. */
export async function scale(
  deployed: Deployed,
  { name, replicas }: { name: string; replicas: number },
): Promise<string[]> {
  const began = performance.now();
  await scaleTo([name], replicas);
  console.log(`${replicas} replicas of ${name} are ready (${rounded((performance.now() - began) / 1_000)} s)`);
  const pods = (await objects('pods', `--selector=app.kubernetes.io/name=${name}`)).map(
    ({ metadata }) => metadata.name,
  );
  const before = await Promise.all(pods.map(workOf));
  const people = await premiumPeople(deployed, 10);
  await createGoals(people, { count: 300, perSecond: 15, prefix: `scale-${Date.now()}` });
  await pause(5_000); // the last events of these goals
  const after = await Promise.all(pods.map(workOf));
  const consumers = new Set(after.flatMap((counts) => [...counts.keys()]));
  const wrong: string[] = [];
  for (const consumer of consumers) {
    const counts = pods.map((_, at) => (after[at]?.get(consumer) ?? 0) - (before[at]?.get(consumer) ?? 0));
    const all = counts.reduce((sum, count) => sum + count, 0);
    if (all < 100) continue; // too few to tell a share
    const worst = Math.max(...counts.map((count) => Math.abs((count * replicas) / all - 1)));
    console.log(`${consumer}: ${counts.join(', ')}, at most ${rounded(worst * 100)} % off an equal share`);
    if (worst > 0.2 && consumer !== callsAnswered) wrong.push(`${consumer} is not shared equally`);
  }
  return wrong;
}

/** Puts load on the gateway until its autoscaler has three replicas, then waits until it is back at one. */
export async function autoscale(deployed: Deployed): Promise<string[]> {
  await scaleTo(['gateway'], 1);
  const people = await premiumPeople(deployed, 10);
  const over = new AbortController();
  const began = performance.now();
  const seconds = () => rounded((performance.now() - began) / 1_000);
  const { url } = deployed;
  const loading = steadyLoad({ url, people, perSecond: 250, prefix: `auto-${Date.now()}` }, over.signal);
  const replicas = async () =>
    Number(await kubectl('get', 'deployment', 'gateway', '--output=jsonpath={.status.readyReplicas}'));
  const reaches = (count: number) =>
    waitUntil(`${count} replicas of the gateway`, async () => (await replicas()) === count, {
      timeoutMs: 240_000,
      everyMs: 1_000,
    });
  try {
    await reaches(3);
    console.log(`the autoscaler of the gateway went from 1 to 3 in ${seconds()} s`);
  } finally {
    over.abort();
  }
  const { failed, milliseconds } = await loading;
  console.log(`${milliseconds.length + failed.length} calls meanwhile, ${failed.length} failed`);
  const ended = performance.now();
  await reaches(1);
  console.log(`and back to 1 in ${rounded((performance.now() - ended) / 1_000)} s`);
  return failed.length === 0 ? [] : [`${failed.length} calls failed`];
}
