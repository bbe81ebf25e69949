import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { tryLock, withLock } from './lock.ts';
import { processIdentity } from './process-identity.ts';

const lockFile = () => join(mkdtempSync(join(tmpdir(), 'lock-')), 'start.lock');

describe('the lock of a start', () => {
  it('gives a second start its holder with the noted address', () => {
    const file = lockFile();
    tryLock(file).lock?.note('http://localhost:3000');
    expect(tryLock(file).holder).toMatchObject({ pid: process.pid, note: 'http://localhost:3000' });
  });

  it('can be acquired again after its release', () => {
    const file = lockFile();
    tryLock(file).lock?.release();
    expect(tryLock(file).lock).toBeDefined();
  });

  it('is taken over when its holder was killed', async () => {
    const file = lockFile();
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    const pid = child.pid ?? 0;
    const identity = processIdentity(pid);
    writeFileSync(file, JSON.stringify({ pid, identity, note: '' }));
    expect(tryLock(file).holder?.pid).toBe(pid);
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));
    expect(tryLock(file).lock).toBeDefined();
  });

  it('is taken over when the holder’s process id now belongs to another program', () => {
    const file = lockFile();
    writeFileSync(file, JSON.stringify({ pid: process.pid, identity: 'of an earlier process', note: '' }));
    expect(tryLock(file).lock).toBeDefined();
  });

  it('is taken over when its file is half-written', () => {
    const file = lockFile();
    writeFileSync(file, '{"pid":');
    expect(tryLock(file).lock).toBeDefined();
  });

  it('runs the work that needs it one after the other', async () => {
    const file = lockFile();
    let inside = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++inside);
      await new Promise((resolve) => setImmediate(resolve));
      inside--;
    };
    await Promise.all([withLock(file, work), withLock(file, work), withLock(file, work)]);
    expect(most).toBe(1);
  });
});
