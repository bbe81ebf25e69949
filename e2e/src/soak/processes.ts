import { readFileSync } from 'node:fs';
import type { PartName, Platform } from '@pathwise/local/platform';
import { serviceNames } from '@pathwise/local/services';
import { median, rounded } from '../figures.ts';

const ticksPerSecond = 100;

/** The processes that this platform started. Figures need /proc, so they exist only on Linux. */
export function processesOf(platform: Platform): Map<PartName, number> {
  const found = new Map<PartName, number>();
  for (const name of [...serviceNames, 'database', 'broker'] as PartName[]) {
    try {
      const { pid } = platform.process(name);
      if (pid !== undefined && process.platform === 'linux') found.set(name, pid);
    } catch {
      // a server that the platform did not start, such as MONGO_URL
    }
  }
  return found;
}

/** Processor seconds that a process has used. */
export const cpuSeconds = (pid: number): number => cpuSecondsIn(readFileSync(`/proc/${pid}/stat`, 'utf8'));

/** Processor seconds in the text of `/proc/<pid>/stat`. */
export function cpuSecondsIn(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Megabytes of a process in memory. */
export function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024;
}

export interface Memory {
  startMb: number;
  endMb: number;
  flat: boolean;
}

/** Samples memory until `stop`, which returns the result. */
export function watchMemory(platform: Platform, everyMs: number): { stop(): Record<string, Memory> } {
  const processes = processesOf(platform);
  const samples = new Map([...processes.keys()].map((name) => [name, [] as number[]]));
  const timer = setInterval(() => {
    for (const [name, pid] of processes) samples.get(name)?.push(residentMb(pid));
  }, everyMs);
  return {
    stop() {
      clearInterval(timer);
      return Object.fromEntries([...samples].map(([name, taken]) => [name, judge(taken)]));
    },
  };
}

/**
 * Leaves out the first third, in which code is compiled and caches fill. Then compares the medians of the third and of the last
 * sixth. Memory is flat when it grew by a tenth at most, or by 24 MB where that is more.
 */
function judge(samples: readonly number[]): Memory {
  const sixth = Math.floor(samples.length / 6);
  const start = median(samples.slice(2 * sixth, 3 * sixth + 1));
  const end = median(samples.slice(-sixth - 1));
  return { startMb: rounded(start), endMb: rounded(end), flat: end <= Math.max(start * 1.1, start + 24) };
}
