import type { OwnSubscription, PlanId } from '@pathwise/contracts/api/billing';
import { Link } from '@pathwise/federation/router';
import { useSession } from '@pathwise/federation/shell-contract';
import { placeBeforePlans } from '@pathwise/federation/storage-keys';
import { Banner } from '@pathwise/ui/banner';
import { Button } from '@pathwise/ui/button';
import { Spinner } from '@pathwise/ui/spinner';
import { Hourglass } from 'lucide-react';
import { timeOf } from '../upgrade/money.rules.ts';
import { useAbandon } from './own-subscription.ts';
import type { Step } from './step.rules.ts';
import { useStep } from './use-step.ts';

interface NoticesProps {
  readonly own: OwnSubscription | undefined;
  readonly isConfirming: boolean;
  readonly onContinue: (planId: PlanId) => void;
}

/** What is under way: a payment that is being confirmed, or a checkout that was begun. Then the way back. */
export function Notices({ own, isConfirming, onContinue }: NoticesProps) {
  const { status } = useSession();
  const { step, goTo } = useStep();
  if (status !== 'signed-in' && step && 'confirming' in step) return <SignInAgain step={step} />;
  if (isConfirming) return <Confirming onGiveUp={() => goTo()} />;
  if (own?.checkout?.state === 'confirming') return <Confirming />;
  if (own?.checkout) return <OpenCheckout checkout={own.checkout} onContinue={onContinue} />;
  return own?.plan === 'premium' ? <WayBack /> : null;
}

/** A person who comes back without having paid is not kept waiting. To choose again never charges twice. */
function Confirming({ onGiveUp }: { onGiveUp?: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-3 rounded-lg border border-accent-line bg-accent-soft px-4 py-3"
    >
      <Spinner className="text-accent-text" />
      <div className="min-w-[min(100%,12rem)] flex-1">
        <p className="font-semibold">We are confirming your payment</p>
        <p className="text-text-2">
          This page changes by itself. You can also leave it: premium starts as soon as the payment arrives.
        </p>
      </div>
      {onGiveUp ? (
        <Button size="sm" variant="ghost" onClick={onGiveUp}>
          I have not paid
        </Button>
      ) : null}
    </div>
  );
}

/** The session ended while the person was at Stripe. */
function SignInAgain({ step }: { step: Step }) {
  const signIn = (
    <Button asChild size="sm">
      <Link to="/auth" state={{ next: { to: '/subscription', state: step } }}>
        Sign In
      </Link>
    </Button>
  );
  return (
    <Banner tone="accent" title="Please sign in again" action={signIn}>
      Then we show you how your payment stands.
    </Banner>
  );
}

interface OpenCheckoutProps {
  readonly checkout: NonNullable<OwnSubscription['checkout']>;
  readonly onContinue: (planId: PlanId) => void;
}

function OpenCheckout({ checkout: { planId, heldUntil }, onContinue }: OpenCheckoutProps) {
  const abandon = useAbandon();
  const actions = (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" variant="ghost" loading={abandon.isPending} onClick={() => abandon.mutate()}>
        Let it go
      </Button>
      <Button size="sm" onClick={() => onContinue(planId)}>
        Continue to payment
      </Button>
    </div>
  );
  return (
    <Banner icon={Hourglass} title="You have begun to pay" action={actions}>
      {planId === 'beta-yearly' ? 'Your place' : 'Your checkout'} is kept until {timeOf(heldUntil)}. Nothing has been
      charged.
    </Banner>
  );
}

/** Back to the page whose upgrade dialog led here. */
function WayBack() {
  const place = placeBeforePlans.get();
  if (!place) return null;
  const back = (
    <Button asChild variant="primary" size="sm">
      <Link to={place} onClick={() => placeBeforePlans.set('')}>
        Back to where you were
      </Link>
    </Button>
  );
  return (
    <Banner tone="accent" title="You are on Premium" action={back}>
      Everything is open now.
    </Banner>
  );
}
