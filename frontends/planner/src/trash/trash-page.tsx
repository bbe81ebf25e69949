import { pageHeadings } from '@pathwise/federation/page-headings';
import { formatWeekday } from '@pathwise/remote-kit/day.rules';
import { LoadFailure } from '@pathwise/remote-kit/load-failure';
import { MoreRows } from '@pathwise/remote-kit/more-rows';
import { Page } from '@pathwise/remote-kit/page';
import { useToday } from '@pathwise/remote-kit/use-today';
import { Badge } from '@pathwise/ui/badge';
import { Button } from '@pathwise/ui/button';
import { EmptyState } from '@pathwise/ui/empty-state';
import { useFocusAfter } from '@pathwise/ui/focus-after';
import { PageHeading } from '@pathwise/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@pathwise/ui/skeleton';
import { Trash2, Undo2 } from 'lucide-react';
import { byDay, type Deletion, kindOf, reasonOf, titleOf } from './trash.rules.ts';
import { useChangeTrash } from './use-change-trash.tsx';
import { useTrash } from './use-trash.ts';

/** What the person deleted in the last 30 days, by day, to bring back or to delete for good. */
export function TrashPage() {
  const { deletions, isLoading, failed, retry, more } = useTrash();
  const { bringBack, deleteForGood, busy, confirmation } = useChangeTrash();
  const today = useToday();
  const focusAfter = useFocusAfter(deletions.length);
  // the pressed row leaves the page
  const thenFocusHeading = () => focusAfter(() => document.querySelector<HTMLElement>('h1')?.focus());
  const isEmpty = !isLoading && failed.length === 0 && deletions.length === 0 && !more.hasNextPage;
  return (
    <Page>
      <PageHeading {...pageHeadings.trash} />
      {failed.length > 0 ? (
        <LoadFailure
          title="Part of the trash could not be loaded"
          onRetry={retry}
          offline="The whole trash is not here while you are offline."
        />
      ) : null}
      {isEmpty ? (
        <div className="rounded-lg border border-line bg-surface">
          <EmptyState
            icon={Trash2}
            title="The trash is empty"
            hint="What you delete waits here for 30 days and can be brought back."
          />
        </div>
      ) : null}
      {byDay(deletions).map(({ day, deletions: ofDay }) => (
        <section key={day} className="grid gap-2" aria-label={dayName(day, today)}>
          <h2>{dayName(day, today)}</h2>
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {ofDay.map((deletion) => (
              <DeletionRow
                key={deletion.token}
                deletion={deletion}
                isBusy={busy.includes(deletion.token)}
                onBringBack={() => {
                  bringBack(deletion);
                  thenFocusHeading();
                }}
                onDelete={() => void deleteForGood(deletion).then(thenFocusHeading)}
              />
            ))}
          </ul>
        </section>
      ))}
      {isLoading ? <TrashSkeleton /> : null}
      <MoreRows more={more} label="Show earlier deletions" failure="Earlier deletions could not be loaded" />
      {confirmation}
    </Page>
  );
}

const dayName = (day: string, today: string) => (day === today ? 'Today' : formatWeekday(day));

interface DeletionRowProps {
  readonly deletion: Deletion;
  readonly isBusy: boolean;
  readonly onBringBack: () => void;
  readonly onDelete: () => void;
}

function DeletionRow({ deletion, isBusy, onBringBack, onDelete }: DeletionRowProps) {
  const title = titleOf(deletion);
  const reason = reasonOf(deletion);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="grid min-w-[min(100%,12rem)] flex-1 justify-items-start gap-1">
        <Badge>{kindOf(deletion)}</Badge>
        <p className="line-clamp-3 font-title [overflow-wrap:anywhere]">{title}</p>
        {reason === undefined ? null : <p className="text-meta text-text-3">{reason}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" loading={isBusy} aria-label={`Bring back ${title}`} onClick={onBringBack}>
          <Undo2 aria-hidden />
          Bring back
        </Button>
        <Button size="sm" variant="ghost" disabled={isBusy} aria-label={`Delete for good: ${title}`} onClick={onDelete}>
          <Trash2 aria-hidden />
          Delete for good
        </Button>
      </div>
    </li>
  );
}

const TrashSkeleton = () => (
  <SkeletonGroup label="Loading the trash..." className="grid gap-2">
    <Skeleton className="h-6 w-40" />
    <Skeleton className="h-40 rounded-lg" />
  </SkeletonGroup>
);
