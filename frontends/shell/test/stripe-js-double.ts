// A double of Stripe.js for tests: it sets `window.Stripe`, as the real script does. Journeys serve this file with its types
// removed at the script's address, so it has no imports but types.
import type { PaymentIntentResult, Stripe, StripeElements, StripePaymentElement } from '@stripe/stripe-js';

declare global {
  interface Window {
    /** What Stripe does with a card. Tests provide it. */
    stripeDouble?: (confirmed: {
      clientSecret: string;
      card: string;
      returnUrl: string;
      /** What the person told their bank. Undefined for a card that needs no 3-D Secure. */
      isAuthenticated: boolean | undefined;
    }) => Promise<PaymentIntentResult>;
  }
}

{
  type Handler = () => void;

  /** A field for the card's number, in place of Stripe's frame. */
  const paymentElement = (): Pick<StripePaymentElement, 'mount' | 'destroy' | 'on' | 'off'> => {
    const handlers = new Map<string, Handler>();
    let field: HTMLElement | undefined;
    return {
      mount(place) {
        if (typeof place === 'string') throw new Error('the double mounts in an element');
        field = document.createElement('label');
        field.append('Card number ', document.createElement('input'));
        place.append(field);
        setTimeout(() => handlers.get('ready')?.());
      },
      destroy: () => field?.remove(),
      on: ((event: string, handler: Handler) =>
        void handlers.set(event, handler)) as unknown as StripePaymentElement['on'],
      off: ((event: string) => void handlers.delete(event)) as unknown as StripePaymentElement['off'],
    };
  };

  const elementsOf = (clientSecret: string): Pick<StripeElements, 'create' | 'getElement' | 'update'> => {
    const element = paymentElement() as StripePaymentElement;
    secrets.set(element, clientSecret);
    return {
      create: (() => element) as unknown as StripeElements['create'],
      getElement: (() => element) as unknown as StripeElements['getElement'],
      update: () => Promise.resolve(),
    };
  };
  const secrets = new WeakMap<object, string>();

  /** 3-D Secure, in place of the bank's frame. */
  const askBank = () =>
    new Promise<boolean>((answer) => {
      const dialog = document.createElement('dialog');
      for (const [label, isAuthenticated] of [
        ['Complete authentication', true],
        ['Fail authentication', false],
      ] as const) {
        const button = document.createElement('button');
        button.textContent = label;
        button.addEventListener('click', () => {
          dialog.remove();
          answer(isAuthenticated);
        });
        dialog.append(button);
      }
      document.body.append(dialog);
      dialog.showModal();
    });

  const confirmPayment = async ({ elements, confirmParams }: Parameters<Stripe['confirmPayment']>[0]) => {
    const element = elements?.getElement('payment');
    const clientSecret = element && secrets.get(element);
    if (!clientSecret || !window.stripeDouble)
      throw new Error('the double was given no secret, or is not told what to do');
    const card = document.querySelector<HTMLInputElement>('label:has(> input) > input')?.value ?? '';
    const isAuthenticated = card === '4000002500003155' ? await askBank() : undefined;
    return window.stripeDouble({ clientSecret, card, returnUrl: `${confirmParams?.return_url}`, isAuthenticated });
  };
  const never = () => Promise.reject(new Error('Pathwise does not call this'));

  /** `react-stripe-js` takes an object for Stripe when it has all of these. */
  type Used = Pick<
    Stripe,
    'elements' | 'confirmPayment' | 'createToken' | 'createPaymentMethod' | 'confirmCardPayment'
  >;
  const stripe: Used = {
    elements: ((options: { clientSecret: string }) =>
      elementsOf(options.clientSecret)) as unknown as Stripe['elements'],
    confirmPayment: confirmPayment as Stripe['confirmPayment'],
    createToken: never,
    createPaymentMethod: never,
    confirmCardPayment: never,
  };
  Object.assign(window, { Stripe: Object.assign(() => stripe, { version: 'endive' }) });
}
