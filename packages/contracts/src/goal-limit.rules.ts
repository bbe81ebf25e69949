// The free plan's limit, shared by the service that enforces it and the screens that tell of it. Without zod.

/** How many goals the free plan holds, whatever their status. */
export const freeGoalLimit = 3;
