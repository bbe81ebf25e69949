import { freeGoalLimit } from '@pathwise/contracts/goal-limit.rules';
import { announce, useSession } from '@pathwise/federation/shell-contract';
import { Banner } from '@pathwise/ui/banner';
import { Button } from '@pathwise/ui/button';
import { limitState } from '../goal-kit/goal.rules.ts';

/** Tells a free member how near the limit is; renders nothing on the premium plan. */
export function LimitBanner({ goalCount }: { goalCount: number }) {
  const { plan } = useSession();
  const state = limitState(plan, goalCount);
  if (state === 'open') return null;
  const upgrade = (
    <Button size="sm" onClick={() => announce('app:upgrade', { feature: 'goals' })}>
      Upgrade
    </Button>
  );
  if (state === 'one-left')
    return (
      <Banner title="One goal remains on the free plan" action={upgrade}>
        You use {goalCount} of {freeGoalLimit}. Premium has no limit.
      </Banner>
    );
  return (
    <Banner tone="accent" title={`You have reached the limit of ${freeGoalLimit} goals`} action={upgrade}>
      Upgrade to Premium for unlimited goals.
    </Banner>
  );
}
