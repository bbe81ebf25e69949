import { Skeleton, SkeletonGroup } from '@pathwise/ui/skeleton';

/** Placeholder boards in place and size. */
export function BoardSkeleton() {
  return (
    <SkeletonGroup label="Loading the timeline" className="grid gap-4">
      <div className="flex items-center justify-between gap-3">
        <Skeleton className="h-7 w-48" />
        <Skeleton className="h-9 w-56 @max-xl:hidden" />
      </div>
      <div className="grid gap-4 @2xl:grid-cols-2 @5xl:grid-cols-3">
        {['first', 'second', 'third'].map((name) => (
          <div key={name} className="grid gap-3 rounded-lg border border-line bg-surface p-4">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3 w-3/5" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-4/5" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
