import { startTransition, useEffect, useState } from 'react';

/** The first items at once, and the rest after the first paint, in a transition that does not block input. */
export function useGradually<T>(items: readonly T[], first: number): readonly T[] {
  const [showsAll, setShowsAll] = useState(items.length <= first);
  useEffect(() => startTransition(() => setShowsAll(true)), []);
  return showsAll ? items : items.slice(0, first);
}
