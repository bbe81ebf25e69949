/**
 * Orders for milestones in their new sequence; null is one that has none yet. What is already in order at the end keeps its
 * numbers, since there may be hundreds of the person's own, and what stands before it gets those below: from 0, or less.
 */
export function ordersOf(sequence: readonly (number | null)[]): number[] {
  let from = sequence.length;
  let first = Number.POSITIVE_INFINITY;
  while (from > 0) {
    const order = sequence[from - 1] ?? null;
    if (order === null || order >= first) break;
    first = order;
    from -= 1;
  }
  const start = Math.min(0, first - from);
  return sequence.map((order, n) => (n < from || order === null ? start + n : order));
}
