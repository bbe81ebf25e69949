import { spawn } from 'node:child_process';
import { root } from '@pathwise/local-servers/paths';

type Counts = { passed: number; failed: number };
export type StepResult = Counts & { code: number };

// Exit code of a program that a signal ended.
const killed = 128;
const summary = /(\d+) passed, (\d+) failed/g;

/** The longest "N passed, N failed" that two pieces of an output could cut. */
const longestSummary = 60;

/** Reads an output piece by piece. `counts()` are those of the last "N passed, N failed" in it; without one both are 0. */
export function countingReader(): { read: (piece: string) => void; counts: () => Counts } {
  let before = '';
  let counts: Counts = { passed: 0, failed: 0 };
  return {
    read(piece) {
      const text = before + piece;
      // one that ends in what was read before was counted then, and may have lost its first figures since
      const last = [...text.matchAll(summary)].findLast((found) => found.index + found[0].length > before.length);
      if (last) counts = { passed: Number(last[1]), failed: Number(last[2]) };
      before = text.slice(-longestSummary);
    },
    counts: () => counts,
  };
}

/** The failures of a step. One that exits with an error and counts no failure, for example because it could not start, has one. */
export function failuresOf({ code, failed }: StepResult): number {
  return code !== 0 && failed === 0 ? 1 : failed;
}

/** Runs a program of the project, passes its output on, and reads its last "N passed, N failed". */
export function runStep(program: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<StepResult> {
  const child = spawn(process.execPath, [program, ...args], {
    cwd: root,
    env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...env },
    stdio: ['inherit', 'pipe', 'pipe'],
    detached: true, // its own process group, so that a signal also reaches jest's workers
  });
  const output = countingReader();
  const show = (target: NodeJS.WriteStream) => (chunk: Buffer) => {
    target.write(chunk);
    output.read(chunk.toString());
  };
  child.stdout.on('data', show(process.stdout));
  child.stderr.on('data', show(process.stderr));
  const forward = (signal: NodeJS.Signals) => {
    child.once('close', () => process.exit(killed)); // no further step follows
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  };
  process.once('SIGINT', forward).once('SIGTERM', forward);
  return new Promise((resolve) => {
    child.once('error', (error) => process.stderr.write(`${error.message}\n`));
    child.once('close', (code) => {
      process.removeListener('SIGINT', forward).removeListener('SIGTERM', forward);
      resolve({ code: code ?? killed, ...output.counts() });
    });
  });
}
