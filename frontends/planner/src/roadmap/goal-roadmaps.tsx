import type { Goal } from '@pathwise/contracts/api/goals';
import { useQueryClient } from '@pathwise/federation/query';
import { Link } from '@pathwise/federation/router';
import { formatDay } from '@pathwise/remote-kit/day.rules';
import { StatusBadge } from '@pathwise/ui/badge';
import { Button } from '@pathwise/ui/button';
import { Card } from '@pathwise/ui/card';
import { CategoryTile } from '@pathwise/ui/category-icon';
import { EmptyState } from '@pathwise/ui/empty-state';
import { ProgressBar } from '@pathwise/ui/progress-bar';
import { Route, Target } from 'lucide-react';
import { useEffect } from 'react';
import { capitalised } from '../goal-kit/goal-labels.ts';
import { preloadRoadmap, preloadWhenIdle } from '../goal-kit/roadmap-cache.ts';
import { PaneHeading } from '../page/pane-heading.tsx';

interface RoadmapCardsProps {
  readonly goals: readonly Goal[];
  readonly onOpen: (goalId: string) => void;
}

interface GoalRoadmapsProps extends RoadmapCardsProps {
  /** True when the person came back from a goal. */
  readonly isReturn: boolean;
}

/** The active goals as cards, with completed and paused ones below. */
export function GoalRoadmaps({ goals, isReturn, onOpen }: GoalRoadmapsProps) {
  const active = goals.filter(({ status }) => status === 'active');
  const others = goals.filter(({ status }) => status !== 'active');
  const queries = useQueryClient();
  // the largest first, because it takes longest
  const likely = active
    .slice(0, 3)
    .toSorted((a, b) => b.milestoneCount - a.milestoneCount)
    .map(({ id }) => id)
    .join();
  useEffect(() => preloadWhenIdle(queries, likely ? likely.split(',') : []), [queries, likely]);
  return (
    <>
      <PaneHeading takesFocus={isReturn}>Goal Roadmaps</PaneHeading>
      {goals.length === 0 ? <NoGoals /> : null}
      {active.length > 0 ? <RoadmapCards goals={active} onOpen={onOpen} /> : null}
      {others.length > 0 ? (
        <section className="grid gap-4" aria-label="Completed and paused">
          <p className="font-semibold text-text-2">Completed and paused</p>
          <RoadmapCards goals={others} onOpen={onOpen} />
        </section>
      ) : null}
    </>
  );
}

function RoadmapCards({ goals, onOpen }: RoadmapCardsProps) {
  return (
    <ul className="grid gap-4 @xl:grid-cols-2 @4xl:grid-cols-3 *:grid">
      {goals.map((goal) => (
        <li key={goal.id}>
          <RoadmapCard goal={goal} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

function RoadmapCard({ goal, onOpen }: { goal: Goal; onOpen: (goalId: string) => void }) {
  const queries = useQueryClient();
  const preload = () => preloadRoadmap(queries, goal.id);
  return (
    <Card className="flex flex-col gap-4" aria-label={goal.title}>
      <header className="flex items-start gap-3">
        <CategoryTile category={goal.category} />
        <div className="min-w-0">
          <h2 className="text-base">{goal.title}</h2>
          <p className="text-meta text-text-3">
            {capitalised(goal.category)}
            {goal.targetDate ? ` • Due ${formatDay(goal.targetDate)}` : ''}
          </p>
        </div>
      </header>
      {goal.status === 'active' ? null : (
        <p>
          <StatusBadge status={goal.status} />
        </p>
      )}
      <ProgressBar percent={goal.progress} label={`Progress of ${goal.title}`} className="mt-auto" />
      <Button
        size="sm"
        className="self-start"
        aria-label={`View Timeline of ${goal.title}`}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => onOpen(goal.id)}
      >
        <Route aria-hidden />
        View Timeline
      </Button>
    </Card>
  );
}

function NoGoals() {
  return (
    <div className="rounded-lg border border-line bg-surface">
      <EmptyState
        icon={Target}
        title="No goals yet"
        hint="A goal's roadmap shows up here as soon as Sage has built it."
        action={
          <Button asChild>
            <Link to="/goals">Create Goal</Link>
          </Button>
        }
      />
    </div>
  );
}
