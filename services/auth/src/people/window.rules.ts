/** An empty window at least this wide means that few accounts match. */
const telling = 1_000;

/**
 * How wide the next window of places is. The last one tells how often accounts match, so the next one is twice as wide as `missing`
 * rows need at that rate. After a wide empty window it is everything: the few who match cost less than more empty windows.
 */
export function nextWidth({ width, found, missing }: { width: number; found: number; missing: number }): number {
  if (found > 0) return Math.ceil((2 * missing * width) / found);
  return width < telling ? telling : Number.POSITIVE_INFINITY;
}
