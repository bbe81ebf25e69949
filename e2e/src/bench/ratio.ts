import autocannon from 'autocannon';
import { median } from '../figures.ts';

export interface Target {
  url: string;
  headers?: Record<string, string>;
}

export interface Load {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  failed: number;
}

/** Calls a target for some seconds, with `rate` requests per second in total, or at full speed without `rate`. */
export async function load(
  { url, headers = {} }: Target,
  { seconds, connections = 16, rate }: { seconds: number; connections?: number; rate?: number },
): Promise<Load> {
  const result = await autocannon({
    url,
    headers,
    connections,
    duration: seconds,
    ...(rate ? { overallRate: rate } : {}),
  });
  const failed = result.errors + result.non2xx;
  return { requestsPerSecond: result.requests.average, p50Ms: result.latency.p50, p99Ms: result.latency.p99, failed };
}

/** Measures two targets alternately, A B A B …, so that a change of the machine's speed affects both. */
export async function alternate<T>(
  runs: number,
  a: () => Promise<T>,
  b: () => Promise<T>,
): Promise<{ a: T[]; b: T[] }> {
  const results: { a: T[]; b: T[] } = { a: [], b: [] };
  for (let run = 0; run < runs; run++) {
    results.a.push(await a());
    results.b.push(await b());
  }
  return results;
}

/** The median of `of`, applied to the pair of each run. */
export function medianOfPairs<T>({ a, b }: { a: T[]; b: T[] }, of: (a: T, b: T) => number): number {
  return median(a.map((one, index) => of(one, b[index] as T)));
}
