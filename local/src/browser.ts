import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '@pathwise/local-servers/failure';
import { findCommand } from '@pathwise/local-servers/find-command';
import { localDir, root } from '@pathwise/local-servers/paths';

/** Debian's package without windows. Journeys take three quarters of the processor time of `chromium --headless`. */
const withoutWindows = 'chromium-headless-shell';
const names = [withoutWindows, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const howTo = 'set CHROMIUM_PATH to a Chromium or Chrome, or install one (Debian and Ubuntu: apt-get install chromium)';

/** Flags for every Chromium we start: no network traffic of its own, and it works in containers. */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Path of a Chromium, the first of: CHROMIUM_PATH · one on PATH · Playwright's download · Debian's packages, as root.
 * Throws a `Failure` that says how to provide one.
 */
export function provideChromium(say: (sentence: string) => void = () => undefined, env = process.env): string {
  const given = env['CHROMIUM_PATH'];
  if (given) {
    if (isExecutable(given)) return given;
    throw new Failure(`CHROMIUM_PATH is ${given}, where no program is: correct it, or unset it to have one found.`);
  }
  return findOnPath(env) ?? downloadWithPlaywright(say) ?? installPackage(say, env) ?? giveUp();
}

function findOnPath(env: NodeJS.ProcessEnv): string | undefined {
  for (const name of names) {
    const path = findCommand(name, env['PATH']);
    if (path) return path;
  }
  return undefined;
}

function downloadWithPlaywright(say: (sentence: string) => void): string | undefined {
  const browsers = join(localDir, 'browsers');
  const env = { ...process.env, PLAYWRIGHT_BROWSERS_PATH: browsers };
  const cli = join(root, 'node_modules', 'playwright-core', 'cli.js');
  const present = executableOf(cli, env);
  if (present) return present;
  say('no Chromium on this machine, downloading one …');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { env, stdio: 'ignore', timeout: 240_000 });
  return executableOf(cli, env);
}

/** Playwright's path of its browser, when a browser is there and starts. */
function executableOf(cli: string, env: NodeJS.ProcessEnv): string | undefined {
  const ask = `require(${JSON.stringify(join(cli, '..'))}).chromium.executablePath()`;
  const path = spawnSync(process.execPath, ['-p', ask], { env, encoding: 'utf8' }).stdout.trim();
  return path && isExecutable(path) && spawnSync(path, ['--version']).status === 0 ? path : undefined;
}

function installPackage(say: (sentence: string) => void, env: NodeJS.ProcessEnv): string | undefined {
  if (process.getuid?.() !== 0 || !findCommand('apt-get', env['PATH'])) return undefined;
  say('installing Chromium with apt-get …');
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: 'ignore',
      timeout: 240_000,
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update', '-q');
  for (const name of [withoutWindows, 'chromium']) {
    apt('install', '-q', '-y', '--no-install-recommends', name);
    const path = findOnPath(env);
    if (path) return path;
  }
  return undefined;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function giveUp(): never {
  throw new Failure(`No Chromium could be found or fetched: ${howTo}.`);
}
