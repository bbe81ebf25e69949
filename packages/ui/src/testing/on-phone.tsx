import { closedByBack, coveredByLayers, phone, touch } from '../use-media-query.tsx';

/** Lets the window match the media queries that a phone matches, and no other. Returns how to end that. */
export function showOnPhone(): () => void {
  window.matchMedia = ((query: string) => ({
    matches: [phone, coveredByLayers, closedByBack, touch].includes(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  return () => Reflect.deleteProperty(window, 'matchMedia');
}
