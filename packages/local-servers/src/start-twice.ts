import { Failure } from './failure.ts';

/**
 * Calls `start`, and once more after a `Failure`, which it prints. For starts that choose new ports and folders each time:
 * another program may have taken a port between the choice and the start of its server.
 */
export async function startTwice<T>(start: () => Promise<T>): Promise<T> {
  try {
    return await start();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    process.stderr.write(`\nThe start failed and is tried once more: ${error.message}\n`);
    return start();
  }
}
