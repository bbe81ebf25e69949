import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { chooseBroker } from '../src/broker.ts';
import { chooseDatabase } from '../src/database.ts';
import { freePort, portAnswers } from '../src/ports.ts';
import type { ProcessSpec } from '../src/process-spec.ts';
import { createSupervisor, type Supervisor } from '../src/supervisor.ts';
import { waitUntil } from '../src/wait-until.ts';

let supervisor: Supervisor | undefined;
const folders: string[] = [];
afterEach(async () => {
  await supervisor?.stop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'local-'));
  folders.push(folder);
  return folder;
}

async function toyServer(name: string, waitsFor: string[] = [], script = ''): Promise<ProcessSpec> {
  const port = await freePort();
  const server = `require('node:http').createServer((_, answer) => answer.end('${name}')).listen(${port}, '127.0.0.1')`;
  return {
    name,
    command: process.execPath,
    args: ['-e', `${script}; ${server}`],
    env: {},
    waitsFor,
    ready: () => portAnswers(port),
  };
}

describe('the supervisor', () => {
  it('starts a usable database and broker', async () => {
    const dir = newFolder();
    const env = { PATH: process.env['PATH'] };
    const database = await chooseDatabase({ dir, port: await freePort(), durable: false, env });
    const broker = await chooseBroker({ dir, port: await freePort(), env });
    supervisor = createSupervisor({ logsDir: join(dir, 'logs') });
    const ready: string[] = [];
    await supervisor.startAll(
      [database.spec, broker.spec].filter((spec) => spec !== undefined),
      (name) => ready.push(name),
    );
    expect(ready.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(['broker', 'database']);
    // Both pass the checks of MONGO_URL and NATS_URL: a replica set, JetStream.
    const given = { MONGO_URL: database.url, NATS_URL: broker.url };
    expect((await chooseDatabase({ dir, port: 1, env: given })).url).toBe(database.url);
    expect((await chooseBroker({ dir, port: 1, env: given })).url).toBe(broker.url);
  });

  it('starts a process after those it waits for, and stops it before them', async () => {
    const dir = newFolder();
    const trace = (what: string) =>
      `require('node:fs').appendFileSync(${JSON.stringify(join(dir, 'trace'))}, '${what} ')`;
    const leaving = (name: string) => `process.on('SIGTERM', () => { ${trace(`-${name}`)}; process.exit(0) })`;
    const base = await toyServer('base', [], `${trace('+base')}; ${leaving('base')}`);
    const user = await toyServer('user', ['base'], `${trace('+user')}; ${leaving('user')}`);
    supervisor = createSupervisor({ logsDir: dir });
    await supervisor.startAll([user, base]);
    await supervisor.stop();
    expect(readFileSync(join(dir, 'trace'), 'utf8').trim()).toBe('+base +user -user -base');
  });

  it('restarts a killed process and reports it', async () => {
    const said: string[] = [];
    supervisor = createSupervisor({
      logsDir: newFolder(),
      restartCrashed: true,
      backoffMs: 20,
      say: (line) => said.push(line),
    });
    await supervisor.startAll([await toyServer('goals')]);
    const before = supervisor.process('goals').pid ?? 0;
    process.kill(before, 'SIGKILL');
    await waitUntil('goals to be back', () => said.includes('goals is back'));
    expect(supervisor.process('goals').pid).not.toBe(before);
    expect(said[0]).toBe('goals stopped unexpectedly (SIGKILL); starting it again in 0.02 s');
  });

  it('does not restart a process that was killed on purpose', async () => {
    const said: string[] = [];
    supervisor = createSupervisor({
      logsDir: newFolder(),
      restartCrashed: true,
      backoffMs: 1,
      say: (line) => said.push(line),
    });
    await supervisor.startAll([await toyServer('goals')]);
    const goals = supervisor.process('goals');
    await goals.kill();
    expect(goals.alive).toBe(false);
    await goals.start();
    expect(goals.alive).toBe(true);
    expect(said).toEqual([]);
  });

  it('kills a process that ignores SIGTERM for too long', async () => {
    supervisor = createSupervisor({ logsDir: newFolder() });
    const stubborn = await toyServer('stubborn', [], "process.on('SIGTERM', () => {})");
    await supervisor.startAll([{ ...stubborn, stopWithinMs: 100 }]);
    await supervisor.process('stubborn').stop();
    expect(supervisor.process('stubborn').alive).toBe(false);
  });

  it('fails a start with the end of the log when the process ends', async () => {
    const message = `cannot go on ${randomUUID()}`;
    const broken = await toyServer('broken', [], `console.error('${message}'); process.exit(3)`);
    supervisor = createSupervisor({ logsDir: newFolder() });
    await expect(supervisor.startAll([broken])).rejects.toThrow(message);
  });

  it('passes a process its given environment and none of the supervisor’s secrets', async () => {
    process.env['A_SECRET_OF_THE_STARTER'] = 'leaked';
    const dir = newFolder();
    const file = JSON.stringify(join(dir, 'environment'));
    const spec = await toyServer('goals', [], `require('node:fs').writeFileSync(${file}, JSON.stringify(process.env))`);
    supervisor = createSupervisor({ logsDir: dir });
    await supervisor.startAll([{ ...spec, env: { OWN: 'value' } }]);
    const environment = JSON.parse(readFileSync(join(dir, 'environment'), 'utf8'));
    delete process.env['A_SECRET_OF_THE_STARTER'];
    expect(environment).toMatchObject({ OWN: 'value' });
    expect(environment).not.toHaveProperty('A_SECRET_OF_THE_STARTER');
  });
});
