import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { goalChanged, goalCompleted, goalCreated } from '@pathwise/contracts/events/goals';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { type GoalsUnderTest, goalOf, premium, startGoals, storedFor, timesPublished } from './given.ts';

let service: GoalsUnderTest;
let clock = new Date(); // near the current time, because callers' tokens are signed with it
beforeAll(async () => {
  service = await startGoals({ now: () => clock });
});
afterAll(() => service.stop());

describe('creating a goal', () => {
  it('answers it with defaults, stores it once and requests a roadmap from the coach by event', async () => {
    const ann = testCaller({ timeZone: 'Pacific/Kiritimati' });
    const answer = await service
      .as(ann)
      .post('/api/goals', { title: '  Read 24 books ', description: '', targetDate: '' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      title: 'Read 24 books',
      description: null,
      category: 'personal',
      priority: 'medium',
      status: 'active',
      targetDate: null,
      progress: 0,
      aiOverview: null,
      roadmapStatus: 'drafting',
      milestoneCount: 0,
      completedMilestoneCount: 0,
      completedAt: null,
    });
    expect(answer.headers.get('pathwise-wrote')).toContain(goalCreated.type);
    const { data } = await service.events.waitFor(goalCreated, ({ ownerId }) => ownerId === ann.id);
    const createdOn = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Kiritimati' }).format(clock);
    expect(data).toMatchObject({
      goalId: answer.body.id,
      title: 'Read 24 books',
      createdOn,
      timeZone: 'Pacific/Kiritimati',
      version: 1,
    });
    expect(await storedFor(service, ann.id)).toEqual({ goals: 1 });
  });

  it('accepts a target date in the past', async () => {
    const answer = await service.as(testCaller()).post('/api/goals', { title: 'Sail', targetDate: '2020-02-29' });
    expect(answer).toMatchObject({ status: 201, body: { targetDate: '2020-02-29' } });
  });

  it('stores one goal for a request that is sent again, also concurrently', async () => {
    const ann = testCaller();
    const send = () => service.as(ann).post('/api/goals', { title: 'Once' }, { 'idempotency-key': 'wish-1' });
    const answers = await Promise.all([send(), send(), send()]);
    answers.push(await send());
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await storedFor(service, ann.id)).toEqual({ goals: 1 });
    expect(timesPublished(service, goalCreated, { ownerId: ann.id })).toBe(1);
  });

  it.each([
    [{}, 'title'],
    [{ title: '   ' }, 'title'],
    [{ title: { $ne: '' } }, 'title'],
    [{ title: 'a\0b' }, 'title'],
    [{ title: 'x'.repeat(201) }, 'title'],
    [{ title: 'Sail', category: 'sport' }, 'category'],
    [{ title: 'Sail', priority: 1 }, 'priority'],
    [{ title: 'Sail', targetDate: '2026-02-30' }, 'targetDate'],
    [{ title: 'Sail', ownerId: 'someone' }, ''],
    [{ title: 'Sail', status: 'completed' }, ''],
    [JSON.parse('{"title":"Sail","__proto__":{"plan":"premium"}}'), ''],
    [[], ''],
    [null, ''],
  ])('refuses %j with 422 and stores nothing', async (body, path) => {
    const ann = testCaller();
    const answer = await service.as(ann).post('/api/goals', body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors.map((error: { path: string }) => error.path)).toContain(path);
    expect(await storedFor(service, ann.id)).toEqual({});
  });

  it("answers the field's own message", async () => {
    const answer = await service.as(testCaller()).post('/api/goals', { title: '' });
    expect(answer.body).toMatchObject({ code: 'invalid', detail: 'Title is required' });
  });
});

describe('reading goals', () => {
  it('lists the person’s own goals newest first, and no one else’s', async () => {
    const ann = testCaller();
    await goalOf(service, testCaller(), { title: 'Of somebody else' });
    for (const title of ['first', 'second', 'third']) {
      clock = new Date(clock.getTime() + 1000);
      await goalOf(service, ann, { title });
    }
    const { body } = await service.as(ann).get('/api/goals');
    expect(body.map(({ title }: { title: string }) => title)).toEqual(['third', 'second', 'first']);
  });

  it('shows a draft as failed after two minutes', async () => {
    const ann = testCaller();
    const present = clock;
    clock = new Date(present.getTime() - 121_000);
    const goal = await goalOf(service, ann);
    expect(goal.roadmapStatus).toBe('drafting');
    clock = present;
    expect((await service.as(ann).get(`/api/goals/${goal.id}`)).body.roadmapStatus).toBe('failed');
  });

  it("answers the dashboard's figures", async () => {
    const ann = premium();
    const today = clock.toISOString().slice(0, 10);
    const [done] = [await goalOf(service, ann), await goalOf(service, ann, { targetDate: today })];
    await service.as(ann).put(`/api/goals/${done.id}`, { status: 'completed' });
    const { body } = await service.as(ann).get('/api/dashboard/stats');
    expect(body).toEqual({
      activeGoals: 1,
      completedGoals: 1,
      overallProgress: 50,
      dueThisMonth: 1,
      completedThisYear: 1,
    });
  });

  it('tells a visitor to sign in', async () => {
    for (const path of ['/api/goals', '/api/dashboard/stats', '/api/goals/any']) {
      expect((await service.as().get(path)).status).toBe(401);
    }
  });
});

