import type { Goal } from '@pathwise/contracts/api/goals';
import { Card } from '@pathwise/ui/card';
import { useState } from 'react';
import { DetailsLayer } from '../page/details-layer.tsx';
import { useGradually } from '../page/use-gradually.ts';
import { EditMilestone } from './edit-milestone.tsx';
import { type DatedMilestone, nextOf, rowsOf, shortTitle } from './milestone.rules.ts';
import { MilestoneDetails } from './milestone-details.tsx';
import { MilestoneDay, MilestoneNode } from './milestone-node.tsx';
import { useAskedStep } from './use-asked-step.ts';

interface MilestoneViewProps {
  readonly goal: Goal;
  readonly steps: readonly DatedMilestone[];
  readonly today: string;
}

/** The milestones as a path in rows of 5; in a narrow pane one below the other. */
export function MilestoneView({ goal, steps, today }: MilestoneViewProps) {
  const [edited, setEdited] = useState<DatedMilestone>();
  useAskedStep(steps, setEdited);
  const next = nextOf(steps);
  const done = steps.filter(({ milestone }) => milestone.completed).length;
  const rows = useGradually(rowsOf(steps), 6);
  return (
    <Card
      title={<h2>Milestone View</h2>}
      action={
        <span className="text-text-3 text-xs">
          {done} of {steps.length} done
        </span>
      }
      className="@container/path"
    >
      <DetailsLayer
        detailsOf={(id) => <MilestoneDetails steps={steps} id={id} today={today} />}
        className="grid @xl/path:gap-8"
      >
        {rows.map((row, index) => (
          <ol key={row[0]?.milestone.id} start={index * 5 + 1} className="grid @xl/path:grid-cols-5">
            {row.map((step, place) => (
              <Node
                key={step.milestone.id}
                step={step}
                number={index * 5 + place + 1}
                isNext={step === next}
                isLast={step === steps.at(-1)}
                today={today}
                onEdit={() => setEdited(step)}
              />
            ))}
          </ol>
        ))}
      </DetailsLayer>
      {edited ? (
        <EditMilestone key={edited.milestone.id} goalId={goal.id} step={edited} onClose={() => setEdited(undefined)} />
      ) : null}
    </Card>
  );
}

interface NodeProps {
  readonly step: DatedMilestone;
  readonly number: number;
  readonly isNext: boolean;
  readonly isLast: boolean;
  readonly today: string;
  readonly onEdit: () => void;
}

function Node({ step, number, isNext, isLast, today, onEdit }: NodeProps) {
  const { milestone } = step;
  const done = milestone.completed;
  return (
    <li className="relative pb-5 pointer-coarse:pb-3 @xl/path:pr-4 @xl/path:pb-0">
      {isLast ? null : <Line isDone={done} />}
      <button
        type="button"
        data-details={milestone.id}
        onClick={onEdit}
        className="relative grid w-full grid-cols-[24px_minmax(0,1fr)_auto] items-start gap-3 max-tiny:grid-cols-[24px_minmax(0,1fr)] rounded-md text-left pointer-coarse:min-h-11 @xl/path:grid-cols-1 @xl/path:gap-0"
      >
        <MilestoneNode step={step} number={number} isNext={isNext} />
        <span className={`mt-0.5 @xl/path:mt-3 ${done ? 'text-text-2' : 'font-medium'}`}>
          <Title title={milestone.title} />
        </span>
        <MilestoneDay step={step} today={today} className="mt-1 whitespace-nowrap max-tiny:col-start-2 @xl/path:mt-0" />
      </button>
    </li>
  );
}

/**
 * The whole title where it fits. The small timeline cuts it to 12 characters, and a card on hover or focus has the
 * rest.
 */
function Title({ title }: { title: string }) {
  const short = shortTitle(title);
  if (short === title) return title;
  return (
    <>
      <span className="@xl/path:sr-only @4xl/path:not-sr-only">{title}</span>
      <span aria-hidden className="hidden whitespace-nowrap @xl/path:inline @4xl/path:hidden">
        {short}
      </span>
    </>
  );
}

function Line({ isDone }: { isDone: boolean }) {
  return (
    <span
      aria-hidden
      className={`absolute top-7 bottom-1 left-[11px] w-0.5 @xl/path:top-[11px] @xl/path:right-1 @xl/path:bottom-auto @xl/path:left-7 @xl/path:h-0.5 @xl/path:w-auto ${isDone ? 'bg-accent' : 'bg-line-strong'}`}
    />
  );
}
