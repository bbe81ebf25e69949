import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { withLock } from '@pathwise/local-servers/lock';
import { localDir, root } from '@pathwise/local-servers/paths';
import { hashOf, isStamped, writeStamp } from '@pathwise/local-servers/stamps';

const sources = [
  'frontends',
  'packages/ui',
  'packages/remote-kit',
  'packages/federation',
  'packages/api-client',
  'packages/contracts',
  'package-lock.json',
];
const atOnce = 2;

/** All frontends: the shell and the remotes. */
export function frontendNames(): string[] {
  return readdirSync(join(root, 'frontends')).filter((name) =>
    existsSync(join(root, 'frontends', name, 'webpack.config.mjs')),
  );
}

/** Builds the site for production unless the sources are unchanged since the last build. Prints the output of a failed build. */
export async function buildFrontendsIfChanged(): Promise<'built' | 'unchanged' | 'failed'> {
  const stampFile = join(localDir, 'site');
  const unchanged = () => isStamped(stampFile, hashOf(root, sources)) && isBuilt();
  if (unchanged()) return 'unchanged';
  return withLock(join(localDir, 'site.lock'), async () => {
    if (unchanged()) return 'unchanged'; // a concurrent start has built it
    const stamp = hashOf(root, sources); // taken before the build, so a change during the build triggers the next one
    if (!(await buildFrontends())) return 'failed';
    writeStamp(stampFile, stamp);
    return 'built';
  });
}

function isBuilt(): boolean {
  return frontendNames().every((name) => existsSync(join(root, 'frontends', name, 'dist', 'mf-manifest.json')));
}

/** Builds every frontend, two at a time. True when all builds succeed. */
export async function buildFrontends(mode: 'production' | 'development' = 'production'): Promise<boolean> {
  const waiting = frontendNames();
  const results: boolean[] = [];
  const worker = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      results.push(await buildFrontend(name, mode));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results.every(Boolean);
}

async function buildFrontend(name: string, mode: string): Promise<boolean> {
  const folder = join(root, 'frontends', name);
  const cli = join(
    dirname(createRequire(join(folder, 'package.json')).resolve('webpack-cli/package.json')),
    'bin/cli.js',
  );
  const child = spawn(process.execPath, [cli, '--config', 'webpack.config.mjs', '--mode', mode], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => child.kill();
  process.once('exit', end);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(-1));
    child.once('close', resolve);
  });
  process.removeListener('exit', end);
  if (code !== 0) process.stderr.write(`\nfrontends/${name} could not be built:\n${output}\n`);
  return code === 0;
}
