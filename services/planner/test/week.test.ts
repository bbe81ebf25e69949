import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { weekChanged } from '@pathwise/contracts/events/planner';
import type { WeeklyTask } from '@pathwise/contracts/task';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { testCaller } from '@pathwise/service-testkit/tokens';
import {
  day,
  dayOf,
  days,
  monday,
  nextMonday,
  type PlannerUnderTest,
  startPlanner,
  storedFor,
  taskOf,
  tasksOf,
  timesPublished,
  weekOf,
} from './given.ts';

let service: PlannerUnderTest;
beforeAll(async () => {
  service = await startPlanner();
});
afterAll(() => service.stop());

const change = (owner: Caller, task: WeeklyTask | undefined, body: object) =>
  service.as(owner).patch(`/api/weekly-tasks/${task?.id}`, body);
const titles = (tasks: readonly WeeklyTask[]) => tasks.map(({ title }) => title);
const undo = (owner: Caller, token: string) => service.as(owner).post(`/api/undo/planner/${token}`);

describe('a weekly task', () => {
  it('is added at the end of its day, business and normal unless it says otherwise, and announced', async () => {
    const ann = testCaller();
    const first = await taskOf(service, ann);
    expect(first).toEqual({
      id: first.id,
      title: 'Sketch three flows',
      dayOfWeek: 'monday',
      specificDate: monday,
      priority: 'normal',
      taskType: 'business',
      completed: false,
      order: 0,
      goalId: null,
      milestoneId: null,
      todoId: null,
      version: 1,
    });
    expect(await taskOf(service, ann, { title: 'Second' })).toMatchObject({ order: 1 });
    const { data } = await service.events.waitFor(weekChanged, ({ ownerId }) => ownerId === ann.id);
    expect(data).toMatchObject({ weekStart: monday, version: 1 });
  });

  it('new weekly task needs a non-blank title', async () => {
    const answer = await service.as(testCaller()).post('/api/weekly-tasks', { title: '  ', specificDate: monday });
    expect(answer).toMatchObject({ status: 422, body: { detail: 'Please enter a task title' } });
  });

  it('of type home always has priority normal, also when it becomes one', async () => {
    const ann = testCaller();
    const home = await taskOf(service, ann, { taskType: 'home', priority: 'very-important' });
    expect(home).toMatchObject({ taskType: 'home', priority: 'normal' });
    expect((await change(ann, home, { priority: 'important' })).body).toMatchObject({ priority: 'normal' });
    const business = await taskOf(service, ann, { priority: 'very-important' });
    expect((await change(ann, business, { taskType: 'home' })).body).toMatchObject({ priority: 'normal' });
  });

  it('has a weekday that agrees with its date, or is refused', async () => {
    const ann = testCaller();
    const wrong = { title: 'Wrong', specificDate: monday, dayOfWeek: 'tuesday' };
    expect(await service.as(ann).post('/api/weekly-tasks', wrong)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'dayOfWeek' }] },
    });
    const task = await taskOf(service, ann, { dayOfWeek: 'monday' });
    expect((await change(ann, task, { specificDate: day(3), dayOfWeek: 'friday' })).status).toBe(422);
    expect((await change(ann, task, { dayOfWeek: 'sunday' })).body).toMatchObject({
      specificDate: day(6),
      dayOfWeek: 'sunday',
    });
    expect((await change(ann, task, { specificDate: nextMonday })).body).toMatchObject({ dayOfWeek: 'monday' });
  });

  it.each([{ goalId: 'g' }, { milestoneId: 'm' }, { todoId: 't' }, { goalId: 'g', milestoneId: 'm', todoId: 't' }])(
    'that names half a roadmap step, %j, is refused',
    async (link) => {
      const answer = await service
        .as(testCaller())
        .post('/api/weekly-tasks', { title: 'A', specificDate: monday, ...link });
      expect(answer.status).toBe(422);
    },
  );

  it('sort: business before home, then priority, then order', async () => {
    const ann = testCaller();
    await taskOf(service, ann, { title: 'home', taskType: 'home' });
    await taskOf(service, ann, { title: 'normal 1' });
    await taskOf(service, ann, { title: 'normal 2' });
    await taskOf(service, ann, { title: 'less', priority: 'less-important' });
    await taskOf(service, ann, { title: 'very', priority: 'very-important' });
    await taskOf(service, ann, { title: 'important', priority: 'important' });
    await taskOf(service, ann, { title: 'on Tuesday', specificDate: day(1), priority: 'very-important' });
    expect(titles(await weekOf(service, ann))).toEqual([
      'very',
      'important',
      'less',
      'normal 1',
      'normal 2',
      'home',
      'on Tuesday',
    ]);
  });

  it('can be inserted at a place of its day, beyond the end at the end, and all places are renumbered', async () => {
    const ann = testCaller();
    const [a, , c] = await tasksOf(service, ann, ['A', 'B', 'C', 'D']);
    expect((await change(ann, c, { order: 0 })).body).toMatchObject({ order: 0 });
    expect(await dayOf(service, ann)).toEqual(['C', 'A', 'B', 'D']);
    expect((await change(ann, a, { order: 99 })).body).toMatchObject({ order: 3 });
    expect(await dayOf(service, ann)).toEqual(['C', 'B', 'D', 'A']);
  });

  it('reordered by swapping order values within a day, in one go', async () => {
    const ann = testCaller();
    const [a, , c] = await tasksOf(service, ann, ['A', 'B', 'C']);
    expect((await change(ann, a, { swapWithId: c?.id })).body).toMatchObject({ order: 2 });
    expect(await dayOf(service, ann)).toEqual(['C', 'B', 'A']);
    const elsewhere = await taskOf(service, ann, { specificDate: day(1) });
    expect((await change(ann, a, { swapWithId: elsewhere.id })).status).toBe(409);
    expect((await change(ann, a, { swapWithId: 'nobody' })).status).toBe(404);
    expect((await change(ann, a, { swapWithId: c?.id, order: 0 })).status).toBe(422);
    expect(await dayOf(service, ann)).toEqual(['C', 'B', 'A']);
  });

  it('moved to next week from Sunday lands on next Monday, and events about both weeks are published', async () => {
    const ann = testCaller();
    const [moving] = await tasksOf(service, ann, ['A', 'B'], { specificDate: day(6) });
    const there = await taskOf(service, ann, { title: 'There', specificDate: nextMonday });
    expect(there.order).toBe(0);
    expect((await change(ann, moving, { specificDate: nextMonday })).body).toMatchObject({ order: 1 });
    expect(await dayOf(service, ann, day(6))).toEqual(['B']);
    expect(await dayOf(service, ann, nextMonday)).toEqual(['There', 'A']);
    expect(titles(await weekOf(service, ann, nextMonday))).toEqual(['There', 'A']);
    await service.events.waitFor(weekChanged, (data) => data.ownerId === ann.id && data.weekStart === nextMonday);
  });

  it('can be moved to a day and a place of it at once', async () => {
    const ann = testCaller();
    await tasksOf(service, ann, ['X', 'Y'], { specificDate: day(4) });
    const task = await taskOf(service, ann, { title: 'A' });
    await change(ann, task, { specificDate: day(4), order: 1 });
    expect(await dayOf(service, ann, day(4))).toEqual(['X', 'A', 'Y']);
  });

  it('increments its version when it changes itself, and not when others change its place', async () => {
    const ann = testCaller();
    const [a, b] = await tasksOf(service, ann, ['A', 'B']);
    await change(ann, b, { order: 0 });
    await change(ann, a, { title: 'A again', completed: true });
    expect((await weekOf(service, ann)).map(({ title, version }) => [title, version])).toEqual([
      ['B', 1],
      ['A again', 2],
    ]);
  });

  it('of somebody else does not exist', async () => {
    const task = await taskOf(service, testCaller());
    const bob = testCaller();
    expect((await change(bob, task, { title: 'Mine' })).status).toBe(404);
    expect((await service.as(bob).delete(`/api/weekly-tasks/${task.id}`)).status).toBe(404);
    expect((await service.as(bob).post(`/api/weekly-tasks/${task.id}/recurring`)).status).toBe(404);
    expect(await weekOf(service, bob)).toEqual([]);
    expect(await storedFor(service, bob.id)).toEqual({});
  });

  it('that changes nothing publishes no event', async () => {
    const ann = testCaller();
    const task = await taskOf(service, ann);
    await change(ann, task, { title: task.title, completed: false });
    expect(timesPublished(service, weekChanged, ann.id)).toBe(1);
  });
});

