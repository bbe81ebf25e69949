import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * The start time of a process as an opaque text, or undefined when it does not run. A process id is not enough: the
 * system later reuses it for another program, which must not be killed.
 */
export function processIdentity(pid: number): string | undefined {
  if (process.platform === 'linux') return identityFromProc(pid);
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

function identityFromProc(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name, in parentheses, may contain spaces. Of the fields after it, 1 is the state and 20 the start
    // time.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

export type KnownProcess = { pid: number; identity: string };

/** True while this process runs. False when its id belongs to another program. */
export function stillRuns({ pid, identity }: KnownProcess): boolean {
  return processIdentity(pid) === identity;
}
