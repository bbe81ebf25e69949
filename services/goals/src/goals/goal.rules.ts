import type { Goal } from '@pathwise/contracts/api/goals';

/** How long a first draft may take before the person is offered to ask for it again. */
export const draftPatienceMs = 120_000;

/** A draft that has not come for a while reads failed, so that a retry is offered; when it comes late after all, it is stored. */
export function roadmapStatusAt(
  goal: { roadmap: 'none' | 'drafting' | 'ready'; draftAskedAt: Date },
  now: Date,
): Goal['roadmapStatus'] {
  const late = now.getTime() - goal.draftAskedAt.getTime() > draftPatienceMs;
  return goal.roadmap === 'drafting' && late ? 'failed' : goal.roadmap;
}
