import { changeGrant } from '@pathwise/contracts/questions/billing';
import { answer } from '@pathwise/service-kit/events/question';
import { defineService } from '@pathwise/service-kit/service';
import { attempts } from '@pathwise/service-kit/throttle/attempts.model';
import { audit } from './audit/audit.model.ts';
import { checkouts } from './checkouts/checkout.model.ts';
import type { Config } from './config.ts';
import { closeCustomer } from './customers/close-customer.consumer.ts';
import { customers } from './customers/customer.model.ts';
import { lookAtCustomers } from './customers/look-at-customers.ts';
import type { BillingDeps } from './deps.ts';
import { entitlements } from './entitlements/entitlement.model.ts';
import { expireEntitlements } from './entitlements/expire.ts';
import { openAccount } from './entitlements/open-account.consumer.ts';
import { answerGrant } from './grants/answer-grant.ts';
import { grants } from './grants/grant.model.ts';
import { grantsRoutes } from './grants/grants.routes.ts';
import { makeSeats } from './migrations/make-seats.ts';
import { measureMoney } from './money-metrics.ts';
import { plansRoutes } from './plans/plans.routes.ts';
import { seats } from './plans/seat.model.ts';
import { checkPrices } from './provider/check-prices.ts';
import { openShop } from './provider/shop.ts';
import { settingChanges, settings } from './settings/setting.model.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { subscriptions } from './subscriptions/subscription.model.ts';
import { subscriptionsRoutes } from './subscriptions/subscriptions.routes.ts';
import { providerEvents } from './webhooks/provider-event.model.ts';

const money = [customers, checkouts, subscriptions, seats, providerEvents];

export const billingService = defineService<Config>({
  name: 'billing',
  collections: [entitlements, grants, ...money, settings, settingChanges, audit, attempts],
  migrations: [makeSeats],
  build: (serviceDeps) => {
    const shop = openShop(serviceDeps);
    const deps: BillingDeps = { ...serviceDeps, shop };
    measureMoney(deps);
    const atStripe = shop ? [checkPrices({ ...deps, shop }), lookAtCustomers({ ...deps, shop })] : [];
    return {
      routes: [plansRoutes(deps), subscriptionsRoutes(deps), grantsRoutes(deps), settingsRoutes(deps)],
      answers: [answer(changeGrant, (asked) => answerGrant(deps, asked))],
      consumers: [openAccount(deps), closeCustomer(deps)],
      workers: [expireEntitlements(deps), ...atStripe],
    };
  },
});
