import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { bench, runBench } from './bench.ts';
import type { Machine } from './machine.ts';

const machine = (used: number): Machine => ({ load: () => 1.5, usedShare: async () => used, quiet: async () => {} });

/** A bench that measures 2, then 1. Its bound is 1. */
function falling() {
  let figure = 3;
  return bench(
    'at most 1',
    async () => ({ figure: --figure }),
    (figures) => figures.figure <= 1,
  );
}

beforeEach(() => void jest.spyOn(console, 'log').mockImplementation(() => undefined));

describe('a bench whose bound does not hold', () => {
  it('runs again when other programs use the machine, and keeps its first figures', async () => {
    expect(await runBench(falling(), machine(0.6))).toMatchObject({
      holds: true,
      figures: { figure: 1 },
      before: { figure: 2 },
      machine: { load: [1.5, 1.5], used: [0.6, 0.6] },
    });
  });

  it('fails on a quiet machine', async () => {
    expect(await runBench(falling(), machine(0.1))).toMatchObject({ holds: false, figures: { figure: 2 } });
  });

  it('fails when the second run misses the bound too', async () => {
    const never = bench(
      'at most 1',
      async () => ({ figure: 2 }),
      () => false,
    );
    expect((await runBench(never, machine(0.6))).holds).toBe(false);
  });
});
