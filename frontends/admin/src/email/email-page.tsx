import { PageHeading } from '@pathwise/ui/page-heading';
import { AutomationCard } from './automation-card.tsx';
import { GivenUpCard } from './given-up-card.tsx';
import { MailingsCard } from './mailings-card.tsx';
import { TemplatesCard } from './templates-card.tsx';
import { TestEmailCard } from './test-email-card.tsx';

/** The mails that Pathwise sends by itself, and those that admins send. */
export function EmailPage() {
  return (
    <>
      <PageHeading title="Email Automation" />
      <div className="grid items-start gap-4 @4xl:grid-cols-[2fr_1fr]">
        <AutomationCard />
        <TestEmailCard />
      </div>
      <TemplatesCard />
      <div className="grid items-start gap-4 @4xl:grid-cols-2">
        <MailingsCard />
        <GivenUpCard />
      </div>
    </>
  );
}
