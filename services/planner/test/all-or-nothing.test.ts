import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { boardChanged, weekChanged } from '@pathwise/contracts/events/planner';
import type { ReminderColumn, ReminderTask, WeeklyTask } from '@pathwise/contracts/task';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { testCaller } from '@pathwise/service-testkit/tokens';
import {
  day,
  monday,
  nextMonday,
  type PlannerUnderTest,
  startPlanner,
  storedFor,
  tasksOf,
  timesPublished,
} from './given.ts';

let service: PlannerUnderTest;
/** While true, every commit fails after all writes of its transaction. */
let isBroken = false;
const faultPoint = (at: string) => {
  if (isBroken && at === 'before-commit') throw new Error('broken on purpose');
};
beforeAll(async () => {
  service = await startPlanner({ faultPoint });
});
afterAll(() => service.stop());

interface Given {
  owner: Caller;
  week: WeeklyTask[];
  missed: WeeklyTask[];
  column: ReminderColumn;
  reminders: ReminderTask[];
  undo: { day: string; column: string };
}

async function given(): Promise<Given> {
  const owner = testCaller();
  const as = service.as(owner);
  const week = await tasksOf(service, owner, ['A', 'B', 'C']);
  const missed = await tasksOf(service, owner, ['Late', 'Later'], { specificDate: '2024-09-09' });
  await tasksOf(service, owner, ['Gone', 'Gone too'], { specificDate: day(1) });
  const goneDay = (await as.delete(`/api/weekly-tasks/day?date=${day(1)}`)).body.undo;
  const columns: ReminderColumn[] = [];
  for (const name of ['Money', 'House', 'Lost'])
    columns.push((await as.post('/api/reminder-columns', { name })).body as ReminderColumn);
  const [column, , lost] = columns as [ReminderColumn, ReminderColumn, ReminderColumn];
  const reminders: ReminderTask[] = [];
  for (const [columnId, title] of [[column.id, '1'] as const, [column.id, '2'] as const, [lost.id, '3'] as const])
    reminders.push((await as.post('/api/reminder-tasks', { columnId, title })).body as ReminderTask);
  const goneColumn = (await as.delete(`/api/reminder-columns/${lost.id}`)).body.undo;
  return { owner, week, missed, column, reminders, undo: { day: goneDay, column: goneColumn } };
}

/** Everything that the person sees, and the number of their documents. */
async function everything(owner: Caller) {
  const get = async (path: string) => (await service.as(owner).get(path)).body;
  return {
    weeks: await Promise.all(
      ['2024-09-09', monday, nextMonday].map((from) => get(`/api/weekly-tasks?startDate=${from}`)),
    ),
    missed: await get('/api/weekly-tasks/missed'),
    board: await get('/api/user/reminders'),
    stored: await storedFor(service, owner.id),
  };
}

type Call = (given: Given) => readonly ['post' | 'patch' | 'delete', string, object?];
const weeks = { sourceWeekStart: monday, targetWeekStart: nextMonday };
const calls: Record<string, Call> = {
  'an insertion that renumbers a day': ({ week }) => ['patch', `/api/weekly-tasks/${week[2]?.id}`, { order: 0 }],
  'a swap': ({ week }) => ['patch', `/api/weekly-tasks/${week[0]?.id}`, { swapWithId: week[2]?.id }],
  'a move to another week': ({ week }) => ['patch', `/api/weekly-tasks/${week[0]?.id}`, { specificDate: nextMonday }],
  'set recurring': ({ week }) => ['post', `/api/weekly-tasks/${week[0]?.id}/recurring`],
  'a duplicated week': () => ['post', '/api/weekly-tasks/duplicate-week', weeks],
  'a deleted week': () => ['delete', `/api/weekly-tasks/week?weekStart=${monday}&weekEnd=${day(6)}`],
  'a deleted day': () => ['delete', `/api/weekly-tasks/day?date=${monday}`],
  'a moved day': () => ['post', '/api/weekly-tasks/move-day', { fromDate: monday, toDate: nextMonday }],
  'a decision about missed tasks': ({ missed: [late, later] }) => {
    const decisions = [
      { taskId: late?.id, decision: 'drop' },
      { taskId: later?.id, decision: 'move' },
    ];
    return ['post', '/api/weekly-tasks/missed', { decisions }];
  },
  'a day that is brought back': ({ undo }) => ['post', `/api/undo/planner/${undo.day}`],
  'a swap of reminders': ({ reminders: [one, other] }) => [
    'patch',
    `/api/reminder-tasks/${one?.id}`,
    { swapWithId: other?.id },
  ],
  'a deleted column': ({ column }) => ['delete', `/api/reminder-columns/${column.id}`],
  'a column that is brought back': ({ undo }) => ['post', `/api/undo/planner/${undo.column}`],
};

describe('transactional bulk operations', () => {
  it.each(Object.entries(calls))('%s happens whole or not at all', async (_name, call) => {
    const all = await given();
    const { owner } = all;
    const [method, path, body] = call(all);
    const before = await everything(owner);
    const published = () => [weekChanged, boardChanged].map((event) => timesPublished(service, event, owner.id));
    // all events of the setup are published by now
    const publishedBefore = [8, 7];
    await service.events.waitFor(weekChanged, () => published()[0] === publishedBefore[0]);
    await service.events.waitFor(boardChanged, () => published()[1] === publishedBefore[1]);
    const ask = () => service.as(owner)[method](path, body);

    isBroken = true;
    const failed = await ask().finally(() => {
      isBroken = false;
    });
    expect(failed.status).toBe(500);
    expect(await everything(owner)).toEqual(before);
    expect(published()).toEqual(publishedBefore);

    expect((await ask()).status).toBe(200);
    expect(await everything(owner)).not.toEqual(before);
  });
});
