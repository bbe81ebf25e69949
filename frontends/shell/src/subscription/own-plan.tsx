import type { OwnSubscription } from '@pathwise/contracts/api/billing';
import { ApiError, api } from '@pathwise/federation/api';
import { useMutation } from '@pathwise/federation/query';
import { Button } from '@pathwise/ui/button';
import { notify } from '@pathwise/ui/notify';
import { CreditCard } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useResume } from './change-subscription.ts';
import { CurrentPlan } from './current-plan.tsx';
import { goToStripe } from './to-stripe.ts';

const CancelDialog = lazy(async () => ({ default: (await import('./exit-dialogs.tsx')).CancelDialog }));
const RefundDialog = lazy(async () => ({ default: (await import('./exit-dialogs.tsx')).RefundDialog }));

/** The current plan, and what its owner can do with it. */
export function OwnPlan({ own }: { own: OwnSubscription }) {
  const { subscription } = own;
  return <CurrentPlan own={own}>{subscription ? <Actions subscription={subscription} /> : null}</CurrentPlan>;
}

function Actions({ subscription }: { subscription: NonNullable<OwnSubscription['subscription']> }) {
  const [leaving, setLeaving] = useState<'cancel' | 'refund'>();
  const { state, refundableUntil } = subscription;
  const close = () => setLeaving(undefined);
  return (
    <>
      {state === 'ending' ? <KeepPremium /> : null}
      <PortalButton isUrgent={state === 'payment-due'} />
      {state === 'ending' || state === 'refunding' ? null : (
        <Button variant="ghost" onClick={() => setLeaving('cancel')}>
          Cancel subscription
        </Button>
      )}
      {refundableUntil ? (
        <Button variant="ghost" onClick={() => setLeaving('refund')}>
          Get my money back
        </Button>
      ) : null}
      <Suspense>
        {leaving === 'cancel' ? <CancelDialog subscription={subscription} onClose={close} /> : null}
        {leaving === 'refund' ? <RefundDialog subscription={subscription} onClose={close} /> : null}
      </Suspense>
    </>
  );
}

function KeepPremium() {
  const resume = useResume();
  return (
    <Button variant="primary" loading={resume.isPending} onClick={() => resume.mutate()}>
      Keep Premium
    </Button>
  );
}

/** Stripe's page for payment method and invoices. */
function PortalButton({ isUrgent }: { isUrgent: boolean }) {
  const portal = useMutation({
    mutationFn: () => api.billing.openPortal({ body: {} }),
    onSuccess: ({ url }) => goToStripe(url),
    onError: (error) => {
      const description = error instanceof ApiError ? error.detail : 'Please try again';
      notify({ title: 'Your invoices could not be opened', description, variant: 'destructive' });
    },
  });
  return (
    <Button variant={isUrgent ? 'primary' : 'default'} loading={portal.isPending} onClick={() => portal.mutate()}>
      <CreditCard aria-hidden />
      Payment method and invoices
    </Button>
  );
}
