import { ConfigError, readConfig } from '@pathwise/service-kit/config';
import { startService } from '@pathwise/service-kit/service';
import { billingService } from './app.ts';
import { type Config, configSchema } from './config.ts';
import { lookNow } from './customers/claim.ts';
import { customers } from './customers/customer.model.ts';
import type { ShopDeps } from './deps.ts';
import { openShop } from './provider/shop.ts';
import { providerEvents } from './webhooks/provider-event.model.ts';

/**
 * `node src/look.ts all`, `… customer cus_1` or `… event evt_1`, with the service's environment: asks Stripe how customers stand and
 * applies it, while the service answers. With an event it does again what the event caused.
 */

const usage = 'Usage: node src/look.ts all | customer <cus_…> | event <evt_…>';

async function chosen({ db }: ShopDeps, [what, id = '']: readonly string[]): Promise<string[]> {
  const event = what === 'event' ? await providerEvents(db).findById(id).lean() : undefined;
  if (what === 'event' && !event?.customerId) throw new Error(`No event ${id} about a customer was received.`);
  const filter = what === 'all' ? {} : { customerId: event?.customerId ?? id };
  const found = await customers(db).find(filter, { _id: 1 }).lean();
  if (what !== 'all' && found.length === 0) throw new Error(`Nobody here is the customer ${filter.customerId}.`);
  return found.map(({ _id }) => _id);
}

async function lookAt(args: readonly string[]): Promise<object> {
  const config: Config = readConfig(configSchema, {
    LOG_LEVEL: 'silent',
    ...process.env,
    PORT: '0',
    INTERNAL_PORT: '0',
  });
  const command: typeof billingService = {
    ...billingService,
    build: (deps) => ({ ...billingService.build(deps), consumers: [], workers: [] }), // the running service has them
  };
  const service = await startService(command, config);
  try {
    await service.ready;
    const shop = openShop(service.deps);
    if (!shop) throw new Error('Stripe is not configured: this is Testing Mode.');
    const deps = { ...service.deps, shop };
    await shop.checkPrices();
    const done = { looked: 0, differed: 0, failed: 0 };
    for (const _id of await chosen(deps, args)) {
      const differed = await lookNow(deps, _id).catch(() => undefined);
      if (differed) done.looked++;
      else done.failed++;
      done.differed += differed?.length ?? 0;
    }
    return done;
  } finally {
    await service.stop();
  }
}

const args = process.argv.slice(2);
const isKnown = args[0] === 'all' ? args.length === 1 : args.length === 2 && /^(customer|event)$/.test(args[0] ?? '');
if (!isKnown) {
  console.error(usage);
  process.exit(2);
}
try {
  console.log(JSON.stringify(await lookAt(args)));
} catch (error) {
  console.error(error instanceof ConfigError || error instanceof Error ? error.message : 'The look failed.');
  process.exitCode = 1;
}
