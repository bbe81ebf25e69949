import { useQuery } from '@pathwise/federation/query';
import { Button } from '@pathwise/ui/button';
import { ErrorState } from '@pathwise/ui/error-state';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { Page } from '../app/page.tsx';
import { useToday } from '../app/use-today.ts';
import { goalQuery, milestonesQuery } from '../goal/goal-queries.ts';
import { GoalHeader, type GoalView } from './goal-header.tsx';
import { GoalOverviewMode } from './goal-overview-mode.tsx';
import { datedInOrder } from './milestone.rules.ts';
import { ProgressBand } from './progress-band.tsx';
import { RoadmapsSkeleton } from './roadmaps-skeleton.tsx';
import { TimelineMode } from './timeline-mode.tsx';

interface GoalPageProps {
  readonly goalId: string;
  /** True when the person chose this goal, rather than finding it here. */
  readonly isOpened: boolean;
  readonly onBack: () => void;
}

/** One goal: its heading, its figures, and one of the two views below them. */
export function GoalPage({ goalId, isOpened, onBack }: GoalPageProps) {
  const goal = useQuery(goalQuery(goalId));
  const milestones = useQuery(milestonesQuery(goalId));
  const [view, setView] = useState<GoalView>('overview');
  const today = useToday();

  const failed = [goal, milestones].find(({ isError, data, isFetching }) => isError && !data && !isFetching);
  if (failed?.error) return <RoadmapError message={failed.error.message} onRetry={retry} onBack={onBack} />;
  if (!goal.data || !milestones.data) return <RoadmapsSkeleton />;

  function retry() {
    for (const query of [goal, milestones]) if (query.isError) void query.refetch();
  }

  const steps = datedInOrder(milestones.data, today);
  return (
    <Page wide>
      <div className="grid gap-4">
        <div>
          <Button variant="ghost" size="sm" className="-ml-2.5" onClick={onBack}>
            <ChevronLeft aria-hidden />
            Back to Overview
          </Button>
          <GoalHeader goal={goal.data} takesFocus={isOpened} view={view} onView={setView} onDeleted={onBack} />
        </div>
        <ProgressBand goal={goal.data} steps={steps} today={today} />
        {view === 'overview' ? (
          <GoalOverviewMode goal={goal.data} steps={steps} today={today} />
        ) : (
          <TimelineMode goal={goal.data} steps={steps} today={today} />
        )}
      </div>
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
    <Page wide>
      <h1>Goal Roadmaps</h1>
      <ErrorState title={`Error loading roadmap: ${message}`} onRetry={onRetry} />
      <Button variant="ghost" className="-mt-14 justify-self-center" onClick={onBack}>
        Back to Goals
      </Button>
    </Page>
  );
}
