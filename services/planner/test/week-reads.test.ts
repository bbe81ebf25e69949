import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { tasksOfPerson } from '@pathwise/contracts/questions/planner';
import type { PlannedStep, WeeklyTask } from '@pathwise/contracts/task';
import { addDays, addWeeks } from '@pathwise/contracts/week.rules';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { monday, type PlannerUnderTest, startPlanner, taskOf } from './given.ts';

let clock = new Date('2024-09-18T12:00:00Z');
let service: PlannerUnderTest;
beforeAll(async () => {
  service = await startPlanner({ now: () => clock });
});
afterAll(() => service.stop());

describe('this week', () => {
  it.each([
    // Sunday evening in UTC: still Sunday in the west, Monday of the next week in the east
    ['Pacific/Pago_Pago', '2024-09-22T20:00:00Z', '2024-09-16'],
    ['UTC', '2024-09-22T20:00:00Z', '2024-09-16'],
    ['Pacific/Kiritimati', '2024-09-22T20:00:00Z', '2024-09-23'],
    // Sundays on which clocks go forward or back
    ['Europe/London', '2024-03-31T22:30:00Z', '2024-03-25'],
    ['Europe/London', '2024-03-31T23:30:00Z', '2024-04-01'],
    ['Europe/London', '2024-10-27T23:30:00Z', '2024-10-21'],
    ['Europe/London', '2024-10-28T00:30:00Z', '2024-10-28'],
    ['America/New_York', '2024-11-04T04:30:00Z', '2024-10-28'],
    ['America/New_York', '2024-11-04T05:30:00Z', '2024-11-04'],
    // a year with an ISO week 53
    ['Pacific/Kiritimati', '2021-01-03T09:30:00Z', '2020-12-28'],
    ['Pacific/Kiritimati', '2021-01-03T10:30:00Z', '2021-01-04'],
  ])('is the week of the caller’s day: in %s at %s it starts on %s', async (timeZone, instant, weekStart) => {
    clock = new Date(instant);
    const owner = testCaller({ timeZone });
    for (const weeks of [-1, 0, 1]) {
      const specificDate = addWeeks(weekStart, weeks);
      await taskOf(service, owner, { title: specificDate, specificDate });
    }
    const { body } = await service.as(owner).get('/api/weekly-tasks');
    expect(body.map(({ title }: WeeklyTask) => title)).toEqual([weekStart]);
  });
});

describe('the planned steps of a goal', () => {
  it('are the days of its tasks, the latest first, with the step’s state, and no one else’s', async () => {
    const [ann, bob] = [testCaller(), testCaller()];
    const link = { goalId: 'goal', milestoneId: 'milestone' };
    const next = addWeeks(monday, 1);
    const done = await taskOf(service, ann, { ...link, specificDate: monday });
    await service.as(ann).patch(`/api/weekly-tasks/${done.id}`, { completed: true });
    await taskOf(service, ann, { ...link, specificDate: next });
    await taskOf(service, ann, { goalId: 'another', milestoneId: 'step' });
    await taskOf(service, ann, {});
    const of = (caller: typeof ann) => service.as(caller).get(`/api/weekly-tasks/planned?goalId=${link.goalId}`);
    const ofAll = (await service.as(ann).get('/api/weekly-tasks/planned')).body as PlannedStep[];
    expect(ofAll.map(({ milestoneId }) => milestoneId)).toEqual(['milestone', 'milestone', 'step']);
    const step = { milestoneId: link.milestoneId, todoId: null };
    expect((await of(ann)).body).toEqual([
      { ...step, specificDate: next, completed: true },
      { ...step, specificDate: monday, completed: true },
    ]);
    expect((await of(bob)).body).toEqual([]);
  });
});

interface Profiled {
  ns: string;
  command: { filter: object; sort?: object };
}

describe('indexes', () => {
  it('for (owner, week), the board and the diary start with the fields of their queries', async () => {
    const ann = testCaller();
    const { db } = service.running.deps.db;
    await db?.command({ profile: 2 });
    const paths = [`/api/weekly-tasks?startDate=${monday}`, '/api/user/reminders', '/api/diary/my-entries'];
    for (const path of paths) expect((await service.as(ann).get(path)).status).toBe(200);
    await db?.command({ profile: 0 });
    const queries = (await db?.collection<Profiled>('system.profile').find({ op: 'query' }).toArray()) ?? [];
    const asked: Record<string, string[]> = {};
    for (const { ns, command } of queries)
      asked[ns.slice(ns.indexOf('.') + 1)] = Object.keys({ ...command.filter, ...command.sort });
    expect(asked).toMatchObject({
      weeklyTasks: ['ownerId', 'weekStart'],
      reminderColumns: ['ownerId'],
      reminderTasks: ['ownerId'],
      diaryEntries: ['ownerId', 'entryDate', '_id'],
    });
    for (const name of ['weeklyTasks', 'reminderColumns', 'reminderTasks', 'diaryEntries']) {
      const indexes = (await db?.collection(name).indexes()) ?? [];
      const beginning = (key: object) => Object.keys(key).slice(0, asked[name]?.length);
      expect(indexes.map(({ key }) => beginning(key))).toContainEqual(asked[name]);
    }
  });
});

describe('the tasks that the coach asks for', () => {
  it('are those of the asked days, of the asked person alone, in the order of the plan', async () => {
    const ann = testCaller();
    for (const [title, specificDate] of [
      ['On Tuesday', addDays(monday, 1)],
      ['On Monday', monday],
      ['Too late', addWeeks(monday, 1)],
    ])
      await taskOf(service, ann, { title, specificDate });
    await taskOf(service, testCaller(), { title: 'Of another person' });
    const asked = { ownerId: ann.id, from: monday, to: addDays(monday, 6) };
    const { tasks } = await service.running.deps.ask(tasksOfPerson, asked, { timeoutMs: 5_000 });
    expect(tasks).toEqual([
      { title: 'On Monday', specificDate: monday, completed: false, goalId: null },
      { title: 'On Tuesday', specificDate: addDays(monday, 1), completed: false, goalId: null },
    ]);
  });
});
