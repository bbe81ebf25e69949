import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Milestone, milestone } from '@pathwise/contracts/api/goals';
import { goalChanged, stepTicked, timelineChanged } from '@pathwise/contracts/events/goals';
import type { Timeline, Todo } from '@pathwise/contracts/timeline';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { testCaller } from '@pathwise/service-testkit/tokens';
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
});
afterAll(() => service.stop());

const roadmapOf = async (ann: Caller, goalId: string): Promise<Timeline[]> =>
  (await service.as(ann).get(`/api/goals/${goalId}/roadmap`)).body;
const titlesOf = (todos: readonly Todo[] | undefined) => (todos ?? []).map(({ title }) => title);
const open = (ann: Caller, goalId: string, timeframe = 'day-1') =>
  service.as(ann).post('/api/roadmap/timelines', { goalId, timeframe });

async function board(titles: readonly string[] = [], timeframe = 'day-1') {
  const ann = testCaller();
  const goal = await goalOf(service, ann);
  const timeline: Timeline = (await open(ann, goal.id, timeframe)).body;
  const path = `/api/roadmap/timelines/${timeline.id}/todos`;
  const todos: Todo[] = [];
  for (const title of titles) todos.push((await service.as(ann).post(path, { title })).body);
  const at = (n: number) => `/api/roadmap/todos/${todos[n]?.id}`;
  const now = async () => (await roadmapOf(ann, goal.id)).find(({ id }) => id === timeline.id)?.todos;
  return { ann, goal, timeline, path, todos, at, now };
}

describe('a timeline', () => {
  it('is created empty on the first edit, and answered with the roadmap of its goal', async () => {
    const ann = testCaller();
    const goal = await goalOf(service, ann);
    expect(await roadmapOf(ann, goal.id)).toEqual([]);
    const made = await open(ann, goal.id, 'week-3');
    expect(made).toMatchObject({ status: 200, body: { goalId: goal.id, timeframe: 'week-3', todos: [] } });
    expect(await roadmapOf(ann, goal.id)).toEqual([made.body]);
    const { data } = await service.events.waitFor(timelineChanged, ({ timelineId }) => timelineId === made.body.id);
    expect(data).toMatchObject({ goalId: goal.id, ownerId: ann.id, timeframe: 'week-3' });
  });

  it.each([
    '1year',
    '2years',
    '3years',
    '5years',
    '10years',
    'month-7',
    'week-12',
    'day-3',
    'weekly-calendar',
    'ai-generated',
  ])('has the timeframe %s', async (timeframe) => {
    const ann = testCaller();
    const goal = await goalOf(service, ann);
    expect(await open(ann, goal.id, timeframe)).toMatchObject({ status: 200, body: { timeframe } });
    expect(await roadmapOf(ann, goal.id)).toMatchObject([{ id: expect.any(String), timeframe, todos: [] }]);
  });

  it('requested again is the same, with its todos', async () => {
    const { ann, goal, timeline } = await board(['One']);
    const again = await open(ann, goal.id);
    expect(again).toMatchObject({ status: 200, body: { id: timeline.id, todos: [{ title: 'One' }] } });
  });

  it('created by twenty concurrent calls exists once, and all get the same answer', async () => {
    const ann = testCaller();
    const goal = await goalOf(service, ann);
    const answers = await Promise.all(Array.from({ length: 20 }, () => open(ann, goal.id, 'month-2')));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await storedFor(service, ann.id)).toEqual({ goals: 1, timelines: 1 });
  });

  it('is distinguished from the coach’s: the roadmap answers both, with every field the screen needs', async () => {
    const ann = testCaller();
    const goal = await goalOf(service, ann);
    await withRoadmap(service, ann, goal);
    await open(ann, goal.id, 'day-1');
    const roadmap = await roadmapOf(ann, goal.id);
    expect(roadmap.map(({ timeframe, todos }) => [timeframe, titlesOf(todos)])).toEqual([
      ['day-1', []],
      ['month-1', ['Compare clubs', 'Book a course']],
      ['week-1', ['Call the club']],
    ]);
    const [, month] = roadmap;
    expect(month?.todos[1]).toEqual({
      id: expect.any(String),
      timelineId: month?.id,
      title: 'Book a course',
      description: null,
      completed: false,
      dueDate: null,
      priority: 'normal',
      order: 1,
      version: 1,
    });
  });

  it.each([
    {},
    { timeframe: 'week-0' },
    { timeframe: 'week-1; drop' },
    { timeframe: '4years' },
    { timeframe: { $ne: '' } },
    { timeframe: 'week-1', goalId: { $ne: '' } },
    { timeframe: 'week-1', ownerId: 'somebody' },
  ])('is not created from %j', async (body) => {
    const { ann, goal } = await board();
    expect((await service.as(ann).post('/api/roadmap/timelines', { goalId: goal.id, ...body })).status).toBe(422);
    expect(await storedFor(service, ann.id)).toEqual({ goals: 1, timelines: 1 });
  });

  it('created while its goal is deleted is either in the trash or refused', async () => {
    const ann = testCaller();
    const goal = await goalOf(service, ann);
    const [made] = await Promise.all([open(ann, goal.id), service.as(ann).delete(`/api/goals/${goal.id}`)]);
    expect([200, 404]).toContain(made?.status);
    const { timelines = 0 } = await storedFor(service, ann.id);
    expect(timelines).toBe(0);
  });
});

