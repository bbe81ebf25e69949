import { spawn } from 'node:child_process';
import { root } from '@pathwise/local-servers/paths';

export type StepResult = { code: number; passed: number; failed: number };

// Exit code of a program that a signal ended.
const killed = 128;
const summary = /(\d+) passed, (\d+) failed/g;

/** The last "N passed, N failed" in a text. Without one both counts are 0. */
export function countsIn(output: string): { passed: number; failed: number } {
  const last = [...output.matchAll(summary)].at(-1);
  return { passed: Number(last?.[1] ?? 0), failed: Number(last?.[2] ?? 0) };
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
  let end = '';
  const show = (target: NodeJS.WriteStream) => (chunk: Buffer) => {
    target.write(chunk);
    end = (end + chunk.toString()).slice(-20_000);
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
      resolve({ code: code ?? killed, ...countsIn(end) });
    });
  });
}
