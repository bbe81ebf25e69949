import type { Goal } from '@pathwise/contracts/api/goals';
import type { GoalCategory } from '@pathwise/contracts/roadmap';
import { lockedFeature } from '@pathwise/federation/api';
import { useQuery } from '@pathwise/federation/query';
import { announce, useSession } from '@pathwise/federation/shell-contract';
import { useKeptFields } from '@pathwise/remote-kit/use-kept';
import { Button, type ButtonProps } from '@pathwise/ui/button';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { limitState } from './goal.rules.ts';
import { emptyGoal, type GoalFields } from './goal-form.ts';
import { goalsQuery } from './goal-queries.ts';
import { useCreateGoal } from './use-create-goal.ts';

const GoalDialog = lazy(() => import('./goal-dialog.tsx').then((module) => ({ default: module.GoalDialog })));

export type CreateGoalButtonLook = Pick<ButtonProps, 'className'>;

export interface AskedGoal {
  /** A category passed by another page: the dialog opens once with it chosen. */
  readonly asked?: GoalCategory | undefined;
  /** The title passed with it: the form is then about nothing typed before. */
  readonly askedTitle?: string | undefined;
  readonly onAskedOpened?: (() => void) | undefined;
}

interface CreateGoalButtonProps extends CreateGoalButtonLook, AskedGoal {
  readonly heading: string;
  readonly defaultCategory: GoalCategory;
  readonly onCreated: (goal: Goal) => void;
  readonly onFailed: (error: unknown) => void;
}

/** Opens the dialog for a new goal, or the upgrade dialog when the free plan is full. */
export function CreateGoalButton(props: CreateGoalButtonProps) {
  const { heading, defaultCategory, asked, askedTitle, onAskedOpened, onCreated, onFailed, className } = props;
  const { plan } = useSession();
  const { data: goals, isPending: isCounting } = useQuery(goalsQuery);
  const [typed, keep] = useKeptFields(`create-goal:${defaultCategory}`, emptyGoal(defaultCategory));
  /** What the open form began with. */
  const [opened, setOpened] = useState<GoalFields>();
  const [isAway, setAway] = useState(false);
  const creation = useCreateGoal({
    defaultCategory,
    onCreated: (goal) => {
      drop();
      onCreated(goal);
    },
    onFailed: (error) => {
      const feature = lockedFeature(error);
      const isAway = !feature && !navigator.onLine;
      setAway(isAway);
      if (isAway) return;
      if (!feature) return onFailed(error);
      // one dialog at a time: the form closes, and its text is back once the plan has room
      setOpened(undefined);
      announce('app:upgrade', { feature });
    },
  });

  function open(fields: GoalFields) {
    creation.reset();
    if (limitState(plan, goals?.length ?? 0) === 'reached') announce('app:upgrade', { feature: 'goals' });
    else setOpened(fields);
  }
  function drop() {
    setOpened(undefined);
    keep(undefined);
  }

  const openAsked = useEffectEvent((category: GoalCategory) => {
    open(askedTitle === undefined ? { ...typed, category } : { ...emptyGoal(category), title: askedTitle });
    onAskedOpened?.();
  });
  useEffect(() => {
    // the number of goals decides whether the form opens at all
    if (asked && !isCounting) openAsked(asked);
  }, [asked, isCounting]);

  return (
    <>
      <Button variant="primary" className={className} onClick={() => open(typed)}>
        <Plus aria-hidden />
        {heading}
      </Button>
      {opened ? (
        <Suspense>
          <GoalDialog
            heading={heading}
            submit={{ label: 'Create Goal', pendingLabel: 'Creating...' }}
            initial={opened}
            isPending={creation.isPending}
            failure={creation.error}
            problem={creation.isError && isAway ? 'You are offline. What you wrote stays in the form.' : undefined}
            onTyped={keep}
            onSubmit={(fields) => creation.mutate(fields)}
            onClose={() => setOpened(undefined)}
            onCancel={drop}
          />
        </Suspense>
      ) : null}
    </>
  );
}
