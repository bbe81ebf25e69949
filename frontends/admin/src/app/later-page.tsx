import { EmptyState } from '@pathwise/ui/empty-state';
import { PageHeading } from '@pathwise/ui/page-heading';
import { Hourglass } from 'lucide-react';

/** The place of a tab that this release does not have yet. */
export function LaterPage({ title }: { title: string }) {
  return (
    <>
      <PageHeading title={title} />
      <div className="rounded-lg border border-line bg-surface">
        <EmptyState
          icon={Hourglass}
          title="This page comes later"
          hint="It will open here with one of the next releases."
        />
      </div>
    </>
  );
}
