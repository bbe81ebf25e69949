import { EmptyState } from '@pathwise/ui/empty-state';
import { PageHeading } from '@pathwise/ui/page-heading';
import { Hourglass } from 'lucide-react';

/** A placeholder for a page that this release does not have yet. */
export function LaterPage({ title }: { title: string }) {
  return (
    <div className="mx-auto grid max-w-[1040px] gap-6 px-4 pt-6 pb-24 md:px-6 md:pt-8">
      <PageHeading title={title} />
      <div className="rounded-lg border border-line bg-surface">
        <EmptyState
          icon={Hourglass}
          title="This page comes later"
          hint="It will open here with one of the next releases."
        />
      </div>
    </div>
  );
}
