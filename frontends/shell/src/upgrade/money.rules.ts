import type { Plan } from '@pathwise/contracts/api/billing';

/** Dollars, with cents only where there are some. */
export const dollars = (price: number): string => `$${Number.isInteger(price) ? price : price.toFixed(2)}`;

export const perInterval = (interval: Plan['interval']): string => (interval === 'month' ? 'per month' : 'per year');

/** The seats of an offer, in words. Undefined for a plan without a limit. */
export function seatsLeft({ seatsLeft: left }: Pick<Plan, 'seatsLeft'>): string | undefined {
  if (left === undefined) return undefined;
  if (left === 0) return 'All places are taken';
  return left === 1 ? '1 place left' : `${left} places left`;
}

/** An instant as a day in the person's locale and zone, such as '22 December 2026'. */
export const dayOf = (instant: string): string =>
  new Date(instant).toLocaleDateString(undefined, { day: 'numeric', month: 'long', year: 'numeric' });

/** An instant as a time of day, such as '14:05'. */
export const timeOf = (instant: string): string =>
  new Date(instant).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });
