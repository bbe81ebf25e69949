import { defineService } from '@pathwise/service-kit/service';
import { audit } from './audit/audit.model.ts';
import type { Config } from './config.ts';
import { entitlements } from './entitlements/entitlement.model.ts';
import { expireEntitlements } from './entitlements/expire.ts';
import { openAccount } from './entitlements/open-account.consumer.ts';
import { grants } from './grants/grant.model.ts';
import { grantsRoutes } from './grants/grants.routes.ts';
import { makeSeats } from './migrations/make-seats.ts';
import { plansRoutes } from './plans/plans.routes.ts';
import { seats } from './plans/seat.model.ts';
import { settingChanges, settings } from './settings/setting.model.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { subscriptions } from './subscriptions/subscription.model.ts';
import { subscriptionsRoutes } from './subscriptions/subscriptions.routes.ts';

export const billingService = defineService<Config>({
  name: 'billing',
  collections: [entitlements, grants, subscriptions, seats, settings, settingChanges, audit],
  migrations: [makeSeats],
  build: (deps) => ({
    routes: [plansRoutes(deps), subscriptionsRoutes(deps), grantsRoutes(deps), settingsRoutes(deps)],
    consumers: [openAccount(deps)],
    workers: [expireEntitlements(deps)],
  }),
});