describe('a week', () => {
  it('is this week’s in the caller’s zone when no day is given, and starts on a Monday', async () => {
    const kiritimati = testCaller({ timeZone: 'Pacific/Kiritimati' });
    await taskOf(service, kiritimati);
    const list = (headers: Record<string, string> = {}) => service.as(kiritimati).get('/api/weekly-tasks', headers);
    expect((await list()).body).toHaveLength(1);
    expect((await service.as(kiritimati).get(`/api/weekly-tasks?startDate=${day(1)}`)).status).toBe(422);
  });

  it('holds at most 500 tasks', async () => {
    const ann = testCaller();
    const task = await taskOf(service, ann);
    const collection = service.running.deps.db.db?.collection<{ _id: string }>('weeklyTasks');
    const stored = await collection?.findOne({ _id: task.id });
    const copies = Array.from({ length: 499 }, (_, n) => ({ ...stored, _id: `${task.id}-${n}`, order: n + 1 }));
    await collection?.insertMany(copies);
    const more = await service.as(ann).post('/api/weekly-tasks', { title: 'One more', specificDate: monday });
    const detail = `A week holds at most 500 tasks. The week of ${monday} is full.`;
    expect(more).toMatchObject({ status: 409, body: { code: 'too-many', detail } });
    expect((await change(ann, task, { order: 250 })).status).toBe(200);
  });
});

