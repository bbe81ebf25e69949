import { Card } from '@pathwise/ui/card';
import { Skeleton, SkeletonGroup } from '@pathwise/ui/skeleton';
import type { ReactNode } from 'react';

const grid = 'grid grid-cols-1 gap-4 @xl:grid-cols-2 @4xl:grid-cols-3';

/** Goal cards in as many columns as fit. Each is as high as its own content, without a hole where its neighbour has more. */
export function GoalGrid({ children }: { children: ReactNode }) {
  return <ul className={`${grid} items-start`}>{children}</ul>;
}

export function GoalGridSkeleton() {
  return (
    <SkeletonGroup label="Loading your goals" className={grid}>
      {['first', 'second', 'third'].map((name) => (
        <Card key={name} className="grid gap-4">
          <div className="flex items-center gap-3">
            <Skeleton className="size-9 rounded-md" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-4 w-3/5" />
              <Skeleton className="h-3 w-2/5" />
            </div>
          </div>
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-3 w-full" />
          <Skeleton className="h-8 w-2/5" />
        </Card>
      ))}
    </SkeletonGroup>
  );
}
