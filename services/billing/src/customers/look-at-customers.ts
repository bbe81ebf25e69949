import { setTimeout as pause } from 'node:timers/promises';
import type { Worker } from '@pathwise/service-kit/service';
import type { ShopDeps } from '../deps.ts';
import { claimNext, lookAtClaimed } from './claim.ts';

const atOnce = 4;

/**
 * The worker that looks at customers who are due. Whoever was not due for a day is looked at too: what then differs was told by no
 * webhook, and is logged.
 */
export const lookAtCustomers = (deps: ShopDeps): Worker => {
  const known = ['looked', 'differed', 'failed'];
  const differences = deps.metrics.counter('pathwise_billing_looks_total', 'Looks at customers', ['outcome'], known);
  return async (signal) => {
    const one = async () => {
      while (!signal.aborted)
        if (!(await lookAtNext(deps, differences)))
          await pause(deps.config.LOOK_EVERY_MS, undefined, { signal }).catch(() => {}); // aborted: the loop ends
    };
    await Promise.all(Array.from({ length: atOnce }, one));
  };
};

/** Looks at the next customer. False when nobody is due. */
async function lookAtNext(deps: ShopDeps, outcomes?: { inc(labels: { outcome: string }): void }): Promise<boolean> {
  try {
    const customer = await claimNext(deps);
    if (!customer) return false;
    const looked = await lookAtClaimed(deps, customer);
    outcomes?.inc({ outcome: 'looked' });
    if (customer.dueAt === null && looked && looked.differed.length > 0) {
      outcomes?.inc({ outcome: 'differed' });
      deps.log.warn({ subscriptions: looked.differed }, 'no webhook had told this');
    }
    return true;
  } catch (error) {
    outcomes?.inc({ outcome: 'failed' });
    deps.log.warn({ error }, 'a customer is looked at later');
    return false;
  }
}
