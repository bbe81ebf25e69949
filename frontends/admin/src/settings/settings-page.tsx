import { PageHeading } from '@pathwise/ui/page-heading';
import { MemberLimitCard } from './member-limit-card.tsx';
import { PaymentsCard } from './payments-card.tsx';
import { PreviewCard } from './preview-card.tsx';

/** What admins switch for everybody. */
export function SettingsPage() {
  return (
    <>
      <PageHeading title="Settings" />
      <div className="grid items-start gap-4 @3xl:grid-cols-2">
        <PaymentsCard />
        <PreviewCard />
        <MemberLimitCard />
      </div>
    </>
  );
}
