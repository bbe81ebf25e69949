/** The quantile: the given share (0 to 1) of the figures lies below it. NaN without figures. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (figures: readonly number[]) => percentile(figures, 0.5);
export const rounded = (figure: number, digits = 0) => Number(figure.toFixed(digits));
