import { cpus } from 'node:os';
import { relative } from 'node:path';
import { root } from '@pathwise/local-servers/paths';

/** One phase of a run: its duration, and the processor seconds that the machine worked meanwhile. */
export interface Phase {
  name: string;
  seconds: number;
  processorSeconds: number;
}

const slowest = 12;

/** Runs a phase and records its time. */
export async function inPhase<T>(phases: Phase[], name: string, work: () => Promise<T>): Promise<T> {
  const [began, used] = [performance.now(), usedByMachine()];
  try {
    return await work();
  } finally {
    phases.push({ name, seconds: (performance.now() - began) / 1_000, processorSeconds: usedByMachine() - used });
  }
}

/** Processor seconds since the start of the machine. A parent's own count leaves out the browser's pages, half of a journey's work. */
function usedByMachine(): number {
  return cpus().reduce((total, { times }) => total + times.user + times.nice + times.sys + times.irq, 0) / 1_000;
}

/** The time report of a run: a line for each phase, then the slowest test files. */
export function spentTime(phases: Phase[], files: { file: string; seconds: number }[] = []): string {
  const rows = phases.map(({ name, seconds, processorSeconds }) => {
    const busy = Math.round((100 * processorSeconds) / (seconds * cpus().length));
    return `${inSeconds(seconds)}  ${name.padEnd(34)} ${busy} % of the processors`;
  });
  const byTime = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, slowest);
  const slow = byTime.map(({ file, seconds }) => `${inSeconds(seconds)}  ${relative(root, file)}`);
  return ['Where the time went:', ...rows, ...(slow.length > 0 ? ['The slowest files:', ...slow] : [])].join('\n');
}

const inSeconds = (seconds: number) => `${seconds.toFixed(1).padStart(7)} s`;
