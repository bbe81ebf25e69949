import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { authApi } from '@pathwise/contracts/api/auth';
import { withDatabase } from '@pathwise/local-servers/mongo-url';
import { waitUntil } from '@pathwise/local-servers/wait-until';
import { mails } from '@pathwise/service-kit/mail/mail.model';
import mongoose from 'mongoose';
import { givenUpMails } from '../src/given-up-mails.ts';
import { type Platform, startPlatform } from '../src/platform.ts';

let dir: string;
let platform: Platform;
const start = () => startPlatform({ dir, only: ['auth'], settings: { PATH: process.env['PATH'] } });

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'a platform '));
  platform = await start();
}, 120_000);
afterAll(async () => {
  await platform.stop();
  rmSync(dir, { recursive: true, force: true });
}, 120_000);

const person = { email: 'ann@example.org', password: 'quite-uncommon-words' };

async function call({ method, path }: { method: string; path: string }, body: object): Promise<number> {
  const url = `http://127.0.0.1:${platform.ports.auth}${path}`;
  const headers = { 'content-type': 'application/json' };
  return (await fetch(url, { method, headers, body: JSON.stringify(body) })).status;
}

const register = () => call(authApi.operations.register, person);
const logIn = () => call(authApi.operations.login, person);

describe('a separate platform', () => {
  it('answers, and keeps an acknowledged account after service and database were killed', async () => {
    expect(await register()).toBe(201);
    await Promise.all([platform.process('auth').kill(), platform.process('database').kill()]);
    await platform.process('database').start();
    await platform.process('auth').start();
    expect(await logIn()).toBe(200);
  }, 120_000);

  it('lists the mails that a service gave up, for the command', async () => {
    const db = await mongoose.createConnection(withDatabase(platform.mongoUrl, 'pathwise_auth')).asPromise();
    const at = new Date();
    const mail = { _id: 'reset/1', ownerId: 'ann', to: 'ann@example.org', tries: 3, nextTryAt: at, at };
    await mails(db).create([{ ...mail, state: 'given-up', reason: 'EENVELOPE 550 RCPT TO' }]);
    await mails(db).create([{ ...mail, _id: 'reset/2', state: 'sent' }]);
    await db.close();
    const reason = 'EENVELOPE 550 RCPT TO';
    expect(await givenUpMails(platform)).toEqual([
      { service: 'auth', key: 'reset/1', at, to: 'ann@example.org', reason },
    ]);
  }, 120_000);

  it('keeps its addresses and data across a stop and a start', async () => {
    const { ports } = platform;
    await platform.stop();
    platform = await start();
    expect(platform.ports).toEqual(ports);
    await waitUntil('signing in to work', async () => (await logIn()) === 200);
  }, 120_000);

  it('lists its processes in the error for an unknown name', () => {
    expect(() => platform.process('goals')).toThrow('there are database, broker, auth');
  });
});
