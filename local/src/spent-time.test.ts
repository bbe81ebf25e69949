import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '@pathwise/local-servers/paths';
import { inPhase, type Phase, spentTime } from './spent-time.ts';

const lines = (text: string) => text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());

describe('the time report of a run', () => {
  it('has a line for each phase, then the slowest files', () => {
    const phases: Phase[] = [
      { name: 'tests', seconds: 12.34, processorSeconds: 6.17 * cpus().length },
      { name: 'journeys', seconds: 300, processorSeconds: 0 },
    ];
    const files = [
      { file: join(root, 'a.test.ts'), seconds: 1 },
      { file: join(root, 'b.test.ts'), seconds: 20 },
    ];
    expect(lines(spentTime(phases, files))).toEqual([
      'Where the time went:',
      '12.3 s tests 50 % of the processors',
      '300.0 s journeys 0 % of the processors',
      'The slowest files:',
      '20.0 s b.test.ts',
      '1.0 s a.test.ts',
    ]);
  });

  it('counts the processor time of processes that nobody waits for, also when the phase fails', async () => {
    const phases: Phase[] = [];
    // like the pages of a browser, it outlives the process that started it
    const busy = 'const until = Date.now() + 400; while (Date.now() < until);';
    const orphan = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(busy)}], { detached: true, stdio: ['ignore', 'inherit', 'ignore'] }).unref()`;
    const work = inPhase(phases, 'busy', async () => {
      spawnSync(process.execPath, ['-e', orphan]);
      throw new Error('failed');
    });
    await expect(work).rejects.toThrow('failed');
    expect(phases).toMatchObject([{ name: 'busy' }]);
    expect(phases[0]?.processorSeconds).toBeGreaterThan(0.3);
  });
});
