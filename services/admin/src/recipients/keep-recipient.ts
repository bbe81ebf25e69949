import { randomBytes } from 'node:crypto';
import { newest } from '@pathwise/service-kit/transactions/newest';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import { nextWeeklyAt } from '../automation/weekly-time.rules.ts';
import type { AdminDeps } from '../deps.ts';
import { recipients } from './recipient.model.ts';

interface Profile {
  userId: string;
  email: string;
  firstName: string | null;
  timeZone: string;
  version: number;
}
interface Plan {
  userId: string;
  plan: 'free' | 'premium';
  tier: string | null;
  version: number;
}

const freshRow = (deps: AdminDeps) => ({
  ...{ email: '', firstName: null, timeZone: 'UTC', profileVersion: 0 },
  ...{ plan: 'free' as const, tier: null, planVersion: 0 },
  isUnsubscribed: false,
  unsubscribeToken: randomBytes(24).toString('base64url'),
  weeklyAt: nextWeeklyAt('UTC', deps.now()),
});

/** Stores what auth says of a person. False when the account is erased, or something as new is known. */
export async function keepProfile(deps: AdminDeps, tx: Tx, profile: Profile): Promise<boolean> {
  const { userId: _id, email, firstName, timeZone, version } = profile;
  if ((await deps.account.enterIfOpen(tx, _id)) === undefined) return false;
  const known = await recipients(deps.db).findById(_id).session(tx.session).lean();
  const isKept = known && (known.timeZone === timeZone || known.weeklyAt <= deps.now()); // a due mail is still sent
  const set = { email, firstName, timeZone, weeklyAt: isKept ? known.weeklyAt : nextWeeklyAt(timeZone, deps.now()) };
  return newest(recipients(deps.db), tx, { _id, version, as: 'profileVersion', set, fresh: freshRow(deps) });
}

/** Stores a person's plan. Answers the plan before it, or undefined as `keepProfile` answers false. */
export async function keepPlan(deps: AdminDeps, tx: Tx, told: Plan): Promise<Pick<Plan, 'plan' | 'tier'> | undefined> {
  const { userId: _id, plan, tier, version } = told;
  if ((await deps.account.enterIfOpen(tx, _id)) === undefined) return undefined;
  const before = await recipients(deps.db).findById(_id).session(tx.session).lean();
  const input = { _id, version, as: 'planVersion', set: { plan, tier }, fresh: freshRow(deps) } as const;
  if (!(await newest(recipients(deps.db), tx, input))) return undefined;
  return { plan: before?.plan ?? 'free', tier: before?.tier ?? null };
}