describe('deleting', () => {
  it('a task closes its place, and undo opens it again', async () => {
    const ann = testCaller();
    const [, b] = await tasksOf(service, ann, ['A', 'B', 'C']);
    const gone = await service.as(ann).delete(`/api/weekly-tasks/${b?.id}`);
    expect(gone).toMatchObject({ status: 200, body: { deletedCount: 1 } });
    expect(await dayOf(service, ann)).toEqual(['A', 'C']);
    const before = timesPublished(service, weekChanged, ann.id);
    expect(await undo(ann, gone.body.undo)).toMatchObject({ status: 200, body: { restoredCount: 1 } });
    expect(await dayOf(service, ann)).toEqual(['A', 'B', 'C']);
    await service.events.waitFor(weekChanged, () => timesPublished(service, weekChanged, ann.id) > before);
    expect((await undo(ann, gone.body.undo)).status).toBe(404);
  });

  it('a week takes all of its tasks and no other, and restores all of them as one', async () => {
    const ann = testCaller();
    const planned = await Promise.all(days.map((specificDate) => taskOf(service, ann, { specificDate })));
    await taskOf(service, ann, { specificDate: nextMonday });
    const gone = await service.as(ann).delete(`/api/weekly-tasks/week?weekStart=${monday}&weekEnd=${day(6)}`);
    expect(gone).toMatchObject({ status: 200, body: { deletedCount: 7 } });
    expect(await weekOf(service, ann)).toEqual([]);
    expect(await weekOf(service, ann, nextMonday)).toHaveLength(1);
    expect((await undo(testCaller(), gone.body.undo)).status).toBe(404);
    expect((await undo(ann, gone.body.undo)).body).toEqual({ restoredCount: 7 });
    expect((await weekOf(service, ann)).map(({ id }) => id)).toEqual(planned.map(({ id }) => id));
  });

  it.each([
    ['2024-09-17', '2024-09-23'],
    ['2024-09-16', '2024-09-23'],
    ['2024-09-16', '2024-09-15'],
  ])('a week from %s to %s is refused: it is a Monday and the Sunday after it', async (weekStart, weekEnd) => {
    const answer = await service
      .as(testCaller())
      .delete(`/api/weekly-tasks/week?weekStart=${weekStart}&weekEnd=${weekEnd}`);
    expect(answer.status).toBe(422);
  });

  it('a day restores its tasks among those added since', async () => {
    const ann = testCaller();
    await tasksOf(service, ann, ['A', 'B']);
    await taskOf(service, ann, { specificDate: day(1) });
    const gone = await service.as(ann).delete(`/api/weekly-tasks/day?date=${monday}`);
    expect(gone.body).toMatchObject({ deletedCount: 2 });
    await tasksOf(service, ann, ['New', 'Newer']);
    await undo(ann, gone.body.undo);
    expect(await dayOf(service, ann)).toEqual(['A', 'B', 'New', 'Newer']);
  });

  it('an empty day deletes nothing', async () => {
    const answer = await service.as(testCaller()).delete(`/api/weekly-tasks/day?date=${monday}`);
    expect(answer).toMatchObject({ status: 200, body: { deletedCount: 0 } });
  });
});

describe('moving a day', () => {
  const move = (owner: Caller, body: object) => service.as(owner).post('/api/weekly-tasks/move-day', body);

  it('moves all of its tasks to the end of the other day, in their sequence, across weeks too', async () => {
    const ann = testCaller();
    const moving = await tasksOf(service, ann, ['A', 'B', 'C'], { specificDate: day(6) });
    await taskOf(service, ann, { title: 'There', specificDate: nextMonday });
    const moved = await move(ann, { fromDate: day(6), toDate: nextMonday });
    expect(moved).toMatchObject({ status: 200, body: { movedCount: 3, taskIds: moving.map(({ id }) => id) } });
    expect(await dayOf(service, ann, day(6))).toEqual([]);
    expect(await dayOf(service, ann, nextMonday)).toEqual(['There', 'A', 'B', 'C']);
  });

  it('moves only the given tasks that still exist, as an undo of a move does', async () => {
    const ann = testCaller();
    const [a, b, c] = await tasksOf(service, ann, ['A', 'B', 'C']);
    await change(ann, b, { specificDate: day(2) });
    const moved = await move(ann, { fromDate: monday, toDate: day(1), taskIds: [a?.id, b?.id] });
    expect(moved.body).toEqual({ movedCount: 1, taskIds: [a?.id] });
    expect(await dayOf(service, ann)).toEqual([c?.title]);
    expect((await move(ann, { fromDate: monday, toDate: monday })).body.movedCount).toBe(0);
  });
});
