import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { userDeleted } from '@pathwise/contracts/events/auth';
import type { Timeline } from '@pathwise/contracts/timeline';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import { startCoach } from './coach.ts';
import { draftOf, type GoalsUnderTest, goalOf, startGoals, storedFor, withRoadmap } from './given.ts';

let service: GoalsUnderTest;
let coach: ReturnType<typeof startCoach>;
/** While set, the next transaction waits for it before its commit. */
let gate: Promise<unknown> | undefined;
let held = 0;
const faultPoint = async (at: string) => {
  if (at !== 'before-commit' || !gate || held > 0) return;
  held += 1;
  await gate;
};
beforeAll(async () => {
  service = await startGoals({ faultPoint });
  coach = startCoach(service);
});
afterAll(async () => {
  await coach.stop();
  await service.stop();
});

const steps = 8;
const weeks = 50;
const todos = 40;
const everything = 1 + steps + weeks;

it('stores, deletes, restores and erases the largest possible roadmap, each as a whole', async () => {
  const ann = testCaller();
  const goal = await goalOf(service, ann);
  const titles = Array.from({ length: steps }, (_, n) => `Step ${n}`);
  await withRoadmap(service, ann, goal, draftOf(titles, { timelines: boards(weeks), suggestions: [] }));
  const { status, body } = await service.as(ann).delete(`/api/goals/${goal.id}`);
  expect([status, body.deletedCount]).toEqual([200, everything]);
  expect((await service.as(ann).post(`/api/undo/goals/${body.undo}`)).body).toEqual({ restoredCount: everything });
  expect(await storedFor(service, ann.id)).toEqual({
    goals: 1,
    milestones: steps,
    timelines: weeks,
  });

  const shown = (await service.as(ann).get(`/api/goals/${goal.id}/roadmap`)).body as Timeline[];
  expect(shown.flatMap((timeline) => timeline.todos)).toHaveLength(weeks * todos);
  await service.events.publish(userDeleted, { userId: ann.id, version: 2 });
  await waitUntil('everything to be erased', async () => Object.keys(await storedFor(service, ann.id)).length === 0);
});

function collection(name: string) {
  const { db } = service.running.deps.db;
  if (!db) throw new Error('no database');
  return db.collection<{ _id: string }>(name);
}

/** Counts the queries of an answer. */
async function queriesOf(ask: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const { db } = service.running.deps;
  db.set('debug', () => {
    count += 1;
  });
  try {
    await ask();
  } finally {
    db.set('debug', false);
  }
  return count;
}

it('answers and changes a goal of 500 milestones and 2,000 todos in as few queries as a small one', async () => {
  const ann = testCaller();
  const big = await goalOf(service, ann);
  const small = await goalOf(service, ann);
  const id = big.id;
  await withRoadmap(
    service,
    ann,
    big,
    draftOf(
      Array.from({ length: 8 }, (_, n) => `Step ${n}`),
      { timelines: boards(50) },
    ),
  );
  await withRoadmap(service, ann, small, draftOf(['a', 'b', 'c', 'd', 'e'], { timelines: boards(1) }));
  const [step] = await milestonesIn(id);
  const more = Array.from({ length: 492 }, (_, n) => ({
    ...step,
    _id: `m${n}-${id}`,
    order: 8 + n,
    type: 'milestone',
    draftTitle: null,
    title: `Mine ${n}`,
  }));
  await collection('milestones').insertMany(more);
  // Most of them are the person's own, as in a plan of years: a coach drafts a few dozen.
  const own = { $set: { 'todos.$[todo].draftTitle': null } };
  const late = { goalId: id, timeframe: { $nin: ['week-1', 'week-2', 'week-3'] } };
  await collection('timelines').updateMany(late, own, { arrayFilters: [{ 'todo.version': 1 }] });

  const queries = { roadmap: 3, 'unified-milestones': 2 };
  for (const [path, count] of Object.entries(queries)) {
    const ask = (goalId: string) => queriesOf(() => service.as(ann).get(`/api/goals/${goalId}/${path}`));
    expect(await ask(id)).toBe(count);
    expect(await ask(small.id)).toBe(count);
  }
  const roadmap = (await service.as(ann).get(`/api/goals/${id}/roadmap`)).body as Timeline[];
  expect(roadmap.flatMap((timeline) => timeline.todos)).toHaveLength(2000);

  const titles = Array.from({ length: 7 }, (_, n) => `New step ${n}`);
  coach.draft = draftOf(titles, { timelines: boards(8, { perWeek: 3, name: 'New todo' }) });
  const redrafted = await service.as(ann).post(`/api/goals/${id}/generate-overview`);
  expect(redrafted).toMatchObject({ status: 200, body: { timeline: { length: 499 } } });
  expect((await service.as(ann).post(`/api/undo/goals/${redrafted.body.undo}`)).status).toBe(200);
  const bare = (shown: Timeline[]) => shown.map(({ version: _, ...timeline }) => timeline);
  expect(bare((await service.as(ann).get(`/api/goals/${id}/roadmap`)).body)).toEqual(bare(roadmap));
  const todo = roadmap[20]?.todos[39]?.id;
  expect((await service.as(ann).patch(`/api/roadmap/todos/${todo}`, { completed: true })).status).toBe(200);
  const added = { title: 'One more' };
  const where = `/api/roadmap/timelines/${roadmap[3]?.id}/todos`;
  expect((await service.as(ann).post(where, added)).status).toBe(201);
  expect((await service.as(ann).delete(where)).body.deletedCount).toBe(41);
});

