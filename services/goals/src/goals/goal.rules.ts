import type { Goal } from '@pathwise/contracts/api/goals';

/** How long a first draft may take before the person is offered a retry. */
export const draftPatienceMs = 120_000;

/** A draft that takes too long reads as failed, so that a retry is offered. If it arrives later, it is still stored. */
export function roadmapStatusAt(
  goal: { roadmap: 'none' | 'drafting' | 'ready'; draftAskedAt: Date },
  now: Date,
): Goal['roadmapStatus'] {
  const late = now.getTime() - goal.draftAskedAt.getTime() > draftPatienceMs;
  return goal.roadmap === 'drafting' && late ? 'failed' : goal.roadmap;
}
