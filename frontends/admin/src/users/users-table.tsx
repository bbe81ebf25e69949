import type { UseInfiniteQueryResult } from '@pathwise/federation/query';
import { LoadFailure } from '@pathwise/remote-kit/load-failure';
import { MoreRows } from '@pathwise/remote-kit/more-rows';
import { EmptyState } from '@pathwise/ui/empty-state';
import { SkeletonGroup, SkeletonRow } from '@pathwise/ui/skeleton';
import { UserSearch } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import type { UserRow } from './users-queries.ts';
import { UsersRows, type UsersRowsProps } from './users-rows.tsx';

interface UsersTableProps extends UsersRowsProps {
  readonly users: UseInfiniteQueryResult<{ readonly pages: readonly { readonly rows: readonly UserRow[] }[] }>;
}

/** Users a page at a time: loading, failed, nobody or rows. Scrolling loads more. */
export function UsersTable(props: UsersTableProps) {
  const { users } = props;
  const { data } = users;
  const rows = useMemo(() => data?.pages.flatMap(({ rows: loaded }) => loaded) ?? [], [data]);
  if (data === undefined) {
    if (users.isError && !users.isFetching)
      return (
        <Framed>
          <LoadFailure title="The users could not be loaded" onRetry={() => void users.refetch()} />
        </Framed>
      );
    return <TableSkeleton />;
  }
  if (rows.length === 0 && !users.hasNextPage)
    return (
      <Framed>
        <EmptyState icon={UserSearch} title="Nobody matches" hint="Try another name, or clear the filters." />
      </Framed>
    );
  return (
    <>
      <Framed>
        <UsersRows {...props} rows={rows} />
      </Framed>
      <MoreRows more={users} label="Show more users" failure="More users could not be loaded" />
    </>
  );
}

function Framed({ children }: { children: ReactNode }) {
  return <div className="overflow-clip rounded-lg border border-line bg-surface">{children}</div>;
}

function TableSkeleton() {
  return (
    <Framed>
      <SkeletonGroup label="Loading users" className="px-4 py-2">
        {[0, 1, 2, 3, 4, 5, 6, 7].map((place) => (
          <SkeletonRow key={place} />
        ))}
      </SkeletonGroup>
    </Framed>
  );
}
