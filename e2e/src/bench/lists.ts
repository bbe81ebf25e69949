import type { Platform } from '@pathwise/local/platform';
import { rounded } from '../figures.ts';
import { alternate, type Load, load, medianOfPairs, type Target } from './ratio.ts';

const runs = 5;
const seconds = 5;

/** The same service on a large and on a small database. */
export interface Pair {
  crowded: Platform;
  quiet: Platform;
  /** The address of a list. A token is valid for a minute, so each run gets a new one. */
  targetOf(platform: Platform, path: string): Target;
}

/** Reads a list of both in turn. `timesAsSlow` compares answers per second. */
export async function compareLists({ crowded, quiet, targetOf }: Pair, path: string, rows: number) {
  const run = (platform: Platform) => load(targetOf(platform, path), { seconds, connections: 4 });
  for (const platform of [crowded, quiet]) {
    await refuseOtherThan(rows, targetOf(platform, path));
    await run(platform);
  }
  const results = await alternate(
    runs,
    () => run(crowded),
    () => run(quiet),
  );
  const slower = (a: Load, b: Load) => b.requestsPerSecond / a.requestsPerSecond;
  return {
    timesAsSlow: rounded(medianOfPairs(results, slower), 2),
    withManyPerSecond: results.a.map(({ requestsPerSecond }) => rounded(requestsPerSecond)),
    withFewPerSecond: results.b.map(({ requestsPerSecond }) => rounded(requestsPerSecond)),
    failed: [...results.a, ...results.b].reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** Throws unless a page has this many rows: an empty answer would be fast for no merit. */
async function refuseOtherThan(rows: number, { url, headers = {} }: Target): Promise<void> {
  const page = (await (await fetch(url, { headers })).json()) as unknown;
  const found = Array.isArray(page) ? page.length : JSON.stringify(page);
  if (found !== rows) throw new Error(`${url} has ${found} rows, not ${rows}`);
}
