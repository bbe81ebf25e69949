import type { Goal } from '@pathwise/contracts/api/goals';
import { Card } from '@pathwise/ui/card';
import { EmptyState } from '@pathwise/ui/empty-state';
import { CalendarRange } from 'lucide-react';
import { useState } from 'react';
import { DetailsLayer } from '../page/details-layer.tsx';
import { Pager } from '../page/pager.tsx';
import { EditMilestone } from './edit-milestone.tsx';
import { type DatedMilestone, firstOnTimeline, nextOf, shortTitle } from './milestone.rules.ts';
import { MilestoneDetails } from './milestone-details.tsx';
import { MilestoneDay, MilestoneNode } from './milestone-node.tsx';

interface TimelineCardProps {
  readonly goal: Goal;
  readonly steps: readonly DatedMilestone[];
  readonly today: string;
}

const shownLength = 12;

/** The small timeline: the goal's progress along its milestones, twelve at a time. */
export function TimelineCard({ goal, steps, today }: TimelineCardProps) {
  const [edited, setEdited] = useState<DatedMilestone>();
  const [start, setStart] = useState(() => firstOnTimeline(steps, shownLength));
  const next = nextOf(steps);
  const from = Math.min(start, Math.max(0, steps.length - 1));
  return (
    <Card
      title={<h2>Timeline</h2>}
      action={<Pager what="steps" start={from} length={shownLength} count={steps.length} onStart={setStart} />}
      className="[&>header]:flex-wrap"
    >
      {steps.length === 0 ? <EmptyState icon={CalendarRange} title="No steps yet" className="-my-6" /> : null}
      <DetailsLayer detailsOf={(id) => <MilestoneDetails steps={steps} id={id} today={today} />}>
        <ol start={from + 1} className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-y-4">
          {steps.slice(from, from + shownLength).map((step, index) => (
            <li key={step.milestone.id} className="relative pr-2">
              {step === steps.at(-1) ? null : <Line isDone={step.milestone.completed} />}
              <button
                type="button"
                data-details={step.milestone.id}
                onClick={() => setEdited(step)}
                className="relative grid w-full justify-items-start gap-0.5 rounded-md text-left"
              >
                <MilestoneNode step={step} number={from + index + 1} isNext={step === next} />
                <span className="sr-only">{step.milestone.title}</span>
                <span
                  aria-hidden
                  className={`mt-1 w-full truncate text-meta ${step.milestone.completed ? 'text-text-2' : 'font-medium'}`}
                >
                  {shortTitle(step.milestone.title)}
                </span>
                <MilestoneDay step={step} today={today} />
              </button>
            </li>
          ))}
        </ol>
      </DetailsLayer>
      {edited ? <EditMilestone goalId={goal.id} step={edited} onClose={() => setEdited(undefined)} /> : null}
    </Card>
  );
}

function Line({ isDone }: { isDone: boolean }) {
  return (
    <span
      aria-hidden
      className={`absolute top-[11px] right-1 left-7 h-0.5 ${isDone ? 'bg-accent' : 'bg-line-strong'}`}
    />
  );
}
