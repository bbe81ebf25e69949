import { greeting } from '@pathwise/contracts/site.rules';
import { pageHeadings } from '@pathwise/federation/page-headings';
import { useMember } from '@pathwise/federation/shell-contract';
import { Page } from '@pathwise/remote-kit/page';
import { PageHeading } from '@pathwise/ui/page-heading';
import { LifeVisionTemplates } from './life-vision-templates.tsx';
import { QuickActions } from './quick-actions.tsx';
import { RecentGoals } from './recent-goals.tsx';
import { Stats } from './stats.tsx';

export function DashboardPage() {
  const { firstName } = useMember();
  return (
    <Page>
      <PageHeading title={greeting(firstName)} documentTitle="Dashboard" subtitle={pageHeadings.dashboard.subtitle} />
      <Stats />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 @xl:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]">
        <RecentGoals />
        <QuickActions />
      </div>
      <LifeVisionTemplates />
    </Page>
  );
}
