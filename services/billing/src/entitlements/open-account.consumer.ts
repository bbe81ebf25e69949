import { userRegistered } from '@pathwise/contracts/events/auth';
import { consumer } from '@pathwise/service-kit/events/consumer';
import type { BillingDeps } from '../deps.ts';
import { entitlements } from './entitlement.model.ts';
import { open } from './settle.ts';

/** Makes a new account known, so that admins can give it premium. */
export const openAccount = (deps: BillingDeps) =>
  consumer({
    name: 'billing-open-account',
    event: userRegistered,
    handle: async ({ data: { userId } }, tx) => {
      if ((await deps.account.enterIfOpen(tx, userId)) === undefined) return; // erased meanwhile
      if (!(await entitlements(deps.db).findById(userId).session(tx.session).lean())) await open(deps, tx, userId);
    },
  });
