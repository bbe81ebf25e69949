import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { privacyChanged, userDeleted, userRegistered } from '@pathwise/contracts/events/auth';
import { blockChanged, memberHidden } from '@pathwise/contracts/events/social';
import { createGoalFor, proposeChanges } from '@pathwise/contracts/questions/goals';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { registrationOf } from '@pathwise/service-testkit/registration';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { startCoach } from './coach.ts';
import { type GoalsUnderTest, goalOf, startGoals, storedFor, withRoadmap } from './given.ts';

let service: GoalsUnderTest;
let coach: ReturnType<typeof startCoach>;
beforeAll(async () => {
  service = await startGoals();
  coach = startCoach(service);
});
afterAll(async () => {
  await coach.stop();
  await service.stop();
});

const privacy = (userId: string, goalsPublic: boolean, version: number) => ({
  userId,
  goalsPublic,
  diaryPublic: false,
  version,
});

const registered = async (owner: Caller, goalsPublic = true) =>
  service.consumed(
    'goals-keep-privacy-of-new-user',
    await service.events.publish(userRegistered, registrationOf(owner.id, { goalsPublic })),
  );
const changed = async (owner: Caller, goalsPublic: boolean, version: number) =>
  service.consumed(
    'goals-keep-changed-privacy',
    await service.events.publish(privacyChanged, privacy(owner.id, goalsPublic, version)),
  );
const seen = (owner: Caller) => service.as(testCaller()).get(`/api/users/${owner.id}/goals`);
const hidden = { status: 403, body: { detail: 'These goals are private or unavailable' } };

describe("another member's goals", () => {
  it('are shown with title, category, status and progress only', async () => {
    const ann = testCaller();
    await registered(ann);
    const goal = await goalOf(service, ann, { description: 'Not for others', targetDate: '2099-01-01' });
    await service.as(ann).put(`/api/goals/${goal.id}`, { status: 'paused', progress: 30 });
    await goalOf(service, ann, { title: 'Second' });
    expect(await seen(ann)).toMatchObject({ status: 200 });
    expect((await seen(ann)).body).toEqual([
      { title: 'Second', category: 'hobby', status: 'active', progress: 0 },
      { title: goal.title, category: 'hobby', status: 'paused', progress: 30 },
    ]);
  });

  it('are private when their owner says so, when the owner is unknown, and from the start if so registered', async () => {
    const [ann, bob, cleo] = [testCaller(), testCaller(), testCaller()];
    await registered(ann);
    expect((await seen(ann)).status).toBe(200);
    await changed(ann, false, 2);
    expect(await seen(ann)).toMatchObject(hidden);
    expect(await seen(bob)).toMatchObject(hidden);
    await registered(cleo, false);
    expect(await seen(cleo)).toMatchObject(hidden);
  });

  it('are hidden from both people of a block until it is taken back, also when its events arrive late', async () => {
    const [ann, bob] = [testCaller(), testCaller()];
    await registered(ann);
    await registered(bob);
    const blocked = async (isBlocked: boolean, version: number) => {
      const data = { userId: ann.id, memberId: bob.id, blocked: isBlocked, version };
      await service.consumed('goals-keep-block', await service.events.publish(blockChanged, data));
    };
    const read = (viewer: Caller, owner: Caller) => service.as(viewer).get(`/api/users/${owner.id}/goals`);
    await blocked(true, 1);
    expect(await read(bob, ann)).toMatchObject(hidden);
    expect(await read(ann, bob)).toMatchObject(hidden);
    expect((await seen(ann)).status).toBe(200);
    await blocked(false, 4);
    await blocked(true, 3);
    expect((await read(bob, ann)).status).toBe(200);
    await blocked(true, 5);
    await service.consumed(
      'goals-erase-person',
      await service.events.publish(userDeleted, { userId: bob.id, version: 9 }),
    );
    await blocked(true, 6);
    const stored = await service.running.deps.db.db?.collection('blocks').find().toArray();
    expect(JSON.stringify(stored)).not.toContain(bob.id);
  });

  it('are kept from others while an admin hides their owner, who still sees them', async () => {
    const ann = testCaller();
    await registered(ann);
    await goalOf(service, ann);
    const hide = async (isHidden: boolean, version: number) => {
      const data = { userId: ann.id, hidden: isHidden, version };
      await service.consumed('goals-keep-hidden-member', await service.events.publish(memberHidden, data));
    };
    await hide(true, 2);
    await hide(false, 1);
    expect(await seen(ann)).toMatchObject(hidden);
    expect((await service.as(ann).get(`/api/users/${ann.id}/goals`)).body).toHaveLength(1);
    await hide(false, 3);
    expect((await seen(ann)).status).toBe(200);
    const erased = await service.events.publish(userDeleted, { userId: ann.id, version: 9 });
    await service.consumed('goals-erase-person', erased);
    await hide(true, 4);
    const stored = await service.running.deps.db.db?.collection('hiddenMembers').find().toArray();
    expect(JSON.stringify(stored)).not.toContain(ann.id);
  });

  it('follow the newest event, and ignore older ones that arrive late', async () => {
    const ann = testCaller();
    await changed(ann, false, 3);
    await changed(ann, true, 2);
    await registered(ann);
    expect(await seen(ann)).toMatchObject(hidden);
    await changed(ann, true, 4);
    expect((await seen(ann)).status).toBe(200);
  });
});

