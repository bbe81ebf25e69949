import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { apiNames } from '@pathwise/contracts/apis';
import { root } from '@pathwise/local-servers/paths';
import { settingsOf, wrongSettings } from './settings.ts';

type Condition = 'service_started' | 'service_healthy' | 'service_completed_successfully';

/** What the check reads of one block of docker-compose.yml. */
export interface Block {
  image: string;
  profiles?: string[];
  build?: { target: string; args?: Record<string, string> };
  command?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: Condition }>;
  healthcheck?: { test?: string[]; disable?: boolean };
  networks?: string[];
  ports?: string[];
  volumes?: string[];
  restart?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  stop_grace_period?: string;
}

export interface Compose {
  services: Record<string, Block>;
  networks: Record<string, { internal?: boolean }>;
  volumes: Record<string, unknown>;
}

/** Everything wrong with the compose file, as sentences. `frontends` are the folders under frontends/. */
export async function faultsOfCompose(compose: Compose, frontends: readonly string[]): Promise<string[]> {
  const blocks = Object.entries(compose.services);
  const settings = await Promise.all(blocks.map(([name, block]) => faultsOfSettings(name, block)));
  return [
    ...missingProcesses(compose, frontends),
    ...blocks.flatMap(([name, block]) => [...notHardened(name, block), ...danglingNames(name, block, compose)]),
    ...tooOpen(compose),
    ...settings.flat(),
  ];
}

/** Every service, the gateway and every frontend have a block that builds them. */
function missingProcesses({ services }: Compose, frontends: readonly string[]): string[] {
  const built = new Set(Object.values(services).map(folderOf));
  return ['gateway', ...apiNames.map((name) => `services/${name}`), ...frontends.map((name) => `frontends/${name}`)]
    .filter((folder) => !built.has(folder))
    .map((folder) => `${folder} has no block`);
}

/** The folder that a block runs. Undefined for images of others. */
function folderOf({ build }: Block): string | undefined {
  if (build?.target === 'frontend') return `frontends/${build.args?.['FRONTEND']}`;
  return build?.args?.['PROCESS'];
}

function notHardened(name: string, block: Block): string[] {
  const runsOnce = block.restart === 'no';
  const own = block.build !== undefined; // its image brings a health check
  return [
    block.read_only ? '' : 'has a writable root file system',
    block.cap_drop?.includes('ALL') ? '' : 'keeps capabilities',
    block.security_opt?.includes('no-new-privileges:true') ? '' : 'may gain privileges',
    runsOnce || block.restart === 'unless-stopped' ? '' : 'does not restart',
    // Disabled on purpose: some images have nothing to ask with.
    runsOnce || own || block.healthcheck?.test || block.healthcheck?.disable ? '' : 'has no health check',
    own || /:v?\d+\.\d+\.\d+[\w.-]*$/.test(block.image) ? '' : 'has an image without an exact version',
    Number.parseInt(block.stop_grace_period ?? '10', 10) > 24 ? '' : 'is killed before it has stopped (24 s)',
  ]
    .filter(Boolean)
    .map((fault) => `${name} ${fault}`);
}

function danglingNames(name: string, { depends_on = {}, volumes = [], networks = [] }: Block, all: Compose): string[] {
  const faults = Object.entries(depends_on).flatMap(([other, { condition }]) => {
    const target = all.services[other];
    if (!target) return [`waits for ${other}, which is not there`];
    const runsOnce = target.restart === 'no';
    return runsOnce === (condition === 'service_completed_successfully') ? [] : [`waits for ${other} in the wrong way`];
  });
  const undeclared = [
    ...volumes.map((volume) => volume.split(':')[0] ?? '').filter((source) => !isThere(source, all)),
    ...networks.filter((network) => !(network in all.networks)),
  ].map((missing) => `uses ${missing}, which is not declared`);
  return [...faults, ...undeclared].map((fault) => `${name} ${fault}`);
}

/** A volume of the file, or a file or folder of the repository. */
const isThere = (source: string, { volumes }: Compose): boolean =>
  source.startsWith('./') ? existsSync(join(root, source)) : source in volumes;

/** Only the gateway is public. Databases and the broker cannot be reached from outside, nor reach out. */
function tooOpen({ services, networks }: Compose): string[] {
  const published = Object.entries(services).filter(
    ([name, { ports = [] }]) => name !== 'gateway' && ports.some((port) => !port.startsWith('127.0.0.1:')),
  );
  const exposed = ['mongo', 'nats'].filter((name) =>
    services[name]?.networks?.some((network) => networks[network]?.internal !== true),
  );
  const keyReaders = Object.entries(services).filter(
    ([name, { volumes = [] }]) =>
      !['auth', 'keys'].includes(name) && volumes.some((volume) => volume.startsWith('private-key:')),
  );
  return [
    ...published.map(([name]) => `${name} publishes a port to everybody`),
    ...exposed.map((name) => `${name} is on a network with a way out`),
    ...keyReaders.map(([name]) => `${name} can read the private key`),
  ];
}

async function faultsOfSettings(name: string, block: Block): Promise<string[]> {
  const folder = folderOf(block);
  if (!folder || block.restart === 'no') return [];
  return wrongSettings(await settingsOf(folder), environmentOf(block)).map((fault) => `${name}: ${fault}`);
}

/** A block's environment with the operator's variables: `${PORT:-3000}` is 3000 when PORT is absent or empty. */
export const environmentOf = (
  { environment = {} }: Block,
  variables: Readonly<Record<string, string | undefined>> = {},
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).map(([key, value]) => [
      key,
      value.replace(/\$\{(\w+):-([^}]*)\}/g, (_, name: string, usual: string) => variables[name] || usual),
    ]),
  );
