import type { OwnSubscription, Plan, PlanId } from '@pathwise/contracts/api/billing';
import { api } from '@pathwise/federation/api';
import { useMutation, useQueryClient } from '@pathwise/federation/query';
import { useSession } from '@pathwise/federation/shell-contract';
import { notify } from '@pathwise/ui/notify';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { plansQuery } from '../upgrade/plans-query.ts';
import { ownQuery } from './subscription-queries.ts';
import { reportCreateFailure } from './use-choose-plan.ts';
import { useStep } from './use-step.ts';

/** The key of the mutation that confirms a payment. */
export const paying = ['paying'];

interface Begun {
  readonly planId: PlanId;
  readonly clientSecret: string;
}
const isOver = {
  title: 'This checkout has ended',
  description: 'Its time is over, and nothing was charged. Please choose your plan again.',
};

/**
 * The checkout on the page. The secret that confirms the payment stays in memory. A reload, and a visitor who has signed in, get it
 * again, because billing answers the same wish with the same subscription.
 */
export function useCheckout(plans: readonly Plan[], own: OwnSubscription | undefined) {
  const queries = useQueryClient();
  const isMember = useSession().status === 'signed-in';
  const { step, openCheckout, goTo } = useStep();
  const [begun, setBegun] = useState<Begun>();
  const wanted = isMember && step && 'checkout' in step ? step.checkout : undefined;

  const create = useMutation({
    mutationFn: (priceId: PlanId) => api.billing.createSubscription({ body: { priceId, flow: 'page' } }),
    onSuccess: (answer, planId) => {
      if (!('clientSecret' in answer)) throw new Error('the checkout has no secret');
      setBegun({ planId, clientSecret: answer.clientSecret });
      if (wanted !== planId) openCheckout(planId);
      for (const { queryKey } of [plansQuery, ownQuery]) void queries.invalidateQueries({ queryKey });
    },
    onError: (error) => {
      reportCreateFailure(error);
      if (wanted) goTo();
      for (const { queryKey } of [plansQuery, ownQuery]) void queries.invalidateQueries({ queryKey });
    },
  });

  const isPaidElsewhere = wanted !== undefined && Boolean(own?.subscription);
  const secret = begun && begun.planId === wanted ? begun.clientSecret : undefined;
  const begin = useEffectEvent((planId: PlanId) => {
    if (!secret && !create.isPending) create.mutate(planId);
  });
  const leave = useEffectEvent(() => {
    // a payment under way on this page says itself how it ended
    if (queries.isMutating({ mutationKey: paying }) === 0) goTo();
  });
  useEffect(() => {
    if (isPaidElsewhere) leave();
    else if (wanted) begin(wanted);
  }, [wanted, isPaidElsewhere]);

  // billing's answer before the checkout was begun knows of none either
  const isOpen = wanted !== undefined && own?.checkout?.planId === wanted;
  const wasOpen = useRef(false);
  const end = useEffectEvent(() => {
    if (!secret || queries.isMutating({ mutationKey: paying }) > 0) return;
    setBegun(undefined);
    goTo();
    notify({ ...isOver, variant: 'destructive' });
  });
  useEffect(() => {
    if (wasOpen.current && !isOpen && wanted && !isPaidElsewhere) end();
    wasOpen.current = isOpen;
  }, [isOpen, wanted, isPaidElsewhere]);

  return {
    plan: isPaidElsewhere ? undefined : plans.find(({ id }) => id === wanted),
    clientSecret: secret,
    begin: (planId: PlanId) => {
      if (!create.isPending) create.mutate(planId);
    },
    /** The plan whose subscription is being created. */
    creating: create.isPending ? create.variables : undefined,
    paid: (how: 'paid' | 'processing') => {
      setBegun(undefined);
      if (how === 'paid') notify({ title: 'Success!', description: 'Thank you. Your payment went through.' });
      goTo({ confirming: 'page' });
    },
  };
}
