import type { Goal } from '@pathwise/contracts/api/goals';
import { useQuery } from '@pathwise/federation/query';
import { listen, useShell } from '@pathwise/federation/shell-contract';
import { selectedGoalId } from '@pathwise/federation/storage-keys';
import { ErrorState } from '@pathwise/ui/error-state';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { Loaded } from '../app/loaded.tsx';
import { Page } from '../app/page.tsx';
import { goalsQuery } from '../goal/goal-queries.ts';
import { GoalPage } from './goal-page.tsx';
import { GoalRoadmaps } from './goal-roadmaps.tsx';
import { RoadmapsSkeleton } from './roadmaps-skeleton.tsx';

/** What the person looks at: one goal, all of them, or nothing chosen yet. */
type Choice = { readonly goalId: string } | 'overview' | undefined;

export function Preview() {
  const { view } = useShell();
  const goals = useQuery(goalsQuery);
  const [choice, setChoice] = useState<Choice>();

  const takeStored = useEffectEvent(() => {
    const goalId = selectedGoalId.take();
    if (goalId) setChoice({ goalId });
  });
  // before the first paint, so that no other goal flashes by; and again whenever somebody leads here
  useLayoutEffect(() => takeStored(), []);
  useEffect(() => {
    if (view === 'preview') takeStored();
  }, [view]);
  useEffect(() => listen('app:view', () => takeStored()), []);

  const back = () => setChoice('overview');
  const open = (goalId: string) => setChoice({ goalId });

  if (typeof choice === 'object') return <GoalPage key={choice.goalId} goalId={choice.goalId} onBack={back} />;
  return (
    <Loaded query={goals} skeleton={<RoadmapsSkeleton />} failure={(message) => `Error loading goals: ${message}`}>
      {(list) => {
        if (!Array.isArray(list))
          return <ErrorState title="Error: Goals data is not available" onRetry={() => void goals.refetch()} />;
        const recent = choice === 'overview' ? undefined : mostRecent(list);
        if (recent) return <GoalPage key={recent.id} goalId={recent.id} onBack={back} />;
        return (
          <Page wide>
            <GoalRoadmaps goals={list} onOpen={open} />
          </Page>
        );
      }}
    </Loaded>
  );
}

/** The newest goal that is still being worked on, or else the newest of all. */
function mostRecent(goals: readonly Goal[]): Goal | undefined {
  return goals.find(({ status }) => status === 'active') ?? goals[0];
}
