import { Skeleton, SkeletonGroup } from '@pathwise/ui/skeleton';

/** A profile while it loads: picture and name, then cards. */
export function ProfileSkeleton() {
  return (
    <SkeletonGroup label="Loading profile" className="grid gap-6">
      <h1 className="sr-only">Profile</h1>
      <div className="flex items-center gap-4">
        <Skeleton className="size-20 rounded-full" />
        <div className="grid min-w-0 flex-1 grid-cols-1 gap-2">
          <Skeleton className="h-8 w-56 max-w-full" />
          <Skeleton className="h-5 w-40 max-w-full" />
        </div>
      </div>
      <div className="grid @xl:grid-cols-2 gap-4">
        {[0, 1, 2, 3].map((place) => (
          <Skeleton key={place} className="h-32 rounded-lg" />
        ))}
      </div>
    </SkeletonGroup>
  );
}
