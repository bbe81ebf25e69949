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
          // rows far from the window are not laid out, so a list of thousands scrolls as smoothly as a short one
          <li key={member.id} className="grid [contain-intrinsic-size:auto_13rem] [content-visibility:auto]">
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
        <div key={place} className="grid content-start rounded-lg border border-line bg-surface">
          <div className="grid gap-4 p-5">
            <div className="flex items-start gap-3">
              <Skeleton className="size-10 rounded-full" />
              <div className="grid flex-1 gap-2 py-1">
                <Skeleton className="h-4 w-3/5" />
                <Skeleton className="h-3.5 w-2/5" />
                <Skeleton className="h-3.5 w-1/2" />
              </div>
            </div>
            <div className="grid gap-2">
              <Skeleton className="h-3.5 w-1/4" />
              <Skeleton className="h-3.5 w-full" />
              <Skeleton className="h-3.5 w-4/5" />
            </div>
          </div>
          <div className="flex min-h-ctl-sm items-center gap-5 border-line border-t px-5 py-2">
            <Skeleton className="h-4 w-16" />
            <Skeleton className="h-4 w-14" />
            <Skeleton className="h-4 w-14" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
