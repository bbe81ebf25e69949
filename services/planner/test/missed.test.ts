import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { weekChanged } from '@pathwise/contracts/events/planner';
import { missedAtOnce, type WeeklyTask } from '@pathwise/contracts/task';
import { tasksOfWeekLimit } from '@pathwise/contracts/task.rules';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { day, dayOf, type PlannerUnderTest, startPlanner, storedFor, taskOf, tasksOf, weekOf } from './given.ts';

let service: PlannerUnderTest;
beforeAll(async () => {
  service = await startPlanner();
});
afterAll(() => service.stop());

const lastMonday = '2024-09-09';
const lastFriday = '2024-09-13';
type Decision = 'keep' | 'drop' | 'move';

const missed = async (owner: Caller): Promise<WeeklyTask[]> =>
  (await service.as(owner).get('/api/weekly-tasks/missed')).body;
const titles = async (owner: Caller) => (await missed(owner)).map(({ title }) => title);
const decide = (owner: Caller, decisions: readonly (readonly [WeeklyTask | undefined, Decision])[]) =>
  service.as(owner).post('/api/weekly-tasks/missed', {
    decisions: decisions.map(([task, decision]) => ({ taskId: task?.id, decision })),
  });
const undo = (owner: Caller, token: string) => service.as(owner).post(`/api/undo/planner/${token}`);

