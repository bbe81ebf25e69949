import type { Goal } from '@pathwise/contracts/api/goals';
import type { Timeline } from '@pathwise/contracts/timeline';
import type { ComponentType } from 'react';

/** What a goal's Timeline View shows under its milestones. The page that opens the goal provides it. */
export type BoardSlot = ComponentType<{
  readonly goal: Goal;
  /** Undefined while they load. */
  readonly timelines: Timeline[] | undefined;
  readonly today: string;
}>;
