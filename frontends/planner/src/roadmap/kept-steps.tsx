import type { RoadmapProposal } from '@pathwise/contracts/proposal';
import { formatDay } from '@pathwise/remote-kit/day.rules';
import { Badge } from '@pathwise/ui/badge';

const reasons = {
  own: 'yours',
  edited: 'edited by you',
  completed: 'completed',
  same: 'unchanged',
} as const;

/** What stays unchanged, and why. */
export function KeptSteps({ kept }: { kept: RoadmapProposal['keep'] }) {
  if (kept.length === 0) return null;
  return (
    <section className="grid gap-1">
      <h3 className="text-sm">
        Keep <span className="font-normal text-text-3">{kept.length}</span>
      </h3>
      <ul className="divide-y divide-line border-line border-t">
        {kept.map((step) => (
          <li key={step.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            {/* beside its date and badge a title would get only half of a narrow screen */}
            <span
              className={`min-w-0 flex-1 break-words max-md:basis-full ${step.completed ? 'text-text-3 line-through' : ''}`}
            >
              {step.title}
            </span>
            {step.dueDate ? <span className="text-meta text-text-3">{formatDay(step.dueDate)}</span> : null}
            <Badge tone={step.reason === 'same' ? 'neutral' : 'accent'}>{reasons[step.reason]}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
