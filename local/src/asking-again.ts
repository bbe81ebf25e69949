import { setTimeout as pause } from 'node:timers/promises';

/**
 * A `fetch` that repeats a call refused as `busy` (503 with Retry-After, nothing changed) after the time it names,
 * `times` at most. Its last answer is returned as it is.
 */
export function askingAgain(send: typeof fetch, times = 20): typeof fetch {
  return async (input, init) => {
    let response = await send(input, init);
    for (let left = times; left > 0 && (await isBusy(response)); left -= 1) {
      await pause(Number(response.headers.get('retry-after')) * 1000);
      response = await send(input, init);
    }
    return response;
  };
}

async function isBusy(response: Response): Promise<boolean> {
  if (response.status !== 503 || !response.headers.has('retry-after')) return false;
  const problem = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { code?: string };
  return problem.code === 'busy';
}
