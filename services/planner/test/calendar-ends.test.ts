import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { type PlannerUnderTest, startPlanner, taskOf, weekOf } from './given.ts';

const lastMonday = '2199-12-30';
const lastDay = '2199-12-31';
const firstDay = '1900-01-01';
const refused = { status: 422, body: { detail: 'Please enter a date between 1900 and 2199' } };

let service: PlannerUnderTest;
beforeAll(async () => {
  service = await startPlanner();
});
afterAll(() => service.stop());

describe('the ends of the calendar', () => {
  it.each(['0000-01-01', '1899-12-31', '2200-01-01', '9999-12-31'])('%s is refused with a message', async (date) => {
    const client = service.as(testCaller());
    const task = await taskOf(service, testCaller());
    for (const answer of [
      await client.post('/api/weekly-tasks', { title: 'Too far', specificDate: date }),
      await client.patch(`/api/weekly-tasks/${task.id}`, { specificDate: date }),
      await client.post('/api/weekly-tasks/move-day', { fromDate: date, toDate: firstDay }),
      await client.post('/api/weekly-tasks/move-day', { fromDate: firstDay, toDate: date }),
      await client.get(`/api/weekly-tasks?startDate=${date}`),
      await client.delete(`/api/weekly-tasks/day?date=${date}`),
      await client.post('/api/diary', { title: 'A', content: 'B', entryDate: date }),
    ])
      expect(answer).toMatchObject(refused);
  });

  it('are days like others', async () => {
    const ann = testCaller();
    for (const specificDate of [firstDay, lastDay]) {
      const task = await taskOf(service, ann, { specificDate });
      const moved = await service.as(ann).post('/api/weekly-tasks/move-day', {
        fromDate: specificDate,
        toDate: specificDate === firstDay ? '1900-01-02' : lastMonday,
      });
      expect(moved.body).toEqual({ movedCount: 1, taskIds: [task.id] });
    }
    expect(await weekOf(service, ann, firstDay)).toMatchObject([{ specificDate: '1900-01-02', dayOfWeek: 'tuesday' }]);
    expect(await weekOf(service, ann, lastMonday)).toMatchObject([{ specificDate: lastMonday, dayOfWeek: 'monday' }]);
  });

  it('a task on the last day recurs on the days its week has, and cannot move to the Sunday after it', async () => {
    const ann = testCaller();
    const task = await taskOf(service, ann, { specificDate: lastDay });
    const sunday = await service.as(ann).patch(`/api/weekly-tasks/${task.id}`, { dayOfWeek: 'sunday' });
    expect(sunday).toMatchObject({ ...refused, body: { errors: [{ path: 'dayOfWeek' }] } });
    const repeated = await service.as(ann).post(`/api/weekly-tasks/${task.id}/recurring`);
    expect(repeated.body).toMatchObject({ createdCount: 1, tasks: [{ specificDate: lastMonday }] });
    const stored = await weekOf(service, ann, lastMonday);
    expect(stored.map(({ specificDate }) => specificDate)).toEqual([lastMonday, lastDay]);
  });

  it('a week is not copied beyond the last day', async () => {
    const ann = testCaller();
    await taskOf(service, ann, { specificDate: '2199-12-24' });
    const copy = () =>
      service.as(ann).post('/api/weekly-tasks/duplicate-week', {
        sourceWeekStart: '2199-12-23',
        targetWeekStart: lastMonday,
      });
    expect((await copy()).body).toMatchObject({ duplicatedCount: 1 });
    await taskOf(service, ann, { specificDate: '2199-12-25' });
    expect(await copy()).toMatchObject({ ...refused, body: { errors: [{ path: 'targetWeekStart' }] } });
    expect(await weekOf(service, ann, lastMonday)).toHaveLength(1);
  });
});