describe('a todo', () => {
  it('is added after the others with the given fields', async () => {
    const { ann, path, timeline, goal } = await board(['One']);
    const wish = {
      title: '  Two ',
      description: 'User-created milestone',
      completed: false,
      priority: 'important',
      dueDate: '2027-02-28',
    };
    const added = await service.as(ann).post(path, wish);
    expect(added).toMatchObject({
      status: 201,
      body: { ...wish, title: 'Two', timelineId: timeline.id, order: 1, version: 1 },
    });
    expect((await roadmapOf(ann, goal.id))[0]?.todos[1]).toEqual(added.body);
  });

  it('is completed, prioritised, edited and dated, and each change reaches other tabs by event', async () => {
    const { ann, at, now, todos } = await board(['One', 'Two']);
    const changes = [
      { completed: true },
      { priority: 'very-important' },
      { title: 'First' },
      { description: 'Slowly', dueDate: '2027-01-02' },
      { description: '', dueDate: '' },
    ];
    for (const [n, change] of changes.entries()) {
      const answer = await service.as(ann).patch(at(0), change);
      expect(answer).toMatchObject({ status: 200, body: { id: todos[0]?.id, version: n + 2 } });
    }
    const [first, second] = (await now()) ?? [];
    expect(first).toMatchObject({ title: 'First', completed: true, priority: 'very-important', description: null });
    expect(second).toEqual(todos[1]);
    const { data } = await service.events.waitFor(stepTicked, ({ stepId }) => stepId === todos[0]?.id);
    expect(data).toMatchObject({ ownerId: ann.id, kind: 'todo', completed: true });
    expect(timesPublished(service, timelineChanged, { ownerId: ann.id })).toBe(1 + 2 + changes.length);
  });

  it('goes through the four priorities and is not moved by them', async () => {
    const { ann, at, now } = await board(['One', 'Two']);
    for (const priority of ['less-important', 'important', 'very-important', 'normal']) {
      expect((await service.as(ann).patch(at(0), { priority })).body).toMatchObject({ priority, order: 0 });
    }
    expect(titlesOf(await now())).toEqual(['One', 'Two']);
  });

  it('is no milestone: the list of milestones excludes todos', async () => {
    const { ann, goal } = await board(['One']);
    await withRoadmap(service, ann, goal);
    const listed: Milestone[] = (await service.as(ann).get(`/api/goals/${goal.id}/unified-milestones`)).body;
    expect(listed.map(({ title, type }) => [title, type])).toEqual(fiveSteps.map((title) => [title, 'ai-step']));
    expect(milestone.shape.type.safeParse('roadmap').success).toBe(false);
  });

  it('does not count towards the progress of its goal', async () => {
    const { ann, goal, at } = await board(['One']);
    await service.as(ann).patch(at(0), { completed: true });
    expect((await service.as(ann).get(`/api/goals/${goal.id}`)).body).toMatchObject({ progress: 0, milestoneCount: 0 });
    expect(timesPublished(service, goalChanged, { goalId: goal.id })).toBe(0);
  });

  it('changed to the same values publishes nothing and keeps its version', async () => {
    const { ann, at, todos } = await board(['One']);
    const published = timesPublished(service, timelineChanged, { ownerId: ann.id });
    expect((await service.as(ann).patch(at(0), { title: 'One', completed: false })).body).toEqual(todos[0]);
    expect(timesPublished(service, timelineChanged, { ownerId: ann.id })).toBe(published);
  });

  it('refuses a save based on an older version, and answers both texts', async () => {
    const { ann, at } = await board(['One']);
    const saved = await service.as(ann).patch(at(0), { title: 'Mine', version: 1 });
    const stale = await service.as(ann).patch(at(0), { title: 'Late', version: 1 });
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale-version', current: saved.body } });
  });

  it('accepts text based on a version before a tick, but no tick based on it', async () => {
    const { ann, at } = await board(['One']);
    for (const completed of [true, false, true]) await service.as(ann).patch(at(0), { completed });
    const unseen = await service.as(ann).patch(at(0), { title: 'First', completed: false, version: 1 });
    expect(unseen).toMatchObject({ status: 409, body: { code: 'stale-version', current: { completed: true } } });
    const saved = await service.as(ann).patch(at(0), { title: 'First', version: 1 });
    expect(saved).toMatchObject({ status: 200, body: { title: 'First', completed: true } });
    expect((await service.as(ann).patch(at(0), { title: 'Late', version: 1 })).status).toBe(409);
  });

  it('ticked concurrently with nineteen others of its timeline is ticked, and so are they', async () => {
    const { ann, todos, now } = await board(Array.from({ length: 20 }, (_, n) => `Task ${n}`));
    const ticks = todos.map(({ id }) => service.as(ann).patch(`/api/roadmap/todos/${id}`, { completed: true }));
    expect((await Promise.all(ticks)).map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect((await now())?.filter(({ completed }) => completed)).toHaveLength(20);
  });

  it('sent twice under one key is created once', async () => {
    const { ann, path, now } = await board();
    const send = () => service.as(ann).post(path, { title: 'Once' }, { 'idempotency-key': 'todo' });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(titlesOf(await now())).toEqual(['Once']);
  });

  it.each([
    {},
    { title: '   ' },
    { title: 'Click to add milestone' },
    { title: 'One', priority: 'urgent' },
    { title: 'One', dueDate: '2027-02-30' },
    { title: 'One', completed: 'yes' },
    { title: 'One', timelineId: 'another' },
    { title: { $gt: '' } },
    { title: 'x'.repeat(201) },
  ])('is not created from %j', async (body) => {
    const { ann, path, now } = await board();
    expect((await service.as(ann).post(path, body)).status).toBe(422);
    expect(await now()).toEqual([]);
  });

  it.each([
    { title: '' },
    { title: ' Click to add milestone ' },
    { priority: null },
    { order: 3 },
    { completed: { $ne: false } },
    { version: 'latest' },
  ])('is not changed to %j', async (body) => {
    const { ann, at, now, todos } = await board(['One']);
    expect((await service.as(ann).patch(at(0), body)).status).toBe(422);
    expect(await now()).toEqual(todos);
  });

  it.each(['%00', 'a.b.c', '.', '..%2f', '$where', '__proto__.x', 'x'.repeat(64)])(
    'of the id %s does not exist',
    async (id) => {
      const ann = testCaller();
      expect([404, 422]).toContain(
        (await service.as(ann).patch(`/api/roadmap/todos/${id}`, { completed: true })).status,
      );
      expect([404, 422]).toContain((await service.as(ann).delete(`/api/roadmap/todos/${id}`)).status);
    },
  );
});

describe('deleted todos', () => {
  it('are restored one by one to their places', async () => {
    const { ann, at, now } = await board(['One', 'Two', 'Three']);
    await service.as(ann).patch(at(1), { completed: true });
    const before = await now();
    const gone = await service.as(ann).delete(at(1));
    expect(gone).toMatchObject({ status: 200, body: { deletedCount: 1 } });
    expect(titlesOf(await now())).toEqual(['One', 'Three']);
    expect((await service.as(ann).delete(at(1))).status).toBe(404);
    expect(await service.as(ann).post(`/api/undo/goals/${gone.body.undo}`)).toMatchObject({
      status: 200,
      body: { restoredCount: 1 },
    });
    expect(await now()).toEqual(before);
    expect((await service.as(ann).post(`/api/undo/goals/${gone.body.undo}`)).status).toBe(404);
  });

  it('of a cleared day are counted and restored as one, beside those added since', async () => {
    const { ann, path, now } = await board(['One', 'Two', 'Three']);
    const before = await now();
    const cleared = await service.as(ann).delete(path);
    expect(cleared).toMatchObject({ status: 200, body: { deletedCount: 3 } });
    expect(await now()).toEqual([]);
    await service.as(ann).post(path, { title: 'Since' });
    expect((await service.as(ann).post(`/api/undo/goals/${cleared.body.undo}`)).body).toEqual({ restoredCount: 3 });
    const after = (await now()) ?? [];
    expect(titlesOf(after)).toEqual(['One', 'Two', 'Three', 'Since']);
    expect(after.slice(0, 3)).toEqual(before);
  });

  it('of an empty day are none, and that can be undone too', async () => {
    const { ann, path } = await board();
    const cleared = await service.as(ann).delete(path);
    expect(cleared.body.deletedCount).toBe(0);
    expect((await service.as(ann).post(`/api/undo/goals/${cleared.body.undo}`)).body).toEqual({ restoredCount: 0 });
  });

  it('are restored to the new timeline of the same timeframe', async () => {
    const { ann, goal, at } = await board(['One', 'Two'], 'week-1');
    const { undo } = (await service.as(ann).delete(at(0))).body;
    await service.as(ann).post(`/api/goals/${goal.id}/clear-roadmap`);
    const successor = (await open(ann, goal.id, 'week-1')).body;
    expect((await service.as(ann).post(`/api/undo/goals/${undo}`)).status).toBe(200);
    const [timeline] = await roadmapOf(ann, goal.id);
    expect(timeline).toMatchObject({ id: successor.id, todos: [{ title: 'One', timelineId: successor.id }] });
    const id = timeline?.todos[0]?.id;
    expect((await service.as(ann).patch(`/api/roadmap/todos/${id}`, { completed: true })).status).toBe(200);
  });

  it('are restored to a timeline of their own where theirs is gone', async () => {
    const { ann, goal, at, timeline, todos } = await board(['One', 'Two'], 'week-1');
    const { undo } = (await service.as(ann).delete(at(0))).body;
    await service.as(ann).post(`/api/goals/${goal.id}/clear-roadmap`);
    expect((await service.as(ann).post(`/api/undo/goals/${undo}`)).status).toBe(200);
    expect(await roadmapOf(ann, goal.id)).toMatchObject([{ id: timeline.id, todos: [{ id: todos[0]?.id }] }]);
  });

  it('are not restored to a deleted goal, but can be once the goal is restored', async () => {
    const { ann, goal, at, now } = await board(['One', 'Two']);
    const todo = (await service.as(ann).delete(at(0))).body.undo;
    const whole = (await service.as(ann).delete(`/api/goals/${goal.id}`)).body.undo;
    expect((await service.as(ann).get(`/api/goals/${goal.id}/roadmap`)).status).toBe(404);
    expect((await service.as(ann).patch(at(1), { completed: true })).status).toBe(404);
    expect((await service.as(ann).post(`/api/undo/goals/${todo}`)).status).toBe(404);
    for (const token of [whole, todo])
      expect((await service.as(ann).post(`/api/undo/goals/${token}`)).status).toBe(200);
    expect(titlesOf(await now())).toEqual(['One', 'Two']);
  });
});

describe('clearing the roadmap', () => {
  it('is undone although a timeline was created and filled meanwhile, and nothing of either is lost', async () => {
    const ann = testCaller();
    const goal = await goalOf(service, ann);
    await withRoadmap(service, ann, goal, draftOf(fiveSteps));
    const before = await roadmapOf(ann, goal.id);
    const { undo } = (await service.as(ann).post(`/api/goals/${goal.id}/clear-roadmap`)).body;
    expect(await roadmapOf(ann, goal.id)).toEqual([]);
    const week = (await open(ann, goal.id, 'week-1')).body;
    await service.as(ann).post(`/api/roadmap/timelines/${week.id}/todos`, { title: 'Meanwhile' });
    expect((await service.as(ann).post(`/api/undo/goals/${undo}`)).status).toBe(200);
    const after = await roadmapOf(ann, goal.id);
    expect(after[0]?.todos).toEqual(before[0]?.todos);
    expect(titlesOf(after[1]?.todos)).toEqual(['Call the club', 'Meanwhile']);
  });
});

describe("somebody else's timeline", () => {
  it('is a 404 for every call', async () => {
    const { goal, path, at, now, todos } = await board(['One']);
    const bob = service.as(testCaller());
    const tries = [
      bob.get(`/api/goals/${goal.id}/roadmap`),
      open(testCaller(), goal.id),
      open(testCaller(), goal.id, 'week-9'),
      bob.post(path, { title: 'Slipped in' }),
      bob.delete(path),
      bob.patch(at(0), { title: 'Taken over' }),
      bob.delete(at(0)),
    ];
    for (const { status, body } of await Promise.all(tries)) expect([status, body.code]).toEqual([404, 'not-found']);
    expect(await now()).toEqual(todos);
  });

  it('is a 401 for a visitor', async () => {
    const { goal, path, at } = await board(['One']);
    for (const answer of [
      await service.as().get(`/api/goals/${goal.id}/roadmap`),
      await service.as().delete(path),
      await service.as().patch(at(0), { completed: true }),
    ])
      expect(answer.status).toBe(401);
  });
});
