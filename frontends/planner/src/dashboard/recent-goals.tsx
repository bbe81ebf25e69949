import type { Goal } from '@pathwise/contracts/api/goals';
import { useQuery } from '@pathwise/federation/query';
import { Link } from '@pathwise/federation/router';
import { formatDay } from '@pathwise/remote-kit/day.rules';
import { Loaded } from '@pathwise/remote-kit/loaded';
import { Card } from '@pathwise/ui/card';
import { CategoryTile } from '@pathwise/ui/category-icon';
import { ProgressBar } from '@pathwise/ui/progress-bar';
import { SkeletonGroup, SkeletonRow } from '@pathwise/ui/skeleton';
import { CoachNote } from '../goal-kit/coach-note.tsx';
import { capitalised, goalsOffline } from '../goal-kit/goal-labels.ts';
import { goalsQuery } from '../goal-kit/goal-queries.ts';
import { NoGoals } from '../goal-kit/no-goals.tsx';
import { useOpenRoadmap } from '../goal-kit/use-open-roadmap.ts';

const shown = 3;

export function RecentGoals() {
  const goals = useQuery(goalsQuery);
  const note = goals.data?.[0]?.coachNote; // of the newest goal
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      {note ? <CoachNote text={note} /> : null}
      <Card
        title="Recent Goals"
        action={
          <Link to="/goals" className="-m-2 rounded-sm p-2 text-text-3 text-xs hover:bg-hover pointer-coarse:py-3.5">
            View all
          </Link>
        }
      >
        <Loaded
          query={goals}
          skeleton={<RecentSkeleton />}
          failure={(message) => `Error loading goals: ${message}`}
          offline={goalsOffline}
        >
          {(list) => (list.length === 0 ? <NoGoals className="-my-4" /> : <GoalRows goals={list.slice(0, shown)} />)}
        </Loaded>
      </Card>
    </div>
  );
}

function GoalRows({ goals }: { goals: readonly Goal[] }) {
  return (
    <ul className="-mx-2 -mb-2">
      {goals.map((goal) => (
        <li key={goal.id}>
          <GoalRow goal={goal} />
        </li>
      ))}
    </ul>
  );
}

/** Icon, title and percentage, with the meta line and bar below. In a narrow pane the bar spans the row. */
function GoalRow({ goal }: { goal: Goal }) {
  const openRoadmap = useOpenRoadmap();
  const due = goal.targetDate ? ` • Due ${formatDay(goal.targetDate)}` : '';
  return (
    <div className="relative grid grid-cols-[36px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 rounded-md px-2 py-2.5 transition-colors hover:bg-hover max-tiny:grid-cols-[minmax(0,1fr)_auto]">
      <CategoryTile category={goal.category} className="row-span-2 self-start max-tiny:hidden @md:self-center" />
      <button
        type="button"
        onClick={() => openRoadmap(goal.id)}
        className="rounded-sm text-left font-title after:absolute after:inset-0 after:rounded-md"
      >
        {goal.title}
      </button>
      <span className="text-right font-title">{goal.progress}%</span>
      <span className="col-span-2 text-meta text-text-3 @md:col-span-1">
        {goal.coachNote ? 'Sage wrote to you about this goal' : `${capitalised(goal.category)}${due}`}
      </span>
      <ProgressBar
        percent={goal.progress}
        label={`Progress of ${goal.title}`}
        figure="elsewhere"
        size="sm"
        className="col-span-2 col-start-2 mt-1.5 max-tiny:col-start-1 @md:col-span-1 @md:col-start-3 @md:mt-0 @md:w-18"
      />
    </div>
  );
}

function RecentSkeleton() {
  return (
    <SkeletonGroup label="Loading your goals">
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </SkeletonGroup>
  );
}
