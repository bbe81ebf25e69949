import { Badge } from '@pathwise/ui/badge';
import { type DatedMilestone, timeframeLabels } from './milestone.rules.ts';
import { MilestoneMeta } from './milestone-row.tsx';

/** The hover card of a milestone: the details that the path has no room for. */
export function MilestoneDetails({ steps, id }: { steps: readonly DatedMilestone[]; id: string }) {
  const step = steps.find(({ milestone }) => milestone.id === id);
  if (!step) return null;
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{step.milestone.title}</p>
      <MilestoneMeta step={step} className="grid gap-1 text-text-2" />
      {step.isEstimate ? null : (
        <p>
          <Badge>{timeframeLabels[step.milestone.timeframe]}</Badge>
        </p>
      )}
    </div>
  );
}
