import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EventData, EventDefinition } from '@pathwise/contracts/event';
import { userDeleted, userRegistered, userSeen } from '@pathwise/contracts/events/auth';
import { planChanged } from '@pathwise/contracts/events/billing';
import { goalCompleted, goalCreated, roadmapReady } from '@pathwise/contracts/events/goals';
import { toOutboxRow } from '@pathwise/service-kit/events/envelope';
import { registrationOf } from '@pathwise/service-testkit/registration';
import type { TestService } from '@pathwise/service-testkit/test-service';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import type { Config } from '../src/config.ts';
import { countedMembers, facts } from '../src/figures/figure.model.ts';
import { rebuildFigures } from '../src/figures/rebuild-figures.ts';
import { startAdmin } from './given.ts';

const now = new Date('2024-03-15T12:00:00.000Z');
const admin = testCaller({ role: 'admin' });
let service: TestService<Config>;
beforeAll(async () => {
  service = await startAdmin({ now: () => now });
});
afterAll(() => service.stop());

/** Publishes an event that happened at a time. */
async function happened<E extends EventDefinition>(event: E, data: EventData<E>, at: string) {
  const { broker } = service.running;
  const row = toOutboxRow(event, { data, n: 0, now: new Date(at), headers: {} });
  await broker.publish(broker.streams.eventSubject(event.type, row.persons ?? []), row.body, { id: row._id });
  return row._id;
}
const counted = (name: string, event: string) => service.consumed(`admin-count-${name}`, event);
const get = async (path: string, caller = admin) => (await service.as(caller).get(path)).body;
const dayOf = async (date: string, caller = admin) =>
  (await get(`/api/admin/analytics?from=${date}&to=${date}`, caller)).days[0];

async function member(at: string, userId = randomUUID()) {
  testCaller({ id: userId });
  await counted('sign-ups', await happened(userRegistered, registrationOf(userId), at));
  return userId;
}
const seen = async (userId: string, seenOn: string, version = 2) =>
  counted('visits', await happened(userSeen, { userId, seenOn, version }, `${seenOn}T09:00:00.000Z`));
const planned = async (
  userId: string,
  plan: 'free' | 'premium',
  version: number,
  at: string,
  expiresAt: string | null = null,
) => counted('plans', await happened(planChanged, { userId, plan, tier: null, expiresAt, cause: 'test', version }, at));
const goal = (goalId: string, ownerId: string) => ({
  goalId,
  ownerId,
  title: 'Run',
  description: null,
  category: 'health' as const,
  priority: 'medium' as const,
  targetDate: null,
  draftId: 'd',
  createdOn: '2024-01-01',
  timeZone: 'UTC',
  version: 1,
});
const created = async (goalId: string, ownerId: string, at: string) =>
  counted('goals', await happened(goalCreated, goal(goalId, ownerId), at));
const ready = async (goalId: string, ownerId: string, at: string, version = 2) =>
  counted(
    'roadmaps',
    await happened(roadmapReady, { goalId, ownerId, draftId: 'd', title: 'Run', milestoneCount: 5, version }, at),
  );

describe('the stats', () => {
  it('count members, new ones of this month, active ones and plans', async () => {
    const before = await get('/api/admin/stats');
    const old = await member('2024-02-29T23:59:59.000Z');
    const fresh = await member('2024-03-01T00:00:00.000Z');
    await seen(old, '2024-02-15'); // the thirtieth day, today included
    await seen(fresh, '2024-02-14');
    await planned(fresh, 'premium', 1, '2024-03-02T00:00:00.000Z');
    await planned(old, 'premium', 1, '2024-03-02T00:00:00.000Z', '2024-03-15T12:00:00.000Z'); // ends now
    expect(await get('/api/admin/stats')).toEqual({
      totalUsers: before.totalUsers + 2,
      newUsersThisMonth: before.newUsersThisMonth + 1,
      activeUsers: before.activeUsers + 1,
      subscriptionBreakdown: {
        free: before.subscriptionBreakdown.free + 1,
        premium: before.subscriptionBreakdown.premium + 1,
      },
    });
  });

  it('begin the month in the caller’s time zone', async () => {
    const there = testCaller({ role: 'admin', timeZone: 'Pacific/Kiritimati' });
    const before = (await get('/api/admin/stats', there)).newUsersThisMonth;
    await member('2024-02-29T10:00:00.000Z'); // midnight of 1 March there
    expect((await get('/api/admin/stats', there)).newUsersThisMonth).toBe(before + 1);
  });
});

