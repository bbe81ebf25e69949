import type { Member } from '@pathwise/contracts/api/social';
import type { UseInfiniteQueryResult } from '@pathwise/federation/query';
import { MoreRows } from '@pathwise/remote-kit/more-rows';
import { Skeleton, SkeletonGroup } from '@pathwise/ui/skeleton';
import type { ReactNode } from 'react';
import { MemberCard } from './member-card.tsx';

const grid = 'grid grid-cols-1 gap-4 @xl:grid-cols-2 @4xl:grid-cols-3';

interface MemberGridProps {
  readonly query: UseInfiniteQueryResult<{ readonly pages: readonly { readonly rows: readonly Member[] }[] }>;
  readonly failed: ReactNode;
  readonly empty: ReactNode;
}

/** Members as cards: loading, failed, empty or shown. Scrolling loads more. */
export function MemberGrid({ query, failed, empty }: MemberGridProps) {
  if (query.data === undefined) {
    if (query.isError && !query.isFetching) return <Framed>{failed}</Framed>;
    return <MembersSkeleton />;
  }
  const members = query.data.pages.flatMap(({ rows }) => rows);
  if (members.length === 0 && !query.hasNextPage) return <Framed>{empty}</Framed>;
  return (
    <>
      <ul className={grid}>
        {members.map((member) => (
          <li key={member.id} className="grid">
            <MemberCard member={member} />
          </li>
        ))}
      </ul>
      <MoreRows more={query} label="Show more members" failure="More members could not be loaded" />
    </>
  );
}

function Framed({ children }: { children: ReactNode }) {
  return <div className="rounded-lg border border-line bg-surface">{children}</div>;
}

function MembersSkeleton() {
  return (
    <SkeletonGroup label="Loading members" className={grid}>
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <div key={place} className="grid content-start gap-4 rounded-lg border border-line bg-surface p-5">
          <div className="flex items-center gap-3">
            <Skeleton className="size-10 rounded-full" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-4 w-3/5" />
              <Skeleton className="h-3.5 w-2/5" />
            </div>
          </div>
          <Skeleton className="h-3.5 w-4/5" />
          <div className="flex gap-2">
            <Skeleton className="h-8 w-28" />
            <Skeleton className="h-8 w-24" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
