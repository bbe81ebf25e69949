import { setTimeout as pause } from 'node:timers/promises';
import { rounded } from '../figures.ts';
import { premiumPeople } from '../people/person.ts';
import type { Deployed } from './deployed.ts';
import { kubectl, kubectlWith, namespace, objects, scaleTo, workloadNames } from './kubectl.ts';
import { steadyLoad } from './load.ts';
import { podsOf } from './pod-figures.ts';
import { broken, verdict } from './roll.ts';

/** Evicts a pod. False when a disruption budget refuses it. */
async function evict(pod: string): Promise<boolean> {
  const body = JSON.stringify({ apiVersion: 'policy/v1', kind: 'Eviction', metadata: { name: pod, namespace } });
  const path = `/api/v1/namespaces/${namespace}/pods/${pod}/eviction`;
  try {
    await kubectlWith(body, 'create', '--raw', path, '--filename', '-');
    return true;
  } catch (error) {
    if (String(error).includes('disruption budget')) return false;
    throw error;
  }
}

/** Waits until the replacement of an evicted pod is ready. */
const budgetAllows = (name: string) =>
  kubectl('wait', `pdb/${name}`, '--for=jsonpath={.status.disruptionsAllowed}=1', '--timeout=180s');

/**
 * Evicts two pods of every workload and of the broker, as draining its nodes does, while calls go on. A second pod of the same workload must be
 * refused until the first has been replaced.
 */
export async function drain(deployed: Deployed): Promise<string[]> {
  const names = await workloadNames();
  await scaleTo(names, 2);
  const people = await premiumPeople(deployed, 10);
  const over = new AbortController();
  const { url } = deployed;
  const loading = steadyLoad({ url, people, perSecond: 20, prefix: `drain-${Date.now()}` }, over.signal);
  const wrong: string[] = [];
  const began = performance.now();
  let evicted = 0;
  let refused = 0;
  for (const name of [...names, 'nats']) {
    const [first = '', second = ''] = await podsOf(name);
    if (await evict(first)) evicted += 1;
    else wrong.push(`${first} was not evicted although another was ready`);
    if (await evict(second)) wrong.push(`${second} was evicted below the budget`);
    else refused += 1;
    await budgetAllows(name);
    if (await evict(second)) evicted += 1;
    else wrong.push(`${second} was not evicted after the first had been replaced`);
    await budgetAllows(name);
  }
  const seconds = rounded((performance.now() - began) / 1_000);
  await pause(10_000);
  over.abort();
  const { failed, milliseconds, acknowledged } = await loading;
  const unplaced = (await objects('pods')).filter(({ status }) => (status as { phase: string }).phase === 'Pending');
  const calls = milliseconds.length + failed.length;
  const figures = {
    evicted,
    refused,
    seconds,
    calls,
    failed: failed.length,
    ...(await verdict(deployed, acknowledged)),
  };
  console.log(JSON.stringify(figures));
  for (const one of failed.slice(0, 20)) console.log(`  ${one}`);
  return broken(figures, [
    ...wrong,
    ...(failed.length === 0 ? [] : [`${failed.length} calls failed`]),
    ...(unplaced.length === 0 ? [] : [`${unplaced.length} pods are not placed`]),
  ]);
}
