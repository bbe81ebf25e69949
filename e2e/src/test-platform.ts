import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Platform, type PlatformInput, startPlatform } from '@pathwise/local/platform';
import { localDir } from '@pathwise/local-servers/paths';

/**
 * A platform for one test, in a folder that `dispose` removes. Every answer is checked against its contract. An answer that breaks
 * it becomes a 500, and `dispose` throws. Benches run without the check, because it costs time.
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
