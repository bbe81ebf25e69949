import type { Machine } from './machine.ts';

interface Measured {
  figures: object;
  /** Whether the figures are within the bound. */
  holds: boolean;
}

export interface Bench {
  /** In words, what its figures are held to. */
  bound: string;
  run: () => Promise<Measured>;
}

export function bench<T extends object>(
  bound: string,
  measure: () => Promise<T>,
  holds: (figures: T) => boolean,
): Bench {
  return {
    bound,
    run: async () => {
      const figures = await measure();
      return { figures, holds: holds(figures) };
    },
  };
}

interface Outcome extends Measured {
  /** The load average before and after, and the share of the processors that other programs used then. */
  machine: { load: [number, number]; used: [number, number] };
  /** The figures of a first run that a busy machine may have spoiled. */
  before?: object;
}

/** Above this share of use by others a figure says little of ours. */
const quietShare = 0.2;

/** Runs a bench; once more, when its bound did not hold and other programs were using the machine. */
export async function runBench({ run }: Bench, machine: Machine): Promise<Outcome> {
  const once = async (): Promise<Outcome> => {
    const [before, loadBefore] = [await machine.usedShare(), machine.load()];
    const measured = await run();
    const used: [number, number] = [before, await machine.usedShare()];
    return { ...measured, machine: { load: [loadBefore, machine.load()], used } };
  };
  const first = await once();
  if (first.holds || Math.max(...first.machine.used) <= quietShare) return first;
  console.log(`the bound does not hold, but the machine is busy: ${JSON.stringify(first)}\nonce more …`);
  await machine.quiet(quietShare);
  return { ...(await once()), before: first.figures };
}
