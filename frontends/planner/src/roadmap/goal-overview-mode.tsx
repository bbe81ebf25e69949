import type { Goal } from '@pathwise/contracts/api/goals';
import { CoachNote } from '../goal-kit/coach-note.tsx';
import { AllDone } from './all-done.tsx';
import { DraftState } from './draft-state.tsx';
import type { DatedMilestone } from './milestone.rules.ts';
import { MilestoneView } from './milestone-view.tsx';
import { MilestonesCard } from './milestones-card.tsx';
import { OverviewCard } from './overview-card.tsx';
import { SuggestionsCard } from './suggestions-card.tsx';
import { TimeframeCard } from './timeframe-card.tsx';

interface GoalOverviewModeProps {
  readonly goal: Goal;
  readonly steps: readonly DatedMilestone[];
  readonly today: string;
}

export function GoalOverviewMode({ goal, steps, today }: GoalOverviewModeProps) {
  const isDrafting = goal.roadmapStatus === 'drafting';
  if (goal.coachNote) return <Declined goal={goal} note={goal.coachNote} steps={steps} today={today} />;
  const overview = isDrafting ? null : <OverviewCard key="overview" goal={goal} />;
  const milestones =
    isDrafting && steps.length === 0 ? null : (
      <MilestonesCard key="milestones" goal={goal} steps={steps} today={today} />
    );
  return (
    <>
      <DraftState goal={goal} />
      <AllDone goal={goal} />
      <div className="grid items-start gap-4 @3xl:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div className="grid gap-4">
          {/* the first milestone is in the first screen; without any, the overview offers to have them drafted */}
          {steps.length > 0 ? [milestones, overview] : [overview, milestones]}
        </div>
        <div className="grid gap-4">
          {isDrafting ? null : <SuggestionsCard goalId={goal.id} />}
          {steps.length > 0 ? <TimeframeCard steps={steps} /> : null}
        </div>
      </div>
      {steps.length > 0 ? <MilestoneView goal={goal} steps={steps} today={today} /> : null}
    </>
  );
}

/** The coach drafts nothing for this goal. Steps that it has already can still be seen and ticked. */
function Declined({ note, ...shown }: GoalOverviewModeProps & { note: string }) {
  return (
    <>
      <CoachNote text={note} />
      {shown.steps.length > 0 ? <MilestonesCard {...shown} /> : null}
    </>
  );
}
