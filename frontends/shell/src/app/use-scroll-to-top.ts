import { useEffect } from 'react';

/** A new page starts at its top, also after a scrolled one. */
export function useScrollToTop(key: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page changes
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [key]);
}
