import { setTimeout as pause } from 'node:timers/promises';
import type { PartName, Platform } from '@pathwise/local/platform';
import { shuffled } from '../random.ts';
import type { FaultRun } from './fault-test.ts';

/** Kills each of these processes `each` times at random moments, and restarts each at once. Resolves after the last kill. */
export async function killAtRandom(
  platform: Platform,
  { random, say }: FaultRun,
  { parts, each }: { parts: readonly PartName[]; each: number },
): Promise<Record<string, number>> {
  const kills = shuffled(
    parts.flatMap((name) => Array.from({ length: each }, () => name)),
    random,
  );
  const done: Record<string, number> = {};
  for (const [index, name] of kills.entries()) {
    await pause(200 + random() * 1_200);
    const process = platform.process(name);
    await process.kill('SIGKILL');
    await process.start();
    done[name] = (done[name] ?? 0) + 1;
    if (index % 25 === 24) say(`${index + 1} of ${kills.length} kills`);
  }
  return done;
}
