import { accessChanged } from '@pathwise/contracts/events/auth';
import { planChanged } from '@pathwise/contracts/events/billing';
import { consumer } from '@pathwise/service-kit/events/consumer';
import type { AuthDeps } from '../deps.ts';
import { bumpUser } from '../users/bump-user.ts';
import { users } from '../users/user.model.ts';

/** Stores the plan that billing announces, so that tokens can carry it. */
export const keepPlan = (deps: AuthDeps) =>
  consumer({
    name: 'auth-keep-plan',
    event: planChanged,
    handle: async ({ data }, tx) => {
      const user = await users(deps.db).findById(data.userId).session(tx.session).lean();
      if (!user) return; // the account has been erased
      if (user.plan && user.plan.version >= data.version) return; // an older event that arrived late

      const { plan, tier, version } = data;
      const expiresAt = data.expiresAt ? new Date(data.expiresAt) : null;
      const changed = await bumpUser(deps, tx, { userId: user._id, set: { plan: { plan, tier, expiresAt, version } } });
      await tx.emit(accessChanged, { userId: user._id, sessionId: null, version: changed.version });
    },
  });
