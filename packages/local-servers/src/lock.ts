import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type KnownProcess, processIdentity, stillRuns } from './process-identity.ts';
import { waitUntil } from './wait-until.ts';

export type LockHolder = KnownProcess & { note: string };
export type Lock = { note: (text: string) => void; release: () => void };

/**
 * Acquires the lock for this process, or returns its holder. Takes over a lock whose holder died without releasing it
 * (kill -9, a power cut). `note` is a text for other processes, such as the address of the running start.
 */
export function tryLock(file: string): { lock: Lock; holder?: never } | { lock?: never; holder: LockHolder } {
  mkdirSync(dirname(file), { recursive: true });
  const own: LockHolder = { pid: process.pid, identity: processIdentity(process.pid) ?? '', note: '' };
  for (;;) {
    try {
      writeFileSync(file, JSON.stringify(own), { flag: 'wx' });
      return { lock: lockOn(file, own) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = readHolder(file);
    if (holder && stillRuns(holder)) return { holder };
    rmSync(file, { force: true });
  }
}

/** Waits for the lock, runs `work` and releases it. */
export async function withLock<T>(file: string, work: () => Promise<T>, timeoutMs = 300_000): Promise<T> {
  const lock = await waitUntil(`the lock ${file} to be released`, () => tryLock(file).lock, {
    timeoutMs,
    everyMs: 150,
  });
  try {
    return await work();
  } finally {
    lock.release();
  }
}

function lockOn(file: string, own: LockHolder): Lock {
  return {
    note: (text) => writeFileSync(file, JSON.stringify({ ...own, note: text })),
    release: () => {
      if (readHolder(file)?.pid === own.pid) rmSync(file, { force: true });
    },
  };
}

function readHolder(file: string): LockHolder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LockHolder;
  } catch {
    return undefined;
  }
}
