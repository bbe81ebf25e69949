import { useSyncExternalStore } from 'react';

/** Whether the window matches; `fallback` without matchMedia. */
export function useMediaQuery(query: string, fallback = true): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    () => window.matchMedia?.(query).matches ?? fallback,
  );
}

/**
 * The frame's breakpoints: drawer and full-screen chat below 768, icon rail below 1100, chat beside the page from 1000.
 */
export const fromTablet = '(min-width: 768px)';
export const fromDesktop = '(min-width: 1100px)';
export const fromDockedChat = '(min-width: 1000px)';
