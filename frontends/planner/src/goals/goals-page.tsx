import type { Goal } from '@pathwise/contracts/api/goals';
import { pageHeadings } from '@pathwise/federation/page-headings';
import { useQuery } from '@pathwise/federation/query';
import { Link, useLocation, useNavigate } from '@pathwise/federation/router';
import { Loaded } from '@pathwise/remote-kit/loaded';
import { Page } from '@pathwise/remote-kit/page';
import { PageHeading } from '@pathwise/ui/page-heading';
import { useState } from 'react';
import { categoryAskedFor, titleAskedFor } from '../goal-kit/ask-for-goal.ts';
import { EditGoal } from '../goal-kit/edit-goal.tsx';
import { GoalCard } from '../goal-kit/goal-card.tsx';
import { GoalGrid, GoalGridSkeleton } from '../goal-kit/goal-grid.tsx';
import { goalsOffline } from '../goal-kit/goal-labels.ts';
import { goalsQuery } from '../goal-kit/goal-queries.ts';
import { NoGoals } from '../goal-kit/no-goals.tsx';
import { useDeleteGoal } from '../goal-kit/use-delete-goal.tsx';
import { CreateFromGoals } from './create-from-goals.tsx';
import { FindGoals, NoGoalFits, useWantedGoals } from './find-goals.tsx';
import { GoalList } from './goal-list.tsx';
import { LimitBanner } from './limit-banner.tsx';

export function GoalsPage() {
  const goals = useQuery(goalsQuery);
  const { deleteGoal, confirmation, undoList } = useDeleteGoal();
  const [edited, setEdited] = useState<Goal>();
  const { state } = useLocation();
  const navigate = useNavigate();
  return (
    <Page>
      <PageHeading
        {...pageHeadings.goals}
        actions={
          <CreateFromGoals
            asked={categoryAskedFor(state)}
            askedTitle={titleAskedFor(state)}
            // the form opens once: neither Back nor a reload opens it again
            onAskedOpened={() => void navigate('/goals', { replace: true, state: null })}
          />
        }
      />
      <LimitBanner goalCount={goals.data?.length ?? 0} />
      <Loaded
        query={goals}
        skeleton={<GoalGridSkeleton />}
        failure={(message) => `Error loading goals: ${message}`}
        offline={goalsOffline}
      >
        {(list) =>
          list.length === 0 ? (
            <div className="rounded-lg border border-line bg-surface">
              <NoGoals />
            </div>
          ) : (
            <FoundGoals goals={list} onEdit={setEdited} onDelete={(chosen) => void deleteGoal(chosen)} />
          )
        }
      </Loaded>
      {undoList}
      <p className="text-meta text-text-3">
        Deleted goals stay in the{' '}
        <Link to="/trash" className="text-accent-text underline">
          trash
        </Link>{' '}
        for 30 days.
      </p>
      {confirmation}
      {edited ? <EditGoal key={edited.id} goal={edited} onClose={() => setEdited(undefined)} /> : null}
    </Page>
  );
}

interface FoundGoalsProps {
  readonly goals: readonly Goal[];
  readonly onEdit: (goal: Goal) => void;
  readonly onDelete: (goal: Goal) => void;
}

/** So few goals are seen at a glance and need no search. */
const fewGoals = 3;

function FoundGoals({ goals, onEdit, onDelete }: FoundGoalsProps) {
  const { wanted, want, found, isFiltered } = useWantedGoals(goals);
  return (
    <>
      {goals.length > fewGoals || isFiltered ? (
        <FindGoals wanted={wanted} want={want} counts={[found.length, goals.length]} />
      ) : null}
      {found.length === 0 ? <NoGoalFits want={want} /> : null}
      {wanted.show === 'list' && found.length > 0 ? (
        <GoalList goals={found} onEdit={onEdit} onDelete={onDelete} />
      ) : (
        <GoalGrid>
          {found.map((goal) => (
            <li key={goal.id}>
              <GoalCard goal={goal} onEdit={onEdit} onDelete={onDelete} />
            </li>
          ))}
        </GoalGrid>
      )}
    </>
  );
}
