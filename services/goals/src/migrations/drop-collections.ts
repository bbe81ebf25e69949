import { dropCollections } from '@pathwise/service-kit/migrations/drop-collections';

/** Goals used to store the ticks that it received from planner. Planner now sends unanswered ticks again. */
export const dropTickCollections = dropCollections('drop-tick-collections', ['taskTicks', 'waitingTicks']);

/**
 * Goals used to count a person's goals here. It now counts the goals themselves. A process of the former release that misses
 * its row starts counting at one. So a free plan may get a few goals too many during the upgrade.
 */
export const dropGoalCounts = dropCollections('drop-goal-counts', ['goalCounts']);
