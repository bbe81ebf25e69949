import { useEffect } from 'react';

interface Saving {
  readonly connection?: { readonly saveData?: boolean };
}

/**
 * Registers the service worker once the page is idle, and lets it keep the frontends for a visit without a network. It
 * also keeps what the page read before the worker took it over.
 */
export function useKeepForOffline(): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator) || (navigator as Saving).connection?.saveData) return;
    const begin = () => void keepForOffline().catch((error: unknown) => console.warn('Nothing is kept offline', error));
    const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(begin);
    if (document.readyState === 'complete') whenIdle();
    else window.addEventListener('load', whenIdle, { once: true });
    return () => window.removeEventListener('load', whenIdle);
  }, []);
}

async function keepForOffline(): Promise<void> {
  await navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keep: addressesRead() });
}

function addressesRead(): string[] {
  const calls = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...new Set(calls.filter((name) => new URL(name).pathname.startsWith('/api/')))];
}
