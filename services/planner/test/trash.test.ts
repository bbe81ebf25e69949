import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Trashed } from '@pathwise/contracts/trash';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { monday, type PlannerUnderTest, startPlanner, taskOf, tasksOf } from './given.ts';

let service: PlannerUnderTest;
beforeAll(async () => {
  service = await startPlanner();
});
afterAll(() => service.stop());

const trashOf = async (owner: Caller): Promise<Trashed[]> => (await service.as(owner).get('/api/trash/planner')).body;
const removed = async (owner: Caller, path: string): Promise<string> =>
  (await service.as(owner).delete(path)).body.undo;

describe('the trash of the planner', () => {
  it('lists a deleted day with three of its titles and its size', async () => {
    const ann = testCaller();
    await tasksOf(service, ann, ['One', 'Two', 'Three', 'Four', 'Five']);
    const token = await removed(ann, `/api/weekly-tasks/day?date=${monday}`);
    const [listed] = await trashOf(ann);
    expect(listed).toMatchObject({ token, kind: 'tasks', count: 5 });
    expect(listed?.titles).toHaveLength(3);
  });

  it('lists each title once, with how many have it', async () => {
    const ann = testCaller();
    await tasksOf(service, ann, ['Run', 'Run', 'Paint', 'Run']);
    await removed(ann, `/api/weekly-tasks/day?date=${monday}`);
    const [listed] = await trashOf(ann);
    const times = Object.fromEntries((listed?.titles ?? []).map((title, n) => [title, listed?.times[n]]));
    expect([times, listed?.count]).toEqual([{ Run: 3, Paint: 1 }, 4]);
  });

  it('lists a diary entry, a reminder, and a column by its own name', async () => {
    const ann = testCaller();
    const client = service.as(ann);
    const entry = (await client.post('/api/diary', { title: 'A walk', content: 'By the river' })).body;
    const diary = await removed(ann, `/api/diary/${entry.id}`);
    const column = (await client.post('/api/reminder-columns', { name: 'House' })).body;
    const [paint, mow] = ['Paint', 'Mow'].map((title) => ({ columnId: column.id, title }));
    const reminder = (await client.post('/api/reminder-tasks', paint)).body;
    await client.post('/api/reminder-tasks', mow);
    const single = await removed(ann, `/api/reminder-tasks/${reminder.id}`);
    const whole = await removed(ann, `/api/reminder-columns/${column.id}`);
    const listed = await trashOf(ann);
    expect(listed).toHaveLength(3);
    const row = (token: string) => listed.find((one) => one.token === token);
    expect(row(diary)).toMatchObject({ kind: 'diary', titles: ['A walk'], count: 1 });
    expect(row(single)).toMatchObject({ kind: 'reminders', titles: ['Paint'], count: 1 });
    expect(row(whole)).toMatchObject({ kind: 'reminders', titles: ['House'], count: 1 });
  });

  it('lists no copies that were taken back', async () => {
    const ann = testCaller();
    const task = await taskOf(service, ann);
    const repeated = await service.as(ann).post(`/api/weekly-tasks/${task.id}/recurring`);
    const undone = await service.as(ann).post(`/api/undo/planner/${repeated.body.undo}`);
    expect(undone.body).toEqual({ restoredCount: 6 });
    expect(await trashOf(ann)).toEqual([]);
  });

  it('lists the tasks that a decision dropped, and no decision that dropped none', async () => {
    const ann = testCaller();
    const past = { specificDate: '2024-09-09' };
    const [kept, dropped] = [
      await taskOf(service, ann, past),
      await taskOf(service, ann, { ...past, title: 'Dropped' }),
    ];
    const decide = (taskId: string, decision: string) =>
      service.as(ann).post('/api/weekly-tasks/missed', { decisions: [{ taskId, decision }] });
    await decide(kept.id, 'keep');
    expect(await trashOf(ann)).toEqual([]);
    await decide(dropped.id, 'drop');
    expect(await trashOf(ann)).toMatchObject([{ kind: 'missed', titles: ['Dropped'], count: 1 }]);
  });

  it('deletes for good: what was one deletion cannot come back', async () => {
    const ann = testCaller();
    const token = await removed(ann, `/api/weekly-tasks/${(await taskOf(service, ann)).id}`);
    expect((await service.as(testCaller()).delete(`/api/trash/planner/${token}`)).status).toBe(404);
    expect((await service.as(ann).delete(`/api/trash/planner/${token}`)).status).toBe(204);
    expect((await service.as(ann).post(`/api/undo/planner/${token}`)).status).toBe(404);
    expect(await trashOf(ann)).toEqual([]);
  });
});
