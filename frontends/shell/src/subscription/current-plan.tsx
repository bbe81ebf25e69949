import type { OwnSubscription } from '@pathwise/contracts/api/billing';
import { Badge } from '@pathwise/ui/badge';
import type { ReactNode } from 'react';
import { currentPlanOf } from './current-plan.rules.ts';

/** What a person has now: the plan, until when, and what is charged next. */
export function CurrentPlan({ own, children }: { own: OwnSubscription; children?: ReactNode }) {
  const { name, badge, sentence, facts } = currentPlanOf(own);
  return (
    <section aria-labelledby="current-plan" className="overflow-hidden rounded-lg border border-line bg-surface">
      <div className="p-5">
        <h2 id="current-plan" className="font-medium text-sm text-text-2">
          Your plan
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-xl">{name}</span>
          {badge ? <Badge tone={badge.tone}>{badge.word}</Badge> : null}
        </p>
        <p className="mt-1 max-w-prose text-text-2">{sentence}</p>
      </div>
      {facts.length > 0 ? (
        <dl className="grid gap-px border-line border-t bg-line md:auto-cols-fr md:grid-flow-col">
          {facts.map(({ label, value }) => (
            <div key={label} className="bg-surface px-5 py-3.5">
              <dt className="text-text-2">{label}</dt>
              <dd className="font-title">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {children ? <div className="flex flex-wrap gap-2 border-line border-t px-5 py-4">{children}</div> : null}
    </section>
  );
}
