import { setTimeout as pause } from 'node:timers/promises';
import type { Worker } from '@pathwise/service-kit/service';
import { trusted } from 'mongoose';
import type { BillingDeps } from '../deps.ts';
import { entitlements } from './entitlement.model.ts';
import { settle } from './settle.ts';

/**
 * The worker that announces the end of premium. Auth ends it on time by itself, because it knows the instant; this makes it
 * known to everybody. Several processes may do it at once: the transaction decides who changes a row.
 */
export const expireEntitlements =
  (deps: BillingDeps, { everyMs = 30_000 }: { everyMs?: number } = {}): Worker =>
  async (signal) => {
    while (!signal.aborted) {
      await expireOnce(deps).catch((error: unknown) => deps.log.warn({ error }, 'ends are announced later'));
      await pause(everyMs, undefined, { signal }).catch(() => {}); // aborted: the loop ends
    }
  };

/** Settles everybody whose premium has ended. */
export async function expireOnce(deps: BillingDeps): Promise<number> {
  const ended = { plan: 'premium' as const, expiresAt: trusted({ $lte: deps.now() }) };
  const due = await entitlements(deps.db).find(ended).limit(100).lean();
  for (const { _id: userId } of due)
    await deps.inTransaction(async (tx) => {
      if ((await deps.account.enterIfOpen(tx, userId)) === undefined) return;
      await settle(deps, tx, { userId, cause: 'expired', by: 'time' });
    });
  return due.length;
}
