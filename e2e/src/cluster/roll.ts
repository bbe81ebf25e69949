import { setTimeout as pause } from 'node:timers/promises';
import { goalCreated, roadmapReady } from '@pathwise/contracts/events/goals';
import { waitUntil } from '@pathwise/local-servers/wait-until';
import { countOutcomes } from '../faults/acknowledged.ts';
import { type Acknowledged, createGoals } from '../faults/create-goals.ts';
import { openStored } from '../faults/stored.ts';
import { percentile, rounded } from '../figures.ts';
import { premiumPeople } from '../people/person.ts';
import { shuffled } from '../random.ts';
import type { Deployed } from './deployed.ts';
import { kubectl, rolledOut, scaleTo, workloadNames } from './kubectl.ts';
import { figuresOfStreams, keepStream, steadyLoad } from './load.ts';

/** What the databases say of the acknowledged goals, once every outbox is empty or two minutes have passed. */
export async function verdict(deployed: Deployed, acknowledged: Acknowledged) {
  const stored = await openStored(deployed);
  const ids = [...acknowledged.values()];
  try {
    const look = async () => {
      const goals = await stored.goals
        .collection<{ _id: string; title: string }>('goals')
        .find({ _id: { $in: ids } })
        .toArray();
      const steps = await stored.stepsPerGoal();
      return {
        lost: ids.length - goals.length,
        doubled: goals.length - new Set(goals.map(({ title }) => title)).size,
        withoutRoadmap: goals.filter(({ _id }) => !steps.has(_id)).length,
        outboxRows: await stored.outboxRows(),
      };
    };
    const settled = async () => {
      const seen = await look();
      return seen.withoutRoadmap + seen.outboxRows === 0;
    };
    await waitUntil('everything is published and drafted', settled, { timeoutMs: 120_000, everyMs: 1_000 }).catch(
      () => {},
    );
    return { acknowledged: ids.length, ...(await look()) };
  } finally {
    await stored.close();
  }
}

const everyMs = 5_000;

/** So many that nobody has more goals in the end than people have. No multiple of 5: every 25th call creates a goal, so all do. */
const crowd = 59;
const streamsOpen = 10;
/** Until the streams have told what was stored last. */
const lastWordsMs = 2_000;

/** Rolls every workload and the broker `rounds` times at a steady rate of calls. */
export async function roll(
  deployed: Deployed,
  { rounds, perSecond }: { rounds: number; perSecond: number },
): Promise<string[]> {
  const names = await workloadNames();
  await scaleTo(names, 2);
  const people = await premiumPeople(deployed, crowd);
  const { url } = deployed;
  const over = new AbortController();
  const loading = steadyLoad({ url, people, perSecond, prefix: `roll-${Date.now()}` }, over.signal);
  const closing = new AbortController();
  const listeners = people.slice(0, streamsOpen);
  const streams = listeners.map((person) => keepStream({ url, person }, closing.signal));
  const targets = [...names.map((name) => `deployment/${name}`), 'statefulset/nats'];
  const seconds: number[] = [];
  try {
    for (let round = 1; round <= rounds; round++) {
      const began = performance.now();
      // one after another: a starting process takes a second of a processor
      for (const target of targets) {
        await kubectl('rollout', 'restart', target);
        await rolledOut([target]);
      }
      seconds.push(rounded((performance.now() - began) / 1_000));
      console.log(`round ${round}: ${targets.length} workloads rolled in ${seconds.at(-1)} s`);
    }
    await pause(45_000); // the last pods that were replaced stop within their 40 s
  } catch (error) {
    closing.abort();
    throw error;
  } finally {
    over.abort();
  }
  const { milliseconds, failed, acknowledged } = await loading;
  const found = await verdict(deployed, acknowledged); // waits until the last goal has its roadmap
  await pause(lastWordsMs);
  closing.abort();
  const live = figuresOfStreams(await Promise.all(streams));
  const figures = {
    rounds: seconds,
    calls: milliseconds.length + failed.length,
    failed: failed.length,
    failures: kindsOf(failed),
    p50: rounded(percentile(milliseconds, 0.5)),
    p99: rounded(percentile(milliseconds, 0.99)),
    ...live.figures,
    ...found,
  };
  console.log(JSON.stringify(figures));
  for (const one of failed.slice(0, 40)) console.log(`  ${one}`);
  const unheard = unheardOf(live.figures.heard, acknowledged);
  return broken(figures, [
    ...(failed.length === 0 ? [] : [`${failed.length} calls failed`]),
    ...live.wrong,
    ...unheard,
  ]);
}

/** What the open streams did not tell of the acknowledged goals of their people. */
function unheardOf(heard: Readonly<Record<string, number>>, acknowledged: Acknowledged): string[] {
  const numbers = [...acknowledged.keys()].map((key) => Number(key.slice(key.lastIndexOf('-') + 1)));
  const wanted = numbers.filter((number) => number % crowd < streamsOpen).length;
  return [goalCreated, roadmapReady]
    .map(({ type }) => ({ type, count: heard[type] ?? 0 }))
    .filter(({ count }) => count < wanted)
    .map(({ type, count }) => `the streams told ${count} of ${wanted} ${type}`);
}

/** How often each call failed in each way, without its time. */
const kindsOf = (failed: readonly string[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(failed, (one) => one.slice(13))].map(([kind, all]) => [kind, all.length]));

/** Kills a pod every 5 s, of each workload and of the broker in turn. Meanwhile goals are created, each tried until it is acknowledged. */
export async function killPods(deployed: Deployed, { seconds }: { seconds: number }): Promise<string[]> {
  const names = await workloadNames();
  await scaleTo(names, 2);
  const people = await premiumPeople(deployed, 10);
  const killed: Record<string, number> = {};
  const perSecond = 4;
  const creating = createGoals(people, {
    count: seconds * perSecond,
    perSecond,
    prefix: `kill-${Date.now()}`,
  });
  const order = shuffled([...names, 'nats'], Math.random);
  const began = performance.now();
  for (let turn = 0; turn * everyMs < seconds * 1_000; turn++) {
    await pause(Math.max(0, began + turn * everyMs - performance.now()));
    const name = order[turn % order.length] ?? '';
    const pods = await kubectl('get', 'pods', `--selector=app.kubernetes.io/name=${name}`, '--output=name');
    const [pod = ''] = shuffled(pods.trim().split('\n'), Math.random);
    await kubectl('delete', pod, '--force', '--grace-period=0', '--wait=false');
    killed[name] = (killed[name] ?? 0) + 1;
  }
  const { acknowledged, tries, milliseconds } = await creating;
  await rolledOut();
  const kills = Object.values(killed).reduce((sum, count) => sum + count, 0);
  const slowestMs = rounded(Math.max(...milliseconds));
  const figures = { kills, killed, tries: countOutcomes(tries), slowestMs, ...(await verdict(deployed, acknowledged)) };
  console.log(JSON.stringify(figures));
  return broken(figures);
}

/** What of a verdict must not be, with other faults. */
export function broken(figures: Awaited<ReturnType<typeof verdict>>, others: string[] = []): string[] {
  const wrong = (['lost', 'doubled', 'withoutRoadmap', 'outboxRows'] as const).filter((name) => figures[name] > 0);
  return [...others, ...wrong.map((name) => `${name}: ${figures[name]}`)];
}
