import type { OwnSubscription, SubscriptionState } from '@pathwise/contracts/api/billing';
import type { BadgeProps } from '@pathwise/ui/badge';
import { dayOf, dollars, perInterval } from '../upgrade/money.rules.ts';

type Subscription = NonNullable<OwnSubscription['subscription']>;

interface Badge {
  readonly tone: NonNullable<BadgeProps['tone']>;
  readonly word: string;
}

/** What the card of the current plan says. */
export interface CurrentPlan {
  readonly name: string;
  /** Undefined for the free plan, whose name says it. */
  readonly badge: Badge | undefined;
  readonly sentence: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

const badges: Readonly<Record<SubscriptionState, Badge>> = {
  active: { tone: 'green', word: 'Active' },
  trial: { tone: 'accent', word: 'Trial' },
  ending: { tone: 'amber', word: 'Cancelled' },
  'payment-due': { tone: 'red', word: 'Payment due' },
  paused: { tone: 'amber', word: 'Paused' },
  disputed: { tone: 'red', word: 'Disputed' },
  refunding: { tone: 'accent', word: 'Money back' },
};

export function currentPlanOf({ plan, tier, expiresAt, subscription }: OwnSubscription): CurrentPlan {
  const given =
    tier === 'grant' ? `Premium was given to you ${expiresAt ? `until ${dayOf(expiresAt)}` : 'for good'}.` : '';
  if (subscription) {
    const { name, state } = subscription;
    const sentence = [sentenceOf(subscription, plan), given].filter(Boolean).join(' ');
    return { name, badge: badges[state], sentence, facts: factsOf(subscription) };
  }
  if (plan === 'premium') {
    // a paid plan that is neither stored nor given cannot be: premium without a subscription was given
    const badge = { tone: 'accent', word: 'Given' } as const;
    return { name: 'Premium', badge, sentence: `${given} There is nothing to pay.`.trim(), facts: [] };
  }
  const sentence = 'Three goals with their roadmaps, your week and your diary. They stay yours.';
  return { name: 'Free plan', badge: undefined, sentence, facts: [] };
}

function sentenceOf({ state, endsAt, nextChargeAt }: Subscription, plan: OwnSubscription['plan']): string {
  const until = endsAt ? ` Premium ${plan === 'premium' ? 'lasts until' : 'ended on'} ${dayOf(endsAt)}.` : '';
  switch (state) {
    case 'active':
      return 'It renews by itself. You can cancel at any time.';
    case 'trial':
      return `Your trial ends${nextChargeAt ? ` on ${dayOf(nextChargeAt)}` : ''}. You can cancel before that.`;
    case 'ending':
      return `You have cancelled.${until} Nothing more is charged.`;
    case 'payment-due':
      return `Your last payment did not go through.${until} Please check your payment method.`;
    case 'paused':
      return 'Nothing is charged while it is paused, and it gives no premium.';
    case 'disputed':
      return 'The payment is disputed with your bank. Until that is settled it gives no premium.';
    case 'refunding':
      return 'You asked for your money back, and it is on its way. There is nothing left to do. Premium ends with it.';
  }
}

function factsOf({ price, interval, nextChargeAt, endsAt, refundableUntil }: Subscription): CurrentPlan['facts'] {
  const facts = [{ label: 'Price', value: `${dollars(price)} ${perInterval(interval)}` }];
  if (nextChargeAt) facts.push({ label: 'Next charge', value: `${dollars(price)} on ${dayOf(nextChargeAt)}` });
  if (endsAt) facts.push({ label: 'Premium until', value: dayOf(endsAt) });
  if (refundableUntil) facts.push({ label: 'Money back', value: `until ${dayOf(refundableUntil)}` });
  return facts;
}
