import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { chooseBroker } from '@pathwise/local-servers/broker';
import { chooseDatabase } from '@pathwise/local-servers/database';
import { freePort } from '@pathwise/local-servers/ports';
import { provideChromium } from './browser.ts';
import { chooseMail } from './mail.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'chains-'));

/** A PATH on which there is one program of this name and nothing else. */
function pathWith(name: string): string {
  const folder = newFolder();
  writeFileSync(join(folder, name), '#!/bin/sh\n');
  chmodSync(join(folder, name), 0o755);
  return folder;
}

describe('where the database comes from', () => {
  it('is mongod as a replica set when it is on PATH', async () => {
    const path = pathWith('mongod');
    const choice = await chooseDatabase({ dir: newFolder(), port: 4711, env: { PATH: path } });
    expect(choice).toMatchObject({ kind: 'mongod', url: 'mongodb://127.0.0.1:4711/?directConnection=true' });
    expect(choice.spec?.command).toBe(join(path, 'mongod'));
    expect(choice.spec?.args).toEqual(expect.arrayContaining(['--replSet', '--bind_ip']));
  });

  it('is SecantusDB otherwise, which keeps what it acknowledged unless told not to', async () => {
    const input = { dir: newFolder(), port: 4711, env: { PATH: '' } };
    expect((await chooseDatabase(input)).spec?.args).toContain('--sync-on-commit');
    expect((await chooseDatabase({ ...input, durable: false })).spec?.args).not.toContain('--sync-on-commit');
  });

  it('fails with one sentence on a MONGO_URL nobody answers, within seconds', async () => {
    const env = { MONGO_URL: `mongodb://ann:secret@127.0.0.1:${await freePort()}/`, PATH: pathWith('mongod') };
    const began = performance.now();
    const failure = await chooseDatabase({ dir: newFolder(), port: 1, env }).catch((error: Error) => error.message);
    expect(failure).toMatch(/^No MongoDB answers at MONGO_URL .* or unset MONGO_URL to use the built-in one\.$/);
    expect(failure).not.toContain('secret');
    expect(performance.now() - began).toBeLessThan(15_000);
  });

  it('fails with one sentence on a MONGO_URL that is none', async () => {
    const choice = chooseDatabase({ dir: newFolder(), port: 1, env: { MONGO_URL: 'localhost:27017' } });
    await expect(choice).rejects.toThrow('which is no MongoDB address');
  });
});

describe('where the broker comes from', () => {
  it('is nats-server when it is on PATH', async () => {
    const path = pathWith('nats-server');
    const choice = await chooseBroker({ dir: newFolder(), port: 4712, env: { PATH: path } });
    expect(choice).toMatchObject({ url: 'nats://127.0.0.1:4712', spec: { command: join(path, 'nats-server') } });
  });

  it('fails with one sentence on a NATS_URL nobody answers', async () => {
    const choice = chooseBroker({
      dir: newFolder(),
      port: 1,
      env: { NATS_URL: `nats://127.0.0.1:${await freePort()}` },
    });
    await expect(choice).rejects.toThrow(/^No NATS server answers at NATS_URL/);
  });
});

describe('where mail goes', () => {
  it('is SMTP_URL when it is set, with nothing started', () => {
    const env = { SMTP_URL: 'smtp://user:pw@mail.example.org:587' };
    const choice = chooseMail({ dir: newFolder(), smtpPort: 1, inboxPort: 2, env });
    expect(choice).toEqual({ kind: 'mail.example.org:587', url: env.SMTP_URL });
  });

  it('is an inbox on this machine otherwise, which only this machine reaches', () => {
    const { inboxUrl, spec } = chooseMail({ dir: newFolder(), smtpPort: 4713, inboxPort: 4714, env: {} });
    expect(inboxUrl).toBe('http://127.0.0.1:4714');
    expect(spec?.args.join(' ')).toContain('--ip 127.0.0.1 --web-ip 127.0.0.1');
  });
});

describe('where the browser comes from', () => {
  it('is CHROMIUM_PATH first, and a wrong one is told rather than passed over', () => {
    const path = join(pathWith('my-chromium'), 'my-chromium');
    expect(provideChromium(undefined, { CHROMIUM_PATH: path })).toBe(path);
    expect(() => provideChromium(undefined, { CHROMIUM_PATH: '/nowhere' })).toThrow('/nowhere, where no program is');
  });

  it('is the one on PATH next', () => {
    const path = pathWith('chromium');
    expect(provideChromium(undefined, { PATH: path })).toBe(join(path, 'chromium'));
  });
});
