import { conflict } from '@pathwise/service-kit/problem';
import { customerKey } from '../customers/customer-key.rules.ts';
import type { BillingDeps } from '../deps.ts';
import { settingChanges, settings } from './setting.model.ts';

const Id = 'payments_enabled';

/** 409 while nothing can be bought. */
export const paymentsDisabled = () =>
  conflict('Payments are currently disabled. Please contact support.', 'payments-disabled');

/** Stores the admins' switch, and who turned it. */
export async function setPaymentsEnabled(
  deps: BillingDeps,
  { value, description, adminId }: { value: boolean; description: string; adminId: string },
): Promise<void> {
  const change = { value, description, at: deps.now() };
  await deps.inTransaction(async ({ session }) => {
    await settings(deps.db).updateOne({ _id: Id }, { $set: change }, { upsert: true, session });
    const row = { _id: deps.newId(), setting: Id, ...change, admin: customerKey(adminId) };
    await settingChanges(deps.db).create([row], { session });
  });
}
