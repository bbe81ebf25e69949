import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { choosePorts, freePort, nextFreePort, portAnswers, portIsFree } from './ports.ts';

const portsFile = () => join(mkdtempSync(join(tmpdir(), 'ports-')), 'ports.json');

async function occupy(port: number): Promise<AsyncDisposable> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { [Symbol.asyncDispose]: () => new Promise<void>((resolve) => void server.close(() => resolve())) };
}

describe('ports', () => {
  it('gives the same ports at the second start', async () => {
    const file = portsFile();
    const first = await choosePorts(file, ['goals', 'auth']);
    expect(await choosePorts(file, ['goals', 'auth'])).toEqual(first);
  });

  it('gives every name its own port, also when the file has duplicates', async () => {
    const file = portsFile();
    const port = await freePort();
    writeFileSync(file, JSON.stringify({ goals: port, auth: port }));
    const chosen = await choosePorts(file, ['goals', 'auth']);
    expect(chosen.goals).toBe(port);
    expect(chosen.auth).not.toBe(port);
  });

  it('replaces a stored port that another program now uses', async () => {
    const file = portsFile();
    const { goals } = await choosePorts(file, ['goals']);
    await using _other = await occupy(goals);
    expect((await choosePorts(file, ['goals'])).goals).not.toBe(goals);
  });

  it('chooses ports that no outgoing connection takes, and none twice', async () => {
    const chosen = await Promise.all(Array.from({ length: 200 }, () => freePort()));
    expect(new Set(chosen).size).toBe(200);
    expect(Math.max(...chosen)).toBeLessThan(32_768);
  });

  it('replaces a stored port that an outgoing connection could take', async () => {
    const file = portsFile();
    writeFileSync(file, JSON.stringify({ goals: 41_234 }));
    expect((await choosePorts(file, ['goals'])).goals).toBeLessThan(32_768);
  });

  it('survives a half-written file', async () => {
    const file = portsFile();
    writeFileSync(file, '{"goals": 12');
    expect((await choosePorts(file, ['goals'])).goals).toBeGreaterThan(0);
  });

  it('detects a used port and finds the next free one', async () => {
    const port = await freePort();
    await using _other = await occupy(port);
    expect(await portAnswers(port)).toBe(true);
    expect(await portIsFree(port)).toBe(false);
    expect(await nextFreePort(port)).toBeGreaterThan(port);
  });
});
