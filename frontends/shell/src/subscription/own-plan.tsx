import type { OwnSubscription } from '@pathwise/contracts/api/billing';
import { ApiError, api } from '@pathwise/federation/api';
import { useMutation } from '@pathwise/federation/query';
import { Button } from '@pathwise/ui/button';
import { notify } from '@pathwise/ui/notify';
import { CreditCard } from 'lucide-react';
import { CurrentPlan } from './current-plan.tsx';
import { goToStripe } from './to-stripe.ts';

/** The current plan, and what its owner can do with it. */
export function OwnPlan({ own }: { own: OwnSubscription }) {
  return <CurrentPlan own={own}>{own.subscription ? <PortalButton /> : null}</CurrentPlan>;
}

function PortalButton() {
  const portal = useMutation({
    mutationFn: () => api.billing.openPortal({ body: {} }),
    onSuccess: ({ url }) => goToStripe(url),
    onError: (error) => {
      const description = error instanceof ApiError ? error.detail : 'Please try again';
      notify({ title: 'Your invoices could not be opened', description, variant: 'destructive' });
    },
  });
  return (
    <Button loading={portal.isPending} onClick={() => portal.mutate()}>
      <CreditCard aria-hidden />
      Payment method and invoices
    </Button>
  );
}
