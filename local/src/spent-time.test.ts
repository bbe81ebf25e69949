import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '@pathwise/local-servers/paths';
import { inPhase, type Phase, spentTime } from './spent-time.ts';

const lines = (text: string) => text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());

describe('the time report of a run', () => {
  it('has a line for each phase, then the slowest files', () => {
    const phases: Phase[] = [
      { name: 'tests', seconds: 12.34, processorSeconds: 6.17 * availableParallelism() },
      { name: 'journeys', seconds: 300, processorSeconds: undefined },
    ];
    const files = [
      { file: join(root, 'a.test.ts'), seconds: 1 },
      { file: join(root, 'b.test.ts'), seconds: 20 },
    ];
    expect(lines(spentTime(phases, files))).toEqual([
      'Where the time went:',
      '12.3 s tests 50 % of the processors',
      '300.0 s journeys',
      'The slowest files:',
      '20.0 s b.test.ts',
      '1.0 s a.test.ts',
    ]);
  });

  it('counts the processor time of a child, also when the phase fails', async () => {
    const phases: Phase[] = [];
    const busy = 'const until = Date.now() + 200; while (Date.now() < until);';
    const work = inPhase(phases, 'busy', async () => {
      spawnSync(process.execPath, ['-e', busy]);
      throw new Error('failed');
    });
    await expect(work).rejects.toThrow('failed');
    expect(phases).toMatchObject([{ name: 'busy' }]);
    if (process.platform === 'linux') expect(phases[0]?.processorSeconds).toBeGreaterThan(0);
  });
});
