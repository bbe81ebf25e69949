import { setTimeout as pause } from 'node:timers/promises';
import { waitUntil } from '@pathwise/local-servers/wait-until';
import type { Connection } from 'mongoose';
import { countOutcomes } from '../faults/acknowledged.ts';
import { createGoals } from '../faults/create-goals.ts';
import { openStored, type Stored } from '../faults/stored.ts';
import { rounded } from '../figures.ts';
import { newPerson, premiumPeople } from '../people/person.ts';
import type { Deployed } from './deployed.ts';
import { kubectl, scaleTo, workloadNames } from './kubectl.ts';
import { steadyLoad } from './load.ts';
import { broken, verdict } from './roll.ts';

const goalsPerSecond = 4;
const awaySeconds = 60;
const noQuorumSeconds = 30;
const leaseMovesWithinMs = 5_000;
const drainedWithinMs = 30_000;
const secondsSince = (began: number) => rounded((performance.now() - began) / 1_000, 1);

const scaleStore = (servers: number) => kubectl('scale', 'statefulset/nats', `--replicas=${servers}`);
const ready = (servers: number) =>
  kubectl('wait', 'statefulset/nats', `--for=jsonpath={.status.availableReplicas}=${servers}`, '--timeout=180s');

const holderOf = async (db: Connection): Promise<string> =>
  (await db.collection<{ _id: string; holder: string }>('leases').findOne({ _id: 'relay' }))?.holder ?? '';

/**
 * Takes every server of the broker away, kills the pod that holds the relay's lease, brings one server back, which is no majority,
 * then all. Goals are created all the while.
 */
export async function loseBroker(deployed: Deployed): Promise<string[]> {
  await scaleTo(await workloadNames(), 2);
  const people = await premiumPeople(deployed, 10);
  const stored = await openStored(deployed);
  const creating = createGoals(people, {
    count: goalsPerSecond * (awaySeconds + noQuorumSeconds),
    perSecond: goalsPerSecond,
    prefix: `outage-${Date.now()}`,
  });
  try {
    await scaleStore(0);
    const leaseMovedMs = await moveLease(stored);
    await pause(10_000); // the rest of the goals wait with the others
    await scaleStore(1);
    await pause(noQuorumSeconds * 1_000);
    const waiting = await stored.outboxRows();
    await scaleStore(3);
    await ready(3);
    const { acknowledged, tries, milliseconds } = await creating;
    const began = performance.now();
    await waitUntil('everything is published', async () => (await stored.outboxRows()) === 0, {
      timeoutMs: 120_000,
      everyMs: 250,
    });
    const drainedMs = rounded(performance.now() - began);
    const figures = {
      leaseMovedMs,
      waiting,
      drainedMs,
      slowestMs: rounded(Math.max(...milliseconds)),
      tries: countOutcomes(tries),
      ...(await verdict(deployed, acknowledged)),
    };
    console.log(JSON.stringify(figures));
    return broken(figures, [
      ...(leaseMovedMs <= leaseMovesWithinMs ? [] : [`the lease moved in ${leaseMovedMs} ms`]),
      ...(drainedMs <= drainedWithinMs ? [] : [`the outboxes were empty after ${drainedMs} ms`]),
    ]);
  } finally {
    await scaleStore(3);
    await stored.close();
  }
}

/** Kills the pod of goals that publishes what is left. Resolves with the milliseconds until another one has the lease. */
async function moveLease({ goals }: Stored): Promise<number> {
  await waitUntil('a replica of goals holds the lease', async () => (await holderOf(goals)) !== '', {
    timeoutMs: 60_000,
  });
  await pause(5_000); // the other one has seen that it is held
  const holder = await holderOf(goals);
  const [pod = ''] = holder.split(' ');
  await kubectl('delete', 'pod', pod, '--force', '--grace-period=0');
  const killed = performance.now();
  await waitUntil('another replica holds the lease', async () => ![holder, ''].includes(await holderOf(goals)), {
    timeoutMs: 60_000,
    everyMs: 50,
  });
  return rounded(performance.now() - killed);
}

/** Takes every replica of auth away for a minute. People who were here go on; who comes anew can sign in soon after. */
export async function loseAuth(deployed: Deployed): Promise<string[]> {
  const names = (await workloadNames()).filter((name) => name !== 'auth');
  await scaleTo([...names, 'auth'], 1);
  const people = await premiumPeople(deployed, 10);
  const { url } = deployed;
  const over = new AbortController();
  const load = steadyLoad(
    { url, people, perSecond: 20, prefix: `auth-${Date.now()}`, reads: ['/api/goals', '/api/user/reminders', '/'] },
    over.signal,
  );
  await pause(5_000);
  await kubectl('scale', 'deployment/auth', '--replicas=0');
  await kubectl('wait', 'pod', '--selector=app.kubernetes.io/name=auth', '--for=delete', '--timeout=120s');
  await pause(awaySeconds * 1_000);
  over.abort();
  const { failed, milliseconds, acknowledged } = await load;
  await kubectl('scale', 'deployment/auth', '--replicas=1');
  const began = performance.now();
  await waitUntil(
    'somebody can register',
    () =>
      newPerson(url).then(
        () => true,
        () => false,
      ),
    { timeoutMs: 120_000 },
  );
  const figures = {
    calls: milliseconds.length + failed.length,
    failed: failed.length,
    slowestMs: rounded(Math.max(...milliseconds)),
    backAfterSeconds: secondsSince(began),
    ...(await verdict(deployed, acknowledged)),
  };
  console.log(JSON.stringify(figures));
  for (const one of failed.slice(0, 20)) console.log(`  ${one}`);
  return broken(figures, failed.length === 0 ? [] : [`${failed.length} calls failed`]);
}
