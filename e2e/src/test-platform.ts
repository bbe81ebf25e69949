import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Platform, type PlatformInput, startPlatform } from '@pathwise/local/platform';
import { localDir } from '@pathwise/local-servers/paths';

/**
 * Starts a platform that checks every answer against its contract. An answer that breaks it becomes a 500, and `stop` throws.
 * Benches run without the check, because it costs time.
 */
export async function checkedPlatform(input: PlatformInput): Promise<Platform> {
  const broken: string[] = [];
  const onLine: PlatformInput['onLine'] = (service, line) => {
    if (line.includes('answers against its contract')) broken.push(`${service}: ${line}`);
    input.onLine?.(service, line);
  };
  const all = { CHECK_ANSWERS: 'true', ...input.env?.all };
  const platform = await startPlatform({ ...input, env: { ...input.env, all }, onLine });
  return {
    ...platform,
    stop: async () => {
      await platform.stop();
      if (broken[0]) throw new Error(broken[0]);
    },
  };
}

/** A platform for one test, in a folder that `dispose` removes. */
export async function testPlatform(
  name: string,
  input: Omit<PlatformInput, 'dir'> = {},
): Promise<Platform & { dispose: () => Promise<void> }> {
  mkdirSync(localDir, { recursive: true });
  const dir = mkdtempSync(join(localDir, `${name}-`));
  const start = name.startsWith('bench') ? startPlatform : checkedPlatform;
  const platform = await start({ dir, durable: false, ...input });
  return {
    ...platform,
    dispose: async () => {
      try {
        await platform.stop();
      } finally {
        rmSync(dir, { recursive: true, force: true });
      }
    },
  };
}