it('drafts the largest possible roadmap again and undoes that, each as a whole', async () => {
  const ann = testCaller();
  const goal = await goalOf(service, ann);
  const titles = Array.from({ length: steps }, (_, n) => `Step ${n}`);
  await withRoadmap(service, ann, goal, draftOf(titles, { timelines: boards(weeks) }));
  const shown = async () => {
    const roadmap = (await service.as(ann).get(`/api/goals/${goal.id}/roadmap`)).body as Timeline[];
    return roadmap.map(({ timeframe, todos: all }) => [timeframe, all.map(({ id, title }) => [id, title])]);
  };
  const before = await shown();
  coach.draft = draftOf(
    titles.map((title) => `Another ${title}`),
    { timelines: boards(weeks, { name: 'Another todo' }) },
  );
  const redrafted = await service.as(ann).post(`/api/goals/${goal.id}/generate-overview`);
  expect(redrafted.status).toBe(200);
  expect(await shown()).not.toEqual(before);
  expect((await service.as(ann).post(`/api/undo/goals/${redrafted.body.undo}`)).status).toBe(200);
  expect(await shown()).toEqual(before);
});

function boards(count: number, { name = 'Todo', perWeek = todos } = {}) {
  return Array.from({ length: count }, (_, week) => ({
    timeframe: `week-${week + 1}`,
    todos: Array.from({ length: perWeek }, (_, n) => {
      return { title: `${name} ${n} of week ${week}`, description: 'How', dueDate: null, priority: 'normal' as const };
    }),
  }));
}
const milestonesIn = (goalId: string) => collection('milestones').find({ goalId }).toArray();

it('a goal accepts one more todo at its limit, also when two are added at once to different timelines', async () => {
  const ann = testCaller();
  const client = service.as(ann);
  const goal = await goalOf(service, ann);
  const open = async (timeframe: string): Promise<string> =>
    (await client.post('/api/roadmap/timelines', { goalId: goal.id, timeframe })).body.id;
  const [one, other] = [await open('week-1'), await open('week-2')];
  const todo = { title: 'A', draftTitle: null, step: null, description: null, completed: false };
  const full = Array.from({ length: 20 }, (_, n) => ({
    _id: `full-${n}-${goal.id}`,
    goalId: goal.id,
    ownerId: ann.id,
    timeframe: `week-${n + 3}`,
    createdAt: new Date(),
    version: 1,
    todos: Array.from({ length: n === 0 ? 499 : 500 }, (__, m) => {
      return { id: `${n}.${m}`, ...todo, dueDate: null, priority: 'normal', editedAt: null, version: 1 };
    }),
  }));
  await collection('timelines').insertMany(full);
  const opening = Promise.withResolvers<void>();
  gate = opening.promise;
  const add = (id: string) => client.post(`/api/roadmap/timelines/${id}/todos`, { title: 'One more' });
  const first = add(one);
  await waitUntil('the first to be held', () => held === 1);
  const second = add(other);
  // The second either commits before the first or waits for it. Both end soon.
  await Promise.race([second, pause(500)]);
  gate = undefined;
  opening.resolve();
  const statuses = (await Promise.all([first, second])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([201, 409]);
}, 60_000);
