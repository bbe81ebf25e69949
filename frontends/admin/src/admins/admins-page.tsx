import { PageHeading } from '@pathwise/ui/page-heading';
import type { ReactNode } from 'react';
import { AdminList } from './admin-list.tsx';
import { PromoteCard } from './promote-card.tsx';

/** Who may open this dashboard, and what they did. */
export function AdminsPage({ log }: { log: ReactNode }) {
  return (
    <>
      <PageHeading title="Admins" />
      <div className="grid items-start gap-4 @3xl:grid-cols-2">
        <AdminList />
        <PromoteCard />
      </div>
      {log}
    </>
  );
}
