/**
 * Order numbers for milestones in their new sequence. Null means: no number yet. The tail that is already in order
 * keeps its numbers, because it may hold hundreds of milestones. Those before it get lower numbers: [null, 0, 1]
 * becomes [-1, 0, 1].
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
