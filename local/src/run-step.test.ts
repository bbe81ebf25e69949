import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '@pathwise/local-servers/paths';
import { waitUntil } from '@pathwise/local-servers/wait-until';
import { countingReader } from './run-step.ts';

describe('the counts of a test run', () => {
  function countsOf(...pieces: string[]) {
    const { read, counts } = countingReader();
    for (const piece of pieces) read(piece);
    return counts();
  }

  it('are the last in the output', () => {
    expect(countsOf('3 passed, 1 failed\nmore\n12 passed, 0 failed, 2 skipped\n')).toEqual({ passed: 12, failed: 0 });
  });

  it('are read across two pieces of the output', () => {
    expect(countsOf('3 passed, 1 failed\n1', '2 passed, 4 fai', 'led\n')).toEqual({ passed: 12, failed: 4 });
  });

  it('keep their figures when the next piece begins behind them', () => {
    expect(countsOf(`${'x'.repeat(50)}\n1234 passed, 0 failed, and so on until the tail ends within 1`, 'y')).toEqual({
      passed: 1234,
      failed: 0,
    });
  });

  it('are read before long texts of failures', () => {
    expect(countsOf('644 passed, 29 failed\n', 'x'.repeat(100_000), 'y'.repeat(100_000))).toEqual({
      passed: 644,
      failed: 29,
    });
  });

  it('are 0 when they are missing', () => {
    expect(countsOf('Segmentation fault')).toEqual({ passed: 0, failed: 0 });
  });
});

it('passes SIGINT on to the step and to its children, and ends with it', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'run-step-'));
  const idle = 'setInterval(() => {}, 1_000)';
  const step = join(dir, 'step.mjs');
  const main = join(dir, 'main.mjs');
  writeFileSync(
    step,
    `import { spawn } from 'node:child_process';
     const { pid } = spawn(process.execPath, ['-e', '${idle}'], { stdio: 'ignore' });
     console.log('child ' + pid);
     ${idle};`,
  );
  const runStepFile = join(root, 'local', 'src', 'run-step.ts');
  writeFileSync(
    main,
    `import { runStep } from '${runStepFile}'; await runStep('${step}', []); console.log('next step');`,
  );
  const running = spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  running.stdout.on('data', (chunk) => (output += chunk));
  const pid = Number(await waitUntil('the step to run', () => /child (\d+)/.exec(output)?.[1]));
  running.kill('SIGINT');
  await waitUntil('all to end', () => running.exitCode !== null && !isAlive(pid));
  expect(output).not.toContain('next step');
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
