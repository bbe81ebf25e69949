import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { goalCreated } from '@pathwise/contracts/events/goals';
import { createGoalFor, goalsOfPerson, todosOfPerson } from '@pathwise/contracts/questions/goals';
import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import {
  draftOf,
  fiveSteps,
  type GoalsUnderTest,
  goalOf,
  startGoals,
  storedFor,
  timesPublished,
  withRoadmap,
} from './given.ts';

let service: GoalsUnderTest;
beforeAll(async () => {
  service = await startGoals();
  const { broker } = service.running;
  await waitUntil('the broker to be there', () => broker.connected);
});
afterAll(() => service.stop());

const ask = (owner: Caller, requestKey: string, goal: { title: string; targetDate?: string } = { title: 'Sail' }) => {
  const { id: ownerId, plan, timeZone } = owner;
  return service.running.deps.ask(createGoalFor, { ownerId, plan, timeZone, requestKey, goal }, { timeoutMs: 5_000 });
};
const made = async (owner: Caller, requestKey: string) => {
  const reply = await ask(owner, requestKey);
  if ('refused' in reply) throw new Error(reply.refused.detail);
  return reply;
};

describe('creating a goal for a person', () => {
  it('creates it with defaults, a pending draft, and today in the person’s time zone', async () => {
    const ann = testCaller({ timeZone: 'Pacific/Pago_Pago' });
    const { goal, draftId } = await made(ann, 'chat-1');
    expect(goal).toMatchObject({ title: 'Sail', category: 'personal', roadmapStatus: 'drafting' });
    expect((await service.as(ann).get('/api/goals')).body).toEqual([goal]);
    const { data } = await service.events.waitFor(goalCreated, ({ goalId }) => goalId === goal.id);
    const createdOn = new Intl.DateTimeFormat('en-CA', { timeZone: ann.timeZone }).format(new Date());
    expect(data).toMatchObject({ draftId, createdOn, timeZone: ann.timeZone });
  });

  it('answers the first goal again for the same key, also concurrently and over the limit', async () => {
    const ann = testCaller();
    await goalOf(service, ann);
    await goalOf(service, ann);
    const replies = await Promise.all(Array.from({ length: 8 }, () => made(ann, 'chat-1')));
    expect(new Set(replies.map(({ goal, draftId }) => `${goal.id} ${draftId}`)).size).toBe(1);
    expect(await made(ann, 'chat-1')).toEqual(replies[0]);
    expect(await storedFor(service, ann.id)).toEqual({ goals: 3, goalRequests: 1 });
    expect(timesPublished(service, goalCreated, { goalId: replies[0]?.goal.id })).toBe(1);
  });

  it('distinguishes equal keys of different people', async () => {
    const [ann, bob] = [await made(testCaller(), 'same'), await made(testCaller(), 'same')];
    expect(ann.goal.id).not.toBe(bob.goal.id);
  });

  it('answers a refusal over the limit, and creates the goal once there is room', async () => {
    const ann = testCaller();
    const goals = [await goalOf(service, ann), await goalOf(service, ann), await goalOf(service, ann)];
    expect(await ask(ann, 'chat-1')).toMatchObject({ refused: { status: 402, code: 'goal-limit-reached' } });
    await service.as(ann).delete(`/api/goals/${goals[0]?.id}`);
    expect(await ask(ann, 'chat-1')).toMatchObject({ goal: { title: 'Sail' } });
  });

  it('creates no second goal for a request whose goal was deleted since', async () => {
    const ann = testCaller();
    const { goal } = await made(ann, 'chat-1');
    await service.as(ann).delete(`/api/goals/${goal.id}`);
    expect(await ask(ann, 'chat-1')).toMatchObject({ refused: { status: 404, code: 'goal-deleted' } });
    expect((await service.as(ann).get('/api/goals')).body).toEqual([]);
  });
});

describe('the goals of a person', () => {
  it('are newest first with their milestones, and no one else’s', async () => {
    const ann = testCaller();
    await goalOf(service, testCaller());
    const first = await goalOf(service, ann, { title: 'First' });
    const second = await goalOf(service, ann, { title: 'Second' });
    await withRoadmap(service, ann, first, draftOf(fiveSteps));
    const { goals } = await service.running.deps.ask(goalsOfPerson, { ownerId: ann.id }, { timeoutMs: 5_000 });
    expect(goals.map(({ goal }) => goal)).toEqual((await service.as(ann).get('/api/goals')).body);
    expect(goals.map(({ milestones }) => milestones.map(({ title }) => title))).toEqual([[], fiveSteps]);
    for (const { draftId } of goals) expect(draftId).toEqual(expect.any(String));

    const narrowed = await service.running.deps.ask(
      goalsOfPerson,
      { ownerId: ann.id, goalId: second.id },
      { timeoutMs: 5_000 },
    );
    expect(narrowed.goals.map(({ goal }) => goal.id)).toEqual([second.id]);
    const foreign = await service.running.deps.ask(
      goalsOfPerson,
      { ownerId: 'bob', goalId: second.id },
      { timeoutMs: 5_000 },
    );
    expect(foreign.goals).toEqual([]);
  });
});

describe('the dated tasks of a person', () => {
  const dated = (title: string, dueDate: string | null, step?: string) => ({
    ...{ title, description: '', dueDate, priority: 'normal' as const },
    ...(step ? { step } : {}),
  });

  it('are those of some days on the weeks of running goals, without the steps themselves', async () => {
    const ann = testCaller();
    const goal = await goalOf(service, ann, { title: 'Sail' });
    const day = (days: number) => addDays(goal.createdOn, days);
    const todos = [
      dated('Call the club', day(2), 'Find a club'),
      dated('Find a club', day(3), 'Find a club'),
      dated('Some day', null),
      dated('Much later', day(40)),
    ];
    const timelines = [
      { timeframe: 'month-1' as const, todos },
      { timeframe: 'week-1' as const, todos },
    ];
    await withRoadmap(service, ann, goal, draftOf(fiveSteps, { timelines }));
    const asked = (ownerId: string) =>
      service.running.deps.ask(todosOfPerson, { ownerId, from: day(0), to: day(10) }, { timeoutMs: 5_000 });
    expect((await asked(ann.id)).todos).toEqual([
      { title: 'Call the club', goalId: goal.id, dueDate: day(2), completed: false },
    ]);
    expect((await asked('bob')).todos).toEqual([]);
    await service.as(ann).put(`/api/goals/${goal.id}`, { status: 'paused' });
    expect((await asked(ann.id)).todos).toEqual([]);
  });
});
