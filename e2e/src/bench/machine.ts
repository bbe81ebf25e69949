import { cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { rounded } from '../figures.ts';

/** How busy other programs keep this machine. Measured while no bench runs. */
export interface Machine {
  /** The load average of the last minute. */
  load: () => number;
  /** The used share of all processors during the next second, 0 to 1. */
  usedShare: () => Promise<number>;
  /** Resolves when at most this share is in use, or after two minutes. */
  quiet: (share: number) => Promise<void>;
}

const longestWaitMs = 120_000;

export const thisMachine: Machine = {
  load: () => rounded(loadavg()[0] ?? 0, 2),
  usedShare,
  async quiet(share) {
    const giveUpAt = Date.now() + longestWaitMs;
    while (Date.now() < giveUpAt && (await usedShare()) > share);
  },
};

async function usedShare(): Promise<number> {
  const before = processorTimes();
  await pause(1_000);
  const after = processorTimes();
  return rounded(1 - (after.idle - before.idle) / (after.all - before.all), 2);
}

function processorTimes() {
  const times = cpus().map((processor) => processor.times);
  const idle = times.reduce((sum, one) => sum + one.idle, 0);
  return { idle, all: times.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0) };
}
