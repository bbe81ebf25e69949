import { PageHeading } from '@pathwise/ui/page-heading';
import { ExportsCard } from './exports-card.tsx';
import { ImageTestCard } from './image-test-card.tsx';
import { ImportCard } from './import-card.tsx';

/** People into Pathwise and out of it. */
export function DataPage() {
  return (
    <>
      <PageHeading title="Data" />
      <ImportCard />
      <div className="grid items-start gap-4 @4xl:grid-cols-2">
        <ExportsCard />
        <ImageTestCard />
      </div>
    </>
  );
}