describe('a missed week', () => {
  it('offers the unfinished tasks of past weeks, oldest first, and nothing moves by itself', async () => {
    const ann = testCaller();
    await taskOf(service, ann, { title: 'Friday', specificDate: lastFriday });
    await taskOf(service, ann, { title: 'Long ago', specificDate: '2023-02-06' });
    await taskOf(service, ann, { title: 'This week', specificDate: day(0) });
    const done = await taskOf(service, ann, { title: 'Done', specificDate: lastMonday });
    await service.as(ann).patch(`/api/weekly-tasks/${done.id}`, { completed: true });
    expect(await titles(ann)).toEqual(['Long ago', 'Friday']);
    expect(await titles(testCaller())).toEqual([]);
    expect(await dayOf(service, ann, lastFriday)).toEqual(['Friday']);
  });

  it('depends on the caller’s today: on Sunday in the far west it is not missed yet', async () => {
    const sunday = new Date('2024-09-23T05:00:00Z'); // Monday in UTC, Sunday in Honolulu
    const late = await startPlanner({ now: () => sunday });
    try {
      const ann = testCaller({ timeZone: 'Pacific/Honolulu' });
      const bob = testCaller({ timeZone: 'Pacific/Kiritimati' });
      for (const owner of [ann, bob]) await taskOf(late, owner);
      expect((await late.as(ann).get('/api/weekly-tasks/missed')).body).toEqual([]);
      expect((await late.as(bob).get('/api/weekly-tasks/missed')).body).toHaveLength(1);
    } finally {
      await late.stop();
    }
  });

  it('keep, drop or move to this week in one call: on its weekday, or today when that has passed', async () => {
    const ann = testCaller();
    const [kept, dropped, monday] = await tasksOf(service, ann, ['Kept', 'Dropped', 'Monday'], {
      specificDate: lastMonday,
    });
    const friday = await taskOf(service, ann, { title: 'Friday', specificDate: lastFriday });
    await taskOf(service, ann, { title: 'There', specificDate: day(4) });
    const answer = await decide(ann, [
      [kept, 'keep'],
      [dropped, 'drop'],
      [monday, 'move'],
      [friday, 'move'],
    ]);
    expect(answer).toMatchObject({ status: 200, body: { keptCount: 1, droppedCount: 1, movedCount: 2 } });
    expect(await titles(ann)).toEqual([]);
    expect(await dayOf(service, ann, lastMonday)).toEqual(['Kept']);
    expect(await dayOf(service, ann, day(2))).toEqual(['Monday']);
    expect(await dayOf(service, ann, day(4))).toEqual(['There', 'Friday']);
    for (const weekStart of [lastMonday, day(0)])
      await service.events.waitFor(weekChanged, (data) => data.ownerId === ann.id && data.weekStart === weekStart);
  });

  it('undone as one is exactly as before', async () => {
    const ann = testCaller();
    const tasks = await tasksOf(service, ann, ['A', 'B', 'C', 'D'], { specificDate: lastMonday });
    await taskOf(service, ann, { title: 'There', specificDate: day(2) });
    const { body } = await decide(ann, [
      [tasks[0], 'move'],
      [tasks[1], 'keep'],
      [tasks[2], 'drop'],
      [tasks[3], 'move'],
    ]);
    expect((await undo(testCaller(), body.undo)).status).toBe(404);
    expect((await undo(ann, body.undo)).body).toEqual({ restoredCount: 4 });
    expect(await dayOf(service, ann, lastMonday)).toEqual(['A', 'B', 'C', 'D']);
    expect(await dayOf(service, ann, day(2))).toEqual(['There']);
    expect(await titles(ann)).toEqual(['A', 'B', 'C', 'D']);
    expect(await storedFor(service, ann.id)).toEqual({ weeklyTasks: 5, weeks: 2 });
    expect((await undo(ann, body.undo)).status).toBe(404);
  });

  it('undone keeps what was changed since, and does not count it', async () => {
    const ann = testCaller();
    const [a, b] = await tasksOf(service, ann, ['A', 'B'], { specificDate: lastMonday });
    const { body } = await decide(ann, [
      [a, 'move'],
      [b, 'move'],
    ]);
    await service.as(ann).patch(`/api/weekly-tasks/${a?.id}`, { completed: true });
    expect((await undo(ann, body.undo)).body).toEqual({ restoredCount: 1 });
    expect(await dayOf(service, ann, day(2))).toEqual(['A']);
    expect(await dayOf(service, ann, lastMonday)).toEqual(['B']);
  });

  it('undone after a moved task was deleted restores the others', async () => {
    const ann = testCaller();
    const [a, b] = await tasksOf(service, ann, ['A', 'B'], { specificDate: lastMonday });
    const { body } = await decide(ann, [
      [a, 'move'],
      [b, 'drop'],
    ]);
    await service.as(ann).delete(`/api/weekly-tasks/${a?.id}`);
    expect((await undo(ann, body.undo)).body).toEqual({ restoredCount: 1 });
    expect(await dayOf(service, ann, lastMonday)).toEqual(['B']);
  });

  it('decided or deleted in another tab meanwhile is skipped; the others are decided', async () => {
    const ann = testCaller();
    const [a, b, c, d] = await tasksOf(service, ann, ['A', 'B', 'C', 'D'], { specificDate: lastMonday });
    await decide(ann, [[a, 'move']]);
    expect((await decide(ann, [[a, 'drop']])).body).toMatchObject({ droppedCount: 0 });
    expect(await dayOf(service, ann, day(2))).toEqual(['A']);
    await service.as(ann).delete(`/api/weekly-tasks/${c?.id}`);
    const bob = testCaller();
    const foreign = await taskOf(service, bob, { title: 'Bob’s', specificDate: lastMonday });
    const moved = await taskOf(service, bob, { title: 'Bob’s, too', specificDate: lastMonday });
    const before = await weekOf(service, bob, lastMonday);
    const unknown = { ...foreign, id: 'task-that-never-was' };
    for (const other of [foreign, moved, unknown])
      expect(
        await decide(ann, [
          [b, 'drop'],
          [other, 'move'],
        ]),
      ).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await dayOf(service, ann, lastMonday)).toEqual(['B', 'D']);
    const decided = await decide(ann, [
      [b, 'drop'],
      [c, 'drop'],
      [d, 'move'],
    ]);
    expect(decided).toMatchObject({ status: 200, body: { keptCount: 0, droppedCount: 1, movedCount: 1 } });
    expect(await weekOf(service, bob, lastMonday)).toEqual(before);
    expect(await dayOf(service, ann, lastMonday)).toEqual([]);
    expect(await dayOf(service, ann, day(2))).toEqual(['A', 'D']);
    expect((await undo(ann, decided.body.undo)).body).toEqual({ restoredCount: 2 });
    expect(await dayOf(service, ann, lastMonday)).toEqual(['B', 'D']);
    expect(await weekOf(service, bob, lastMonday)).toEqual(before);
    expect((await decide(ann, [[c, 'drop']])).body).toMatchObject({ keptCount: 0, droppedCount: 0, movedCount: 0 });
    expect(
      (
        await decide(ann, [
          [b, 'drop'],
          [b, 'keep'],
        ])
      ).status,
    ).toBe(422);
  });

  it('asks again about a kept task that is planned again and missed again', async () => {
    const ann = testCaller();
    const task = await taskOf(service, ann, { specificDate: lastMonday });
    await decide(ann, [[task, 'keep']]);
    expect(await titles(ann)).toEqual([]);
    await service.as(ann).patch(`/api/weekly-tasks/${task.id}`, { specificDate: lastFriday });
    expect(await titles(ann)).toHaveLength(1);
  });

  it('has a link to the rest when there are more than requested, or more than fit on one page', async () => {
    const ann = testCaller();
    const dates = [lastMonday, lastMonday, lastMonday, lastFriday, lastFriday];
    for (const [n, specificDate] of dates.entries()) await taskOf(service, ann, { title: `${n}`, specificDate });
    const seen: string[] = [];
    let path: string | undefined = '/api/weekly-tasks/missed?limit=2';
    for (let pages = 0; path && pages < 5; pages++) {
      const { body, headers } = await service.as(ann).get(path);
      seen.push(...body.map(({ title }: WeeklyTask) => title));
      path = /<(.*)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(['0', '1', '2', '3', '4']);
    expect((await service.as(ann).get('/api/weekly-tasks/missed?limit=1001')).status).toBe(422);
    expect((await service.as(ann).get('/api/weekly-tasks/missed?cursor=nonsense')).status).toBe(422);
  });

  /** A task of last Monday, and many like it on the Mondays of weeks long past. */
  async function backlogOf(owner: Caller, { count, weeks }: { count: number; weeks: number }) {
    const task = await taskOf(service, owner, { specificDate: lastMonday });
    const collection = service.running.deps.db.db?.collection<{ _id: string }>('weeklyTasks');
    const stored = await collection?.findOne({ _id: task.id });
    const many = Array.from({ length: count }, (_, n) => {
      const weekStart = new Date(Date.UTC(2023, 0, 2 + 7 * (n % weeks))).toISOString().slice(0, 10);
      return { ...stored, _id: `${task.id}-${n}`, weekStart, specificDate: weekStart, order: Math.floor(n / weeks) };
    });
    await collection?.insertMany(many);
    return task;
  }
  const send = (owner: Caller, decisions: object[]) =>
    service.as(owner).post('/api/weekly-tasks/missed', { decisions });

  it('of a thousand tasks in twenty weeks is offered on one page, and decided in one call', async () => {
    const ann = testCaller();
    const newest = await backlogOf(ann, { count: missedAtOnce, weeks: 20 });
    const { body, headers } = await service.as(ann).get('/api/weekly-tasks/missed');
    expect(body).toHaveLength(missedAtOnce);
    expect(headers.get('link')).toContain('rel="next"');
    const choiceOf = (n: number) => (n % 20 === 0 ? 'keep' : n % 20 === 1 ? 'move' : 'drop');
    const decisions = (body as WeeklyTask[]).map(({ id: taskId }, n) => ({ taskId, decision: choiceOf(n) }));
    const tooMany = await send(ann, [...decisions, { taskId: newest.id, decision: 'keep' }]);
    expect(tooMany.status).toBe(422);
    const answer = await send(ann, decisions);
    expect(answer).toMatchObject({ status: 200, body: { keptCount: 50, droppedCount: 900, movedCount: 50 } });
    expect((await missed(ann)).map(({ id }) => id)).toEqual([newest.id]);
    expect(await weekOf(service, ann, day(0))).toHaveLength(50);
  }, 120_000);

  it('with more tasks than this week has room for moves none of them, and says how many fit', async () => {
    const ann = testCaller();
    await taskOf(service, ann, { title: 'There', specificDate: day(4) });
    await backlogOf(ann, { count: tasksOfWeekLimit + 20, weeks: 20 });
    const all = await missed(ann);
    const moving = all.slice(0, tasksOfWeekLimit).map(({ id: taskId }) => ({ taskId, decision: 'move' }));
    const dropping = all.slice(tasksOfWeekLimit).map(({ id: taskId }) => ({ taskId, decision: 'drop' }));
    const stored = await storedFor(service, ann.id);
    const detail = `A week holds at most 500 tasks. 499 more fit into the week of ${day(0)}, not 500.`;
    const refused = await send(ann, [...moving, ...dropping]);
    expect(refused).toMatchObject({ status: 409, body: { code: 'too-many', detail } });
    expect(await missed(ann)).toEqual(all);
    expect(await weekOf(service, ann, day(0))).toHaveLength(1);
    expect(await storedFor(service, ann.id)).toEqual(stored);
    expect(await send(ann, moving.slice(1))).toMatchObject({ status: 200, body: { movedCount: 499 } });
    expect(await weekOf(service, ann, day(0))).toHaveLength(tasksOfWeekLimit);
  }, 120_000);

  it('of two hundred tasks in twenty weeks is undone as one', async () => {
    const ann = testCaller();
    await backlogOf(ann, { count: 199, weeks: 20 });
    const all = await missed(ann);
    const answer = await send(
      ann,
      all.map(({ id: taskId }, n) => ({ taskId, decision: n % 2 ? 'drop' : 'move' })),
    );
    expect(answer).toMatchObject({ status: 200, body: { droppedCount: 100, movedCount: 100 } });
    expect((await undo(ann, answer.body.undo)).body).toEqual({ restoredCount: 200 });
    expect(await missed(ann)).toHaveLength(200);
    expect(await weekOf(service, ann, '2023-01-02')).toHaveLength(10);
  }, 120_000);
});
