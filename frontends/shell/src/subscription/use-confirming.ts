import { api } from '@pathwise/federation/api';
import { useQuery, useQueryClient } from '@pathwise/federation/query';
import { useSession, useShell } from '@pathwise/federation/shell-contract';
import { notify } from '@pathwise/ui/notify';
import { useEffect, useEffectEvent } from 'react';
import { keepOwn } from './own-subscription.ts';
import { nextAskMs, outcomeOf } from './step.rules.ts';
import { ownQuery } from './subscription-queries.ts';
import { useStep } from './use-step.ts';

/**
 * Waits for a payment that was made: asks Stripe through billing, less and less often, until the subscription is there. An event
 * may bring it earlier. True while it waits.
 */
export function useConfirming(): boolean {
  const queries = useQueryClient();
  const { refreshSession } = useShell();
  const isMember = useSession().status === 'signed-in';
  const { step, goTo } = useStep();
  const way = step && 'confirming' in step && isMember ? step.confirming : undefined;

  const asked = useQuery({
    queryKey: ['payment-confirming', way],
    queryFn: async () => {
      const own = await api.billing.confirmSubscription({ body: {} });
      keepOwn(queries, own);
      return outcomeOf(own);
    },
    enabled: way !== undefined,
    gcTime: 0,
    refetchInterval: ({ state }) => nextAskMs(state.dataUpdateCount + state.errorUpdateCount),
  });
  const { data: own } = useQuery({ ...ownQuery, enabled: way !== undefined });
  const isPremium = own !== undefined && outcomeOf(own) === 'premium';

  const finish = useEffectEvent((outcome: 'premium' | 'unknown') => {
    goTo();
    void refreshSession({ fresh: true }).catch((error: unknown) => console.error('The plan is not fresh', error));
    if (outcome === 'unknown') notify(noPayment);
    else if (way === 'stripe') notify(successful);
  });
  useEffect(() => {
    if (!way) return;
    if (isPremium) finish('premium');
    else if (asked.data === 'unknown') finish('unknown');
  }, [way, isPremium, asked.data]);
  return way !== undefined;
}

const successful = {
  title: 'Payment Successful! 🎉',
  description: 'Your premium is active. You have unlimited access now.',
};
const noPayment = {
  title: 'No payment found',
  description: 'If you have paid, premium starts by itself as soon as the payment arrives.',
};
