import type { PremiumFeature } from '@pathwise/contracts/problem';
import { useQuery } from '@pathwise/federation/query';
import { Badge } from '@pathwise/ui/badge';
import { Button } from '@pathwise/ui/button';
import { Dialog, DialogFooter } from '@pathwise/ui/dialog';
import { Check } from 'lucide-react';
import { benefits } from './benefits.ts';
import { dollars, perInterval, seatsLeft } from './money.rules.ts';
import { plansQuery } from './plans-query.ts';
import { statusQuery } from './status-query.ts';
import { useGoToPlans } from './use-go-to-plans.ts';

const texts: Readonly<Record<PremiumFeature, { readonly title: string; readonly text: string }>> = {
  goals: {
    title: 'Upgrade for unlimited goals',
    text: 'The free plan holds 3 goals. Premium has no limit, and the goals you have stay as they are.',
  },
  contact: {
    title: 'Upgrade to contact members',
    text: 'Premium members can copy the contact address of others and get in touch.',
  },
  members: { title: 'Upgrade for full member access', text: 'Meet other members with full social access.' },
  accountability: {
    title: 'Upgrade for accountability partners',
    text: 'Ask for a partner who checks in with you, and answer others who ask.',
  },
  challenges: { title: 'Upgrade for challenges', text: 'Join the challenges of others, or post your own.' },
  mentorship: { title: 'Upgrade for mentorship', text: 'Learn from mentors in the marketplace, or offer to be one.' },
};

interface UpgradeDialogProps {
  readonly feature: PremiumFeature;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** What the paid plan adds, starting with the requested feature. */
export function UpgradeDialog({ feature, open, onOpenChange }: UpgradeDialogProps) {
  const goToPlans = useGoToPlans();
  const { data: status } = useQuery(statusQuery);
  const isClosed = status?.paymentsEnabled === false;
  const { title, text } = texts[feature] ?? texts.goals;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={text}>
      <ul className="grid gap-2">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-2.5">
            <Check className="text-accent-text" aria-hidden />
            {benefit}
          </li>
        ))}
      </ul>
      <Prices />
      {isClosed ? <p>Payments are currently disabled. Contact support for premium access during testing.</p> : null}
      <DialogFooter>
        <Button onClick={() => onOpenChange(false)}>Not now</Button>
        <Button
          variant="primary"
          className="whitespace-nowrap"
          onClick={() => {
            onOpenChange(false);
            goToPlans();
          }}
        >
          {isClosed ? 'See the plans' : 'Upgrade to Premium'}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

/** The price, and the offer while it has places. The specification's price stands until the plans are here. */
function Prices() {
  const { data: plans = [] } = useQuery(plansQuery);
  const usual = plans.find(({ badge }) => !badge);
  const offer = plans.find(({ badge, seatsLeft }) => badge && seatsLeft !== 0);
  return (
    <div className="grid gap-3 text-text-2">
      {offer ? (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-md border border-accent-line bg-accent-soft px-3 py-2">
          <Badge tone="accent" className="bg-raised!">
            {offer.badge}
          </Badge>
          <span className="text-text-1">
            {dollars(offer.price)} {perInterval(offer.interval)}
          </span>
          <span>{[offer.savings, seatsLeft(offer)].filter(Boolean).join(', ')}</span>
        </p>
      ) : null}
      <p>
        {dollars(usual?.price ?? 49)} {perInterval(usual?.interval ?? 'month')}. 30-day money-back guarantee, cancel
        anytime.
      </p>
    </div>
  );
}
