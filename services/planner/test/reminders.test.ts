import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { boardChanged } from '@pathwise/contracts/events/planner';
import type { ReminderColumn, ReminderTask } from '@pathwise/contracts/task';
import { readConfig } from '@pathwise/service-kit/config';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { type RunningService, startService } from '@pathwise/service-kit/running/start-service';
import { clientAs } from '@pathwise/service-testkit/http-client';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { plannerService } from '../src/app.ts';
import { type Config, configSchema } from '../src/config.ts';
import { type PlannerUnderTest, startPlanner, storedFor, timesPublished } from './given.ts';

let service: PlannerUnderTest;
let replica: RunningService<Config>;
beforeAll(async () => {
  service = await startPlanner();
  replica = await startService(plannerService, readConfig(configSchema, service.env) as Config);
  await replica.ready;
});
afterAll(async () => {
  await replica.stop();
  await service.stop();
});

async function columnOf(owner: Caller, name: string, titles: readonly string[] = []) {
  const answer = await service.as(owner).post('/api/reminder-columns', { name });
  if (answer.status !== 201) throw new Error(`no column: ${JSON.stringify(answer.body)}`);
  const column: ReminderColumn = answer.body;
  const tasks: ReminderTask[] = [];
  for (const title of titles)
    tasks.push((await service.as(owner).post('/api/reminder-tasks', { columnId: column.id, title })).body);
  return { column, tasks };
}
const boardOf = async (owner: Caller): Promise<ReminderColumn[]> =>
  (await service.as(owner).get('/api/user/reminders')).body;
/** The board's titles by column and place. Throws when places are not 0 to n-1. */
async function shown(owner: Caller): Promise<[string, string[]][]> {
  const board = await boardOf(owner);
  for (const list of [board, ...board.map(({ tasks }) => tasks)]) {
    const orders = list.map(({ order }) => order).toSorted((a, b) => a - b);
    if (orders.some((order, n) => order !== n)) throw new Error(`places: ${orders}`);
  }
  return board.map(({ name, tasks }) => [name, tasks.toSorted((a, b) => a.order - b.order).map(({ title }) => title)]);
}
const change = (owner: Caller, task: ReminderTask | undefined, body: object) =>
  service.as(owner).patch(`/api/reminder-tasks/${task?.id}`, body);
const undo = (owner: Caller, token: string) => service.as(owner).post(`/api/undo/planner/${token}`);

