import { setTimeout as pause } from 'node:timers/promises';
import type { Worker } from '@pathwise/service-kit/service';
import type { ShopDeps } from '../deps.ts';

/** The worker that opens the shop once Stripe's prices are right. It asks again every minute until then. */
export const checkPrices =
  ({ shop, log }: ShopDeps, { everyMs = 60_000 }: { everyMs?: number } = {}): Worker =>
  async (signal) => {
    while (!signal.aborted) {
      const isRight = await shop.checkPrices().catch((error: unknown) => {
        log.warn({ error }, 'Stripe does not say its prices; payments stay disabled');
        return false;
      });
      if (isRight) return;
      await pause(everyMs, undefined, { signal }).catch(() => {}); // aborted: the loop ends
    }
  };
