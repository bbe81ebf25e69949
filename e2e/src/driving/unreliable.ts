import type { Page, Route } from 'playwright-core';

/** What becomes of a request: it is answered, or fails before or after the server has done what it asks. */
const fates = ['served', 'refused before', 'refused after', 'cut before', 'cut after'] as const;
type Fate = (typeof fates)[number];

export interface Unreliable {
  /** Lets the requests go that wait for it. */
  readonly release: () => void;
  /** What became of the requests so far, in the order they were sent. */
  readonly fates: readonly Fate[];
}

/** Lets a good half of the requests to an address fail at random, all but reads, and none of them before `release`. */
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
    // one that an earlier failure has made senseless is refused anyway
    if (!answer.ok() && answer.status() !== 409) throw new Error(`The server answers ${answer.status()}`);
  }
  if (fate.startsWith('cut')) return route.abort('connectionreset');
  const problem = { type: 'about:blank', status: 500, title: 'Internal Server Error', detail: 'Something broke.' };
  await route.fulfill({ status: 500, contentType: 'application/problem+json', json: problem });
}
