import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '@pathwise/local-servers/failure';
import { localDir } from '@pathwise/local-servers/paths';
import { type KnownProcess, processIdentity, stillRuns } from '@pathwise/local-servers/process-identity';
import type { PortName } from './services.ts';

/** What other commands need to know of the platform that `npm start` runs. */
export type Running = {
  url: string;
  mongoUrl: string;
  natsUrl: string;
  smtpUrl: string;
  ports: Record<PortName, number>;
};

const file = join(localDir, 'running.json');

/** Writes a file about the running platform. Returns a function that removes it. */
export function announceRunning(running: Running): () => void {
  const by: KnownProcess = { pid: process.pid, identity: processIdentity(process.pid) ?? '' };
  writeFileSync(file, JSON.stringify({ by, running }), { mode: 0o600 });
  return () => rmSync(file, { force: true });
}

/** The platform that `npm start` runs now. Throws a `Failure` when there is none. */
export function runningPlatform(): Running {
  if (existsSync(file)) {
    const { by, running } = JSON.parse(readFileSync(file, 'utf8')) as { by: KnownProcess; running: Running };
    if (stillRuns(by)) return running;
  }
  throw new Failure('Pathwise is not running here: run "npm start" in another terminal first.');
}
