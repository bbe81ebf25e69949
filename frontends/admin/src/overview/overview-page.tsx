import { PageHeading } from '@pathwise/ui/page-heading';
import type { ReactNode } from 'react';
import { Stats } from './stats.tsx';

/** How many people use Pathwise, and what waits for an admin. */
export function OverviewPage({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHeading title="Overview" />
      <Stats />
      {children}
    </>
  );
}
