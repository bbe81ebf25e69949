import type { OwnSubscription, PaymentStatus, Plan, PlanId } from '@pathwise/contracts/api/billing';
import { Link } from '@pathwise/federation/router';
import { Banner } from '@pathwise/ui/banner';
import { Button } from '@pathwise/ui/button';
import { PageHeading } from '@pathwise/ui/page-heading';
import { Blurbs } from './blurbs.tsx';
import { Notices } from './notices.tsx';
import { OwnPlan } from './own-plan.tsx';
import { PaymentQuestions } from './payment-questions.tsx';
import { PlanCard } from './plan-card.tsx';
import { PremiumPanel } from './premium-panel.tsx';
import { useChoosePlan } from './use-choose-plan.ts';

interface PlanListProps {
  readonly plans: readonly Plan[];
  readonly status: PaymentStatus;
  /** Undefined for visitors, and while it could not be loaded. */
  readonly own: OwnSubscription | undefined;
  readonly isConfirming: boolean;
  /** The plan whose subscription is being created. */
  readonly creating: PlanId | undefined;
  readonly begin: (planId: PlanId) => void;
}

/** The plans, what the person has, and the questions about paying. */
export function PlanList({ plans, status, own, isConfirming, creating, begin }: PlanListProps) {
  const choose = useChoosePlan({ status, begin });
  const canChoose = !isConfirming && !own?.subscription && !(own?.tier === 'grant' && own.expiresAt === null);
  const leading = plans.find(({ badge, seatsLeft }) => badge && seatsLeft !== 0) ?? plans[0];
  return (
    <div className="grid gap-6">
      <PageHeading
        title="Choose Your Plan"
        subtitle={
          own?.plan === 'premium'
            ? 'What you have, and everything about paying for it.'
            : 'The free plan holds three goals. Premium has room for all of them, and for the people who help.'
        }
      />
      {status.paymentsEnabled ? null : <TestingMode />}
      {status.isDemo ? <Banner title="Demo payments: no money moves" /> : null}
      <Notices own={own} isConfirming={isConfirming} onContinue={begin} />
      {own ? <OwnPlan own={own} /> : null}
      <Blurbs />
      <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-4">
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            isLeading={plan === leading}
            isProcessing={creating === plan.id}
            onChoose={canChoose ? () => choose(plan) : undefined}
            note={own?.subscription ? noteOn(plan, own.subscription) : undefined}
          />
        ))}
        <PremiumPanel />
      </div>
      <PaymentQuestions />
    </div>
  );
}

/** Somebody who pays has one plan at a time. */
const noteOn = ({ id }: Plan, { planId, name }: NonNullable<OwnSubscription['subscription']>): string =>
  id === planId ? 'This is your plan.' : `You can choose it once ${name} has ended.`;

function TestingMode() {
  const contact = (
    <Button asChild size="sm">
      <Link to="/support">Contact support</Link>
    </Button>
  );
  return (
    <Banner tone="accent" title="Testing Mode" action={contact}>
      Payments are currently disabled. Contact support for premium access during testing.
    </Banner>
  );
}
