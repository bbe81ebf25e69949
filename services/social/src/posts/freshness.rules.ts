import { freshDays, reminderDays } from '@pathwise/contracts/post';

const dayMs = 86_400_000;

/** Until when a post is fresh that is created or renewed now. */
export const freshFrom = (now: Date): Date => new Date(now.getTime() + freshDays * dayMs);

/** A post lapses at `freshUntil`. In the three days before, `lapsesSoon` is true. */
export function freshness(freshUntil: Date, now: Date): { lapsed: boolean; lapsesSoon: boolean } {
  const left = freshUntil.getTime() - now.getTime();
  return { lapsed: left <= 0, lapsesSoon: left > 0 && left <= reminderDays * dayMs };
}
