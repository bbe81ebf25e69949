import { useSyncExternalStore } from 'react';

/** A window below the theme's `md`. In rem, so that large text gets the layout of a phone, as it does in CSS. */
export const phone = '(max-width: 47.99rem)';

/** A phone, or a tablet held upright: the chat lies over the page. In wider windows it stands beside it. */
export const coveredByLayers = '(max-width: 62.49rem)';

/** A window under a finger. */
export const touch = '(pointer: coarse)';

/** Every window. */
export const anyWindow = 'all';

/** Where people press Back to close a menu: such windows, and wide ones under a finger. */
export const closedByBack = `${coveredByLayers}, ${touch}`;

/** Whether the window matches now; `fallback` without matchMedia. */
export function matchesMedia(query: string, fallback = false): boolean {
  return window.matchMedia?.(query).matches ?? fallback;
}

/** Whether the window matches, now and after it changes; `fallback` without matchMedia. */
export function useMediaQuery(query: string, fallback = false): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    () => matchesMedia(query, fallback),
  );
}