describe('changing a goal', () => {
  it('changes the given fields, keeps the others and publishes an event', async () => {
    const ann = testCaller();
    const goal = await goalOf(service, ann, { description: 'On a lake' });
    const answer = await service
      .as(ann)
      .put(`/api/goals/${goal.id}`, { title: 'Sail far', priority: 'high', progress: 40, targetDate: '2027-05-01' });
    expect(answer).toMatchObject({
      status: 200,
      body: { title: 'Sail far', description: 'On a lake', priority: 'high', progress: 40, targetDate: '2027-05-01' },
    });
    expect(answer.body.version).toBeGreaterThan(goal.version);
    const { data } = await service.events.waitFor(goalChanged, ({ goalId }) => goalId === goal.id);
    expect(data).toMatchObject({ title: 'Sail far', progress: 40, status: 'active', version: answer.body.version });
    expect((await service.as(ann).get(`/api/goals/${goal.id}`)).body).toEqual(answer.body);
  });

  it('clears description and target date', async () => {
    const ann = testCaller();
    const goal = await goalOf(service, ann, { description: 'On a lake', targetDate: '2027-05-01' });
    const { body } = await service.as(ann).put(`/api/goals/${goal.id}`, { description: '', targetDate: '' });
    expect(body).toMatchObject({ description: null, targetDate: null });
  });

  it('publishes nothing when nothing changes', async () => {
    const ann = testCaller();
    const goal = await goalOf(service, ann);
    const answer = await service
      .as(ann)
      .put(`/api/goals/${goal.id}`, { title: goal.title, progress: 0, status: 'active' });
    expect(answer.body.version).toBe(goal.version);
    expect(answer.headers.get('pathwise-wrote')).toBeNull();
  });

  it('refuses a stale save with the stored goal, and accepts one based on a version before a tick alone', async () => {
    const ann = testCaller();
    const goal = await goalOf(service, ann);
    const path = `/api/goals/${goal.id}`;
    await service.as(ann).post(`${path}/unified-milestones`, { title: 'Find a club' });
    const fresh = await service.as(ann).put(path, { title: 'Mine', version: goal.version });
    expect(fresh.status).toBe(200);
    const stale = await service.as(ann).put(path, { title: 'Too late', version: goal.version });
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'stale-version', current: { title: 'Mine', version: fresh.body.version } },
    });
    expect((await service.as(ann).get(path)).body.title).toBe('Mine');
  });

  it('completes a goal once, however often that is sent', async () => {
    const ann = testCaller();
    const goal = await goalOf(service, ann);
    const put = (change: object) => service.as(ann).put(`/api/goals/${goal.id}`, change);
    const answers = await Promise.all([
      put({ status: 'completed' }),
      put({ status: 'completed' }),
      put({ status: 'completed' }),
    ]);
    for (const { status, body } of answers)
      expect([status, body.progress, body.status]).toEqual([200, 100, 'completed']);
    expect((await put({ status: 'completed', title: 'Sailed' })).body.completedAt).toBe(clock.toISOString());
    expect((await put({ status: 'active' })).body).toMatchObject({ completedAt: null, progress: 0 });
    await put({ status: 'completed' });
    await service.events.waitFor(goalCompleted, ({ goalId, title }) => goalId === goal.id && title === 'Sailed');
    expect(timesPublished(service, goalCompleted, { goalId: goal.id })).toBe(2);
  });

  it.each([
    { progress: 101 },
    { progress: 1.5 },
    { status: 'done' },
    { version: '1' },
    { ownerId: 'x' },
    { milestoneCount: 3 },
  ])('refuses %j', async (change) => {
    const ann = testCaller();
    const goal = await goalOf(service, ann);
    expect((await service.as(ann).put(`/api/goals/${goal.id}`, change)).status).toBe(422);
  });
});

describe('the goal of somebody else', () => {
  it.each([
    ['GET', '', undefined],
    ['PUT', '', { title: 'Mine now' }],
    ['DELETE', '', undefined],
    ['GET', '/unified-milestones', undefined],
    ['POST', '/unified-milestones', { title: 'Mine' }],
    ['PUT', '/unified-milestones/{m}', { completed: true }],
    ['DELETE', '/unified-milestones/{m}', undefined],
    ['PATCH', '/overview', { aiOverview: 'Mine' }],
    ['POST', '/generate-overview', undefined],
    ['POST', '/clear-roadmap', undefined],
    ['GET', '/ai-suggestions', undefined],
    ['DELETE', '/ai-suggestions', undefined],
    ['POST', '/ai-suggestions/regenerate', undefined],
  ])('is a 404 for %s %s and stays unchanged', async (method, rest, body) => {
    const ann = testCaller();
    const goal = await goalOf(service, ann);
    const milestone = (await service.as(ann).post(`/api/goals/${goal.id}/unified-milestones`, { title: 'Club' })).body;
    const before = await service.as(ann).get(`/api/goals/${goal.id}`);
    const path = `/api/goals/${goal.id}${rest.replace('{m}', milestone.id)}`;
    const init = body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {};
    const answer = await service.as(testCaller()).raw(path, { method, ...init });
    expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect((await service.as(ann).get(`/api/goals/${goal.id}`)).body).toEqual(before.body);
    expect((await service.as(ann).get(`/api/goals/${goal.id}/unified-milestones`)).body).toEqual([milestone]);
  });

  it('is a 404 for its milestone reached through one’s own goal', async () => {
    const ann = testCaller();
    const bob = testCaller();
    const [hers, his] = [await goalOf(service, ann), await goalOf(service, bob)];
    const milestone = (await service.as(ann).post(`/api/goals/${hers.id}/unified-milestones`, { title: 'Club' })).body;
    const path = `/api/goals/${his.id}/unified-milestones/${milestone.id}`;
    expect((await service.as(bob).put(path, { completed: true })).status).toBe(404);
    expect((await service.as(bob).delete(path)).status).toBe(404);
  });
});
