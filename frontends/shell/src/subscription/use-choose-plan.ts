import type { PaymentStatus, Plan, PlanId } from '@pathwise/contracts/api/billing';
import { ApiError, api } from '@pathwise/federation/api';
import { useMutation, useQueryClient } from '@pathwise/federation/query';
import { useNavigate } from '@pathwise/federation/router';
import { useSession } from '@pathwise/federation/shell-contract';
import { notify } from '@pathwise/ui/notify';
import { useEffect, useEffectEvent } from 'react';
import { forNewcomers } from '../public-pages/opening-tab.ts';
import { plansQuery } from '../upgrade/plans-query.ts';
import type { Step } from './step.rules.ts';
import { ownQuery } from './subscription-queries.ts';
import { goToStripe } from './to-stripe.ts';
import { useStep } from './use-step.ts';

/** Begins to pay at Stripe. The browser leaves the page, so the call stays pending until then. */
export function usePayAtStripe() {
  const queries = useQueryClient();
  const { goTo } = useStep();
  const pay = useMutation({
    mutationFn: async (priceId: PlanId) => {
      const begun = await api.billing.createSubscription({ body: { priceId, flow: 'redirect' } });
      if (!('checkoutUrl' in begun)) return console.error('Stripe named no page to pay on');
      goTo(); // Back from Stripe shows the plans, and begins nothing by itself
      goToStripe(begun.checkoutUrl);
      await new Promise(() => undefined);
    },
    onError: (error) => {
      reportCreateFailure(error);
      for (const { queryKey } of [plansQuery, ownQuery]) void queries.invalidateQueries({ queryKey });
    },
  });
  // Back from Stripe may show this page as it was left
  const forget = useEffectEvent(() => pay.reset());
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && forget();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  return pay;
}

/** Logs why nothing was created, and says so. */
export function reportCreateFailure(error: unknown): void {
  console.error('The subscription could not be created', error);
  const said = error instanceof ApiError ? error.detail : '';
  notify({ title: 'Error', description: said || 'Failed to create subscription', variant: 'destructive' });
}

interface Choosing {
  readonly status: PaymentStatus | undefined;
  readonly begin: (planId: PlanId) => void;
}

/** Chooses a plan. A visitor signs in first and comes back to the plan. */
export function useChoosePlan({ status, begin }: Choosing): (plan: Plan) => void {
  const session = useSession();
  const navigate = useNavigate();
  return ({ id, name }) => {
    if (!status?.paymentsEnabled) {
      const description = 'Payments are currently disabled. Please contact support.';
      return notify({ title: 'Payments Disabled', description, variant: 'destructive' });
    }
    if (session.status === 'signed-in') return begin(id);
    const why = `You chose ${name}. Sign in or register, and payment comes next.`;
    const next = { to: '/subscription', state: { checkout: id } satisfies Step, why };
    void navigate('/auth', { state: { ...forNewcomers, next } });
  };
}