describe('the reminders board', () => {
  it('answers the columns in order with their tasks, and publishes changes', async () => {
    const ann = testCaller();
    expect(await boardOf(ann)).toEqual([]);
    const { column, tasks } = await columnOf(ann, 'Money', ['Send the invoice']);
    await columnOf(ann, 'House');
    expect(await boardOf(ann)).toEqual([
      {
        id: column.id,
        name: 'Money',
        order: 0,
        tasks: [
          {
            id: tasks[0]?.id,
            columnId: column.id,
            title: 'Send the invoice',
            priority: 'normal',
            taskType: 'business',
            completed: false,
            order: 0,
          },
        ],
      },
      expect.objectContaining({ name: 'House', order: 1, tasks: [] }),
    ]);
    const { data } = await service.events.waitFor(boardChanged, (one) => one.ownerId === ann.id && one.version === 3);
    expect(data).toEqual({ ownerId: ann.id, version: 3 });
  });

  it('adds a column at its order, renames and moves it; a blank name is refused', async () => {
    const ann = testCaller();
    const { column } = await columnOf(ann, 'A');
    await columnOf(ann, 'B');
    await service.as(ann).post('/api/reminder-columns', { name: 'First', order: 0 });
    await service.as(ann).post('/api/reminder-columns', { name: 'Last', order: 3 });
    expect((await service.as(ann).patch(`/api/reminder-columns/${column.id}`, { name: ' Again ' })).body.name).toBe(
      'Again',
    );
    await service.as(ann).patch(`/api/reminder-columns/${column.id}`, { order: 99 });
    expect((await shown(ann)).map(([name]) => name)).toEqual(['First', 'B', 'Last', 'Again']);
    for (const body of [{ name: '  ' }, {}])
      expect((await service.as(ann).post('/api/reminder-columns', body)).status).toBe(422);
    expect((await service.as(ann).patch(`/api/reminder-columns/${column.id}`, { name: '' })).status).toBe(422);
  });

  it('dragging a task onto another in the same column swaps their order values', async () => {
    const ann = testCaller();
    const { tasks } = await columnOf(ann, 'A', ['1', '2', '3']);
    const other = await columnOf(ann, 'B', ['4']);
    expect((await change(ann, tasks[0], { swapWithId: tasks[2]?.id })).body).toMatchObject({ order: 2 });
    expect((await change(ann, tasks[0], { swapWithId: other.tasks[0]?.id })).status).toBe(409);
    expect((await change(ann, tasks[0], { swapWithId: 'nobody' })).status).toBe(404);
    expect((await change(ann, tasks[0], { swapWithId: tasks[1]?.id, order: 1 })).status).toBe(422);
    expect(await shown(ann)).toEqual([
      ['A', ['3', '2', '1']],
      ['B', ['4']],
    ]);
  });

  it('dropping on a column moves it to the end (max order plus 1), or to the place that is named', async () => {
    const ann = testCaller();
    const { column, tasks } = await columnOf(ann, 'A', ['1', '2', '3']);
    const other = await columnOf(ann, 'B', ['4', '5']);
    expect((await change(ann, tasks[0], { columnId: other.column.id })).body).toMatchObject({ order: 2 });
    await change(ann, tasks[2], { columnId: other.column.id, order: 1 });
    await change(ann, other.tasks[0], { columnId: column.id, order: 0 });
    expect(await shown(ann)).toEqual([
      ['A', ['4', '2']],
      ['B', ['3', '5', '1']],
    ]);
    await change(ann, other.tasks[0], { columnId: column.id });
    expect((await shown(ann))[0]).toEqual(['A', ['2', '4']]);
    expect((await change(ann, tasks[0], { columnId: 'nowhere' })).status).toBe(404);
  });

  it('changes completion, priority and type; home always has priority normal', async () => {
    const ann = testCaller();
    const { column, tasks } = await columnOf(ann, 'A', ['1']);
    expect((await change(ann, tasks[0], { completed: true, priority: 'important' })).body).toMatchObject({
      completed: true,
      priority: 'important',
    });
    expect((await change(ann, tasks[0], { taskType: 'home' })).body).toMatchObject({ priority: 'normal' });
    const home = { columnId: column.id, title: 'Home', taskType: 'home', priority: 'very-important' };
    expect((await service.as(ann).post('/api/reminder-tasks', home)).body).toMatchObject({ priority: 'normal' });
  });

  it('deleting a column takes its tasks, and undoing brings both back to their places', async () => {
    const ann = testCaller();
    await columnOf(ann, 'A', ['1']);
    const { column } = await columnOf(ann, 'B', ['2', '3']);
    await columnOf(ann, 'C');
    const gone = await service.as(ann).delete(`/api/reminder-columns/${column.id}`);
    expect(gone.body).toMatchObject({ deletedCount: 3 });
    expect((await shown(ann)).map(([name]) => name)).toEqual(['A', 'C']);
    expect((await undo(testCaller(), gone.body.undo)).status).toBe(404);
    expect((await undo(ann, gone.body.undo)).body).toEqual({ restoredCount: 3 });
    expect(await shown(ann)).toEqual([
      ['A', ['1']],
      ['B', ['2', '3']],
      ['C', []],
    ]);
  });

  it('restores a task only after its column is restored', async () => {
    const ann = testCaller();
    const { column, tasks } = await columnOf(ann, 'A', ['1', '2']);
    const task = await service.as(ann).delete(`/api/reminder-tasks/${tasks[0]?.id}`);
    const whole = await service.as(ann).delete(`/api/reminder-columns/${column.id}`);
    expect(await undo(ann, task.body.undo)).toMatchObject({ status: 409, body: { code: 'column-deleted' } });
    expect((await undo(ann, whole.body.undo)).status).toBe(200);
    expect((await undo(ann, task.body.undo)).status).toBe(200);
    expect(await shown(ann)).toEqual([['A', ['1', '2']]]);
  });

  it('of somebody else does not exist', async () => {
    const [ann, bob] = [testCaller(), testCaller()];
    const { column, tasks } = await columnOf(ann, 'A', ['1']);
    const mine = await columnOf(bob, 'Mine', ['2']);
    const attempts = [
      change(bob, tasks[0], { title: 'Taken' }),
      change(bob, mine.tasks[0], { columnId: column.id }),
      change(bob, mine.tasks[0], { swapWithId: tasks[0]?.id }),
      service.as(bob).delete(`/api/reminder-tasks/${tasks[0]?.id}`),
      service.as(bob).patch(`/api/reminder-columns/${column.id}`, { name: 'Taken' }),
      service.as(bob).delete(`/api/reminder-columns/${column.id}`),
      service.as(bob).post('/api/reminder-tasks', { columnId: column.id, title: 'Slipped in' }),
    ];
    expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual(attempts.map(() => 404));
    expect(await shown(ann)).toEqual([['A', ['1']]]);
  });

  it('under 50 parallel moves and swaps in two tabs has no equal or missing orders', async () => {
    const ann = testCaller();
    const one = await columnOf(ann, 'A', ['1', '2', '3', '4', '5']);
    const other = await columnOf(ann, 'B', ['6', '7']);
    const before = timesPublished(service, boardChanged, ann.id);
    const bodies = (n: number) =>
      [
        { order: n % 5 },
        { columnId: other.column.id },
        { columnId: one.column.id, order: 0 },
        { swapWithId: one.tasks[(n * 3 + 1 + (n % 4)) % 5]?.id },
      ][Math.floor(n / 2) % 4];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        clientAs(n % 2 ? service.url : replica.url, ann).patch(
          `/api/reminder-tasks/${one.tasks[(n * 3) % 5]?.id}`,
          bodies(n),
        ),
      ),
    );
    // A swap of two that are no longer in one column is refused; nothing else is.
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.filter(({ status, body }) => status !== 409 || body.code !== 'moved-meanwhile')).toEqual([]);
    const all = (await shown(ann)).flatMap(([, titles]) => titles);
    expect(all.toSorted()).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    await service.events.waitFor(
      boardChanged,
      () => timesPublished(service, boardChanged, ann.id) === before + 50 - refused.length,
    );
  });

  it('holds at most 100 columns', async () => {
    const ann = testCaller();
    const { column } = await columnOf(ann, 'A');
    const collection = service.running.deps.db.db?.collection<{ _id: string }>('reminderColumns');
    const stored = await collection?.findOne({ _id: column.id });
    await collection?.insertMany(
      Array.from({ length: 99 }, (_, n) => ({ ...stored, _id: `${column.id}-${n}`, order: n + 1 })),
    );
    expect((await service.as(ann).post('/api/reminder-columns', { name: 'One more' })).status).toBe(409);
    expect(await storedFor(service, ann.id)).toEqual({ boards: 1, reminderColumns: 100 });
  });
});
