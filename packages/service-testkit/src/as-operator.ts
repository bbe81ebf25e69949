import { execFile } from 'node:child_process';

/** Runs a service's command as an operator does, in a process of its own. `said` is what it printed. */
export function asOperator(
  file: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: `${stdout}${stderr}`.trim() }),
    );
  });
}
