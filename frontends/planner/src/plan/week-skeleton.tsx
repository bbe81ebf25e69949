import { Skeleton, SkeletonGroup } from '@pathwise/ui/skeleton';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Seven placeholder columns. */
export function WeekSkeleton() {
  return (
    <SkeletonGroup label="Loading..." className="overflow-hidden rounded-lg border border-line bg-surface">
      <div className="grid min-h-120 md:grid-cols-7 md:divide-x md:divide-line">
        {days.map((day, index) => (
          <div key={day} className={index === 0 ? '' : 'max-md:hidden'}>
            <div className="flex h-12 items-center justify-between border-line border-b px-3">
              <Skeleton className="h-4 w-14" />
              <Skeleton className="h-3 w-6" />
            </div>
            <div className="grid gap-1.5 p-1.5">
              <Skeleton className="h-16 rounded-md" />
              <Skeleton className="h-10 rounded-md" />
              <Skeleton className="h-16 rounded-md" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
