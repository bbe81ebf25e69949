import type { Goal } from '@pathwise/contracts/api/goals';
import type { Timeline } from '@pathwise/contracts/timeline';
import { BoardSkeleton } from '../timeline/board-skeleton.tsx';
import { RoadmapBoard } from '../timeline/roadmap-board.tsx';
import { AllDone } from './all-done.tsx';
import { DraftState } from './draft-state.tsx';
import type { DatedMilestone } from './milestone.rules.ts';
import { SkeletonCard } from './roadmaps-skeleton.tsx';
import { TimelineCard } from './timeline-card.tsx';

interface TimelineModeProps {
  readonly goal: Goal;
  /** Undefined while they load: the board does not wait for the milestones, nor they for the board. */
  readonly steps: readonly DatedMilestone[] | undefined;
  readonly timelines: readonly Timeline[] | undefined;
  readonly today: string;
}

/** The small timeline of the milestones, and the board of years, months, weeks or the day. */
export function TimelineMode({ goal, steps, timelines, today }: TimelineModeProps) {
  return (
    <>
      <DraftState goal={goal} />
      <AllDone goal={goal} />
      {steps ? <TimelineCard goal={goal} steps={steps} today={today} /> : <SkeletonCard lines={2} />}
      {timelines ? <RoadmapBoard goal={goal} timelines={timelines} today={today} /> : <BoardSkeleton />}
    </>
  );
}
