import { useQuery } from '@pathwise/federation/query';
import { Loaded } from '@pathwise/remote-kit/loaded';
import { Card } from '@pathwise/ui/card';
import { Skeleton, SkeletonGroup } from '@pathwise/ui/skeleton';
import { StatCard } from '@pathwise/ui/stat-card';
import type { DashboardStats } from '../goal-kit/goal.rules.ts';
import { statsQuery } from '../goal-kit/goal-queries.ts';

const columns =
  'grid grid-cols-2 gap-3 max-tiny:grid-cols-1 max-tiny:*:col-span-1! @xl:grid-cols-[1fr_1fr_1.35fr] @xl:gap-4';

export function Stats() {
  const stats = useQuery(statsQuery);
  return (
    <section aria-label="Your figures">
      <Loaded
        query={stats}
        skeleton={<StatsSkeleton />}
        failure={(message) => `Your figures could not be loaded: ${message}`}
        offline="Your figures are not here while you are offline."
      >
        {(figures) => <StatCards stats={figures} />}
      </Loaded>
    </section>
  );
}

function StatCards({ stats }: { stats: Partial<DashboardStats> }) {
  const { activeGoals = 0, completedGoals = 0, overallProgress = 0, dueThisMonth = 0, completedThisYear = 0 } = stats;
  return (
    <div className={columns}>
      <StatCard
        label="Active Goals"
        value={activeGoals}
        note={activeGoals ? `${dueThisMonth} due this month` : 'None yet'}
      />
      <StatCard
        label="Completed"
        value={completedGoals}
        note={completedGoals ? `${completedThisYear} this year` : 'None yet'}
      />
      <StatCard
        label="Overall Progress"
        value={`${overallProgress}%`}
        percent={overallProgress}
        className="col-span-2 @xl:col-span-1"
      />
    </div>
  );
}

function StatsSkeleton() {
  return (
    <SkeletonGroup label="Loading your figures" className={columns}>
      {['active', 'completed', 'overall'].map((name) => (
        <Card key={name} className="grid gap-3 py-4 last:col-span-2 @xl:last:col-span-1">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-7 w-1/5" />
          <Skeleton className="h-3 w-3/5" />
        </Card>
      ))}
    </SkeletonGroup>
  );
}
