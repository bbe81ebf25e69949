import { cpuSecondsIn } from '../soak/processes.ts';
import { forward, kubectl, objects } from './kubectl.ts';

/** What one pod has done since it started, from its metrics. */
export interface PodFigures {
  cpuSeconds: number;
  residentMb: number;
  calls: number;
  /** Handled events by consumer. */
  events: Map<string, number>;
}

/** The names of a workload's pods that are not stopping. */
export async function podsOf(name: string): Promise<string[]> {
  const pods = await objects('pods', `--selector=app.kubernetes.io/name=${name}`);
  return pods
    .filter(({ metadata }) => !('deletionTimestamp' in metadata))
    .map(({ metadata }) => metadata.name)
    .sort();
}

interface OpenPods {
  /** Each pod's name and workload. */
  pods: readonly { pod: string; workload: string }[];
  /** Reads the figures of every pod, by its name. */
  look(): Promise<Map<string, PodFigures>>;
  close(): void;
}

/** Opens a way to the metrics of every pod of these workloads. */
export async function openPods(workloads: readonly string[]): Promise<OpenPods> {
  const ways: { pod: string; workload: string; way: Awaited<ReturnType<typeof forward>> }[] = [];
  for (const workload of workloads)
    for (const pod of await podsOf(workload))
      ways.push({ pod, workload, way: await forward(`pod/${pod}`, { remote: 8081 }) });
  const read = async (port: number) => parsed(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text());
  return {
    pods: ways,
    look: async () =>
      new Map(await Promise.all(ways.map(async ({ pod, way }) => [pod, await read(way.port)] as const))),
    close: () => {
      for (const { way } of ways) way.stop();
    },
  };
}

function parsed(metrics: string): PodFigures {
  const all = [...metrics.matchAll(/^(\w+)(?:\{(.*)\})? ([\d.e+-]+)/gm)];
  const sum = (name: string) =>
    all.reduce((total, [, one, , value]) => (one === name ? total + Number(value) : total), 0);
  const events = new Map<string, number>();
  for (const [, name, labels = '', value] of all) {
    const [, consumer] = /consumer="([^"]+)"/.exec(labels) ?? [];
    if (name === 'pathwise_event_consumed_seconds_count' && consumer)
      events.set(consumer, (events.get(consumer) ?? 0) + Number(value));
  }
  return {
    cpuSeconds: sum('process_cpu_seconds_total'),
    residentMb: sum('process_resident_memory_bytes') / 1024 ** 2,
    calls: sum('http_server_request_duration_seconds_count'),
    events,
  };
}

/** Processor seconds of a store's pod, whose first process is the server. */
export async function cpuSecondsOfStore(pod: string): Promise<number> {
  return cpuSecondsIn(await kubectl('exec', pod, '--', 'cat', '/proc/1/stat'));
}
