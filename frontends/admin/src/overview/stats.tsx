import { api } from '@pathwise/federation/api';
import { query, useQuery } from '@pathwise/federation/query';
import { Loaded } from '@pathwise/remote-kit/loaded';
import { Skeleton, SkeletonGroup } from '@pathwise/ui/skeleton';
import { StatCard } from '@pathwise/ui/stat-card';

const statsQuery = { ...query(api.admin.getStats), staleTime: 0 };
const grid = 'grid grid-cols-2 gap-4 @4xl:grid-cols-4';

/** How many people use Pathwise. */
export function Stats() {
  const stats = useQuery(statsQuery);
  return (
    <Loaded
      query={stats}
      skeleton={
        <SkeletonGroup label="Loading figures" className={grid}>
          {[0, 1, 2, 3].map((place) => (
            <Skeleton key={place} className="h-28 rounded-lg" />
          ))}
        </SkeletonGroup>
      }
      failure={() => 'The figures could not be loaded'}
    >
      {({ totalUsers, newUsersThisMonth, activeUsers, subscriptionBreakdown: { free, premium } }) => (
        <div className={grid}>
          <StatCard label="Total users" value={totalUsers.toLocaleString()} />
          <StatCard label="New this month" value={newUsersThisMonth.toLocaleString()} />
          <StatCard label="Active users" value={activeUsers.toLocaleString()} note="Seen within 30 days" />
          <StatCard
            label="Premium"
            value={premium.toLocaleString()}
            note={`${free.toLocaleString()} on the free plan`}
          />
        </div>
      )}
    </Loaded>
  );
}
