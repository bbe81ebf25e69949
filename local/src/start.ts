import { join, relative } from 'node:path';
import { Failure, runMain } from '@pathwise/local-servers/failure';
import { tryLock } from '@pathwise/local-servers/lock';
import { localDir, root } from '@pathwise/local-servers/paths';
import { nextFreePort, portIsFree } from '@pathwise/local-servers/ports';
import { demoAccounts, loadDemoData } from './demo-data.ts';
import { type Platform, startPlatform } from './platform.ts';
import { bold, dim, labelled, progressOf } from './progress.ts';
import { announceRunning } from './running.ts';
import { loadSecrets, type Secrets } from './secrets.ts';
import { serviceNames } from './services.ts';

const usualPort = 3000;
const stopWithinMs = 25_000;
const readyAs: Record<string, string> = { mail: 'mail inbox ready', site: 'site ready', gateway: 'gateway ready' };

await runMain(async () => {
  const began = performance.now();
  const lock = lockThisStart();
  const stop = stopOnSignal();
  const port = await choosePort(process.env['PORT']);
  const secrets = loadSecrets(join(localDir, 'secrets.json'));
  const progress = progressOf(serviceNames.length + (process.argv.includes('--demo-payments') ? 6 : 5)); // database, broker, mail, site, demo data

  const platform = await startPlatform({
    dir: localDir,
    ports: { gateway: port },
    secrets,
    restartCrashed: true,
    demoPayments: process.argv.includes('--demo-payments'),
    say: (sentence) => console.log(`— ${sentence}`),
    onLine: labelled(),
    onReady: (name, note, ms) => progress(readyAs[name] ?? `${name} ready`, { note, ms }),
  });
  lock.note(platform.url);
  const noLongerRunning = announceRunning(platform);
  await seed(platform, secrets, progress);
  stop.isUp();
  console.log(banner(platform, secrets, performance.now() - began));

  await stop.asked;
  noLongerRunning();
  await stopPlatform(platform);
  lock.release();
  process.exit(0);
});

function lockThisStart() {
  const { lock, holder } = tryLock(join(localDir, 'start.lock'));
  if (lock) {
    process.once('exit', lock.release);
    return lock;
  }
  const where = holder.note ? ` at ${holder.note}` : ' (it is still starting)';
  throw new Failure(
    `Pathwise is already running${where}, started by process ${holder.pid}: use that one, or stop it with Ctrl-C in its terminal.`,
  );
}

/** Ctrl-C during the start ends everything at once. Later it stops in order, and a second Ctrl-C ends at once. */
function stopOnSignal() {
  let up = false;
  let firstAt: number | undefined;
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const onSignal = () => {
    // npm and the terminal may both deliver the same Ctrl-C
    if (firstAt !== undefined && Date.now() - firstAt < 800) return;
    if (firstAt !== undefined || !up) process.exit(130); // the exit kills every child
    firstAt = Date.now();
    ask();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  return {
    asked,
    isUp: () => {
      up = true;
    },
  };
}

async function choosePort(wanted: string | undefined): Promise<number> {
  if (!wanted) {
    const port = await nextFreePort(usualPort);
    if (port !== usualPort) console.log(`— port ${usualPort} is in use, taking ${port}; PORT=… chooses another`);
    return port;
  }
  const port = Number(wanted);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Failure(`PORT is "${wanted}", which is no port number.`);
  if (!(await portIsFree(port)))
    throw new Failure(
      `Port ${port} is in use: choose another, such as PORT=${await nextFreePort(port + 1)} npm start.`,
    );
  return port;
}

/** Loads the demo data. A failure is printed and does not end the start, because the product works without it. */
async function seed(platform: Platform, secrets: Secrets, progress: ReturnType<typeof progressOf>): Promise<void> {
  const began = performance.now();
  try {
    const outcome = await loadDemoData({ platform, passwords: secrets.demoPasswords });
    progress('demo data ready', { note: outcome, ms: performance.now() - began });
  } catch (error) {
    progress(`demo data could not be loaded: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function banner(platform: Platform, { demoPasswords }: Secrets, ms: number): string {
  const accounts = demoAccounts(demoPasswords).map(
    ({ email, password, about }) => `  ${email.padEnd(22)} ${password}   ${dim(about)}`,
  );
  const inbox = platform.inboxUrl ? [`Mail inbox   ${platform.inboxUrl}`] : [];
  return [
    '',
    `${bold(`Pathwise runs at ${platform.url}`)}  ${dim(`ready in ${(ms / 1000).toFixed(1)} s`)}`,
    '',
    'Demo accounts',
    ...accounts,
    '',
    ...inbox,
    `Logs         ${relative(root, join(localDir, 'logs'))}/`,
    '',
    'Ctrl-C stops everything.',
  ].join('\n');
}

async function stopPlatform(platform: Platform): Promise<void> {
  console.log('\nstopping … (Ctrl-C again to stop at once)');
  const limit = setTimeout(() => process.exit(1), stopWithinMs);
  await platform.stop();
  clearTimeout(limit);
  console.log('everything has stopped');
}
