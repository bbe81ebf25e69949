import { startTransition, useEffect, useState } from 'react';

/**
 * The first of many things at once, the rest as soon as the page has been painted and without holding up what the person
 * does meanwhile.
 */
export function useGradually<T>(items: readonly T[], first: number): readonly T[] {
  const [showsAll, setShowsAll] = useState(items.length <= first);
  useEffect(() => startTransition(() => setShowsAll(true)), []);
  return showsAll ? items : items.slice(0, first);
}
