import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Platform, type PlatformInput, startPlatform } from '@pathwise/local/platform';
import { localDir } from '@pathwise/local-servers/paths';

/** A platform of a test's own, in a folder that goes with it. */
export async function testPlatform(
  name: string,
  input: Omit<PlatformInput, 'dir'> = {},
): Promise<Platform & { dispose: () => Promise<void> }> {
  mkdirSync(localDir, { recursive: true });
  const dir = mkdtempSync(join(localDir, `${name}-`));
  const platform = await startPlatform({ dir, durable: false, ...input });
  return {
    ...platform,
    dispose: async () => {
      await platform.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
