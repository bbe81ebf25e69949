import { unavailable } from '@pathwise/service-kit/problem';
import { isRefused } from './shop.ts';

/** Calls Stripe. 503 when it does not answer, so that the person tries again. */
export async function asking<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (isAway(error)) throw unavailable('Stripe does not answer at the moment. Please try again.', 5);
    throw error;
  }
}
const isAway = (error: unknown) =>
  String((error as { type?: unknown } | null)?.type).startsWith('Stripe') && !isRefused(error);
