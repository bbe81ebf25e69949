import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { Failure } from './failure.ts';
import { findCommand } from './find-command.ts';
import { embeddedUrl, isMongoUrl, withoutCredentials } from './mongo-url.ts';
import { root } from './paths.ts';
import { portAnswers } from './ports.ts';
import type { ProcessSpec } from './process-spec.ts';
import { providePythonParts } from './python-parts.ts';

/** A database to use. `url` is the server's address. `spec` is set when it must be started here. */
export type DatabaseChoice = { kind: string; url: string; spec?: ProcessSpec };
type DatabaseInput = { dir: string; port: number; durable?: boolean; env?: NodeJS.ProcessEnv };

// A killed process leaves its transaction open and its locks held for this long. Our longest transaction takes 30 s.
const transactionLifetimeS = 35;

/**
 * The first of: MONGO_URL · `mongod` on PATH as a replica set of one · SecantusDB from PyPI. `durable: false` is for
 * tests: it is faster, but killing the server may lose acknowledged writes.
 */
export async function chooseDatabase(input: DatabaseInput): Promise<DatabaseChoice> {
  const { dir, port, durable = true, env = process.env } = input;
  const given = env['MONGO_URL'];
  if (given) {
    await checkMongoUrl(given);
    return { kind: withoutCredentials(given), url: given };
  }
  // Otherwise the driver connects to the address that the server reports, and bypasses a proxy in between.
  const url = `mongodb://127.0.0.1:${port}/?directConnection=true`;
  const mongod = findCommand('mongod', env['PATH']);
  if (mongod) return { kind: 'mongod', url, spec: mongodSpec({ mongod, dir: join(dir, 'mongod'), port, url }) };
  const { python } = await providePythonParts();
  return {
    kind: 'SecantusDB',
    url: embeddedUrl(url),
    spec: secantusSpec({ python, dir: join(dir, 'secantus'), port, durable }),
  };
}

function secantusSpec(input: { python: string; dir: string; port: number; durable: boolean }): ProcessSpec {
  const { python, dir, port, durable } = input;
  mkdirSync(dir, { recursive: true });
  const server = join(root, 'packages', 'local-servers', 'secantus_server.py');
  return {
    name: 'database',
    command: python,
    args: [server, '--port', `${port}`, '--storage-path', dir, ...(durable ? ['--sync-on-commit'] : [])],
    cwd: dir,
    env: {},
    waitsFor: [],
    ready: () => portAnswers(port),
    stopWithinMs: 8_000,
    isNoteworthy: (line) => /\b(ERROR|CRITICAL)\b/.test(line),
  };
}

function mongodSpec(input: { mongod: string; dir: string; port: number; url: string }): ProcessSpec {
  const { mongod, dir, port, url } = input;
  mkdirSync(dir, { recursive: true });
  return {
    name: 'database',
    command: mongod,
    args: [
      ...['--dbpath', dir, '--port', `${port}`, '--bind_ip', '127.0.0.1', '--replSet', 'local', '--quiet'],
      ...['--setParameter', `transactionLifetimeLimitSeconds=${transactionLifetimeS}`],
    ],
    env: {},
    waitsFor: [],
    ready: async () => (await portAnswers(port)) && isPrimary(url, port),
    stopWithinMs: 8_000,
    isNoteworthy: (line) => /"s":"[EF]"/.test(line),
  };
}

async function isPrimary(url: string, port: number): Promise<boolean> {
  return withServer(url, 2_000, async (command) => {
    const hello = await command({ hello: 1 });
    if (hello['isWritablePrimary']) return true;
    if (!hello['setName']) {
      await command({ replSetInitiate: { _id: 'local', members: [{ _id: 0, host: `127.0.0.1:${port}` }] } });
    }
    return false;
  });
}

type Command = (command: Record<string, unknown>) => Promise<Record<string, unknown>>;

async function withServer<T>(url: string, timeoutMs: number, use: (command: Command) => Promise<T>): Promise<T> {
  const connection = mongoose.createConnection(url, {
    serverSelectionTimeoutMS: timeoutMs,
    connectTimeoutMS: timeoutMs,
    autoIndex: false,
  });
  try {
    const ready = await connection.asPromise();
    const admin = ready.getClient().db('admin');
    return await use((command) => admin.command(command));
  } finally {
    await connection.close(true).catch(() => undefined);
  }
}

/** Throws a `Failure` when no replica set answers at the URL within four seconds. */
async function checkMongoUrl(url: string): Promise<void> {
  const shown = withoutCredentials(url);
  if (!isMongoUrl(url)) {
    throw new Failure(
      `MONGO_URL is "${shown}", which is no MongoDB address: it looks like mongodb://127.0.0.1:27017/?replicaSet=rs0.`,
    );
  }
  const hello = await withServer(url, 4_000, (command) => command({ hello: 1 })).catch((error: Error) => {
    throw new Failure(
      `No MongoDB answers at MONGO_URL ${shown} (${error.message}): start it or correct the address, or unset MONGO_URL to use the built-in one.`,
    );
  });
  if (!hello['setName'] && hello['msg'] !== 'isdbgrid') {
    throw new Failure(
      `The MongoDB at MONGO_URL ${shown} is not a replica set, and transactions need one: start mongod with --replSet and run rs.initiate() once.`,
    );
  }
}
