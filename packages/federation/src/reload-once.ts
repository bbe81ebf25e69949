const key = 'reloadedAt';
const calmMs = 60_000;

/** True for a script or stylesheet that failed to load, as on an outdated page after a deployment. */
export function isMissingChunk(error: unknown): boolean {
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown };
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
}

/** True when the server answers now. The browser may call itself online without a way to it, and a kept answer proves nothing. */
export async function isServerThere(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    // the service worker leaves every method but GET to the network
    const answer = await fetch('/remotes.json', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(4000),
    });
    return answer.ok;
  } catch {
    return false;
  }
}

/** Returns a check that is true while the person is on the page that was in sight when this was called. */
export function noteThisPage(): () => boolean {
  const { pathname, search } = location;
  return () => location.pathname === pathname && location.search === search;
}

/**
 * Reloads the page for a missing chunk, at most once a minute, so that it never loops. Never reloads offline, nor a page
 * to which the person went meanwhile.
 */
export async function reloadOnce(now = Date.now(), reload = () => location.reload()): Promise<boolean> {
  const isStillHere = noteThisPage();
  // offline the chunk is no newer after a reload, and the page in sight would be lost
  if (!(await isServerThere()) || !isStillHere()) return false;
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (now - last < calmMs) return false;
    sessionStorage.setItem(key, String(now));
  } catch {
    return false;
  }
  reload();
  return true;
}
