import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type KnownProcess, processIdentity, stillRuns } from './process-identity.ts';

type Register = { supervisor: KnownProcess; children: KnownProcess[] };
export type ChildRegister = { add: (pid: number) => void; remove: (pid: number) => void; close: () => void };

/** Writes the ids of this process's children to a file. If this process is killed, a later start can kill them. */
export function registerChildren(folder: string, id: string): ChildRegister {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${process.pid}-${id}.json`);
  const supervisor = { pid: process.pid, identity: processIdentity(process.pid) ?? '' };
  const children = new Map<number, KnownProcess>();
  const write = () => writeFileSync(file, JSON.stringify({ supervisor, children: [...children.values()] }));
  return {
    add(pid) {
      const identity = processIdentity(pid);
      if (identity !== undefined) children.set(pid, { pid, identity });
      write();
    },
    remove(pid) {
      if (children.delete(pid)) write();
    },
    close: () => rmSync(file, { force: true }),
  };
}

/** Kills the children of supervisors that no longer run. Returns how many it killed. */
export function endLeftovers(folder: string): number {
  let ended = 0;
  for (const name of namesIn(folder)) {
    const file = join(folder, name);
    const register = readRegister(file);
    if (register && stillRuns(register.supervisor)) continue;
    for (const child of register?.children.filter(stillRuns) ?? []) {
      process.kill(child.pid, 'SIGKILL');
      ended++;
    }
    rmSync(file, { force: true });
  }
  return ended;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function readRegister(file: string): Register | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Register;
  } catch {
    return undefined;
  }
}
