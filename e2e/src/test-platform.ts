import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Platform, type PlatformInput, startPlatform } from '@pathwise/local/platform';
import { localDir } from '@pathwise/local-servers/paths';

/**
 * A platform of a test's own, in a folder that goes with it. Every answer is checked against its contract: one that breaks it
 * is a 500, and `dispose` throws. Benches go unchecked, since that costs what they measure.
 */
export async function testPlatform(
  name: string,
  input: Omit<PlatformInput, 'dir'> = {},
): Promise<Platform & { dispose: () => Promise<void> }> {
  mkdirSync(localDir, { recursive: true });
  const dir = mkdtempSync(join(localDir, `${name}-`));
  const broken: string[] = [];
  const onLine: PlatformInput['onLine'] = (service, line) => {
    if (line.includes('answers against its contract')) broken.push(`${service}: ${line}`);
    input.onLine?.(service, line);
  };
  const all = { CHECK_ANSWERS: String(!name.startsWith('bench')), ...input.env?.all };
  const platform = await startPlatform({ dir, durable: false, ...input, env: { ...input.env, all }, onLine });
  return {
    ...platform,
    dispose: async () => {
      await platform.stop();
      rmSync(dir, { recursive: true, force: true });
      if (broken[0]) throw new Error(broken[0]);
    },
  };
}
