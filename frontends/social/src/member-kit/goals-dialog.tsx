import { useQuery } from '@pathwise/federation/query';
import { StatusBadge } from '@pathwise/ui/badge';
import { CategoryTile } from '@pathwise/ui/category-icon';
import { Dialog } from '@pathwise/ui/dialog';
import { EmptyState } from '@pathwise/ui/empty-state';
import { ProgressBar } from '@pathwise/ui/progress-bar';
import { SkeletonGroup, SkeletonRow } from '@pathwise/ui/skeleton';
import { Target } from 'lucide-react';
import { goalsOfMemberQuery } from './member-queries.ts';
import { Refused } from './refused.tsx';

interface GoalsDialogProps {
  readonly userId: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Another member's public goals, read-only. */
export function GoalsDialog({ userId, name, onClose }: GoalsDialogProps) {
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={`${name}'s goals`} width="wide">
      <Goals userId={userId} />
    </Dialog>
  );
}

function Goals({ userId }: { userId: string }) {
  const goals = useQuery(goalsOfMemberQuery(userId));
  if (goals.data === undefined) {
    if (goals.isError && !goals.isFetching)
      return <Refused title="These goals are private or unavailable" query={goals} />;
    return (
      <SkeletonGroup label="Loading goals">
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
      </SkeletonGroup>
    );
  }
  if (goals.data.length === 0) return <EmptyState icon={Target} title="No public goals yet" />;
  return (
    <ul className="grid divide-y divide-line">
      {goals.data.map(({ title, category, status, progress }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: public goals have no id, and the list is not edited
        <li key={place} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 py-3">
          <CategoryTile category={category} className="row-span-2" />
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <h3 className="wrap-anywhere min-w-0 font-title text-sm">{title}</h3>
            <StatusBadge status={status} />
          </div>
          <ProgressBar percent={progress} label={`Progress of ${title}`} size="sm" />
        </li>
      ))}
    </ul>
  );
}
