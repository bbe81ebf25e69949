import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { endLeftovers, registerChildren } from './leftovers.ts';

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function startChild(): ChildProcess {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  children.push(child);
  return child;
}

/** A folder in which a supervisor registered this child. */
function noted(child: ChildProcess): { folder: string; file: string } {
  const folder = mkdtempSync(join(tmpdir(), 'leftovers-'));
  registerChildren(folder, 'test').add(child.pid ?? 0);
  return { folder, file: join(folder, readdirSync(folder)[0] ?? '') };
}

function edit(file: string, change: (register: { supervisor: object; children: object[] }) => void): void {
  const register = JSON.parse(readFileSync(file, 'utf8'));
  change(register);
  writeFileSync(file, JSON.stringify(register));
}

const gone = { pid: 2 ** 22 + 1, identity: 'gone' };

describe('processes of a killed supervisor', () => {
  it('are killed by the next supervisor', async () => {
    const child = startChild();
    const { folder, file } = noted(child);
    edit(file, (register) => Object.assign(register, { supervisor: gone }));
    expect(endLeftovers(folder)).toBe(1);
    await new Promise((resolve) => child.once('exit', resolve));
    expect(child.signalCode).toBe('SIGKILL');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('keep running while their supervisor runs', () => {
    const child = startChild();
    const { folder } = noted(child);
    expect(endLeftovers(folder)).toBe(0);
    expect(child.exitCode).toBeNull();
  });

  it('are not killed when their id now belongs to another program', () => {
    const child = startChild();
    const { folder, file } = noted(child);
    edit(file, (register) =>
      Object.assign(register, { supervisor: gone, children: [{ pid: child.pid, identity: 'an earlier process' }] }),
    );
    expect(endLeftovers(folder)).toBe(0);
    expect(child.signalCode).toBeNull();
  });
});
