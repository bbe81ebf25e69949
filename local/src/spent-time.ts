import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { root } from '@pathwise/local-servers/paths';

/** One phase of a run: its duration, and its processor time where the system reports it. */
export interface Phase {
  name: string;
  seconds: number;
  processorSeconds: number | undefined;
}

const slowest = 12;

/** Runs a phase and records its time. */
export async function inPhase<T>(phases: Phase[], name: string, work: () => Promise<T>): Promise<T> {
  const [began, used] = [performance.now(), usedByChildren()];
  try {
    return await work();
  } finally {
    const now = usedByChildren();
    const processorSeconds = used === undefined || now === undefined ? undefined : now - used;
    phases.push({ name, seconds: (performance.now() - began) / 1_000, processorSeconds });
  }
}

/** Processor seconds of ended child processes and their descendants. Only Linux reports it. */
function usedByChildren(): number | undefined {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[13]) + Number(fields[14])) / 100; // cutime and cstime, in hundredths
  } catch {
    return undefined;
  }
}

/** The time report of a run: a line for each phase, then the slowest test files. */
export function spentTime(phases: Phase[], files: { file: string; seconds: number }[] = []): string {
  const rows = phases.map(({ name, seconds, processorSeconds }) => {
    const idle = processorSeconds === undefined ? '' : `${share(processorSeconds, seconds)} % of the processors`;
    return `${inSeconds(seconds)}  ${name.padEnd(34)} ${idle}`.trimEnd();
  });
  const byTime = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, slowest);
  const slow = byTime.map(({ file, seconds }) => `${inSeconds(seconds)}  ${relative(root, file)}`);
  return ['Where the time went:', ...rows, ...(slow.length > 0 ? ['The slowest files:', ...slow] : [])].join('\n');
}

const inSeconds = (seconds: number) => `${seconds.toFixed(1).padStart(7)} s`;
const share = (processorSeconds: number, seconds: number) =>
  Math.round((100 * processorSeconds) / (seconds * availableParallelism()));
