import type Stripe from 'stripe';

interface Sold {
  /** In whole dollars. */
  price: number;
  interval: 'month' | 'year';
}
type Price = Pick<Stripe.Price, 'active' | 'currency' | 'unit_amount' | 'recurring'>;

/** What is wrong with a price at Stripe, in words. Undefined when it is what the page shows. */
export function faultOfPrice(
  sold: Sold,
  { active, currency, unit_amount: cents, recurring }: Price,
): string | undefined {
  const is = `${active ? '' : 'inactive '}${cents} ${currency} a ${recurring?.interval_count} ${recurring?.interval}`;
  const wanted = `${sold.price * 100} usd a 1 ${sold.interval}`;
  return is === wanted ? undefined : `is ${is}, and the page says ${wanted}`;
}
