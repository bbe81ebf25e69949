// One platform for each worker of the journeys. Its files run one after the other and register their own people.
// DEPLOYED names a product that runs already, as JSON: `{ "url": "…" }`, and what else the chosen files use of a platform.
import type { Platform } from '@pathwise/local/platform';
import { startTwice } from '@pathwise/local-servers/start-twice';
import { endOnSignals } from '@pathwise/local-servers/supervisor';
import { testPlatform } from './test-platform.ts';

/** A platform shared by files. Its processes cannot be stopped or killed. */
export type SharedPlatform = Omit<Platform, 'process' | 'stop' | 'killAll'>;

declare global {
  var pathwiseSharedPlatforms: { dispose: () => Promise<void> }[] | undefined;
}

const variable = 'SHARED_PLATFORMS';

/** The access matrix alone makes 3,000 calls a minute from one address. */
const env = { gateway: { CALLS_PER_MINUTE: '100000' } };

/** jest's globalSetup. A run of chosen files starts one platform. */
export default async function startPlatforms(run: { maxWorkers: number; nonFlagArgs: string[] }): Promise<void> {
  endOnSignals();
  const { DEPLOYED: deployed } = process.env;
  if (deployed) {
    process.env[variable] = JSON.stringify([JSON.parse(deployed)]);
    return;
  }
  const count = run.nonFlagArgs.length > 0 ? 1 : run.maxWorkers;
  const names = Array.from({ length: count }, (_, index) => `journeys-${index + 1}`);
  const platforms = await Promise.all(names.map((name) => startTwice(() => testPlatform(name, { env }))));
  globalThis.pathwiseSharedPlatforms = platforms;
  process.env[variable] = JSON.stringify(platforms); // JSON leaves functions out
}

/** The platform of the worker this file runs in. */
export function sharedPlatform(): SharedPlatform {
  const platforms = JSON.parse(process.env[variable] ?? '[]') as SharedPlatform[];
  const mine = platforms[(Number(process.env['JEST_WORKER_ID']) - 1) % platforms.length];
  if (!mine) throw new Error('no platform was started: run journeys with e2e/src/journeys.ts');
  return mine;
}
