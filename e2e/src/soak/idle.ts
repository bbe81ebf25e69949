import { setTimeout as pause } from 'node:timers/promises';
import type { Platform } from '@pathwise/local/platform';
import mongoose from 'mongoose';
import { rounded } from '../figures.ts';
import { cpuSeconds, processesOf } from './processes.ts';

export interface Idle {
  /** Database commands per second from all services together. */
  commandsPerSecond: number;
  /** Share of a core that each process uses, in percent. */
  corePercent: Record<string, number>;
}

/** Measures the cost of a platform that nobody uses. */
export async function measureIdle(platform: Platform, seconds: number): Promise<Idle> {
  const client = await mongoose.createConnection(platform.mongoUrl).asPromise();
  const requests = async () => {
    const status = await client.getClient().db('admin').command({ serverStatus: 1 });
    return Number(status['network']?.numRequests);
  };
  try {
    const processes = processesOf(platform);
    const cpu = () => [...processes].map(([name, pid]) => [name, cpuSeconds(pid)] as const);
    const [commandsBefore, cpuBefore, began] = [await requests(), new Map(cpu()), performance.now()];
    await pause(seconds * 1_000);
    const [cpuAfter, commands] = [cpu(), (await requests()) - commandsBefore - 1];
    const took = (performance.now() - began) / 1_000;
    const percent = ([name, now]: readonly [string, number]) =>
      [name, rounded(((now - (cpuBefore.get(name as never) ?? now)) / took) * 100, 1)] as const;
    return { commandsPerSecond: rounded(commands / took, 2), corePercent: Object.fromEntries(cpuAfter.map(percent)) };
  } finally {
    await client.close();
  }
}
