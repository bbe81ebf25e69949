import { Page } from '@pathwise/remote-kit/page';
import { Card } from '@pathwise/ui/card';
import { Skeleton, SkeletonGroup } from '@pathwise/ui/skeleton';

/** The skeleton of a goal's page: heading, band, two columns of cards. */
export function RoadmapsSkeleton() {
  return (
    <Page>
      <SkeletonGroup label="Loading your roadmap" className="grid gap-4">
        <div className="grid gap-3 py-4">
          <Skeleton className="h-8 w-1/2" />
          <Skeleton className="h-4 w-1/4" />
        </div>
        <Card>
          <Skeleton className="h-10 w-full" />
        </Card>
        <div className="grid gap-4 @3xl:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
          <SkeletonCard lines={6} />
          <SkeletonCard lines={4} />
        </div>
      </SkeletonGroup>
    </Page>
  );
}

export function SkeletonCard({ lines }: { lines: number }) {
  return (
    <Card className="grid content-start gap-3">
      <Skeleton className="h-6 w-2/5" />
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey lines are all the same and never move
        <Skeleton key={line} className={line % 2 === 0 ? 'h-4 w-full' : 'h-4 w-3/5'} />
      ))}
    </Card>
  );
}