describe('the analytics', () => {
  it('count each day what happened on it', async () => {
    const userId = await member('2023-05-01T08:00:00.000Z');
    await member('2023-05-01T23:59:59.999Z');
    await seen(userId, '2023-05-01');
    await planned(userId, 'premium', 1, '2023-05-01T09:00:00.000Z');
    await planned(userId, 'premium', 2, '2023-05-01T10:00:00.000Z'); // a longer end is no start
    const goalId = randomUUID();
    await created(goalId, userId, '2023-05-01T11:00:00.000Z');
    const done = { goalId, ownerId: userId, title: 'Run', completedAt: '2023-05-01T12:00:00.000Z', version: 3 };
    await counted('completed-goals', await happened(goalCompleted, done, '2023-05-01T12:00:00.000Z'));
    expect(await dayOf('2023-05-01')).toEqual({
      date: '2023-05-01',
      signUps: 2,
      activeMembers: 1,
      goalsCreated: 1,
      goalsCompleted: 1,
      premiumStarted: 1,
      mailsSent: null,
      mailsFailed: null,
      roadmapP50Ms: null,
      roadmapP95Ms: null,
    });
  });

  it('put an event on the day that it is where the admin is', async () => {
    await member('2023-06-01T02:00:00.000Z');
    expect((await dayOf('2023-06-01')).signUps).toBe(1);
    const there = testCaller({ role: 'admin', timeZone: 'America/New_York' });
    expect((await dayOf('2023-06-01', there)).signUps).toBe(0);
    expect((await dayOf('2023-05-31', there)).signUps).toBe(1);
  });

  it('tell how long first roadmaps took, in whatever order the events come', async () => {
    const userId = await member('2023-07-01T00:00:00.000Z');
    for (const [n, seconds] of [1, 2, 3, 60].entries()) {
      const at = Date.parse(`2023-07-01T0${n}:00:00.000Z`);
      const goalId = randomUUID();
      const steps = [
        () => created(goalId, userId, new Date(at).toISOString()),
        () => ready(goalId, userId, new Date(at + seconds * 1000).toISOString()),
        () => ready(goalId, userId, new Date(at + 3_600_000).toISOString(), 9), // a redraft
      ];
      for (const step of n % 2 ? steps : steps.toReversed()) await step();
    }
    expect(await dayOf('2023-07-01')).toMatchObject({ roadmapP50Ms: 2_000, roadmapP95Ms: 60_000 });
  });

  it('show the last thirty days without a range, and how many were active', async () => {
    const { days, active, conversion } = await get('/api/admin/analytics');
    expect(days.map(({ date }: { date: string }) => date)).toHaveLength(30);
    expect([days[0].date, days.at(-1).date]).toEqual(['2024-02-15', '2024-03-15']);
    expect(days.map(({ mailsSent }: { mailsSent: number | null }) => mailsSent)).not.toContain(null);
    expect(await dayOf('2024-02-14')).toMatchObject({ mailsSent: null, mailsFailed: null }); // mails of that day are gone
    const before = active;
    const userId = await member('2024-03-10T00:00:00.000Z');
    await seen(userId, '2024-03-09');
    expect((await get('/api/admin/analytics')).active).toEqual({
      ...before,
      week: before.week + 1,
      month: before.month + 1,
    });
    const { totalUsers, subscriptionBreakdown } = await get('/api/admin/stats');
    expect(conversion).toBeGreaterThan(0);
    expect((await get('/api/admin/analytics')).conversion).toBeCloseTo(subscriptionBreakdown.premium / totalUsers, 10);
  });

  it.each(['from=2024-01-02&to=2024-01-01', 'from=2022-01-01&to=2024-01-01', 'from=soon', 'from[$gt]=', 'x=1'])(
    'refuse %s',
    async (query) => {
      expect((await service.as(admin).get(`/api/admin/analytics?${query}`)).status).toBe(422);
    },
  );

  it.each(['stats', 'analytics'])('are refused to a regular person: %s', async (what) => {
    expect((await service.as(testCaller()).get(`/api/admin/${what}`)).status).toBe(403);
  });
});

describe('figures', () => {
  const everything = async () => [
    await get('/api/admin/stats'),
    await get('/api/admin/analytics?from=2023-04-01&to=2023-12-31'),
    await get('/api/admin/analytics'),
    await countedMembers(service.running.deps.db).find().sort({ _id: 1 }).lean(),
    await facts(service.running.deps.db).find().sort({ _id: 1 }).lean(),
  ];
  const rebuild = () => rebuildFigures(service.running.deps as never, service.running.broker);

  it('are equal after they were rebuilt from the stream, whatever they were changed to', async () => {
    const before = await everything();
    const { db } = service.running.deps;
    await facts(db).updateMany({ kind: 'signed-up' }, { $inc: { slot: 96 } });
    await facts(db).deleteMany({ kind: 'plan' });
    await countedMembers(db).updateMany({}, { plan: 'premium', expiresAt: null });
    expect(await everything()).not.toEqual(before);
    const { read } = await rebuild();
    expect(read).toBeGreaterThan(20);
    expect(await everything()).toEqual(before);
  });

  it('leave out a person whose account is deleted, also after they were rebuilt', async () => {
    const before = await everything();
    const userId = await member('2023-08-01T00:00:00.000Z');
    await planned(userId, 'premium', 1, '2023-08-01T00:00:00.000Z');
    await happened(userDeleted, { userId, version: 9 }, '2023-08-02T00:00:00.000Z');
    await waitUntil('the erasing', async () => !(await facts(service.running.deps.db).exists({ ownerId: userId })));
    expect(await everything()).toEqual(before);
    await rebuild();
    expect(await everything()).toEqual(before);
  });

  it('stay as they are when the stream begins after them, as with a broker that lost its disk', async () => {
    const before = await everything();
    const ownerId = randomUUID();
    const slot = 0;
    await facts(service.running.deps.db).create([{ _id: `signed-up/${ownerId}`, ownerId, kind: 'signed-up', slot }]);
    await expect(rebuild()).rejects.toThrow('Counting anew would lose figures');
    await facts(service.running.deps.db).deleteOne({ ownerId });
    expect(await everything()).toEqual(before);
  });
});
