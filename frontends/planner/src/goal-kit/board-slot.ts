import type { Goal } from '@pathwise/contracts/api/goals';
import type { Timeline } from '@pathwise/contracts/timeline';
import type { ComponentType, ReactNode } from 'react';

/** A milestone with a day. The boards show it among their tasks; it is the same one as in the list of milestones. */
export interface BoardStep {
  readonly id: string;
  readonly day: string;
  readonly completed: boolean;
}

/** The milestones for the boards, and how the page that owns them draws one. */
export interface BoardSteps {
  readonly all: readonly BoardStep[];
  readonly render: (id: string) => ReactNode;
}

/** The board below the milestones in a goal's Timeline View. The page that opens the goal provides it. */
export type BoardSlot = ComponentType<{
  readonly goal: Goal;
  /** Undefined while they load. */
  readonly timelines: Timeline[] | undefined;
  readonly steps: BoardSteps;
  readonly today: string;
}>;
