// Which of several ticks of one roadmap step holds, shared by the two services it is ticked in (docs/plan-and-roadmap.md).
// Without zod.

/**
 * The time of a new tick, in milliseconds: now, or one more than the last tick of the step that this service knows. So a tick
 * is always later than what the person saw when ticking, also when a clock is behind.
 */
export const tickTime = (known: number | undefined, now: Date): number => Math.max(now.getTime(), (known ?? 0) + 1);

/** True when goals, which knows the tick `known` of a step, takes over one that was made in the plan: a later one only. */
export const goalsTakes = (tickedAt: number, known: number | undefined): boolean => tickedAt > (known ?? 0);

/** True when the plan takes over what goals says. Of two ticks in one millisecond the one of goals holds on both sides. */
export const planTakes = (tickedAt: number, known: number | undefined): boolean => tickedAt >= (known ?? 0);
