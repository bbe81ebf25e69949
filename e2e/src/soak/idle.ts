import { setTimeout as pause } from 'node:timers/promises';
import { type ApiName, apiNames } from '@pathwise/contracts/apis';
import type { Platform } from '@pathwise/local/platform';
import { rounded } from '../figures.ts';
import { cpuSeconds, processesOf } from './processes.ts';

export interface Idle {
  /** Database commands of each service. */
  commandsPerSecond: Record<ApiName, number>;
  /** Share of a core that each process uses, in percent. */
  corePercent: Record<string, number>;
}

/** Measures the cost of a platform that nobody uses. */
export async function measureIdle(platform: Platform, seconds: number): Promise<Idle> {
  const processes = processesOf(platform);
  const look = async () => ({
    at: performance.now(),
    commands: await Promise.all(apiNames.map((name) => commandsOf(platform, name))),
    cpu: [...processes].map(([, pid]) => cpuSeconds(pid)),
  });
  const before = await look();
  await pause(seconds * 1_000);
  const after = await look();
  const took = (after.at - before.at) / 1_000;
  const perSecond = (kind: 'commands' | 'cpu', n: number) => ((after[kind][n] ?? 0) - (before[kind][n] ?? 0)) / took;
  const commands = apiNames.map((name, n) => [name, rounded(perSecond('commands', n), 2)]);
  const shares = [...processes.keys()].map((name, n) => [name, rounded(perSecond('cpu', n) * 100, 1)]);
  return { commandsPerSecond: Object.fromEntries(commands), corePercent: Object.fromEntries(shares) };
}

/** How many commands a service has sent: each takes a connection of its own for its time. */
async function commandsOf({ ports }: Platform, name: ApiName): Promise<number> {
  const metrics = await fetch(`http://127.0.0.1:${ports[`${name}.internal`]}/metrics`);
  return Number(/^db_client_connection_wait_time_seconds_count(?:\{.*\})? (\d+)/m.exec(await metrics.text())?.[1]);
}
