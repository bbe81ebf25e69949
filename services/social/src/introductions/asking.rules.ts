import type { IntroductionRecord } from './introduction.model.ts';

type Row = Pick<IntroductionRecord, 'direction' | 'status' | 'lapsesAt'>;

/** What a new ask comes to, by the rows that both people have of each other. */
export type Asking<R> =
  | { becomes: 'introduced already' }
  | { becomes: 'asked already' }
  /** The other person asked first. It does not matter whether that was declined: now both want it. */
  | { becomes: 'accepted'; asked: R }
  /** `status` is that of the other person's row. Who has declined is not asked again until that lapses. */
  | { becomes: 'asked'; status: 'waiting' | 'declined' };

/** Decides about an ask. `own` are the asking person's rows about the other, `theirs` the other's about the asking person. */
export function decideAsking<R extends Row>(
  { own, theirs }: { own: readonly R[]; theirs: readonly R[] },
  now: Date,
): Asking<R> {
  const isWaiting = ({ status, lapsesAt }: Row) => status === 'waiting' && isOpen(lapsesAt, now);
  if (own.some(({ status }) => status === 'accepted')) return { becomes: 'introduced already' };
  if (own.some((row) => row.direction === 'asked' && isWaiting(row))) return { becomes: 'asked already' };
  const asked = theirs.find((row) => row.direction === 'asked' && isWaiting(row));
  if (asked) return { becomes: 'accepted', asked };
  const hasDeclined = theirs.some(({ status, lapsesAt }) => status === 'declined' && isOpen(lapsesAt, now));
  return { becomes: 'asked', status: hasDeclined ? 'declined' : 'waiting' };
}

/** True until the row lapses. An accepted one never does. */
export const isOpen = (lapsesAt: Date | undefined, now: Date): boolean => !lapsesAt || lapsesAt > now;

const dayMs = 86_400_000;

/** Seconds until another ask is allowed, by the times of the asks of the last 24 hours; 0 when it is allowed now. */
export function secondsToNextAsk(times: readonly Date[], { most, now }: { most: number; now: Date }): number {
  const counting = times.map((time) => time.getTime() + dayMs - now.getTime()).filter((leftMs) => leftMs > 0);
  const freeing = counting.toSorted((a, b) => b - a)[most - 1];
  return freeing === undefined ? 0 : Math.ceil(freeing / 1_000);
}
