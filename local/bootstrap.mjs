// The first file of every command. It installs the packages, then starts the command with the project's own Node 24.
// It is plain JavaScript without dependencies, because it runs before the installation, on the machine's own Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const oldestNode = 20;
const entries = {
  start: 'local/src/start.ts',
  test: 'local/src/test.ts',
  check: 'local/src/check.ts',
  build: 'local/src/build.ts',
  admin: 'local/src/admin.ts',
  faults: 'e2e/src/faults/main.ts',
  soak: 'e2e/src/soak/main.ts',
  bench: 'e2e/src/bench/main.ts',
  k8s: 'e2e/src/cluster/main.ts',
  'coach-eval': 'services/ai/evaluation/main.ts',
  draft: 'services/ai/evaluation/draft.ts',
  nightly: 'e2e/src/nightly.ts',
  screenshots: 'e2e/src/looks/screenshots.ts',
  'push-images': 'local/src/push-images.ts',
  generate: 'tools/generate.ts',
  'new-service': 'tools/new-service.ts',
};

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const localDir = join(root, '.local');

/** @param {string} sentence @returns {never} */
function giveUp(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}

/** @param {string} version */
const majorOf = (version) => Number(/^v?(\d+)/.exec(version)?.[1] ?? 0);

/** Hash of everything that determines the content of node_modules. */
function installStamp() {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', '.npmrc']) {
    const path = join(root, file);
    if (existsSync(path)) hash.update(readFileSync(path));
  }
  return hash.update(`${process.platform} ${process.arch}`).digest('hex');
}

/** True when node_modules matches the lockfile, also after a plain `npm install`, which writes no stamp. */
function installationMatchesLock() {
  const packagesOf = (/** @type {string} */ file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  const wanted = packagesOf('package-lock.json');
  const there = packagesOf(join('node_modules', '.package-lock.json'));
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (!path.includes('node_modules/')) return true;
    if (link) return Boolean(there[path]); // false for a new workspace
    if (!there[path]) return Boolean(optional);
    const isThere = path.startsWith('node_modules/') || existsSync(join(root, path)); // a copy of a checkout may lack folders of workspaces
    return isThere && there[path].version === version;
  });
}

/** @param {string} stampFile @param {string} stamp */
function rememberInstall(stampFile, stamp) {
  mkdirSync(localDir, { recursive: true });
  writeFileSync(stampFile, stamp);
}

async function installPackages() {
  const stampFile = join(localDir, 'installed');
  const stamp = installStamp();
  const installed = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined;
  const present = existsSync(join(root, 'node_modules', '.package-lock.json'));
  if (present && installed === stamp) return;
  if (present && installationMatchesLock()) return rememberInstall(stampFile, stamp);

  const started = Date.now();
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(0)} s`;
  const show = (/** @type {string} */ text) => process.stdout.isTTY && process.stdout.write(`\r\x1b[K${text}`);
  const ticker = setInterval(() => show(`installing packages … ${seconds()}`), 250);
  if (!process.stdout.isTTY) process.stdout.write('installing packages …\n');
  const { code, output } = await runNpmCi();
  clearInterval(ticker);
  show('');
  if (code !== 0) giveUp(explainNpmFailure(output));

  rememberInstall(stampFile, stamp);
  process.stdout.write(`packages installed (${seconds()})\n`);
}

/** @returns {Promise<{ code: number | null, output: string }>} */
function runNpmCi() {
  // A proxy or mirror that never answers must not delay the start for minutes.
  const limits = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-timeout=120000'];
  const child = spawn('npm', ['ci', '--ignore-scripts', '--no-fund', '--no-audit', '--loglevel=error', ...limits], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  return new Promise((resolve) => {
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: -1, output: String(error) }));
    child.on('exit', (code) => resolve({ code, output }));
  });
}

/** @param {string} output */
function explainNpmFailure(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ECONNRESET|network|FETCH_ERROR/i.test(output)) {
    return 'The packages could not be downloaded: npm reaches no registry. Check the network (or `npm config get registry`) and run the command again.';
  }
  if (/ENOENT.*npm|spawn npm/i.test(output))
    return 'npm was not found: install it with Node.js and run the command again.';
  if (/EUSAGE|in sync/.test(output)) {
    return 'package-lock.json does not fit the package.json files: run `npm install` and `npm run lockfile`, then the command again.';
  }
  return `npm ci failed:\n${output.trim().split('\n').slice(0, 15).join('\n')}`;
}

/** Path of the project's Node 24, else of the machine's Node when it is new enough. */
function findNode() {
  const own = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (existsSync(own) && spawnSync(own, ['--version'], { stdio: 'ignore' }).status === 0) return own;
  if (majorOf(process.version) >= 24) return process.execPath;
  return giveUp(
    `No Node 24 comes with the packages for ${process.platform}-${process.arch} and this is ${process.version}: install Node 24 or newer and run the command again.`,
  );
}

/** Makes git use the hooks in the repository, unless the developer has set another path. */
function pointGitAtHooks() {
  if (!existsSync(join(root, '.git'))) return;
  const git = (/** @type {string[]} */ ...args) =>
    spawnSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
  if (git('config', '--get', 'core.hooksPath').status === 1) git('config', 'core.hooksPath', '.githooks');
}

/** @param {string} node @param {string} entry @param {string[]} args */
function handOver(node, entry, args) {
  const env = {
    ...process.env,
    PATH: [dirname(node), join(root, 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter),
    // Saves half a second of processor time per process from the second start on.
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(localDir, 'compiled'),
  };
  const child = spawn(node, [join(root, entry), ...args], { cwd: root, stdio: 'inherit', env });
  // The child exits by itself, after it has stopped its own children.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  endWithNpm(child);
  child.on('error', (error) => giveUp(`${node} could not be started: ${error.message}`));
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.removeAllListeners(name);
    process.kill(process.pid, signal);
  });
}

/**
 * A signal sent to npm alone ends npm and its shell but does not reach this process. So this process ends with npm.
 * @param {import('node:child_process').ChildProcess} child
 */
function endWithNpm(child) {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 300);
  watch.unref();
}

if (majorOf(process.version) < oldestNode) {
  giveUp(
    `Pathwise needs Node.js ${oldestNode} or newer, and this is ${process.version}: install a newer one from https://nodejs.org and run the command again.`,
  );
}
const [command = '', ...args] = process.argv.slice(2);
const entry = entries[/** @type {keyof typeof entries} */ (command)];
if (!entry) giveUp(`Unknown command "${command}": it is one of ${Object.keys(entries).join(', ')}.`);
await installPackages();
pointGitAtHooks();
handOver(findNode(), entry, args);
