interface Plan {
  plan: 'free' | 'premium';
  tier: string | null;
}

/**
 * The mail that a change of plan sets off. The beta plan has its own. Example: a renewal sets off none, and neither does a
 * monthly plan that becomes one for life.
 */
export function mailAboutPlan(before: Plan, now: Plan): 'betaPremiumWelcome' | 'premiumUpgrade' | undefined {
  if (now.plan !== 'premium') return undefined;
  if (now.tier === 'beta-yearly') return before.tier === 'beta-yearly' ? undefined : 'betaPremiumWelcome';
  return before.plan === 'premium' ? undefined : 'premiumUpgrade';
}
