import { conflict } from '@pathwise/service-kit/problem';
import { customerKey } from '../customers/customer-key.rules.ts';
import type { BillingDeps, ShopDeps } from '../deps.ts';
import { settingChanges, settings } from './setting.model.ts';

const Id = 'payments_enabled';

/** True when the admins' switch is on, Stripe is configured, and its prices are those that the page shows. */
export async function arePaymentsEnabled(deps: BillingDeps): Promise<boolean> {
  if (!deps.shop?.isOpen()) return false;
  const setting = await settings(deps.db).findById(Id).lean();
  return setting?.value ?? true;
}

/** The deps of a use case that sells. Throws 409 while payments are disabled. */
export async function selling(deps: BillingDeps): Promise<ShopDeps> {
  if (!(await arePaymentsEnabled(deps)))
    throw conflict('Payments are currently disabled. Please contact support.', 'payments-disabled');
  return deps as ShopDeps;
}

/** Stores the admins' switch, and who turned it. */
export async function setPaymentsEnabled(
  deps: BillingDeps,
  { value, description, adminId }: { value: boolean; description: string; adminId: string },
): Promise<void> {
  const change = { value, description, at: deps.now() };
  await deps.inTransaction(async (tx) => {
    const { session } = tx;
    const before = await settings(deps.db).findById(Id).session(session).lean();
    await settings(deps.db).updateOne({ _id: Id }, { $set: change }, { upsert: true, session });
    const row = { _id: deps.newId(), setting: Id, ...change, admin: customerKey(adminId) };
    await settingChanges(deps.db).create([row], { session });
    tx.note({ target: `setting:${Id}`, before: { value: before?.value ?? true }, after: { value } });
  });
}
