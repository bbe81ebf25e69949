import { PageHeading } from '@pathwise/ui/page-heading';
import type { ReactNode } from 'react';

/** Who may open this dashboard, and what they did. */
export function AdminsPage({ log }: { log: ReactNode }) {
  return (
    <>
      <PageHeading title="Admins" />
      {log}
    </>
  );
}
