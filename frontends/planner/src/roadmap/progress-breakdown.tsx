import type { Goal } from '@pathwise/contracts/api/goals';
import { Circle, CircleCheck } from 'lucide-react';
import { useGradually } from '../page/use-gradually.ts';
import { type DatedMilestone, dayInWords } from './milestone.rules.ts';
import { howProgressCounts } from './progress.rules.ts';

interface ProgressBreakdownProps {
  readonly goal: Goal;
  readonly steps: readonly DatedMilestone[];
  readonly today: string;
}

/** How the percentage is counted, with every milestone that counts. */
export function ProgressBreakdown({ goal, steps, today }: ProgressBreakdownProps) {
  const done = steps.filter(({ milestone }) => milestone.completed);
  const open = steps.filter(({ milestone }) => !milestone.completed);
  return (
    <div className="grid gap-4">
      <p className="max-w-[64ch] text-text-2">{howProgressCounts(goal)}</p>
      {steps.length > 0 ? (
        <div className="grid gap-4 @xl:grid-cols-2">
          <Counted title={`Done: ${done.length}`} steps={done} today={today} />
          <Counted title={`Still open: ${open.length}`} steps={open} today={today} />
        </div>
      ) : null}
    </div>
  );
}

function Counted({ title, steps, today }: { title: string; steps: readonly DatedMilestone[]; today: string }) {
  const rows = useGradually(steps, 20);
  const Icon = title.startsWith('Done') ? CircleCheck : Circle;
  return (
    <section className="grid content-start gap-1">
      <h2 className="text-sm">{title}</h2>
      {steps.length === 0 ? <p className="text-text-3">None</p> : null}
      <ul className="grid gap-1">
        {rows.map((step) => (
          <li
            key={step.milestone.id}
            className="flex items-start gap-2 [contain-intrinsic-size:auto_20px] [content-visibility:auto]"
          >
            <Icon className="mt-0.5 size-4 text-text-3" aria-hidden />
            <span className="min-w-0">
              {step.milestone.title}
              {step.day ? (
                <>
                  {' '}
                  <span className="whitespace-nowrap text-meta text-text-3">{dayInWords(step, today)}</span>
                </>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
