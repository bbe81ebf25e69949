import type { Goal } from '@pathwise/contracts/api/goals';
import { useQuery } from '@pathwise/federation/query';
import { listen, useShell } from '@pathwise/federation/shell-contract';
import { selectedGoalId } from '@pathwise/federation/storage-keys';
import { LoadFailure } from '@pathwise/remote-kit/load-failure';
import { Page } from '@pathwise/remote-kit/page';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { BoardSlot } from '../goal-kit/board-slot.ts';
import { goalsQuery } from '../goal-kit/goal-queries.ts';
import { useDocumentTitle } from '../page/use-document-title.ts';
import type { GoalView } from './goal-header.tsx';
import { GoalPage } from './goal-page.tsx';
import { GoalRoadmaps } from './goal-roadmaps.tsx';
import { type PreviewChoice, usePreviewAddress } from './preview-address.ts';
import { RoadmapsSkeleton } from './roadmaps-skeleton.tsx';

/** The roadmaps of the person's goals: one goal, or all as cards. */
export function Preview({ Board }: { Board: BoardSlot }) {
  const { view } = useShell();
  const goals = useQuery(goalsQuery);
  const { choice, choose, hasMoved } = useChoice(view === 'preview');
  const recent = choice || !Array.isArray(goals.data) ? undefined : mostRecent(goals.data);
  const goalId = typeof choice === 'object' ? choice.goalId : recent?.id;
  const title = goalId === undefined ? 'Goal Roadmaps' : goals.data?.find?.(({ id }) => id === goalId)?.title;
  useDocumentTitle(title);

  const retry = () => void goals.refetch();
  const parts = {
    Board,
    onBack: () => choose('overview'),
    // Back must not lead to a deleted goal
    onDeleted: () => choose('overview', { replace: true }),
  };
  // replaced: Back leaves the goal, and does not walk through its views
  const show = (goalId: string) => (view: GoalView) => choose({ goalId, opensAt: view }, { replace: true });
  const open = (goalId: string) => choose({ goalId, opensAt: 'timeline' });

  if (typeof choice === 'object') {
    const { goalId, opensAt } = choice;
    return (
      <GoalPage key={goalId} goalId={goalId} view={opensAt} isOpened={hasMoved} {...parts} onView={show(goalId)} />
    );
  }
  if (goals.data === undefined && (!goals.isError || goals.isFetching)) return <RoadmapsSkeleton />;
  if (!Array.isArray(goals.data)) return <GoalsError message={goals.error?.message} onRetry={retry} />;

  if (recent)
    return (
      <GoalPage
        key={recent.id}
        goalId={recent.id}
        view="overview"
        isOpened={false}
        {...parts}
        onView={show(recent.id)}
      />
    );
  return (
    <Page>
      <GoalRoadmaps goals={goals.data} isReturn={choice === 'overview' && hasMoved} onOpen={open} />
    </Page>
  );
}

/** The goal in the address, or before that the one stored to be opened next. */
function useChoice(isShown: boolean) {
  const address = usePreviewAddress();
  const [taken, setTaken] = useState<PreviewChoice>();
  if (taken && isSame(taken, address.choice)) setTaken(undefined);

  const takeStored = useEffectEvent(({ replace }: { replace: boolean }) => {
    const goalId = selectedGoalId.take();
    if (!goalId) return;
    const choice = { goalId, opensAt: 'overview' } as const;
    // shown at once: the address changes after the first paint, and another goal would flash
    setTaken(choice);
    if (isSame(choice, address.choice)) return;
    address.choose(choice, { replace: replace && address.choice === undefined });
  });
  useLayoutEffect(() => takeStored({ replace: true }), []);
  useEffect(() => {
    if (isShown) takeStored({ replace: true });
  }, [isShown]);
  useEffect(() => listen('app:view', () => takeStored({ replace: false })), []);
  return { ...address, choice: taken ?? address.choice, hasMoved: taken !== undefined || address.hasMoved };
}

function isSame(a: PreviewChoice, b: PreviewChoice): boolean {
  return typeof a === 'object' && typeof b === 'object' && a.goalId === b.goalId && a.opensAt === b.opensAt;
}

function GoalsError({ message, onRetry }: { message: string | undefined; onRetry: () => void }) {
  const title = message === undefined ? 'Error: Goals data is not available' : `Error loading goals: ${message}`;
  return (
    <Page>
      <h1>Goal Roadmaps</h1>
      <LoadFailure title={title} onRetry={onRetry} offline="Your roadmaps are not here while you are offline." />
    </Page>
  );
}

/** The newest active goal, or else the newest of all. */
function mostRecent(goals: readonly Goal[]): Goal | undefined {
  return goals.find(({ status }) => status === 'active') ?? goals[0];
}
