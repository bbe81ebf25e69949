import { greeting } from '@pathwise/contracts/site.rules';
import { pageHeadings } from '@pathwise/federation/page-headings';
import { useQuery } from '@pathwise/federation/query';
import { useMember } from '@pathwise/federation/shell-contract';
import { Page } from '@pathwise/remote-kit/page';
import { PageHeading } from '@pathwise/ui/page-heading';
import { goalsQuery } from '../goal-kit/goal-queries.ts';
import { FirstSteps } from './first-steps.tsx';
import { LifeVisionTemplates } from './life-vision-templates.tsx';
import { QuickActions } from './quick-actions.tsx';
import { RecentGoals } from './recent-goals.tsx';
import { Stats } from './stats.tsx';

export function DashboardPage() {
  const { firstName } = useMember();
  const hasNoGoal = useQuery(goalsQuery).data?.length === 0;
  return (
    <Page>
      <PageHeading title={greeting(firstName)} documentTitle="Dashboard" subtitle={pageHeadings.dashboard.subtitle} />
      {hasNoGoal ? <FirstSteps /> : <Stats />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 @xl:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]">
        <RecentGoals />
        <QuickActions />
      </div>
      {hasNoGoal ? <Stats /> : null}
      <LifeVisionTemplates />
    </Page>
  );
}
