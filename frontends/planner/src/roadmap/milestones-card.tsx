import type { Goal, Milestone } from '@pathwise/contracts/api/goals';
import { Button } from '@pathwise/ui/button';
import { Card } from '@pathwise/ui/card';
import { EmptyState } from '@pathwise/ui/empty-state';
import { ListChecks, Plus } from 'lucide-react';
import { useState } from 'react';
import { usePlanStep } from '../goal-kit/plan-step.ts';
import { useGradually } from '../page/use-gradually.ts';
import { EditMilestone } from './edit-milestone.tsx';
import { type DatedMilestone, foldedAtFirst } from './milestone.rules.ts';
import { MilestoneRow } from './milestone-row.tsx';
import { useAskedDelete } from './use-asked-delete.tsx';
import { useTick } from './use-milestones.ts';

interface MilestonesCardProps {
  readonly goal: Goal;
  readonly steps: readonly DatedMilestone[];
  readonly today: string;
}

export function MilestonesCard({ goal, steps, today }: MilestonesCardProps) {
  const tick = useTick(goal.id);
  const { deleteMilestone, extras } = useAskedDelete(goal.id);
  const planStep = usePlanStep();
  const [edited, setEdited] = useState<DatedMilestone | 'new'>();
  const add = () => setEdited('new');
  return (
    <Card
      title={<h2>Your Milestones</h2>}
      action={
        <Button size="sm" onClick={add}>
          <Plus aria-hidden />
          Add step
        </Button>
      }
      className="@max-xl:pt-3 [&>header]:mb-2 [&>header]:flex-wrap"
    >
      {steps.length === 0 ? (
        <EmptyState
          icon={ListChecks}
          title="No steps yet"
          action={<Button onClick={add}>Add step</Button>}
          className="-my-6"
        />
      ) : (
        <MilestoneList
          steps={steps}
          today={today}
          onTick={tick}
          onEdit={setEdited}
          onPlan={({ milestone: { id: milestoneId, title, dueDate } }) =>
            planStep({ goalId: goal.id, milestoneId, title, dueDate })
          }
          onDelete={(milestone) => void deleteMilestone(milestone)}
        />
      )}
      {extras}
      {edited ? (
        <EditMilestone
          goalId={goal.id}
          step={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
    </Card>
  );
}

interface MilestoneListProps {
  readonly steps: readonly DatedMilestone[];
  readonly today: string;
  readonly onTick: (milestone: Milestone, completed: boolean) => void;
  readonly onEdit: (step: DatedMilestone) => void;
  readonly onPlan: (step: DatedMilestone) => void;
  readonly onDelete: (milestone: Milestone) => void;
}

/** Milestones completed before this visit are folded away, except the last. Those ticked now stay visible. */
function MilestoneList({ steps, ...rest }: MilestoneListProps) {
  const [folded] = useState(() => foldedAtFirst(steps));
  const [showsAll, setShowsAll] = useState(false);
  const isFolded = ({ milestone }: DatedMilestone) => milestone.completed && folded.has(milestone.id);
  const foldedCount = steps.filter(isFolded).length;
  const rows = useGradually(showsAll ? steps : steps.filter((step) => !isFolded(step)), 20);
  return (
    <>
      <ul className="divide-y divide-line border-line border-t">
        {rows.map((step) => (
          <MilestoneRow key={step.milestone.id} step={step} {...rest} />
        ))}
      </ul>
      {foldedCount > 0 ? (
        <Button
          size="sm"
          variant="ghost"
          className="ml-5"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? `Hide ${foldedCount} completed` : `Show ${foldedCount} completed`}
        </Button>
      ) : null}
    </>
  );
}
