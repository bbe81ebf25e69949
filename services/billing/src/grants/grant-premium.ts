import type { EntitlementView, GrantDuration } from '@pathwise/contracts/api/billing';
import { notFound } from '@pathwise/service-kit/problem';
import { noteInAudit } from '../audit/audit.model.ts';
import type { BillingDeps } from '../deps.ts';
import { type EntitlementRecord, entitlements } from '../entitlements/entitlement.model.ts';
import { settle } from '../entitlements/settle.ts';
import { grants } from './grant.model.ts';
import { endOfGrant } from './grant.rules.ts';

interface Input {
  userId: string;
  adminId: string;
}

/** Gives somebody premium, once for each key. Throws 404 for an account that does not exist. */
export async function grantPremium(
  deps: BillingDeps,
  { userId, adminId, duration, key = deps.newId() }: Input & { duration: GrantDuration; key?: string },
): Promise<EntitlementView> {
  return deps.inTransaction(async (tx) => {
    const before = await enterKnown(deps, tx, userId);
    if (await grants(deps.db).exists({ _id: key }).session(tx.session)) return viewOf(before);
    const startsAt = deps.now();
    const endsAt = endOfGrant(duration, startsAt);
    const grant = { _id: key, ownerId: userId, duration, startsAt, endsAt, revokedAt: null };
    await grants(deps.db).create([grant], { session: tx.session });
    const by = `admin:${adminId}`;
    await noteInAudit(deps, tx, { userId, what: 'granted', by, details: { duration } });
    const after = await settle(deps, tx, { userId, cause: 'granted', by });
    const given = { ...valuesOf(after), duration };
    tx.note({
      actorId: adminId,
      action: 'billing.grantPremium',
      personId: userId,
      before: valuesOf(before),
      after: given,
    });
    return viewOf(after);
  });
}

/** Takes back everything that admins gave. A subscription that is paid for stays. */
export async function revokePremium(deps: BillingDeps, { userId, adminId }: Input): Promise<EntitlementView> {
  return deps.inTransaction(async (tx) => {
    const before = await enterKnown(deps, tx, userId);
    const { session } = tx;
    const standing = { ownerId: userId, revokedAt: null };
    const { modifiedCount } = await grants(deps.db).updateMany(
      standing,
      { $set: { revokedAt: deps.now() } },
      { session },
    );
    const by = `admin:${adminId}`;
    if (modifiedCount > 0) await noteInAudit(deps, tx, { userId, what: 'revoked', by });
    const after = await settle(deps, tx, { userId, cause: 'revoked', by });
    tx.note({
      actorId: adminId,
      action: 'billing.revokePremium',
      personId: userId,
      before: valuesOf(before),
      after: valuesOf(after),
    });
    return viewOf(after);
  });
}

async function enterKnown(
  deps: BillingDeps,
  tx: Parameters<typeof settle>[1],
  userId: string,
): Promise<EntitlementRecord> {
  const known = await entitlements(deps.db).findById(userId).lean();
  if (!known) throw notFound('account');
  await deps.account.enter(tx, userId);
  return known;
}

const valuesOf = ({ plan, tier, expiresAt }: EntitlementRecord) => ({
  plan,
  tier,
  expiresAt: expiresAt?.toISOString() ?? null,
});

const viewOf = ({ _id: userId, plan, tier, expiresAt }: EntitlementRecord): EntitlementView => ({
  userId,
  plan,
  tier,
  expiresAt: expiresAt?.toISOString() ?? null,
});
