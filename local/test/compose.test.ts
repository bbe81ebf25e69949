import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '@pathwise/local-servers/paths';
import { parse } from 'yaml';
import { type Block, type Compose, faultsOfCompose } from '../src/operations/compose.ts';

const file = join(root, 'docker-compose.yml');
const read = (): Compose => parse(readFileSync(file, 'utf8'), { merge: true });
const frontends = readdirSync(join(root, 'frontends')).filter((name) =>
  existsSync(join(root, 'frontends', name, 'webpack.config.mjs')),
);
const block = ({ services }: Compose, name: string): Block => {
  const found = services[name];
  if (!found) throw new Error(`no ${name}`);
  return found;
};

describe('docker-compose.yml', () => {
  it('starts every process with the settings it needs, hardened, and in order', async () => {
    expect(await faultsOfCompose(read(), frontends)).toEqual([]);
  });

  const planted: [string, (compose: Compose) => void][] = [
    ['services/social has no block', ({ services }) => void delete services['social']],
    ['frontends/planner has no block', ({ services }) => void delete services['site-planner']],
    ['goals has a writable root file system', (compose) => void (block(compose, 'goals').read_only = false)],
    ['goals keeps capabilities', (compose) => void delete block(compose, 'goals').cap_drop],
    ['ai may gain privileges', (compose) => void (block(compose, 'ai').security_opt = [])],
    ['auth does not restart', (compose) => void delete block(compose, 'auth').restart],
    ['nats has no health check', (compose) => void delete block(compose, 'nats').healthcheck],
    ['mongo has an image without an exact version', (compose) => void (block(compose, 'mongo').image = 'mongo:8')],
    ['goals is killed before it has stopped', (compose) => void (block(compose, 'goals').stop_grace_period = '10s')],
    ['goals waits for db, which', (compose) => void (block(compose, 'goals').depends_on = { db: { condition: 'service_healthy' } })],
    ['goals waits for keys in the wrong way', (compose) => void (block(compose, 'goals').depends_on = { keys: { condition: 'service_started' } })],
    ['goals uses data, which is not declared', (compose) => void (block(compose, 'goals').volumes = ['data:/data'])],
    ['goals publishes a port', (compose) => void (block(compose, 'goals').ports = ['8080:8080'])],
    ['mongo is on a network with a way out', (compose) => void (block(compose, 'mongo').networks = ['outside'])],
    ['social can read the private key', (compose) => void (block(compose, 'social').volumes = ['private-key:/keys'])],
    ['goals: MONGO_URL: ', (compose) => void delete block(compose, 'goals').environment?.['MONGO_URL']],
    ['gateway: SOCIAL_URL: ', (compose) => void delete block(compose, 'gateway').environment?.['SOCIAL_URL']],
    ['auth: SMPT_URL is unknown to it', (compose) => void (block(compose, 'auth').environment = { ...block(compose, 'auth').environment, SMPT_URL: 'x' })],
  ];
  it.each(planted)('the check says: %s', async (sentence, plant) => {
    const compose = structuredClone(read());
    plant(compose);
    expect(await faultsOfCompose(compose, frontends)).toContainEqual(expect.stringContaining(sentence));
  });

  it('is what docker compose itself accepts, where it is installed', () => {
    const { status, stderr, error } = spawnSync('docker', ['compose', '-f', file, 'config', '--quiet'], { encoding: 'utf8' });
    const isThere = !error && !/is not a docker command|unknown (shorthand )?(flag|command)/.test(stderr);
    // Without docker compose the structural check above stands alone.
    expect({ status: isThere ? status : 0, stderr: isThere ? stderr : '' }).toEqual({ status: 0, stderr: '' });
  });
});
