import { describe, expect, it } from '@jest/globals';
import { mailAboutPlan } from './trigger.rules.ts';

const free = { plan: 'free' as const, tier: null };
const premium = (tier: string | null) => ({ plan: 'premium' as const, tier });

describe('the mail about a change of plan', () => {
  it.each([
    ['a first month', free, premium('monthly'), 'premiumUpgrade'],
    ['a grant', free, premium('grant'), 'premiumUpgrade'],
    ['a seat of the beta plan', free, premium('beta-yearly'), 'betaPremiumWelcome'],
    ['a monthly plan that becomes the beta plan', premium('monthly'), premium('beta-yearly'), 'betaPremiumWelcome'],
    ['a renewal', premium('monthly'), premium('monthly'), undefined],
    ['a renewal of the beta plan', premium('beta-yearly'), premium('beta-yearly'), undefined],
    ['a longer right beside', premium('monthly'), premium('grant'), undefined],
    ['the end of premium', premium('monthly'), free, undefined],
    ['a free plan that stays', free, free, undefined],
  ])('after %s', (_case, before, now, expected) => {
    expect(mailAboutPlan(before, now)).toBe(expected);
  });
});
