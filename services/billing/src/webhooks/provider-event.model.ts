import { forgottenAfter, ownerless } from '@pathwise/service-kit/mongo/collections';
import { collection, instant, orNull, word } from '@pathwise/service-kit/mongo/fields';

/** The events that Stripe sent: ids alone, never their contents. Kept for a year. */
export const providerEvents = collection(
  'providerEvents',
  ownerless('ids of Stripe', [forgottenAfter({ days: 365 })]),
  {
    /** Stripe's id of the event. */
    _id: word,
    type: word,
    customerId: orNull(word),
    at: instant,
  },
);
