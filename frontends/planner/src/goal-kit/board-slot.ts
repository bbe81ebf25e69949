import type { Goal } from '@pathwise/contracts/api/goals';
import type { Timeline } from '@pathwise/contracts/timeline';
import type { ComponentType } from 'react';

/** The board below the milestones in a goal's Timeline View. The page that opens the goal provides it. */
export type BoardSlot = ComponentType<{
  readonly goal: Goal;
  /** Undefined while they load. */
  readonly timelines: Timeline[] | undefined;
  readonly today: string;
}>;
