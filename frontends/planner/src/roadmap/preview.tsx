import type { Goal } from '@pathwise/contracts/api/goals';
import { useQuery } from '@pathwise/federation/query';
import { listen, useShell } from '@pathwise/federation/shell-contract';
import { selectedGoalId } from '@pathwise/federation/storage-keys';
import { ErrorState } from '@pathwise/ui/error-state';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { Page } from '../app/page.tsx';
import { goalsQuery } from '../goal/goal-queries.ts';
import type { GoalView } from './goal-header.tsx';
import { GoalPage } from './goal-page.tsx';
import { GoalRoadmaps } from './goal-roadmaps.tsx';
import { RoadmapsSkeleton } from './roadmaps-skeleton.tsx';

/** What the person looks at: one goal, all of them, or nothing chosen yet. */
type Choice = { readonly goalId: string; readonly opensAt: GoalView } | 'overview' | undefined;

export function Preview() {
  const { view } = useShell();
  const goals = useQuery(goalsQuery);
  const [choice, setChoice] = useState<Choice>();

  const takeStored = useEffectEvent(() => {
    const goalId = selectedGoalId.take();
    if (goalId) setChoice({ goalId, opensAt: 'overview' });
  });
  // before the first paint, so that no other goal flashes by; and again whenever somebody leads here
  useLayoutEffect(() => takeStored(), []);
  useEffect(() => {
    if (view === 'preview') takeStored();
  }, [view]);
  useEffect(() => listen('app:view', () => takeStored()), []);

  const retry = () => void goals.refetch();
  const back = () => setChoice('overview');
  const open = (goalId: string) => setChoice({ goalId, opensAt: 'timeline' });

  if (typeof choice === 'object') return <GoalPage key={choice.goalId} {...choice} isOpened onBack={back} />;
  if (goals.data === undefined && (!goals.isError || goals.isFetching)) return <RoadmapsSkeleton />;
  if (!Array.isArray(goals.data)) return <GoalsError message={goals.error?.message} onRetry={retry} />;

  const recent = choice === 'overview' ? undefined : mostRecent(goals.data);
  if (recent) return <GoalPage key={recent.id} goalId={recent.id} opensAt="overview" isOpened={false} onBack={back} />;
  return (
    <Page wide>
      <GoalRoadmaps goals={goals.data} isReturn={choice === 'overview'} onOpen={open} />
    </Page>
  );
}

function GoalsError({ message, onRetry }: { message: string | undefined; onRetry: () => void }) {
  const title = message === undefined ? 'Error: Goals data is not available' : `Error loading goals: ${message}`;
  return (
    <Page wide>
      <h1>Goal Roadmaps</h1>
      <ErrorState title={title} onRetry={onRetry} />
    </Page>
  );
}

/** The newest goal that is still being worked on, or else the newest of all. */
function mostRecent(goals: readonly Goal[]): Goal | undefined {
  return goals.find(({ status }) => status === 'active') ?? goals[0];
}
