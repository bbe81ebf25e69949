import type { Goal } from '@pathwise/contracts/api/goals';
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
  const choosing = useSaveGoal({ onSaved: (_, { description }) => setChosen(kindIn(description)) });
  const fitting = useSaveGoal({ onSaved: () => undefined });
  if (chosen)
    return (
      <Suspense>
        <RegenerateDialog goalId={goal.id} title={`Plan for “${chosen}”`} onClose={() => setChosen(undefined)} />
      </Suspense>
    );
  const { closestKinds } = goal;
  if (!closestKinds || !mayBeOther(goal, steps)) return null;
  const isPending = choosing.isPending || fitting.isPending;
  const choose = (kind: string) => choosing.mutate({ goal, change: { description: withKind(goal.description, kind) } });
  return (
    <Banner icon={CircleQuestionMark} title="Is this the plan you meant?">
      Sage was not sure. Choose what is closer: you see its steps before anything changes.
      <span className="mt-2 flex flex-wrap gap-2">
        {closestKinds.map((kind) => (
          <Button key={kind} size="sm" disabled={isPending} onClick={() => choose(kind)}>
            {kind}
          </Button>
        ))}
        <Button
          size="sm"
          variant="ghost"
          disabled={isPending}
          onClick={() => fitting.mutate({ goal, change: { isKindRight: true } })}
        >
          This plan fits
        </Button>
      </span>
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
const mark = 'Closest to: ';

/** The coach reads this line as the person's choice, as it does after the same question in the chat. */
function withKind(description: string | null, kind: string): string {
  const line = `${mark}${kind}.`;
  return [description?.slice(0, longestDescription - line.length - 1), line].filter(Boolean).join('\n');
}

const kindIn = (description: string | null) => description?.split(mark).at(-1)?.slice(0, -1);
