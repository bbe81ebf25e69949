import type { Goal } from '@pathwise/contracts/api/goals';
import type { GoalCategory } from '@pathwise/contracts/roadmap';
import { lockedFeature } from '@pathwise/federation/api';
import { useQuery } from '@pathwise/federation/query';
import { announce, useSession } from '@pathwise/federation/shell-contract';
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
  const { heading, defaultCategory, asked, onAskedOpened, onCreated, onFailed, className } = props;
  const { plan } = useSession();
  const { data: goals, isPending: isCounting } = useQuery(goalsQuery);
  const [isOpen, setOpen] = useState(false);
  const [category, setCategory] = useState(defaultCategory);
  const [kept, setKept] = useState<GoalFields>();
  const creation = useCreateGoal({
    defaultCategory,
    onCreated: (goal) => {
      close();
      onCreated(goal);
    },
    onFailed: (error) => {
      const feature = lockedFeature(error);
      if (!feature) return onFailed(error);
      // one dialog at a time: the form closes, and its text is back once the plan has room
      setOpen(false);
      announce('app:upgrade', { feature });
    },
  });

  function open(chosen: GoalCategory) {
    creation.reset();
    setCategory(chosen);
    if (limitState(plan, goals?.length ?? 0) === 'reached') announce('app:upgrade', { feature: 'goals' });
    else setOpen(true);
  }
  /** Escape and Back may be pressed by mistake: what was typed is there again in the next form. */
  function close(typed?: GoalFields) {
    setOpen(false);
    setKept(typed);
  }

  const openAsked = useEffectEvent((chosen: GoalCategory) => {
    setKept((typed) => typed && { ...typed, category: chosen });
    open(chosen);
    onAskedOpened?.();
  });
  useEffect(() => {
    // the number of goals decides whether the form opens at all
    if (asked && !isCounting) openAsked(asked);
  }, [asked, isCounting]);

  return (
    <>
      <Button variant="primary" className={className} onClick={() => open(defaultCategory)}>
        <Plus aria-hidden />
        {heading}
      </Button>
      {isOpen ? (
        <Suspense>
          <GoalDialog
            heading={heading}
            submit={{ label: 'Create Goal', pendingLabel: 'Creating...' }}
            initial={kept ?? emptyGoal(category)}
            isPending={creation.isPending}
            failure={creation.error}
            onSubmit={(fields) => {
              setKept(fields);
              creation.mutate(fields);
            }}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </>
  );
}
