import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { root } from '@pathwise/local-servers/paths';
import { parse } from 'yaml';
import { demoPayments } from '../src/demo-payments.ts';
import { frontendNames } from '../src/frontends.ts';
import { type Block, type Compose, environmentOf, faultsOfCompose } from '../src/operations/compose.ts';
import { settingsOf, wrongSettings } from '../src/operations/settings.ts';

const file = join(root, 'docker-compose.yml');
const read = (): Compose => parse(readFileSync(file, 'utf8'), { merge: true });
const frontends = frontendNames();

describe('docker-compose.yml', () => {
  it('starts every process with the settings it needs, hardened, and in order', async () => {
    expect(await faultsOfCompose(read(), frontends)).toEqual([]);
  });

  // The block of that name is changed in this way, or removed.
  const planted: [string, string, Partial<Block> | undefined][] = [
    ['services/social has no block', 'social', undefined],
    ['frontends/planner has no block', 'site-planner', undefined],
    ['goals has a writable root file system', 'goals', { read_only: false }],
    ['goals keeps capabilities', 'goals', { cap_drop: [] }],
    ['ai may gain privileges', 'ai', { security_opt: [] }],
    ['auth does not restart', 'auth', { restart: 'on-failure' }],
    ['nats has no health check', 'nats', { healthcheck: {} }],
    ['mongo has an image without an exact version', 'mongo', { image: 'mongo:8' }],
    ['goals is killed before it has stopped', 'goals', { stop_grace_period: '10s' }],
    ['goals waits for db, which', 'goals', { depends_on: { db: { condition: 'service_healthy' } } }],
    ['goals waits for keys in the wrong way', 'goals', { depends_on: { keys: { condition: 'service_started' } } }],
    ['goals uses data, which is not declared', 'goals', { volumes: ['data:/data'] }],
    [
      'prometheus uses ./k8s/rules.yaml, which is not declared',
      'prometheus',
      { volumes: ['./k8s/rules.yaml:/rules.yaml'] },
    ],
    ['goals publishes a port', 'goals', { ports: ['8080:8080'] }],
    ['mongo is on a network with a way out', 'mongo', { networks: ['outside'] }],
    ['social can read the private key', 'social', { volumes: ['private-key:/keys'] }],
    ['goals: MONGO_URL: ', 'goals', { environment: {} }],
    ['gateway: SOCIAL_URL: ', 'gateway', { environment: {} }],
    ['auth: SMPT_URL is unknown to it', 'auth', { environment: { SMPT_URL: 'smtp://mail:1025' } }],
  ];
  it.each(planted)('the check says: %s', async (sentence, name, change) => {
    const { services, ...rest } = read();
    const { [name]: changed, ...others } = services;
    if (!changed) throw new Error(`no ${name}`);
    const planted = change ? { ...others, [name]: { ...changed, ...change } } : others;
    const faults = await faultsOfCompose({ ...rest, services: planted }, frontends);
    expect(faults).toContainEqual(expect.stringContaining(sentence));
  });

  it('takes payments from the stand-in with its variables, and none without', async () => {
    const { billing, stripe } = read().services;
    if (!billing || !stripe) throw new Error('no billing or no stripe');
    const variables = parseEnv(readFileSync(join(root, 'packages/stripe-stand-in/compose.env'), 'utf8'));
    const given = environmentOf(billing, variables);
    const schema = await settingsOf('services/billing');
    expect(wrongSettings(schema, given)).toEqual([]);
    expect(given).toMatchObject(demoPayments('http://stripe:8080'));
    expect(environmentOf(stripe, variables)).toMatchObject({
      PAGES_URL: given['STRIPE_PAGES_URL'],
      WEBHOOK_SECRET: given['STRIPE_WEBHOOK_SECRET'],
    });
    expect(stripe.profiles).toEqual(['payments']);
    expect(stripe.ports).toEqual([`127.0.0.1:${new URL(given['STRIPE_PAGES_URL'] ?? '').port}:8080`]);
    expect(environmentOf(billing)['STRIPE_SECRET_KEY']).toBe('');
  });

  it('is what docker compose itself accepts, where it is installed', () => {
    const { status, stderr, error } = spawnSync('docker', ['compose', '-f', file, 'config', '--quiet'], {
      encoding: 'utf8',
    });
    const isThere = !error && !/is not a docker command|unknown (shorthand )?(flag|command)/.test(stderr);
    // Without docker compose the structural check above stands alone.
    expect({ status: isThere ? status : 0, stderr: isThere ? stderr : '' }).toEqual({ status: 0, stderr: '' });
  });
});
