import { PageHeading } from '@pathwise/ui/page-heading';
import type { ReactNode } from 'react';

/** What happened, and what waits for an admin. */
export function OverviewPage({ messages }: { messages: ReactNode }) {
  return (
    <>
      <PageHeading title="Overview" />
      {messages}
    </>
  );
}
