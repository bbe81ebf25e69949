import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { weekChanged } from '@pathwise/contracts/events/planner';
import { readConfig } from '@pathwise/service-kit/config';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { type RunningService, startService } from '@pathwise/service-kit/running/start-service';
import { clientAs } from '@pathwise/service-testkit/http-client';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { plannerService } from '../src/app.ts';
import { type Config, configSchema } from '../src/config.ts';
import {
  day,
  dayOf,
  days,
  monday,
  nextMonday,
  type PlannerUnderTest,
  startPlanner,
  taskOf,
  tasksOf,
  weekOf,
} from './given.ts';

let service: PlannerUnderTest;
/** A second process of the same service, with queues of its own. */
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

const letters = (count: number) => Array.from({ length: count }, (_, n) => String.fromCharCode(65 + n));
/** A separate tab. Even numbers use one process, odd numbers the other. */
const tab = (n: number, owner: Caller) => clientAs(n % 2 === 0 ? service.url : replica.url, owner);
const statuses = (answers: readonly { status: number }[]) => [...new Set(answers.map(({ status }) => status))];

describe('under concurrency', () => {
  it('50 parallel reorders in two tabs: no equal or missing orders', async () => {
    const ann = testCaller();
    const names = letters(10);
    const tasks = await tasksOf(service, ann, names);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        tab(n, ann).patch(`/api/weekly-tasks/${tasks[(n * 7) % 10]?.id}`, { order: (n * 3) % 10 }),
      ),
    );
    expect(statuses(answers)).toEqual([200]);
    expect((await dayOf(service, ann)).toSorted()).toEqual(names);
  }, 120_000);

  it('swaps are atomic: of thirty at once each exchanges two places and none is lost', async () => {
    const ann = testCaller();
    const names = letters(6);
    const tasks = await tasksOf(service, ann, names);
    const swap = (n: number) => ({ swapWithId: tasks[(n + 1 + (n % 4)) % 6]?.id });
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => tab(n, ann).patch(`/api/weekly-tasks/${tasks[n % 6]?.id}`, swap(n))),
    );
    expect(statuses(answers)).toEqual([200]);
    expect((await dayOf(service, ann)).toSorted()).toEqual(names);
  });

  it('moves between two days and two weeks, both ways at once, neither lose nor double a task', async () => {
    const ann = testCaller();
    const here = await tasksOf(service, ann, letters(4));
    const there = await tasksOf(service, ann, ['W', 'X', 'Y', 'Z'], { specificDate: nextMonday });
    const answers = await Promise.all([
      ...here.map(({ id }, n) => tab(n, ann).patch(`/api/weekly-tasks/${id}`, { specificDate: nextMonday, order: 0 })),
      ...there.map(({ id }, n) => tab(n, ann).patch(`/api/weekly-tasks/${id}`, { specificDate: monday })),
    ]);
    expect(statuses(answers)).toEqual([200]);
    expect((await dayOf(service, ann)).toSorted()).toEqual(['W', 'X', 'Y', 'Z']);
    expect((await dayOf(service, ann, nextMonday)).toSorted()).toEqual(letters(4));
  });

  it('first tasks of a new week, twenty at once in two tabs, get different places', async () => {
    const ann = testCaller();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        tab(n, ann).post('/api/weekly-tasks', { title: `Task ${n}`, specificDate: day(3) }),
      ),
    );
    expect(statuses(answers)).toEqual([201]);
    expect(await dayOf(service, ann, day(3))).toHaveLength(20);
  });

  it('concurrent adding, deleting and moving of a whole day leave no gap', async () => {
    const ann = testCaller();
    const tasks = await tasksOf(service, ann, letters(6));
    const answers = await Promise.all([
      tab(0, ann).delete(`/api/weekly-tasks/${tasks[2]?.id}`),
      tab(1, ann).post('/api/weekly-tasks', { title: 'New', specificDate: monday }),
      tab(0, ann).post('/api/weekly-tasks/move-day', { fromDate: monday, toDate: day(1) }),
      tab(1, ann).patch(`/api/weekly-tasks/${tasks[4]?.id}`, { order: 0 }),
      tab(0, ann).post(`/api/weekly-tasks/${tasks[5]?.id}/recurring`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 201, 200, 200, 200]);
    // Their places depend on the sequence, but every one is there once.
    const twoDays = [...(await dayOf(service, ann, monday)), ...(await dayOf(service, ann, day(1)))];
    expect(twoDays.toSorted()).toEqual(['A', 'B', 'D', 'E', 'F', 'F', 'New']);
    for (const date of days.slice(2)) expect(await dayOf(service, ann, date)).toEqual(['F']);
  });

  it('recurring and duplicate-week requested ten times at once in two tabs happen once', async () => {
    const ann = testCaller();
    const task = await taskOf(service, ann);
    const repeated = await Promise.all(
      Array.from({ length: 10 }, (_, n) => tab(n, ann).post(`/api/weekly-tasks/${task.id}/recurring`)),
    );
    expect(statuses(repeated)).toEqual([200]);
    expect(await weekOf(service, ann)).toHaveLength(7);
    const weeks = { sourceWeekStart: monday, targetWeekStart: nextMonday };
    const copied = await Promise.all(
      Array.from({ length: 10 }, (_, n) => tab(n, ann).post('/api/weekly-tasks/duplicate-week', weeks)),
    );
    expect(copied.map(({ body }) => body.duplicatedCount).toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 7]);
    expect(await weekOf(service, ann, nextMonday)).toHaveLength(7);
  });

  it('an undo and a concurrent deletion of the same day leave its places complete', async () => {
    const ann = testCaller();
    await tasksOf(service, ann, letters(4));
    const gone = await service.as(ann).delete(`/api/weekly-tasks/day?date=${monday}`);
    await tasksOf(service, ann, ['W', 'X']);
    const answers = await Promise.all([
      tab(0, ann).post(`/api/undo/planner/${gone.body.undo}`),
      tab(1, ann).delete(`/api/weekly-tasks/day?date=${monday}`),
      tab(0, ann).post('/api/weekly-tasks', { title: 'Y', specificDate: monday }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 201]);
    const [restored, deleted] = answers.map(({ body }) => body);
    expect(restored).toEqual({ restoredCount: 4 });
    const left = await dayOf(service, ann);
    expect(left).toHaveLength(7 - deleted.deletedCount);
    expect(left.filter((title) => title === 'W' || title === 'X')).toEqual([]);
    const back = left.filter((title) => title !== 'Y');
    expect(back.toSorted()).toEqual(back.length > 0 ? letters(4) : []);
    const again = await service.as(ann).post(`/api/undo/planner/${deleted.undo}`);
    expect(again.body).toEqual({ restoredCount: deleted.deletedCount });
    expect((await dayOf(service, ann)).toSorted()).toEqual([...letters(4), 'W', 'X', 'Y']);
  });

  it('every change of a week is published with its own version', async () => {
    const ann = testCaller();
    const tasks = await tasksOf(service, ann, letters(3));
    await Promise.all(tasks.map(({ id }, n) => tab(n, ann).patch(`/api/weekly-tasks/${id}`, { title: `Now ${n}` })));
    await service.events.waitFor(weekChanged, ({ ownerId, version }) => ownerId === ann.id && version >= 6);
    const published = service.events.all(weekChanged).filter(({ data }) => data.ownerId === ann.id);
    const versions = [...new Map(published.map(({ id, data }) => [id, data.version])).values()];
    expect(new Set(versions).size).toBe(versions.length);
  });
});
