import type { Machine } from './machine.ts';

interface Measured {
  figures: object;
  /** True when the figures are within the bound. */
  holds: boolean;
}

export interface Bench {
  /** The bound as text. */
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
  /** Load average before and after, and the share of the processors used by other programs. */
  machine: { load: [number, number]; used: [number, number] };
  /** The figures of a first run that a busy machine may have distorted. */
  before?: object;
}

/** Above this share of use by other programs the figures are unreliable. */
const quietShare = 0.2;

/** Runs a bench. Runs it again when its bound did not hold and other programs used the machine. */
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
