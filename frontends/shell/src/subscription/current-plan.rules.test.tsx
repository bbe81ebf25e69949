import { describe, expect, it } from '@jest/globals';
import { free, paying } from '../../test/subscription.ts';
import { dayOf } from '../upgrade/money.rules.ts';
import { currentPlanOf } from './current-plan.rules.ts';

const end = '2026-12-22T12:00:00.000Z';
const day = dayOf(end);

describe('the card of the current plan', () => {
  it.each([
    ['renews', paying(), 'Active', 'It renews by itself. You can cancel at any time.'],
    ['is a trial', paying({ state: 'trial' }), 'Trial', `Your trial ends on ${day}. You can cancel before that.`],
    [
      'was cancelled',
      paying({ state: 'ending', nextChargeAt: null, endsAt: end }),
      'Cancelled',
      `You have cancelled. Premium lasts until ${day}. Nothing more is charged.`,
    ],
    [
      'waits for a payment',
      paying({ state: 'payment-due', nextChargeAt: null, endsAt: end }),
      'Payment due',
      `Your last payment did not go through. Premium lasts until ${day}. Please check your payment method.`,
    ],
    [
      'waited too long for a payment',
      { ...paying({ state: 'payment-due', nextChargeAt: null, endsAt: end }), plan: 'free' as const },
      'Payment due',
      `Your last payment did not go through. Premium ended on ${day}. Please check your payment method.`,
    ],
    [
      'is paused',
      paying({ state: 'paused', nextChargeAt: null }),
      'Paused',
      'Nothing is charged while it is paused, and it gives no premium.',
    ],
    [
      'is disputed',
      paying({ state: 'disputed', nextChargeAt: null }),
      'Disputed',
      'The payment is disputed with your bank. Until that is settled it gives no premium.',
    ],
    [
      'is being paid back',
      paying({ state: 'refunding', nextChargeAt: null, refundableUntil: null }),
      'Money back',
      'You asked for your money back, and it is on its way. There is nothing left to do. Premium ends with it.',
    ],
    [
      'stands beside a longer gift',
      { ...paying(), tier: 'grant' as const, expiresAt: null },
      'Active',
      'It renews by itself. You can cancel at any time. Premium was given to you for good.',
    ],
    [
      'was given until a day',
      { ...free, plan: 'premium' as const, tier: 'grant' as const, expiresAt: end },
      'Given',
      `Premium was given to you until ${day}. There is nothing to pay.`,
    ],
    ['is the free one', free, undefined, 'Three goals with their roadmaps, your week and your diary. They stay yours.'],
  ])('of a plan that %s', (_name, own, word, sentence) => {
    const card = currentPlanOf(own);
    expect([card.badge?.word, card.sentence]).toEqual([word, sentence]);
  });

  it('lists price, next charge, end, and the last day of the money-back guarantee', () => {
    expect(currentPlanOf(paying()).facts).toEqual([
      { label: 'Price', value: '$49 per month' },
      { label: 'Next charge', value: `$49 on ${day}` },
      { label: 'Money back', value: `until ${day}` },
    ]);
    const ending = paying({ state: 'ending', nextChargeAt: null, endsAt: end, refundableUntil: null });
    expect(currentPlanOf(ending).facts.map(({ label }) => label)).toEqual(['Price', 'Premium until']);
  });
});
