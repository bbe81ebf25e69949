import type { Plan } from '@pathwise/contracts/api/billing';
import { Badge } from '@pathwise/ui/badge';
import { Button } from '@pathwise/ui/button';
import { Check } from 'lucide-react';
import { dollars, perInterval, seatsLeft } from '../upgrade/money.rules.ts';

const ticks = ['Unlimited Goals', 'Full Social Features', 'Priority Support', 'Advanced Analytics'];

interface PlanCardProps {
  readonly plan: Plan;
  /** The one that stands out. */
  readonly isLeading: boolean;
  readonly isProcessing: boolean;
  /** Undefined where nothing can be chosen, such as for somebody who pays already. */
  readonly onChoose: (() => void) | undefined;
  /** In place of the button. */
  readonly note: string | undefined;
}

export function PlanCard({ plan, isLeading, isProcessing, onChoose, note }: PlanCardProps) {
  const { id, name, description, price, interval, badge, savings } = plan;
  const left = seatsLeft(plan);
  return (
    <section
      aria-labelledby={`plan-${id}`}
      className="flex flex-col gap-5 rounded-lg border border-line bg-surface p-5"
    >
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={`plan-${id}`} className="text-base">
            {name}
          </h2>
          {badge ? <Badge tone="accent">{badge}</Badge> : null}
        </div>
        <p className="mt-1 text-balance text-text-2">{description}</p>
      </div>
      <div>
        <p className="flex flex-wrap items-baseline gap-x-1.5">
          <span className="text-2xl">{dollars(price)}</span>
          <span className="text-text-2">{perInterval(interval)}</span>
        </p>
        {/* two empty lines beside an offer, so that the ticks of both stand in one line */}
        <p className="mt-1 grid content-start text-meta md:min-h-9">
          {savings ? <span className="font-medium text-ok">{savings}</span> : null}
          {left ? <span className="text-text-3">{left}</span> : null}
        </p>
      </div>
      <ul className="grid gap-2">
        {ticks.map((tick) => (
          <li key={tick} className="flex gap-2">
            <Check className="mt-px text-accent-text" aria-hidden />
            {tick}
          </li>
        ))}
      </ul>
      {onChoose ? (
        <Button
          variant={isLeading ? 'primary' : 'default'}
          size="lg"
          className="mt-auto w-full"
          loading={isProcessing}
          disabled={plan.seatsLeft === 0}
          onClick={onChoose}
        >
          {isProcessing ? 'Processing...' : `Choose ${name}`}
        </Button>
      ) : null}
      {note ? <p className="mt-auto text-text-2">{note}</p> : null}
    </section>
  );
}
