import type { EventDefinition } from '@pathwise/contracts/event';
import { userRegistered, userSeen } from '@pathwise/contracts/events/auth';
import { planChanged } from '@pathwise/contracts/events/billing';
import { goalCompleted, goalCreated, roadmapReady } from '@pathwise/contracts/events/goals';
import type { ReceivedEvent } from '@pathwise/service-kit/events/consumer';
import { newest } from '@pathwise/service-kit/transactions/newest';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import { trusted } from 'mongoose';
import type { AdminDeps } from '../deps.ts';
import { slotOf } from './days.rules.ts';
import { countedMembers, type FactRecord, facts } from './figure.model.ts';

/** Counts one event in the transaction that takes it. Events come in any order, and once more in a replay. */
export interface Counting {
  readonly event: EventDefinition;
  readonly name: string;
  count(deps: AdminDeps, tx: Tx, event: ReceivedEvent<EventDefinition>): Promise<void>;
}

function counting<E extends EventDefinition>(
  event: E,
  name: string,
  count: (deps: AdminDeps, tx: Tx, event: ReceivedEvent<E>) => Promise<void>,
): Counting {
  return { event, name, count: (deps, tx, received) => count(deps, tx, received as ReceivedEvent<E>) };
}

/** Everything that is counted. */
export const countings: readonly Counting[] = [
  counting(userRegistered, 'sign-ups', async (deps, tx, { data: { userId }, time }) => {
    if (!(await enter(deps, tx, userId))) return;
    await keepMember(deps, tx, userId, { joinedAt: new Date(time) });
    await keepFact(deps, tx, { _id: `signed-up/${userId}`, ownerId: userId, kind: 'signed-up', slot: slotAt(time) });
  }),
  counting(userSeen, 'visits', async (deps, tx, { data: { userId, seenOn } }) => {
    if (!(await enter(deps, tx, userId))) return;
    const member = await countedMembers(deps.db).findById(userId).session(tx.session).lean();
    if ((member?.lastSeenOn ?? '') < seenOn) await keepMember(deps, tx, userId, { lastSeenOn: seenOn });
    const slot = slotAt(`${seenOn}T00:00:00.000Z`);
    await keepFact(deps, tx, { _id: `seen/${userId}/${seenOn}`, ownerId: userId, kind: 'seen', slot });
  }),
  counting(planChanged, 'plans', async (deps, tx, { data, time }) => {
    const { userId, plan, expiresAt, version } = data;
    if (!(await enter(deps, tx, userId))) return;
    const set = { plan, expiresAt: expiresAt ? new Date(expiresAt) : null };
    const fresh = { joinedAt: null, lastSeenOn: null };
    await newest(countedMembers(deps.db), tx, { _id: userId, version, set, as: 'planVersion', fresh });
    const row = { ownerId: userId, kind: 'plan' as const, slot: slotAt(time), plan, version };
    await keepFact(deps, tx, { _id: `plan/${userId}/${version}`, ...row });
  }),
  counting(goalCreated, 'goals', async (deps, tx, { data: { goalId, ownerId }, time }) => {
    if (!(await enter(deps, tx, ownerId))) return;
    const at = Date.parse(time);
    await keepFact(deps, tx, { _id: `goal-created/${goalId}`, ownerId, kind: 'goal-created', slot: slotOf(at), at });
    await keepDuration(deps, tx, goalId);
  }),
  counting(goalCompleted, 'completed-goals', async (deps, tx, { data: { goalId, ownerId, completedAt, version } }) => {
    if (!(await enter(deps, tx, ownerId))) return;
    const _id = `goal-completed/${goalId}/${version}`;
    await keepFact(deps, tx, { _id, ownerId, kind: 'goal-completed', slot: slotAt(completedAt) });
  }),
  counting(roadmapReady, 'roadmaps', async (deps, tx, { data: { goalId, ownerId }, time }) => {
    if (!(await enter(deps, tx, ownerId))) return;
    const _id = `roadmap/${goalId}`;
    const at = Date.parse(time);
    const first = await facts(deps.db).findById(_id).session(tx.session).lean();
    if (first && (first.at ?? 0) <= at) return; // a later roadmap of the same goal
    const { session } = tx;
    const row = { ownerId, kind: 'roadmap' as const, slot: slotOf(at), at };
    await facts(deps.db).updateOne({ _id }, { $set: row }, { upsert: true, session });
    await keepDuration(deps, tx, goalId);
  }),
];

const slotAt = (time: string) => slotOf(Date.parse(time));

/** False once the account is erased: its events are not counted any more. */
const enter = async (deps: AdminDeps, tx: Tx, userId: string): Promise<boolean> =>
  (await deps.account.enterIfOpen(tx, userId)) !== undefined;

async function keepFact(deps: AdminDeps, { session }: Tx, { _id, ...row }: FactRecord): Promise<void> {
  await facts(deps.db).updateOne({ _id }, { $setOnInsert: row }, { upsert: true, session });
}

async function keepMember(
  deps: AdminDeps,
  { session }: Tx,
  _id: string,
  set: { joinedAt: Date } | { lastSeenOn: string },
): Promise<void> {
  const fresh = { joinedAt: null, lastSeenOn: null, plan: 'free', expiresAt: null, planVersion: 0 };
  const others = Object.fromEntries(Object.entries(fresh).filter(([name]) => !(name in set)));
  await countedMembers(deps.db).updateOne({ _id }, { $set: set, $setOnInsert: others }, { upsert: true, session });
}

/** Stores how long a goal's first roadmap took, once both events have come. */
async function keepDuration(deps: AdminDeps, { session }: Tx, goalId: string): Promise<void> {
  const both = [`goal-created/${goalId}`, `roadmap/${goalId}`];
  const found = await facts(deps.db)
    .find({ _id: trusted({ $in: both }) })
    .session(session)
    .lean();
  const [created, ready] = both.map((id) => found.find(({ _id }) => _id === id)?.at);
  if (created === undefined || ready === undefined) return;
  const ms = Math.max(0, ready - created);
  await facts(deps.db).updateOne({ _id: `roadmap/${goalId}` }, { $set: { ms } }, { session });
}
