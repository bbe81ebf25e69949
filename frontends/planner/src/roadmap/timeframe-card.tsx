import { Card } from '@pathwise/ui/card';
import { ProgressBar } from '@pathwise/ui/progress-bar';
import { type DatedMilestone, shareByTimeframe, timeframeLabels } from './milestone.rules.ts';

/** The progress of each timeframe. */
export function TimeframeCard({ steps }: { steps: readonly DatedMilestone[] }) {
  const shares = shareByTimeframe(steps.map(({ milestone }) => milestone));
  return (
    <Card title={<h2>By Timeframe</h2>}>
      <dl className="grid gap-4">
        {shares.map(({ timeframe, count, completed, percent }) => (
          <div key={timeframe} className="grid grid-cols-[1fr_auto] gap-1.5">
            <dt className="font-medium">{timeframeLabels[timeframe]}</dt>
            <dd className="text-text-2">
              {completed} of {count} · {percent}%
            </dd>
            <dd className="col-span-2">
              <ProgressBar percent={percent} label={timeframeLabels[timeframe]} figure="elsewhere" />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
