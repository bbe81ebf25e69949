/** The most seconds until a page's largest paint, on a slow phone. */
const mostS = { landing: 2, dashboard: 2.5, goals: 2.5, preview: 2.5, plan: 3, diary: 3 } as const;
export type PaintedPage = keyof typeof mostS;
/** What long tasks may take together beyond 50 ms each. */
const mostBlockedMs = 300;

/** Which bounds a page's medians miss, as sentences: 'plan: largest paint after 3100 ms'. A figure that is missing misses its bound. */
export function boundsMissed(page: PaintedPage, { lcpMs, tbtMs }: { lcpMs: number; tbtMs: number }): string[] {
  const missed: string[] = [];
  if (!(lcpMs > 0 && lcpMs <= mostS[page] * 1000)) missed.push(`${page}: largest paint after ${lcpMs} ms`);
  if (!(tbtMs <= mostBlockedMs)) missed.push(`${page}: blocked for ${tbtMs} ms`);
  return missed;
}
