import type { Goal } from '@pathwise/contracts/api/goals';
import { overallProgress } from '@pathwise/contracts/progress.rules';
import { ProgressBar } from '@pathwise/ui/progress-bar';
import { useId } from 'react';

/** The category's figures. */
export function CategorySummary({ goals }: { goals: readonly Goal[] }) {
  const headingId = useId();
  const counts = [
    ['Goals', goals.length],
    ['Active', goals.filter(({ status }) => status === 'active').length],
    ['Completed', goals.filter(({ status }) => status === 'completed').length],
  ] as const;
  const percent = overallProgress(goals);
  return (
    <section aria-labelledby={headingId} className="rounded-lg border border-line bg-surface">
      <h2 id={headingId} className="px-5 pt-4 font-semibold text-base">
        Summary
      </h2>
      <dl className="grid grid-cols-[repeat(3,auto)] max-tiny:grid-cols-1 @xl:grid-cols-[1fr_1fr_1fr_2fr]">
        {counts.map(([label, count]) => (
          <div key={label} className="px-5 pt-2 pb-4">
            <dt className="font-medium text-text-2">{label}</dt>
            <dd className="mt-1 text-xl">{count}</dd>
          </div>
        ))}
        <div className="col-span-full border-line border-t px-5 pt-3 pb-4 @xl:col-span-1 @xl:border-t-0 @xl:pt-2">
          <dt className="font-medium text-text-2">Average progress</dt>
          <dd className="mt-1 flex items-center gap-3 text-xl">
            {percent}%
            <ProgressBar percent={percent} label="Average progress" figure="elsewhere" className="flex-1" />
          </dd>
        </div>
      </dl>
    </section>
  );
}
