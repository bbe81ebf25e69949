import { PageHeading } from '@pathwise/ui/page-heading';
import { AutomationCard } from './automation-card.tsx';

/** The mails that Pathwise sends by itself, and those that admins send. */
export function EmailPage() {
  return (
    <>
      <PageHeading title="Email Automation" />
      <AutomationCard />
    </>
  );
}
