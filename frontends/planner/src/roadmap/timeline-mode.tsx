import type { Goal } from '@pathwise/contracts/api/goals';
import type { Timeline } from '@pathwise/contracts/timeline';
import type { BoardSlot } from '../goal-kit/board-slot.ts';
import { CoachNote } from '../goal-kit/coach-note.tsx';
import { AllDone } from './all-done.tsx';
import { DraftState } from './draft-state.tsx';
import type { DatedMilestone } from './milestone.rules.ts';
import { SkeletonCard } from './roadmaps-skeleton.tsx';
import { TimelineCard } from './timeline-card.tsx';
import { useBoardSteps } from './use-board-steps.tsx';

interface TimelineModeProps {
  readonly goal: Goal;
  /** Undefined while they load; the board and the milestones do not wait for each other. */
  readonly steps: readonly DatedMilestone[] | undefined;
  readonly timelines: Timeline[] | undefined;
  readonly today: string;
  readonly Board: BoardSlot;
}

/** The small timeline of the milestones, and the board of years, months, weeks or the day. */
export function TimelineMode({ goal, steps, timelines, today, Board }: TimelineModeProps) {
  const { boardSteps, dialogs } = useBoardSteps(goal, steps, today);
  if (goal.coachNote && goal.milestoneCount === 0) return <CoachNote text={goal.coachNote} />;
  return (
    <>
      {goal.coachNote ? <CoachNote text={goal.coachNote} /> : null}
      <DraftState goal={goal} />
      <AllDone goal={goal} />
      {steps ? <TimelineCard goal={goal} steps={steps} today={today} /> : <SkeletonCard lines={2} />}
      <Board goal={goal} timelines={timelines} steps={boardSteps} today={today} />
      {dialogs}
    </>
  );
}