describe('a person whose account is deleted', () => {
  it('leaves no documents, trash included, and gets no new ones', async () => {
    const [ann, bob] = [testCaller(), testCaller()];
    await registered(ann);
    await goalOf(service, bob);
    const [kept, gone] = [await goalOf(service, ann), await goalOf(service, ann)];
    await withRoadmap(service, ann, kept);
    const { undo } = (await service.as(ann).delete(`/api/goals/${gone.id}`)).body;
    const about = { ownerId: ann.id, goalId: kept.id, today: new Date().toISOString().slice(0, 10) };
    const changes = [{ do: 'goal' as const, status: 'paused' as const }];
    await service.running.deps.ask(proposeChanges, { ...about, changes }, { timeoutMs: 5_000 });
    const { undo: _, ...cleared } = (await service.as(ann).post(`/api/goals/${kept.id}/clear-roadmap`)).body;
    expect(cleared.deletedCount).toBeGreaterThan(0);
    const timeline = (await service.as(ann).post('/api/roadmap/timelines', { goalId: kept.id, timeframe: 'day-1' }))
      .body;
    for (const title of ['Kept', 'Deleted'])
      await service.as(ann).post(`/api/roadmap/timelines/${timeline.id}/todos`, { title });
    await service.as(ann).delete(`/api/roadmap/timelines/${timeline.id}/todos`);
    expect(await storedFor(service, ann.id)).toMatchObject({ proposals: 1, timelines: 1 });
    const request = {
      ownerId: ann.id,
      plan: 'free',
      timeZone: 'UTC',
      requestKey: 'chat-1',
      goal: { title: 'By chat' },
    } as const;
    await service.running.deps.ask(createGoalFor, request, { timeoutMs: 5_000 });

    await service.consumed(
      'goals-erase-person',
      await service.events.publish(userDeleted, { userId: ann.id, version: 7 }),
    );
    expect(await storedFor(service, ann.id)).toEqual({});
    expect(await storedFor(service, bob.id)).toEqual({ goals: 1 });
    expect(await seen(ann)).toMatchObject(hidden);
    expect((await service.as(ann).post(`/api/undo/goals/${undo}`)).status).toBe(404);
    expect((await service.as(ann).post('/api/goals', { title: 'After the end' })).status).toBe(404);
    const late = await service.running.deps.ask(
      createGoalFor,
      { ...request, requestKey: 'chat-2' },
      { timeoutMs: 5_000 },
    );
    expect(late).toMatchObject({ refused: { status: 404 } });
    await registered(ann);
    expect(await seen(ann)).toMatchObject(hidden);
    expect(await storedFor(service, ann.id)).toEqual({});
  });
});
