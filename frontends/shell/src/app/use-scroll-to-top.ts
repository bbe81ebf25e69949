import { useEffect } from 'react';

/** A page begins at its top, also when it takes the place of one that was scrolled. */
export function useScrollToTop(key: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page changes
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [key]);
}
