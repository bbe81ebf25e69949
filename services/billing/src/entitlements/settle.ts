import { planChanged } from '@pathwise/contracts/events/billing';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import { noteInAudit } from '../audit/audit.model.ts';
import { customerKey } from '../customers/customer-key.rules.ts';
import type { BillingDeps } from '../deps.ts';
import { grants } from '../grants/grant.model.ts';
import { subscriptions } from '../subscriptions/subscription.model.ts';
import { type EntitlementRecord, entitlements } from './entitlement.model.ts';
import { entitlementOf, isSame } from './entitlement.rules.ts';

export interface Cause {
  /** Such as `granted` or `expired`; it is announced. */
  cause: string;
  /** Who caused it, for the audit. */
  by: string;
}

/**
 * Computes what a person has from the stored subscriptions and grants. A change is stored, audited and announced in this
 * transaction, which has entered the account.
 */
export async function settle(
  deps: BillingDeps,
  tx: Tx,
  { userId, cause, by }: { userId: string } & Cause,
): Promise<EntitlementRecord> {
  const { session } = tx;
  const known =
    (await entitlements(deps.db).findById(userId).session(session).lean()) ?? (await open(deps, tx, userId));
  const paid = await subscriptions(deps.db).find({ ownerId: userId }).session(session).lean();
  const granted = await grants(deps.db).find({ ownerId: userId }).session(session).lean();
  const has = entitlementOf({ paid, granted }, deps.now());
  if (isSame(known, has)) return known;

  const next = { ...known, ...has, version: known.version + 1 };
  await entitlements(deps.db).replaceOne({ _id: userId }, next, { session });
  const expiresAt = has.expiresAt?.toISOString() ?? null;
  const details = { plan: has.plan, tier: has.tier, expiresAt, cause };
  await noteInAudit(deps, tx, { userId, what: 'plan-changed', by, details });
  await tx.emit(planChanged, { userId, plan: has.plan, tier: has.tier, expiresAt, cause, version: next.version });
  return next;
}

/** Makes the row of an account that is not known yet. */
export async function open(deps: BillingDeps, { session }: Tx, userId: string): Promise<EntitlementRecord> {
  const plan = 'free' as const;
  const row = { _id: userId, customer: customerKey(userId), plan, tier: null, expiresAt: null, version: 0 };
  await entitlements(deps.db).create([row], { session });
  return row;
}
