import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Target } from './ratio.ts';

export interface Call extends Target {
  method?: 'GET' | 'POST';
  body?: string;
}

/** Milliseconds of one call, to the end of its answer. Throws for a status other than 200. */
function timed({ url, headers = {}, method = 'GET', body }: Call, agent: Agent): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, method, headers, timeout: 15_000 }, (response) => {
      response.resume();
      response.once('end', () =>
        response.statusCode === 200
          ? resolve(performance.now() - began)
          : reject(new Error(`${url}: ${response.statusCode}`)),
      );
    });
    call.once('timeout', () => call.destroy(new Error(`${url}: no answer in 15 s`)));
    call.once('error', reject);
    call.end(body);
  });
}

/** Calls at a steady rate, without waiting for answers. Returns the milliseconds of each call. */
export const pacedGets = (target: Target, pace: { perSecond: number; seconds: number }): Promise<number[]> =>
  paced(() => target, pace);

/** The same with another call each time. */
export async function paced(
  callAt: (n: number) => Call,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const began = performance.now();
  const calls: Promise<number>[] = [];
  for (let index = 0; index < perSecond * seconds; index++) {
    await pause(Math.max(0, began + (index * 1_000) / perSecond - performance.now()));
    const call = timed(callAt(index), agent);
    call.catch(() => {}); // reported below, where all calls are awaited
    calls.push(call);
  }
  const took = await Promise.all(calls);
  agent.destroy();
  return took;
}
