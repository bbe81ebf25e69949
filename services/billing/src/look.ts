import { runCommand } from '@pathwise/service-kit/running/run-command';
import { billingService } from './app.ts';
import { configSchema } from './config.ts';
import { lookNow } from './customers/claim.ts';
import { customers } from './customers/customer.model.ts';
import type { ShopDeps } from './deps.ts';
import { openShop } from './provider/shop.ts';
import { providerEvents } from './webhooks/provider-event.model.ts';

type Choice = { what: 'all' } | { what: 'customer' | 'event'; id: string };

/** Asks Stripe how customers stand and applies it, while the service answers. With an event it does again what the event caused. */
await runCommand(billingService, configSchema, {
  usage: 'node src/look.ts all | customer <cus_…> | event <evt_…>',
  read: choiceOf,
  async run(given, choice) {
    const shop = openShop(given);
    if (!shop) throw new Error('Stripe is not configured: this is Testing Mode.');
    const deps = { ...given, shop };
    await shop.checkPrices();
    const done = { looked: 0, differed: 0, failed: 0 };
    for (const _id of await chosen(deps, choice)) {
      const differed = await lookNow(deps, _id).catch(() => undefined);
      if (differed) done.looked++;
      else done.failed++;
      done.differed += differed?.length ?? 0;
    }
    return done;
  },
});

function choiceOf([what, id, ...more]: readonly string[]): Choice | undefined {
  if (what === 'all' && id === undefined) return { what };
  if ((what === 'customer' || what === 'event') && id !== undefined && more.length === 0) return { what, id };
  return undefined;
}

async function chosen({ db }: ShopDeps, choice: Choice): Promise<string[]> {
  if (choice.what === 'all') return (await customers(db).find({}, { _id: 1 }).lean()).map(({ _id }) => _id);
  const { what, id } = choice;
  const event = what === 'event' ? await providerEvents(db).findById(id).lean() : undefined;
  if (what === 'event' && !event?.customerId) throw new Error(`No event ${id} about a customer was received.`);
  const customerId = event?.customerId ?? id;
  const found = await customers(db).find({ customerId }, { _id: 1 }).lean();
  if (found.length === 0) throw new Error(`Nobody here is the customer ${customerId}.`);
  return found.map(({ _id }) => _id);
}
