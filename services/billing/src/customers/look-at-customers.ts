import { keepLooking } from '@pathwise/service-kit/running/steady-work';
import type { Worker } from '@pathwise/service-kit/service';
import type { ShopDeps } from '../deps.ts';
import { claimNext, lookAtClaimed } from './claim.ts';

const atOnce = 4;

/**
 * The worker that looks at customers who are due. Whoever was not due for a day is looked at too: what then differs was announced by no
 * webhook, and is logged.
 */
export const lookAtCustomers = (deps: ShopDeps): Worker => {
  const known = ['looked', 'differed', 'failed'];
  const differences = deps.metrics.counter('pathwise_billing_looks_total', 'Looks at customers', ['outcome'], known);
  return async (signal) => {
    const look = () => lookAtNext(deps, differences);
    const one = () => keepLooking(deps, { beatMs: deps.config.LOOK_EVERY_MS, look }, signal);
    await Promise.all(Array.from({ length: atOnce }, one));
  };
};

async function lookAtNext(deps: ShopDeps, outcomes: { inc(labels: { outcome: string }): void }) {
  try {
    const customer = await claimNext(deps);
    if (!customer) return 'nothing';
    const looked = await lookAtClaimed(deps, customer);
    outcomes.inc({ outcome: 'looked' });
    if (customer.dueAt === null && looked && looked.differed.length > 0) {
      outcomes.inc({ outcome: 'differed' });
      deps.log.warn({ subscriptions: looked.differed }, 'no webhook had told this');
    }
    return 'more';
  } catch (error) {
    outcomes.inc({ outcome: 'failed' });
    deps.log.warn({ error }, 'a customer is looked at later');
    return 'later';
  }
}
