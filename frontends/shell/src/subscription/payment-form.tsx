import { useMutation, useQuery } from '@pathwise/federation/query';
import { useShell } from '@pathwise/federation/shell-contract';
import { Button } from '@pathwise/ui/button';
import { notify } from '@pathwise/ui/notify';
import { Spinner } from '@pathwise/ui/spinner';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { type ReactNode, useState } from 'react';
import { paying } from './use-checkout.ts';

/** A network that swallows the script never says so. */
const patienceMs = 12_000;

async function loadStripeJs(key: string, left: AbortSignal): Promise<Stripe> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${patienceMs} ms`)), patienceMs);
    left.addEventListener('abort', () => reject(left.reason));
  });
  try {
    const stripe = await Promise.race([loadStripe(key), over]);
    if (!stripe) throw new Error('there is no window');
    return stripe;
  } catch (error) {
    if (!left.aborted) console.warn('Failed to load Stripe.js', error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

interface PaymentFormProps {
  readonly publishableKey: string;
  readonly clientSecret: string;
  readonly onPaid: (how: 'paid' | 'processing') => void;
  /** In place of the form when Stripe's script cannot be loaded. */
  readonly otherwise: ReactNode;
}

/** Stripe's own form. The card's number goes from Stripe's frame to Stripe, and never to us. */
export function PaymentForm({ publishableKey, clientSecret, onPaid, otherwise }: PaymentFormProps) {
  const [isBroken, setBroken] = useState(false);
  const { data: stripe, isError } = useQuery({
    queryKey: ['stripe.js', publishableKey],
    queryFn: ({ signal }) => loadStripeJs(publishableKey, signal),
    // the answer is the script's object, which must not be compared part by part
    structuralSharing: false,
    gcTime: 0,
  });
  const appearance = useAppearance();
  if (isError || isBroken) return otherwise;
  if (!stripe) return <Loading />;
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance }}>
      <Form onPaid={onPaid} onBroken={() => setBroken(true)} />
    </Elements>
  );
}

function Loading() {
  return (
    <p role="status" className="flex items-center gap-2.5 py-6 text-text-2">
      <Spinner /> Loading the payment form...
    </p>
  );
}

function Form({ onPaid, onBroken }: Pick<PaymentFormProps, 'onPaid'> & { readonly onBroken: () => void }) {
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setReady] = useState(false);
  const pay = useMutation({
    mutationKey: paying,
    mutationFn: async () => {
      if (!stripe || !elements) throw new Error('the form is not there yet');
      const returnUrl = new URL('/subscription?payment=processing', location.origin).href;
      const confirmParams = { return_url: returnUrl };
      return stripe.confirmPayment({ elements, confirmParams, redirect: 'if_required' });
    },
    onSuccess: ({ error, paymentIntent }) => {
      if (!error) return onPaid(paymentIntent.status === 'processing' ? 'processing' : 'paid');
      const description = error.message ?? 'The payment was not confirmed.';
      notify({ title: 'Payment Failed', description, variant: 'destructive' });
    },
    onError: (error) => {
      console.error('The payment could not be confirmed', error);
      notify({ title: 'Payment Error', description: 'An unexpected error occurred', variant: 'destructive' });
    },
  });
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !pay.isPending) pay.mutate();
      }}
    >
      {isReady ? null : <Loading />}
      <PaymentElement onReady={() => setReady(true)} onLoadError={onBroken} />
      <Button type="submit" variant="primary" size="lg" loading={pay.isPending} disabled={!isReady}>
        Subscribe Now
      </Button>
    </form>
  );
}

/** Stripe's frame cannot read our styles, so it is given the colours of this page. */
function useAppearance() {
  const { theme } = useShell();
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  const { color, backgroundColor } = getComputedStyle(document.body);
  const variables = {
    colorPrimary: '#7c3aed',
    colorText: color,
    colorBackground: backgroundColor,
    borderRadius: '8px',
  };
  return { theme: isDark ? ('night' as const) : ('stripe' as const), variables };
}
