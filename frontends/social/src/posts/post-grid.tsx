import { Card } from '@pathwise/ui/card';
import { Skeleton, SkeletonGroup } from '@pathwise/ui/skeleton';

/** As many columns of posts as fit. */
export const postGrid = 'grid gap-4 @xl:grid-cols-2 @5xl:grid-cols-3 *:grid';

export function PostGridSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className={postGrid}>
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <Card key={place} className="content-start gap-3">
          <div className="flex items-center gap-3">
            <Skeleton className="size-10 rounded-full" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-3.5 w-2/5" />
              <Skeleton className="h-3 w-1/3" />
            </div>
          </div>
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-3.5 w-full" />
          <Skeleton className="h-3.5 w-5/6" />
        </Card>
      ))}
    </SkeletonGroup>
  );
}
