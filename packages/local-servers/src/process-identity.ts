import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * When the process was started, as an opaque text, or undefined when it does not run. A process number alone is no
 * identity: the system gives it to another program later, also to one that must not be killed.
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
    // The program's name, in parentheses, may hold spaces; the fields after it don't: state is the 1st, start time the 20th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

export type KnownProcess = { pid: number; identity: string };

/** True while the very process that was noted still runs. */
export function stillRuns({ pid, identity }: KnownProcess): boolean {
  return processIdentity(pid) === identity;
}
