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

/** A PATH with one program of this name and no other. */
function pathWith(name: string): string {
  const folder = newFolder();
  writeFileSync(join(folder, name), '#!/bin/sh\n');
  chmodSync(join(folder, name), 0o755);
  return folder;
}

describe('the database', () => {
  it('is mongod as a replica set when it is on PATH', async () => {
    const path = pathWith('mongod');
    const choice = await chooseDatabase({ dir: newFolder(), port: 4711, env: { PATH: path } });
    expect(choice).toMatchObject({ kind: 'mongod', url: 'mongodb://127.0.0.1:4711/?directConnection=true' });
    expect(choice.spec?.command).toBe(join(path, 'mongod'));
    expect(choice.spec?.args).toEqual(expect.arrayContaining(['--replSet', '--bind_ip']));
  });

  it('is SecantusDB otherwise, with durable writes unless switched off', async () => {
    const input = { dir: newFolder(), port: 4711, env: { PATH: '' } };
    expect((await chooseDatabase(input)).spec?.args).toContain('--sync-on-commit');
    expect((await chooseDatabase({ ...input, durable: false })).spec?.args).not.toContain('--sync-on-commit');
  });

  it('fails within seconds, with one sentence, when no server answers at MONGO_URL', async () => {
    const env = { MONGO_URL: `mongodb://ann:secret@127.0.0.1:${await freePort()}/`, PATH: pathWith('mongod') };
    const began = performance.now();
    const failure = await chooseDatabase({ dir: newFolder(), port: 1, env }).catch((error: Error) => error.message);
    expect(failure).toMatch(/^No MongoDB answers at MONGO_URL .* or unset MONGO_URL to use the built-in one\.$/);
    expect(failure).not.toContain('secret');
    expect(performance.now() - began).toBeLessThan(15_000);
  });

  it('fails with one sentence when MONGO_URL is not a URL', async () => {
    const choice = chooseDatabase({ dir: newFolder(), port: 1, env: { MONGO_URL: 'localhost:27017' } });
    await expect(choice).rejects.toThrow('which is no MongoDB address');
  });
});

describe('the broker', () => {
  it('is nats-server when it is on PATH', async () => {
    const path = pathWith('nats-server');
    const choice = await chooseBroker({ dir: newFolder(), port: 4712, env: { PATH: path } });
    expect(choice).toMatchObject({ url: 'nats://127.0.0.1:4712', spec: { command: join(path, 'nats-server') } });
  });

  it('fails with one sentence when no server answers at NATS_URL', async () => {
    const choice = chooseBroker({
      dir: newFolder(),
      port: 1,
      env: { NATS_URL: `nats://127.0.0.1:${await freePort()}` },
    });
    await expect(choice).rejects.toThrow(/^No NATS server answers at NATS_URL/);
  });
});

describe('the mail server', () => {
  it('is SMTP_URL when it is set, and no server is started', () => {
    const env = { SMTP_URL: 'smtp://user:pw@mail.example.org:587' };
    const choice = chooseMail({ dir: newFolder(), smtpPort: 1, inboxPort: 2, env });
    expect(choice).toEqual({ kind: 'mail.example.org:587', url: env.SMTP_URL });
  });

  it('is a local inbox otherwise, reachable from this machine only', () => {
    const { inboxUrl, spec } = chooseMail({ dir: newFolder(), smtpPort: 4713, inboxPort: 4714, env: {} });
    expect(inboxUrl).toBe('http://127.0.0.1:4714');
    expect(spec?.args.join(' ')).toContain('--ip 127.0.0.1 --web-ip 127.0.0.1');
  });
});

describe('the browser', () => {
  it('is CHROMIUM_PATH first, and a wrong path is an error', () => {
    const path = join(pathWith('my-chromium'), 'my-chromium');
    expect(provideChromium(undefined, { CHROMIUM_PATH: path })).toBe(path);
    expect(() => provideChromium(undefined, { CHROMIUM_PATH: '/nowhere' })).toThrow('/nowhere, where no program is');
  });

  it('is the one on PATH otherwise', () => {
    const path = pathWith('chromium');
    expect(provideChromium(undefined, { PATH: path })).toBe(join(path, 'chromium'));
  });

  it('is the one without windows where both are on PATH', () => {
    const [full, light] = [pathWith('chromium'), pathWith('chromium-headless-shell')];
    expect(provideChromium(undefined, { PATH: `${full}:${light}` })).toBe(join(light, 'chromium-headless-shell'));
  });
});
