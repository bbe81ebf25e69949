// Whether the server can be reached, as far as the page's own calls tell, and what waits for it. The service worker marks
// answers that it kept.
import { lastKnownPerson, type WaitingWrite, waitingWrites } from './storage-keys.ts';

/** How the page is connected. */
export interface Connection {
  readonly isOffline: boolean;
  /** False while the device itself has no network; else only the server is out of reach. */
  readonly hasNetwork: boolean;
  /** Offline: the time from which the oldest answer on screen may be. */
  readonly shownFrom: Date | undefined;
  /** The person's changes that wait to be sent, refused ones among them. */
  readonly waiting: readonly WaitingWrite[];
}

let current: Connection = {
  isOffline: false,
  hasNetwork: navigator.onLine,
  shownFrom: undefined,
  waiting: waitingOfPerson(),
};
const listeners = new Set<() => void>();

function waitingOfPerson(): readonly WaitingWrite[] {
  const person = lastKnownPerson.id();
  return person === undefined ? [] : waitingWrites.of(person);
}

function become(next: Partial<Connection>): void {
  const keys = Object.keys(next) as (keyof Connection)[];
  if (keys.every((key) => JSON.stringify(next[key]) === JSON.stringify(current[key]))) return;
  current = { ...current, ...next };
  for (const listener of listeners) listener();
}

/** Reads again what waits, after it or the person changed. */
export const noteWaiting = (): void => become({ waiting: waitingOfPerson() });

/** Notes that what is shown may be as old as `from`. It never becomes newer before the server answers. */
function lose(from: Date): void {
  const shownFrom = current.shownFrom && current.shownFrom < from ? current.shownFrom : from;
  become({ isOffline: true, hasNetwork: navigator.onLine, shownFrom });
}

/** Reads from an answer whether it came from the server. */
export function noteAnswer(answer: Response): void {
  const keptAt = answer.headers.get('pathwise-kept-at');
  if (keptAt) lose(new Date(keptAt));
  else become({ isOffline: false, shownFrom: undefined });
}

/** True while a service worker serves the page, so that it opens again without a network. */
export const isKept = (): boolean => Boolean(globalThis.navigator?.serviceWorker?.controller);

export const connection = {
  snapshot: () => current,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

window.addEventListener('offline', () => lose(new Date()));
window.addEventListener('online', () => become({ hasNetwork: true }));
window.addEventListener('storage', ({ key }) => {
  if (waitingWrites.isKey(key)) noteWaiting();
});
