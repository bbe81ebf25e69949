import { PageHeading } from '@pathwise/ui/page-heading';
import { ExportsCard } from './exports-card.tsx';

/** People into Pathwise and out of it. */
export function DataPage() {
  return (
    <>
      <PageHeading title="Data" />
      <ExportsCard />
    </>
  );
}
