import { anyWindow, closedByBack, coveredByLayers, phone, touch } from '../use-media-query.tsx';

/** Lets the window match the media queries that a phone matches, and no other. Returns how to end that. */
export const showOnPhone = () => showIn([anyWindow, phone, coveredByLayers, closedByBack, touch]);

/** The same for a wide window under a mouse. */
export const showOnDesktop = () => showIn([anyWindow]);

function showIn(queries: readonly string[]): () => void {
  window.matchMedia = ((query: string) => ({
    matches: queries.includes(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  return () => Reflect.deleteProperty(window, 'matchMedia');
}
