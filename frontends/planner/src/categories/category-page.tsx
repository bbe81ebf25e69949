import type { Goal } from '@pathwise/contracts/api/goals';
import type { GoalCategory } from '@pathwise/contracts/roadmap';
import { pageHeadings } from '@pathwise/federation/page-headings';
import { useQuery } from '@pathwise/federation/query';
import { Link } from '@pathwise/federation/router';
import { Loaded } from '@pathwise/remote-kit/loaded';
import { Page } from '@pathwise/remote-kit/page';
import { Button } from '@pathwise/ui/button';
import { CategoryIcon } from '@pathwise/ui/category-icon';
import { EmptyState } from '@pathwise/ui/empty-state';
import { PageHeading } from '@pathwise/ui/page-heading';
import { Plus, Target } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { askForGoal } from '../goal-kit/ask-for-goal.ts';
import { EditGoal } from '../goal-kit/edit-goal.tsx';
import { GoalCard } from '../goal-kit/goal-card.tsx';
import { GoalGrid, GoalGridSkeleton } from '../goal-kit/goal-grid.tsx';
import { goalsOffline } from '../goal-kit/goal-labels.ts';
import { goalsQuery } from '../goal-kit/goal-queries.ts';
import { useDeleteGoal } from '../goal-kit/use-delete-goal.tsx';
import { CategorySummary } from './category-summary.tsx';
import { HealthTips } from './health-tips.tsx';

export type CategoryWithPage = Extract<GoalCategory, 'profession' | 'hobby' | 'relationship' | 'health'>;

export function CategoryPage({ category }: { category: CategoryWithPage }) {
  const goals = useQuery(goalsQuery);
  const own = goals.data?.filter((goal) => goal.category === category);
  return (
    <Page>
      <PageHeading
        {...pageHeadings[category]}
        // without goals the empty state shows this button
        actions={own?.length === 0 ? null : <CreateGoalLink category={category} icon={<Plus aria-hidden />} />}
      />
      <Loaded
        query={goals}
        skeleton={<GoalGridSkeleton />}
        failure={(message) => `Error loading goals: ${message}`}
        offline={goalsOffline}
      >
        {() => <CategoryGoals category={category} goals={own ?? []} />}
      </Loaded>
      {category === 'health' ? <HealthTips /> : null}
    </Page>
  );
}

function CategoryGoals({ category, goals }: { category: CategoryWithPage; goals: readonly Goal[] }) {
  const { deleteGoal, confirmation, undoList } = useDeleteGoal();
  const [edited, setEdited] = useState<Goal>();
  return (
    <>
      {goals.length === 0 ? (
        <NoGoals category={category} />
      ) : (
        <>
          <CategorySummary goals={goals} />
          <GoalGrid>
            {goals.map((goal) => (
              <li key={goal.id}>
                <GoalCard goal={goal} onEdit={setEdited} onDelete={(chosen) => void deleteGoal(chosen)} />
              </li>
            ))}
          </GoalGrid>
        </>
      )}
      {undoList}
      {confirmation}
      {edited ? <EditGoal key={edited.id} goal={edited} onClose={() => setEdited(undefined)} /> : null}
    </>
  );
}

function NoGoals({ category }: { category: CategoryWithPage }) {
  return (
    <div className="rounded-lg border border-line bg-surface">
      <EmptyState
        icon={Target}
        title={`No ${pageHeadings[category].title.toLowerCase()} yet`}
        hint="A goal you create in this category shows up here."
        action={<CreateGoalLink category={category} icon={<CategoryIcon category={category} />} />}
      />
    </div>
  );
}

/** Leads to the goals page, whose form opens with this category. */
function CreateGoalLink({ category, icon }: { category: CategoryWithPage; icon: ReactNode }) {
  return (
    <Button asChild variant="primary">
      <Link to="/goals" state={askForGoal(category)}>
        {icon}
        Create Goal
      </Link>
    </Button>
  );
}
