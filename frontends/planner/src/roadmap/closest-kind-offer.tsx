import type { Goal } from '@pathwise/contracts/api/goals';
import { withClosest } from '@pathwise/contracts/closest-kind.rules';
import { Banner } from '@pathwise/ui/banner';
import { Button } from '@pathwise/ui/button';
import { CircleQuestionMark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSaveGoal } from '../goal-kit/use-save-goal.ts';
import type { DatedMilestone } from './milestone.rules.ts';

const RegenerateDialog = lazy(() =>
  import('./regenerate-dialog.tsx').then((module) => ({ default: module.RegenerateDialog })),
);

interface ClosestKindOfferProps {
  readonly goal: Goal;
  readonly steps: readonly DatedMilestone[];
}

/** Where Sage was unsure what the words mean, this offers the other likely kinds. The chosen one becomes a proposal. */
export function ClosestKindOffer({ goal, steps }: ClosestKindOfferProps) {
  const [chosen, setChosen] = useState<string>();
  const saving = useSaveGoal({ onSaved: () => undefined });
  const { closestKinds } = goal;
  if (!closestKinds || !mayBeOther(goal, steps)) return null;
  return (
    <Banner icon={CircleQuestionMark} title="Is this the plan you meant?">
      Sage was not sure. Choose what is closer: you see its steps before anything changes.
      <span className="mt-2 flex flex-wrap gap-2">
        {closestKinds.map((kind) => (
          <Button key={kind} size="sm" disabled={saving.isPending} onClick={() => setChosen(kind)}>
            {kind}
          </Button>
        ))}
        <Button
          size="sm"
          variant="ghost"
          disabled={saving.isPending}
          onClick={() => saving.mutate({ goal, change: { isKindRight: true } })}
        >
          This plan fits
        </Button>
      </span>
      {chosen ? (
        <Suspense>
          <RegenerateDialog
            goalId={goal.id}
            title={`Plan for “${chosen}”`}
            closestKind={chosen}
            onAccepted={() => saving.mutate({ goal, change: changeFor(goal, chosen) })}
            onClose={() => setChosen(undefined)}
          />
        </Suspense>
      ) : null}
    </Banner>
  );
}

/** A ticked step means that the plan fits. */
const mayBeOther = ({ status, roadmapStatus }: Goal, steps: readonly DatedMilestone[]) =>
  status === 'active' &&
  roadmapStatus === 'ready' &&
  steps.some(({ milestone }) => milestone.type === 'ai-step') &&
  steps.every(({ milestone }) => !milestone.completed);

const longestDescription = 2000;

/** The choice stands in the description. Where it has no room the person's words stay as they are. */
function changeFor({ description, version }: Goal, kind: string) {
  const chosen = withClosest(description, kind);
  return chosen.length <= longestDescription ? { description: chosen, version } : { isKindRight: true as const };
}
