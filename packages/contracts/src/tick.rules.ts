// Decides which of several ticks of a roadmap step wins. Shared by goals and planner (docs/plan-and-roadmap.md).
// Without zod.

/**
 * The time of a new tick, in milliseconds: now, but at least one more than the step's last known tick. A tick is
 * therefore later than the state that the person saw, even when this service's clock is behind.
 */
export const tickTime = (known: number | undefined, now: Date): number => Math.max(now.getTime(), (known ?? 0) + 1);

/** True when goals applies a tick from the plan: it must be later than `known`, the last tick that goals has. */
export const goalsTakes = (tickedAt: number, known: number | undefined): boolean => tickedAt > (known ?? 0);

/** True when the plan applies a tick from goals. Of two ticks in one millisecond goals' tick wins on both sides. */
export const planTakes = (tickedAt: number, known: number | undefined): boolean => tickedAt >= (known ?? 0);
