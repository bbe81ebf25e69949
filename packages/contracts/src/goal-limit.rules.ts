// The free plan's limit, shared by the service that enforces it and the screens that show it. Without zod.

/** How many goals the free plan allows, of any status. */
export const freeGoalLimit = 3;
