import type { Goal } from '@pathwise/contracts/api/goals';
import { isGone } from '@pathwise/federation/api';
import { useShowsGoal } from '@pathwise/federation/goal-in-view';
import { useQuery, useQueryClient } from '@pathwise/federation/query';
import { Link } from '@pathwise/federation/router';
import { LoadFailure } from '@pathwise/remote-kit/load-failure';
import { Page } from '@pathwise/remote-kit/page';
import { UndoList } from '@pathwise/remote-kit/undo-list';
import { useToday } from '@pathwise/remote-kit/use-today';
import { Button } from '@pathwise/ui/button';
import { EmptyState } from '@pathwise/ui/empty-state';
import { ChevronLeft, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { BoardSlot } from '../goal-kit/board-slot.ts';
import { goalQuery, goalsQuery, milestonesQuery } from '../goal-kit/goal-queries.ts';
import { PlannedDays } from '../goal-kit/planned-days.tsx';
import { roadmapRead } from '../goal-kit/roadmap-cache.ts';
import { boardRead, useBoardChanges } from '../saving/use-optimistic-board.ts';
import { ClosestKindOffer } from './closest-kind-offer.tsx';
import { DateStepsOffer } from './date-steps-offer.tsx';
import { GoalHeader, type GoalView } from './goal-header.tsx';
import { GoalOverviewMode } from './goal-overview-mode.tsx';
import { datedInOrder } from './milestone.rules.ts';
import { ProgressBand } from './progress-band.tsx';
import { RoadmapsSkeleton } from './roadmaps-skeleton.tsx';
import { TimelineMode } from './timeline-mode.tsx';
import { roadmapPlace } from './use-draft-again.ts';
import { milestonesBoard } from './use-milestones.ts';

interface GoalPageProps {
  readonly goalId: string;
  readonly view: GoalView;
  readonly onView: (view: GoalView) => void;
  readonly Board: BoardSlot;
  /** True when the person opened this goal in this visit. */
  readonly isOpened: boolean;
  readonly onBack: () => void;
  /** Called after the goal was deleted; `onBack` by default. */
  readonly onDeleted?: () => void;
}

/** One goal: heading, figures, and one of two views. */
export function GoalPage(props: GoalPageProps) {
  const { goalId, view, onView, Board, onBack, onDeleted = onBack } = props;
  // choosing a view changes the address, too, but leads nowhere else
  const [isOpened] = useState(props.isOpened);
  const { goal, milestones, timelines, failure, retry } = useGoalPage(goalId, view);
  const today = useToday();
  const steps = useMemo(() => milestones && datedInOrder(milestones, today), [milestones, today]);
  useShowsGoal(goal);

  if (isGone(failure)) return <GoneGoal onBack={onBack} />;
  if (failure) return <RoadmapError message={failure.message} onRetry={retry} onBack={onBack} />;
  if (!goal || (view === 'overview' && !milestones)) return <RoadmapsSkeleton />;

  return (
    <Page>
      <PlannedDays goalId={goalId}>
        <div className="grid gap-4 @max-xl:gap-3">
          <div>
            <Button
              variant="ghost"
              size="sm"
              className="-mt-2 -ml-2.5 @max-xl:-mt-4 pointer-coarse:-mt-4"
              onClick={onBack}
            >
              <ChevronLeft aria-hidden />
              Back to Overview
            </Button>
            <GoalHeader goal={goal} takesFocus={isOpened} view={view} onView={onView} onDeleted={onDeleted} />
          </div>
          <UndoList place={roadmapPlace(goalId)} />
          {steps ? <ClosestKindOffer goal={goal} steps={steps} /> : null}
          {steps ? <DateStepsOffer goal={goal} steps={steps} today={today} /> : null}
          {goal.coachNote && goal.milestoneCount === 0 ? null : (
            <ProgressBand goal={goal} steps={steps} today={today} />
          )}
          {view === 'timeline' ? (
            <TimelineMode goal={goal} steps={steps} timelines={timelines} today={today} Board={Board} />
          ) : (
            <GoalOverviewMode goal={goal} steps={steps ?? []} today={today} />
          )}
        </div>
      </PlannedDays>
    </Page>
  );
}

/** The page's data. The list of goals provides the goal until its own query answers. */
function useGoalPage(goalId: string, view: GoalView) {
  const queries = useQueryClient();
  const goal = useQuery({
    ...goalQuery(goalId),
    placeholderData: (): Goal | undefined =>
      queries.getQueryData(goalsQuery.queryKey)?.find?.(({ id }) => id === goalId),
  });
  // the overview neither waits for the timelines nor shows their failure
  const roadmap = useQuery({ ...roadmapRead(queries, goalId), enabled: view === 'timeline' });
  // timelines first: hundreds of milestones requested at the same time would delay the board
  const milestones = useQuery({
    ...milestonesQuery(goalId),
    ...boardRead(queries, milestonesBoard(goalId)),
    enabled: view === 'overview' || !roadmap.isLoading,
  });
  const { shown } = useBoardChanges(milestonesBoard(goalId), milestones.data);
  const needed = view === 'timeline' ? [goal, milestones, roadmap] : [goal, milestones];
  const failed = needed.find(({ isError, data, isFetching }) => isError && !data && !isFetching);
  return {
    goal: goal.data,
    milestones: shown,
    timelines: roadmap.data,
    failure: failed?.error,
    retry: () => {
      for (const query of needed) if (query.isError) void query.refetch();
    },
  };
}

/** For a link to a deleted goal, such as an old card in the chat. */
function GoneGoal({ onBack }: { onBack: () => void }) {
  return (
    <Page>
      <h1>Goal Roadmaps</h1>
      <EmptyState
        icon={Trash2}
        title="This goal was deleted"
        hint="A deleted goal stays in the trash for 30 days, with its roadmap."
        action={
          <span className="flex flex-wrap justify-center gap-2">
            <Button asChild>
              <Link to="/trash">Open the trash</Link>
            </Button>
            <Button variant="ghost" onClick={onBack}>
              Back to Goals
            </Button>
          </span>
        }
      />
    </Page>
  );
}

interface RoadmapErrorProps {
  readonly message: string;
  readonly onRetry: () => void;
  readonly onBack: () => void;
}

function RoadmapError({ message, onRetry, onBack }: RoadmapErrorProps) {
  return (
    <Page>
      <h1>Goal Roadmaps</h1>
      <LoadFailure
        title={`Error loading roadmap: ${message}`}
        onRetry={onRetry}
        offline="This roadmap is not here while you are offline."
      />
      <Button variant="ghost" className="-mt-14 justify-self-center" onClick={onBack}>
        Back to Goals
      </Button>
    </Page>
  );
}
