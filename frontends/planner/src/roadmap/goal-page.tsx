import type { Goal } from '@pathwise/contracts/api/goals';
import { useQuery, useQueryClient } from '@pathwise/federation/query';
import { Button } from '@pathwise/ui/button';
import { ErrorState } from '@pathwise/ui/error-state';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { useToday } from '../days/use-today.ts';
import type { BoardSlot } from '../goal-kit/board-slot.ts';
import { goalQuery, goalsQuery, milestonesQuery } from '../goal-kit/goal-queries.ts';
import { PlannedDays } from '../goal-kit/planned-days.tsx';
import { roadmapRead } from '../goal-kit/roadmap-cache.ts';
import { Page } from '../page/page.tsx';
import { UndoList } from '../saving/undo-list.tsx';
import { GoalHeader, type GoalView } from './goal-header.tsx';
import { GoalOverviewMode } from './goal-overview-mode.tsx';
import { datedInOrder } from './milestone.rules.ts';
import { ProgressBand } from './progress-band.tsx';
import { RoadmapsSkeleton } from './roadmaps-skeleton.tsx';
import { TimelineMode } from './timeline-mode.tsx';
import { roadmapPlace } from './use-draft-again.ts';

interface GoalPageProps {
  readonly goalId: string;
  readonly opensAt: GoalView;
  readonly Board: BoardSlot;
  /** True when the person chose this goal, rather than finding it here. */
  readonly isOpened: boolean;
  readonly onBack: () => void;
  /** Where the person goes when there is no goal any more; back, unless something else is said. */
  readonly onDeleted?: () => void;
}

/** One goal: its heading, its figures, and one of the two views below them. */
export function GoalPage({ goalId, opensAt, Board, isOpened, onBack, onDeleted = onBack }: GoalPageProps) {
  const [view, setView] = useState(opensAt);
  const { goal, milestones, timelines, failure, retry } = useGoalPage(goalId, view);
  const today = useToday();

  if (failure) return <RoadmapError message={failure.message} onRetry={retry} onBack={onBack} />;
  if (!goal || (view === 'overview' && !milestones)) return <RoadmapsSkeleton />;

  const steps = milestones && datedInOrder(milestones, today);
  return (
    <Page wide>
      <PlannedDays goalId={goalId}>
        <div className="grid gap-4">
          <div>
            <Button variant="ghost" size="sm" className="-ml-2.5" onClick={onBack}>
              <ChevronLeft aria-hidden />
              Back to Overview
            </Button>
            <GoalHeader goal={goal} takesFocus={isOpened} view={view} onView={setView} onDeleted={onDeleted} />
          </div>
          <UndoList place={roadmapPlace(goalId)} />
          <ProgressBand goal={goal} steps={steps} today={today} />
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

/** What the page is made of. The list of goals stands in for the goal itself until that is there. */
function useGoalPage(goalId: string, view: GoalView) {
  const queries = useQueryClient();
  const goal = useQuery({
    ...goalQuery(goalId),
    placeholderData: (): Goal | undefined =>
      queries.getQueryData(goalsQuery.queryKey)?.find?.(({ id }) => id === goalId),
  });
  // on the overview it is not asked for; when it fails there, nothing is missing
  const roadmap = useQuery({ ...roadmapRead(queries, goalId), enabled: view === 'timeline' });
  // the board first: hundreds of milestones asked for at the same time would hold it up
  const milestones = useQuery({ ...milestonesQuery(goalId), enabled: view === 'overview' || !roadmap.isLoading });
  const needed = view === 'timeline' ? [goal, milestones, roadmap] : [goal, milestones];
  const failed = needed.find(({ isError, data, isFetching }) => isError && !data && !isFetching);
  return {
    goal: goal.data,
    milestones: milestones.data,
    timelines: roadmap.data,
    failure: failed?.error,
    retry: () => {
      for (const query of needed) if (query.isError) void query.refetch();
    },
  };
}

interface RoadmapErrorProps {
  readonly message: string;
  readonly onRetry: () => void;
  readonly onBack: () => void;
}

function RoadmapError({ message, onRetry, onBack }: RoadmapErrorProps) {
  return (
    <Page wide>
      <h1>Goal Roadmaps</h1>
      <ErrorState title={`Error loading roadmap: ${message}`} onRetry={onRetry} />
      <Button variant="ghost" className="-mt-14 justify-self-center" onClick={onBack}>
        Back to Goals
      </Button>
    </Page>
  );
}
