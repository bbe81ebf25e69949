import type { Page, Route } from 'playwright-core';

/** The outcome of a request: answered, or failed before or after the server has applied it. */
const fates = ['served', 'refused before', 'refused after', 'cut before', 'cut after'] as const;
type Fate = (typeof fates)[number];

export interface Unreliable {
  /** Releases the held requests. */
  readonly release: () => void;
  /** The outcomes so far, in the order of sending. */
  readonly fates: readonly Fate[];
}

/** Lets more than half of the writes to an address fail at random. Holds all of them until `release`. */
export async function makeUnreliable(page: Page, address: RegExp, random: () => number): Promise<Unreliable> {
  const held = Promise.withResolvers<void>();
  const seen: Fate[] = [];
  await page.route(address, async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    await held.promise;
    const fate = random() < 0.4 ? 'served' : (fates[1 + Math.floor(random() * (fates.length - 1))] ?? 'served');
    await meet(route, fate);
    seen.push(fate);
  });
  return { release: held.resolve, fates: seen };
}

async function meet(route: Route, fate: Fate): Promise<void> {
  if (fate === 'served') return route.continue();
  if (fate.endsWith('after')) {
    const answer = await route.fetch();
    // the server refuses a request that depends on an earlier failed one
    if (!answer.ok() && answer.status() !== 409) throw new Error(`The server answers ${answer.status()}`);
  }
  if (fate.startsWith('cut')) return route.abort('connectionreset');
  const problem = { type: 'about:blank', status: 500, title: 'Internal Server Error', detail: 'Something broke.' };
  await route.fulfill({ status: 500, contentType: 'application/problem+json', json: problem });
}
