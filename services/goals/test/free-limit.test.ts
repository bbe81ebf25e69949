import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { goalCreated, goalDeleted, goalRestored } from '@pathwise/contracts/events/goals';
import { freeGoalLimit } from '@pathwise/contracts/goal-limit.rules';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { type GoalsUnderTest, goalOf, premium, startGoals, storedFor, timesPublished, withRoadmap } from './given.ts';

let service: GoalsUnderTest;
beforeAll(async () => {
  service = await startGoals();
});
afterAll(() => service.stop());

const limitReached = {
  status: 402,
  body: {
    code: 'goal-limit-reached',
    feature: 'goals',
    detail: 'You have reached the limit of 3 goals on the free plan. Upgrade to Premium for unlimited goals.',
  },
};

describe('the limit of the free plan', () => {
  it('refuses the fourth goal, whatever the status of the others', async () => {
    const ann = testCaller();
    const goal = await goalOf(service, ann);
    await service.as(ann).put(`/api/goals/${goal.id}`, { status: 'completed' });
    for (const _ of Array(freeGoalLimit - 1)) await goalOf(service, ann);
    expect(await service.as(ann).post('/api/goals', { title: 'Fourth' })).toMatchObject(limitReached);
    expect(await storedFor(service, ann.id)).toEqual({ goals: 3 });
  });

  it('accepts exactly three of 50 goals sent at once and refuses the others', async () => {
    const ann = testCaller();
    const sent = Array.from({ length: 50 }, (_, n) => service.as(ann).post('/api/goals', { title: `Goal ${n}` }));
    const statuses = (await Promise.all(sent)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(3).fill(201), ...Array(47).fill(402)]);
    expect(await storedFor(service, ann.id)).toEqual({ goals: 3 });
    expect(timesPublished(service, goalCreated, { ownerId: ann.id })).toBe(3);
  });

  it('answers a repeated request of the third goal with that goal, although the limit is reached', async () => {
    const ann = testCaller();
    for (const _ of Array(freeGoalLimit - 1)) await goalOf(service, ann);
    const send = () => service.as(ann).post('/api/goals', { title: 'Third' }, { 'idempotency-key': 'wish' });
    const answers = await Promise.all(Array.from({ length: 10 }, send));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.title} ${body.id}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await storedFor(service, ann.id)).toEqual({ goals: 3 });
  });

  it('does not apply to premium', async () => {
    const ann = premium();
    for (const _ of Array(freeGoalLimit + 1)) await goalOf(service, ann);
    expect(await storedFor(service, ann.id)).toEqual({ goals: 4 });
  });

  it('leaves goals above it editable after a downgrade, and accepts no further one', async () => {
    const ann = premium();
    for (const _ of Array(freeGoalLimit + 1)) await goalOf(service, ann);
    const free = { ...ann, plan: 'free' as const };
    const [goal] = (await service.as(free).get('/api/goals')).body;
    expect((await service.as(free).put(`/api/goals/${goal.id}`, { title: 'Still mine' })).status).toBe(200);
    await service.as(free).delete(`/api/goals/${goal.id}`);
    expect(await service.as(free).post('/api/goals', { title: 'One more' })).toMatchObject(limitReached);
  });

  it('does not count a deleted goal, and refuses its undo when the limit is reached again', async () => {
    const ann = testCaller();
    const goals = [await goalOf(service, ann), await goalOf(service, ann), await goalOf(service, ann)];
    const { undo } = (await service.as(ann).delete(`/api/goals/${goals[0]?.id}`)).body;
    const fourth = await goalOf(service, ann, { title: 'In its place' });
    expect(await service.as(ann).post(`/api/undo/goals/${undo}`)).toMatchObject(limitReached);
    await service.as(ann).delete(`/api/goals/${fourth.id}`);
    expect((await service.as(ann).post(`/api/undo/goals/${undo}`)).status).toBe(200);
    expect(await service.as(ann).post('/api/goals', { title: 'Fourth' })).toMatchObject(limitReached);
  });

  it('holds under concurrent creations and undos', async () => {
    const ann = testCaller();
    const goals = [await goalOf(service, ann), await goalOf(service, ann), await goalOf(service, ann)];
    const tokens: string[] = [];
    for (const goal of goals) tokens.push((await service.as(ann).delete(`/api/goals/${goal.id}`)).body.undo);
    const restoring = tokens.map((token) => service.as(ann).post(`/api/undo/goals/${token}`));
    const creating = tokens.map((_, n) => service.as(ann).post('/api/goals', { title: `New ${n}` }));
    const statuses = (await Promise.all([...restoring, ...creating])).map(({ status }) => status);
    expect(statuses.filter((status) => status < 300)).toHaveLength(3);
    expect(statuses.filter((status) => status === 402)).toHaveLength(3);
    expect((await service.as(ann).get('/api/goals')).body).toHaveLength(3);
  });
});

describe('deleting a goal', () => {
  it('deletes its whole roadmap too, and an undo restores all of it unchanged', async () => {
    const ann = testCaller();
    const goal = await goalOf(service, ann);
    await withRoadmap(service, ann, goal);
    const path = `/api/goals/${goal.id}`;
    const [step] = (await service.as(ann).get(`${path}/unified-milestones`)).body;
    await service.as(ann).put(`${path}/unified-milestones/${step.id}`, { completed: true });
    const shown = ['', '/unified-milestones', '/ai-suggestions'];
    const look = () => Promise.all(shown.map(async (rest) => (await service.as(ann).get(path + rest)).body));
    const [before, stored] = [await look(), await storedFor(service, ann.id)];

    const deleted = await service.as(ann).delete(path);
    expect(deleted).toMatchObject({ status: 200, body: { deletedCount: 1 + 5 + 2 + 2 } });
    await service.events.waitFor(goalDeleted, ({ goalId }) => goalId === goal.id);
    for (const { code } of await look()) expect(code).toBe('not-found');
    expect(await storedFor(service, ann.id)).toEqual({ trash: 10, undoBatches: 1 });
    expect((await service.as(testCaller()).post(`/api/undo/goals/${deleted.body.undo}`)).status).toBe(404);

    expect((await service.as(ann).post(`/api/undo/goals/${deleted.body.undo}`)).body).toEqual({ restoredCount: 10 });
    const [{ version, ...goalBefore }, ...roadmapBefore] = before;
    const [{ version: versionNow, ...goalNow }, ...roadmapNow] = await look();
    expect(goalNow).toEqual(goalBefore);
    expect(roadmapNow).toEqual(roadmapBefore);
    expect(await storedFor(service, ann.id)).toEqual(stored);
    const { data } = await service.events.waitFor(goalRestored, ({ goalId }) => goalId === goal.id);
    expect(data).toMatchObject({ ownerId: ann.id, progress: 20, status: 'active', version: versionNow });
    expect(versionNow).toBeGreaterThan(version + 1);
    expect((await service.as(ann).post(`/api/undo/goals/${deleted.body.undo}`)).status).toBe(404);
  });
});
