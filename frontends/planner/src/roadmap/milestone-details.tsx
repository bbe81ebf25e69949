import { Badge } from '@pathwise/ui/badge';
import { type DatedMilestone, timeframeBeside } from './milestone.rules.ts';
import { MilestoneMeta } from './milestone-row.tsx';

interface MilestoneDetailsProps {
  readonly steps: readonly DatedMilestone[];
  readonly id: string;
  readonly today: string;
}

/** The hover card of a milestone: the details that the path has no room for. */
export function MilestoneDetails({ steps, id, today }: MilestoneDetailsProps) {
  const step = steps.find(({ milestone }) => milestone.id === id);
  if (!step) return null;
  const timeframe = timeframeBeside(step, today);
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{step.milestone.title}</p>
      <MilestoneMeta step={step} today={today} className="grid gap-1 text-text-2" />
      {timeframe ? (
        <p>
          <Badge>{timeframe}</Badge>
        </p>
      ) : null}
    </div>
  );
}
