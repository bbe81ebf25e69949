import { api } from '@pathwise/federation/api';
import { useLocation } from '@pathwise/federation/router';
import { useSession } from '@pathwise/federation/shell-contract';
import { notify } from '@pathwise/ui/notify';
import { useEffect, useEffectEvent } from 'react';
import { useAbandon } from './own-subscription.ts';
import { type Return, returnIn } from './step.rules.ts';
import { useStep } from './use-step.ts';

/** Takes a person up who comes back from Stripe's pages, and cleans the address. What was paid is asked, not believed. */
export function useReturn(): void {
  const { search } = useLocation();
  const way = returnIn(search);
  const isMember = useSession().status === 'signed-in';
  const { goTo } = useStep();
  const abandon = useAbandon();
  const arrive = useEffectEvent((way: Return) => {
    const checkout = new URLSearchParams(search).get('checkout');
    if (way === 'paid' || way === 'processing') return goTo({ confirming: 'stripe' });
    goTo();
    if (way === 'canceled') {
      notify({ title: 'Payment Canceled', description: 'You can try again anytime.', variant: 'destructive' });
      // anybody can send such a link, but only Stripe's page knows the checkout's id
      if (isMember && checkout) abandon.mutate(checkout);
      return;
    }
    notify({ title: 'Payment Failed', description: 'The payment was not confirmed.', variant: 'destructive' });
    if (isMember) void backToCheckout().then(goTo);
  });
  useEffect(() => {
    if (way) arrive(way);
  }, [way]);
}

/** A payment that failed stays open, and can be tried again. */
async function backToCheckout() {
  try {
    const { checkout } = await api.billing.getSubscription();
    return checkout ? { checkout: checkout.planId } : undefined;
  } catch {
    return undefined; // the list of plans offers the open checkout as well
  }
}
