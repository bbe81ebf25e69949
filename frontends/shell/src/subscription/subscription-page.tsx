import type { OwnSubscription, PaymentStatus, Plan } from '@pathwise/contracts/api/billing';
import { useQuery } from '@pathwise/federation/query';
import { Link } from '@pathwise/federation/router';
import { useSession } from '@pathwise/federation/shell-contract';
import { placeBeforePlans } from '@pathwise/federation/storage-keys';
import { useOutOfReach } from '@pathwise/federation/use-out-of-reach';
import { Button } from '@pathwise/ui/button';
import { ErrorState } from '@pathwise/ui/error-state';
import { Spinner } from '@pathwise/ui/spinner';
import type { ReactNode } from 'react';
import { PublicPage } from '../public-pages/public-page.tsx';
import { plansQuery } from '../upgrade/plans-query.ts';
import { statusQuery } from '../upgrade/status-query.ts';
import { Checkout } from './checkout.tsx';
import { PlanList } from './plan-list.tsx';
import { nextLookMs } from './step.rules.ts';
import { ownQuery } from './subscription-queries.ts';
import { useCheckout } from './use-checkout.ts';
import { useConfirming } from './use-confirming.ts';
import { useReturn } from './use-return.ts';

/** Plans, checkout, and the own subscription. */
export function SubscriptionPage() {
  const isMember = useSession().status === 'signed-in';
  return (
    <PublicPage action={<Back isMember={isMember} />} width="cards">
      <Content isMember={isMember} />
    </PublicPage>
  );
}

/** Leads to the page whose upgrade dialog led here, also for somebody who does not buy. */
function Back({ isMember }: { isMember: boolean }) {
  const place = isMember ? placeBeforePlans.get() : undefined;
  const words = isMember ? 'Back to Dashboard' : 'Back to Home';
  return (
    <Button asChild>
      <Link to={place || '/'} onClick={() => placeBeforePlans.set('')}>
        {place ? 'Back' : words}
      </Link>
    </Button>
  );
}

function Content({ isMember }: { isMember: boolean }) {
  useReturn();
  const isConfirming = useConfirming();
  const plans = useQuery(plansQuery);
  const status = useQuery(statusQuery);
  const own = useQuery({
    ...ownQuery,
    enabled: isMember,
    refetchInterval: ({ state }) => nextLookMs(state.data?.checkout, Date.now()),
  });
  const asked = isMember ? [plans, status, own] : [plans, status];
  const failed = asked.filter(({ isError, data }) => isError && data === undefined);
  if (failed.length > 0) {
    const again = () => {
      for (const { refetch } of failed) void refetch();
    };
    return (
      <WithoutPlans>
        <div className="rounded-lg border border-line bg-surface">
          <NotLoaded onRetry={again} />
        </div>
      </WithoutPlans>
    );
  }
  if (!plans.data || !status.data || (isMember && !own.data)) {
    return (
      <WithoutPlans>
        <div role="status" className="grid justify-items-center gap-3 py-24 text-text-2">
          <Spinner className="size-6" />
          Loading plans...
        </div>
      </WithoutPlans>
    );
  }
  return (
    <Loaded plans={plans.data} status={status.data} own={isMember ? own.data : undefined} isConfirming={isConfirming} />
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const outOfReach = useOutOfReach(onRetry);
  return (
    <ErrorState title="The plans could not be loaded" text={outOfReach ?? 'Please try again.'} onRetry={onRetry} />
  );
}

/** Every page has an h1, also before its content. */
function WithoutPlans({ children }: { children: ReactNode }) {
  return (
    <>
      <h1 className="sr-only">Choose Your Plan</h1>
      {children}
    </>
  );
}

interface LoadedProps {
  readonly plans: readonly Plan[];
  readonly status: PaymentStatus;
  readonly own: OwnSubscription | undefined;
  readonly isConfirming: boolean;
}

function Loaded({ plans, status, own, isConfirming }: LoadedProps) {
  const { plan, clientSecret, creating, begin, paid } = useCheckout(plans, own);
  if (plan) return <Checkout {...{ plan, status, own, clientSecret }} onPaid={paid} />;
  return <PlanList {...{ plans, status, own, isConfirming, creating, begin }} />;
}
