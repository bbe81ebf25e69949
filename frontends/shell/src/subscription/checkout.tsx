import type { OwnSubscription, PaymentStatus, Plan } from '@pathwise/contracts/api/billing';
import { Link } from '@pathwise/federation/router';
import { Button } from '@pathwise/ui/button';
import { Card } from '@pathwise/ui/card';
import { cx } from '@pathwise/ui/class-names';
import { PageHeading } from '@pathwise/ui/page-heading';
import { Spinner } from '@pathwise/ui/spinner';
import { ArrowLeft, Lock } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { dollars, perInterval, timeOf } from '../upgrade/money.rules.ts';
import { useAbandon } from './own-subscription.ts';
import { goToStripe } from './to-stripe.ts';
import { usePayAtStripe } from './use-choose-plan.ts';
import { useStep } from './use-step.ts';

const PaymentForm = lazy(async () => ({ default: (await import('./payment-form.tsx')).PaymentForm }));

interface CheckoutProps {
  readonly plan: Plan;
  readonly status: PaymentStatus;
  readonly own: OwnSubscription | undefined;
  /** Undefined until billing has answered. */
  readonly clientSecret: string | undefined;
  readonly onPaid: (how: 'paid' | 'processing') => void;
}

/** Paying for the chosen plan, on the page. */
export function Checkout({ plan, status, own, clientSecret, onPaid }: CheckoutProps) {
  const { goTo } = useStep();
  const abandon = useAbandon();
  const leave = () => {
    goTo();
    abandon.mutate();
  };
  const price = `${dollars(plan.price)} ${perInterval(plan.interval)}`;
  return (
    <div className="grid gap-6">
      <Button variant="ghost" className="-ml-3.5 justify-self-start" onClick={leave}>
        <ArrowLeft aria-hidden />
        Back to plans
      </Button>
      <PageHeading title="Complete Your Subscription" subtitle={`${plan.name}, ${price}`} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_360px]">
        <Card title={<SecurePayment />}>
          {clientSecret ? (
            <Payment {...{ plan, status, clientSecret, onPaid }} />
          ) : (
            <Waiting>Preparing your payment...</Waiting>
          )}
        </Card>
        <Summary plan={plan} heldUntil={own?.checkout?.planId === plan.id ? own.checkout.heldUntil : undefined} />
      </div>
    </div>
  );
}

function SecurePayment() {
  return (
    <h2 className="flex items-center gap-2 text-base">
      <Lock className="text-text-2" aria-hidden />
      Secure Payment
    </h2>
  );
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="flex items-center gap-2.5 py-6 text-text-2">
      <Spinner /> {children}
    </p>
  );
}

type PaymentProps = Pick<CheckoutProps, 'plan' | 'status' | 'onPaid'> & { readonly clientSecret: string };

function Payment({ plan, status, clientSecret, onPaid }: PaymentProps) {
  if (status.demoUrl) return <DemoPayment plan={plan} demoUrl={status.demoUrl} clientSecret={clientSecret} />;
  const otherwise = <PayAtStripe plan={plan} />;
  if (!status.publishableKey) return otherwise;
  return (
    <Suspense fallback={<Waiting>Loading the payment form...</Waiting>}>
      <PaymentForm publishableKey={status.publishableKey} {...{ clientSecret, onPaid, otherwise }} />
    </Suspense>
  );
}

interface DemoPaymentProps {
  readonly plan: Plan;
  readonly demoUrl: string;
  readonly clientSecret: string;
}

/** The stand-in for Stripe confirms the payment on a page of its own. Both ways to pay can be tried. */
function DemoPayment({ plan, demoUrl, clientSecret }: DemoPaymentProps) {
  const pay = () => {
    const back = new URL('/subscription?payment=processing', location.origin).href;
    goToStripe(`${demoUrl}/confirm/${clientSecret}?back=${encodeURIComponent(back)}`);
  };
  return (
    <div className="grid gap-5">
      <div className="rounded-md border border-line-strong border-dashed px-4 py-3 text-text-2">
        <p className="font-title text-text-1">Demo payments: no money moves</p>
        <p>
          Stripe's form for cards stands here in production. In the demo the next page lets you pay, be declined,
          confirm with your bank, or walk away.
        </p>
      </div>
      <Button variant="primary" size="lg" onClick={pay}>
        Subscribe Now
      </Button>
      <PayAtStripeButton plan={plan} />
    </div>
  );
}

/** Stripe's script is blocked by some networks and extensions. */
function PayAtStripe({ plan }: { plan: Plan }) {
  return (
    <div className="grid gap-4">
      <p role="alert" className="text-text-2">
        The payment form could not be loaded. An extension or your network may block it. You can pay on Stripe's own
        page instead, and you come back here afterwards.
      </p>
      <PayAtStripeButton plan={plan} variant="primary" />
    </div>
  );
}

function PayAtStripeButton({ plan, variant = 'default' }: { plan: Plan; variant?: 'primary' | 'default' }) {
  const pay = usePayAtStripe();
  return (
    <Button
      variant={variant}
      size="lg"
      loading={pay.isPending}
      onClick={() => {
        if (!pay.isPending) pay.mutate(plan.id);
      }}
    >
      {pay.isPending ? 'Processing...' : "Pay on Stripe's page"}
    </Button>
  );
}

function Summary({ plan, heldUntil }: { plan: Plan; heldUntil: string | undefined }) {
  const { name, price, interval, savings, seatsLeft } = plan;
  const every = interval === 'month' ? 'every month' : 'every year';
  return (
    <Card title="What you pay">
      <dl className="grid gap-2">
        <Line label={name} value={`${dollars(price)} ${perInterval(interval)}`} />
        {savings ? <Line label="Compared with paying monthly" value={savings} /> : null}
        <Line label="Today" value={dollars(price)} isTotal />
      </dl>
      <p className="mt-4 text-meta text-text-2">
        Then {dollars(price)} {every}, until you cancel. You can cancel anytime, and have your money back within 30
        days.
      </p>
      {seatsLeft !== undefined && heldUntil ? (
        <p className="mt-2 text-meta text-text-2">Your place is kept until {timeOf(heldUntil)}.</p>
      ) : null}
      <p className="mt-2 text-meta text-text-3">
        By subscribing you agree to the{' '}
        <Link to="/terms-of-service" className="underline underline-offset-2">
          Terms of Service
        </Link>
        .
      </p>
    </Card>
  );
}

function Line({ label, value, isTotal }: { label: string; value: string; isTotal?: boolean }) {
  return (
    <div className={cx('flex justify-between gap-4', isTotal && 'border-line border-t pt-2 font-semibold')}>
      <dt className="text-text-2">{label}</dt>
      <dd className="text-right">{value}</dd>
    </div>
  );
}
