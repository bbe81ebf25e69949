import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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
  taskOf,
  today,
  weekOf,
} from './given.ts';

let service: PlannerUnderTest;
/** Advances on every read, as clocks do: a new copy has a later time than the deleted one. */
let looks = Date.parse(`${today}T12:00:00Z`);
beforeAll(async () => {
  service = await startPlanner({ now: () => new Date(looks++) });
});
afterAll(() => service.stop());

const repeat = (owner: Caller, task: WeeklyTask) => service.as(owner).post(`/api/weekly-tasks/${task.id}/recurring`);
const move = (owner: Caller, task: WeeklyTask | undefined, specificDate: string) =>
  service.as(owner).patch(`/api/weekly-tasks/${task?.id}`, { specificDate });
const undo = (owner: Caller, token: string) => service.as(owner).post(`/api/undo/planner/${token}`);
const duplicate = (owner: Caller, sourceWeekStart = monday, targetWeekStart = nextMonday) =>
  service.as(owner).post('/api/weekly-tasks/duplicate-week', { sourceWeekStart, targetWeekStart });

describe('set recurring', () => {
  it('adds one copy at the end of every other day, and repeated calls add none', async () => {
    const ann = testCaller();
    const task = await taskOf(service, ann, { specificDate: day(2), priority: 'important' });
    await taskOf(service, ann, { title: 'There', specificDate: day(4) });
    const answer = await repeat(ann, task);
    expect(answer).toMatchObject({ status: 200, body: { createdCount: 6 } });
    expect(answer.body.tasks.map(({ specificDate }: WeeklyTask) => specificDate).toSorted()).toEqual(
      days.filter((date) => date !== day(2)),
    );
    expect(answer.body.tasks[0]).toMatchObject({ title: task.title, priority: 'important', completed: false });
    expect(await dayOf(service, ann, day(4))).toEqual(['There', task.title]);
    expect((await repeat(ann, task)).body).toEqual({ createdCount: 0, tasks: [] });
    expect((await repeat(ann, answer.body.tasks[0])).body.createdCount).toBe(0);
  });

  it('is undone as one, except for a copy that was changed since', async () => {
    const ann = testCaller();
    const task = await taskOf(service, ann);
    const { tasks, undo: token } = (await repeat(ann, task)).body as { tasks: WeeklyTask[]; undo: string };
    await service.as(ann).patch(`/api/weekly-tasks/${tasks[0]?.id}`, { title: 'Changed' });
    expect((await undo(testCaller(), token)).status).toBe(404);
    expect(await undo(ann, token)).toMatchObject({ status: 200, body: { restoredCount: 5 } });
    const left = (await service.as(ann).get(`/api/weekly-tasks?startDate=${monday}`)).body as WeeklyTask[];
    expect(left.map(({ title }) => title).toSorted()).toEqual(['Changed', task.title].toSorted());
    expect((await undo(ann, token)).status).toBe(404);
    expect((await repeat(ann, task)).body.createdCount).toBe(5);
  });

  it('fills only the days that have none after a copy was deleted or moved', async () => {
    const ann = testCaller();
    const task = await taskOf(service, ann);
    const [first, second] = (await repeat(ann, task)).body.tasks as WeeklyTask[];
    await service.as(ann).delete(`/api/weekly-tasks/${first?.id}`);
    await service.as(ann).patch(`/api/weekly-tasks/${second?.id}`, { specificDate: nextMonday });
    const again = (await repeat(ann, task)).body.tasks as WeeklyTask[];
    expect(again.map(({ specificDate }) => specificDate).toSorted()).toEqual(
      [first?.specificDate, second?.specificDate].toSorted(),
    );
  });

  it('leaves one copy when a deleted copy is made again and then restored', async () => {
    const ann = testCaller();
    const task = await taskOf(service, ann);
    const copies = (await repeat(ann, task)).body.tasks as WeeklyTask[];
    const [first] = copies;
    const one = await service.as(ann).delete(`/api/weekly-tasks/${first?.id}`);
    expect((await repeat(ann, task)).body.createdCount).toBe(1);
    expect((await undo(ann, one.body.undo)).body).toEqual({ restoredCount: 0 });
    expect((await weekOf(service, ann)).map(({ specificDate }) => specificDate)).toEqual(days);
    for (const date of days) expect(await dayOf(service, ann, date)).toEqual([task.title]);

    await taskOf(service, ann, { title: 'Mine', specificDate: day(3) });
    const whole = await service.as(ann).delete(`/api/weekly-tasks/day?date=${day(3)}`);
    await repeat(ann, task);
    expect((await undo(ann, whole.body.undo)).body).toEqual({ restoredCount: 1 });
    expect((await dayOf(service, ann, day(3))).toSorted()).toEqual(['Mine', task.title]);
  });

  it('made again is not doubled when a decision that dropped the first is undone', async () => {
    const ann = testCaller();
    const task = await taskOf(service, ann, { specificDate: '2024-09-09' });
    const [copy] = (await repeat(ann, task)).body.tasks as WeeklyTask[];
    const decisions = [{ taskId: copy?.id, decision: 'drop' }];
    const dropped = await service.as(ann).post('/api/weekly-tasks/missed', { decisions });
    expect((await repeat(ann, task)).body.createdCount).toBe(1);
    expect((await undo(ann, dropped.body.undo)).body).toEqual({ restoredCount: 0 });
    expect(await weekOf(service, ann, '2024-09-09')).toHaveLength(7);
  });

  it('fills the day of a deleted original, which is not doubled when it is restored', async () => {
    const ann = testCaller();
    const task = await taskOf(service, ann);
    const [copy] = (await repeat(ann, task)).body.tasks as WeeklyTask[];
    const gone = await service.as(ann).delete(`/api/weekly-tasks/${task.id}`);
    expect((await repeat(ann, copy as WeeklyTask)).body.createdCount).toBe(1);
    expect((await undo(ann, gone.body.undo)).body).toEqual({ restoredCount: 0 });
    for (const date of days) expect(await dayOf(service, ann, date)).toEqual([task.title]);
  });

  it('a deleted original or copy is restored beside a copy that was moved to its day before', async () => {
    const ann = testCaller();
    const task = await taskOf(service, ann);
    const [first, second] = (await repeat(ann, task)).body.tasks as WeeklyTask[];
    await move(ann, first, monday);
    await move(ann, second, monday);
    for (const one of [task, first]) {
      const gone = await service.as(ann).delete(`/api/weekly-tasks/${one?.id}`);
      expect((await undo(ann, gone.body.undo)).body).toEqual({ restoredCount: 1 });
    }
    expect(await dayOf(service, ann)).toHaveLength(3);
  });

  it.each(['as they were deleted', 'the other way round'])(
    'deleted, made again and deleted again is there once after both are restored %s',
    async (order) => {
      const ann = testCaller();
      const task = await taskOf(service, ann);
      const [first] = (await repeat(ann, task)).body.tasks as WeeklyTask[];
      const one = await service.as(ann).delete(`/api/weekly-tasks/${first?.id}`);
      const [anew] = (await repeat(ann, task)).body.tasks as WeeklyTask[];
      const other = await service.as(ann).delete(`/api/weekly-tasks/${anew?.id}`);
      const tokens = [one.body.undo, other.body.undo];
      if (order === 'the other way round') tokens.reverse();
      const counts = [];
      for (const token of tokens) counts.push((await undo(ann, token)).body.restoredCount);
      expect(counts).toEqual([1, 0]);
      for (const date of days) expect(await dayOf(service, ann, date)).toEqual([task.title]);
    },
  );

  it('deleted several times, each time made again, is there once, whichever is restored last', async () => {
    const ann = testCaller();
    const task = await taskOf(service, ann);
    const [first] = (await repeat(ann, task)).body.tasks as WeeklyTask[];
    const remove = async (one: WeeklyTask | undefined): Promise<string> =>
      (await service.as(ann).delete(`/api/weekly-tasks/${one?.id}`)).body.undo;
    const one = await remove(first);
    const [anew] = (await repeat(ann, task)).body.tasks as WeeklyTask[];
    const other = await remove(anew);
    await undo(ann, one);
    const oneAgain = await remove(first);
    expect((await undo(ann, other)).body).toEqual({ restoredCount: 1 });
    const otherAgain = await remove(anew);
    expect((await undo(ann, oneAgain)).body).toEqual({ restoredCount: 1 });
    expect((await undo(ann, otherAgain)).body).toEqual({ restoredCount: 0 });
    expect(await weekOf(service, ann)).toHaveLength(7);
  });

  it('copies that shared a day are all restored to it, in whichever sequence', async () => {
    const ann = testCaller();
    const task = await taskOf(service, ann);
    const [first, second] = (await repeat(ann, task)).body.tasks as WeeklyTask[];
    for (const one of [first, second]) await move(ann, one, monday);
    for (const order of ['as deleted', 'reversed']) {
      const tokens: string[] = [];
      for (const one of [task, first])
        tokens.push((await service.as(ann).delete(`/api/weekly-tasks/${one?.id}`)).body.undo);
      if (order === 'reversed') tokens.reverse();
      for (const token of tokens) expect((await undo(ann, token)).body).toEqual({ restoredCount: 1 });
    }
    expect(await dayOf(service, ann)).toHaveLength(3);
  });

  it('no longer fills a day after it moved away, and is restored beside a copy made there since', async () => {
    const ann = testCaller();
    const task = await taskOf(service, ann);
    const [first] = (await repeat(ann, task)).body.tasks as WeeklyTask[];
    await move(ann, first, day(3));
    const [anew] = (await repeat(ann, task)).body.tasks as WeeklyTask[];
    await move(ann, first, first?.specificDate ?? '');
    for (const one of [first, anew]) {
      const gone = await service.as(ann).delete(`/api/weekly-tasks/${one?.id}`);
      expect((await undo(ann, gone.body.undo)).body).toEqual({ restoredCount: 1 });
    }
    expect(await dayOf(service, ann, first?.specificDate)).toHaveLength(2);
  });

  it('moved to a day fills it: deleted and made again, it is there once', async () => {
    const ann = testCaller();
    const task = await taskOf(service, ann);
    const [first, second] = (await repeat(ann, task)).body.tasks as WeeklyTask[];
    await service.as(ann).delete(`/api/weekly-tasks/${first?.id}`);
    await move(ann, second, first?.specificDate ?? '');
    expect((await repeat(ann, task)).body.createdCount).toBe(1); // the day it was moved from
    const gone = await service.as(ann).delete(`/api/weekly-tasks/${second?.id}`);
    expect((await repeat(ann, task)).body.createdCount).toBe(1);
    expect((await undo(ann, gone.body.undo)).body).toEqual({ restoredCount: 0 });
    for (const date of days) expect(await dayOf(service, ann, date)).toEqual([task.title]);
  });

  it('duplicated to another week, deleted there and made again, is there once', async () => {
    const ann = testCaller();
    await repeat(ann, await taskOf(service, ann));
    await duplicate(ann);
    const [first, second] = await weekOf(service, ann, nextMonday);
    const gone = await service.as(ann).delete(`/api/weekly-tasks/${second?.id}`);
    expect((await repeat(ann, first as WeeklyTask)).body.createdCount).toBe(1);
    expect((await undo(ann, gone.body.undo)).body).toEqual({ restoredCount: 0 });
    expect(await weekOf(service, ann, nextMonday)).toHaveLength(7);
  });

  it('copies stand for no roadmap step: a step is done once', async () => {
    const ann = testCaller();
    const task = await taskOf(service, ann, { goalId: 'goal', milestoneId: 'milestone' });
    for (const copy of (await repeat(ann, task)).body.tasks)
      expect(copy).toMatchObject({ goalId: null, milestoneId: null, todoId: null });
  });
});

describe('a duplicated week', () => {
  it('is undone as one, except for a copy that was ticked since', async () => {
    const ann = testCaller();
    for (const title of ['First', 'Second']) await taskOf(service, ann, { title });
    const { undo: token } = (await duplicate(ann)).body as { undo: string };
    const copies = (await service.as(ann).get(`/api/weekly-tasks?startDate=${nextMonday}`)).body as WeeklyTask[];
    await service.as(ann).patch(`/api/weekly-tasks/${copies[0]?.id}`, { completed: true });
    expect(await undo(ann, token)).toMatchObject({ status: 200, body: { restoredCount: 1 } });
    expect(await dayOf(service, ann, nextMonday)).toEqual([copies[0]?.title]);
    expect(await dayOf(service, ann, monday)).toEqual(['First', 'Second']);
  });

  it('has every task on its weekday, unticked, after the existing ones, and leaves the source unchanged', async () => {
    const ann = testCaller();
    const task = await taskOf(service, ann, { title: 'A' });
    await taskOf(service, ann, { title: 'B', specificDate: day(6), taskType: 'home' });
    await service.as(ann).patch(`/api/weekly-tasks/${task.id}`, { completed: true });
    await taskOf(service, ann, { title: 'There', specificDate: nextMonday });
    expect(await duplicate(ann)).toMatchObject({ status: 200, body: { duplicatedCount: 2 } });
    const [there, copy, home] = await weekOf(service, ann, nextMonday);
    expect([there?.title, copy?.title, home?.title]).toEqual(['There', 'A', 'B']);
    expect(copy).toMatchObject({ completed: false, dayOfWeek: 'monday', order: 1, goalId: null, todoId: null });
    expect(home).toMatchObject({ taskType: 'home', dayOfWeek: 'sunday', specificDate: '2024-09-29' });
    expect((await weekOf(service, ann)).map(({ title, completed }) => [title, completed])).toEqual([
      ['A', true],
      ['B', false],
    ]);
  });

  it('has the tasks of open steps, still of those steps, and none of a step that is done', async () => {
    const ann = testCaller();
    const [done, open] = [{ milestoneId: 'done' }, { todoId: 'open' }];
    const ticked = await taskOf(service, ann, { title: 'Done', goalId: 'goal', ...done });
    await taskOf(service, ann, { title: 'Open', goalId: 'goal', ...open });
    await service.as(ann).patch(`/api/weekly-tasks/${ticked.id}`, { completed: true });
    expect((await duplicate(ann)).body.duplicatedCount).toBe(1);
    const [copy, ...others] = await weekOf(service, ann, nextMonday);
    expect(others).toEqual([]);
    expect(copy).toMatchObject({ title: 'Open', completed: false, goalId: 'goal', milestoneId: null, ...open });
    await service.as(ann).patch(`/api/weekly-tasks/${copy?.id}`, { completed: true });
    expect((await weekOf(service, ann)).map(({ completed }) => completed)).toEqual([true, true]);
    // unticked later, the step has something left to do
    await service.as(ann).patch(`/api/weekly-tasks/${ticked.id}`, { completed: false });
    expect((await duplicate(ann)).body.duplicatedCount).toBe(1);
    expect(await dayOf(service, ann, nextMonday)).toEqual(['Open', 'Done']);
  });

  it('gets each task once however often it is duplicated, and tasks added since', async () => {
    const ann = testCaller();
    await taskOf(service, ann, { title: 'A' });
    expect((await duplicate(ann)).body.duplicatedCount).toBe(1);
    expect((await duplicate(ann)).body.duplicatedCount).toBe(0);
    await taskOf(service, ann, { title: 'B' });
    expect((await duplicate(ann)).body.duplicatedCount).toBe(1);
    expect(await dayOf(service, ann, nextMonday)).toEqual(['A', 'B']);
    expect((await duplicate(ann, nextMonday, '2024-09-30')).body.duplicatedCount).toBe(2);
  });

  it('made again is not doubled when the deleted one is restored', async () => {
    const ann = testCaller();
    await taskOf(service, ann, { title: 'A' });
    await taskOf(service, ann, { title: 'B' });
    await duplicate(ann);
    await taskOf(service, ann, { title: 'Mine', specificDate: nextMonday });
    const week = `weekStart=${nextMonday}&weekEnd=2024-09-29`;
    const gone = await service.as(ann).delete(`/api/weekly-tasks/week?${week}`);
    expect(gone.body).toMatchObject({ deletedCount: 3 });
    expect((await duplicate(ann)).body.duplicatedCount).toBe(2);
    expect((await undo(ann, gone.body.undo)).body).toEqual({ restoredCount: 1 });
    expect((await dayOf(service, ann, nextMonday)).toSorted()).toEqual(['A', 'B', 'Mine']);
  });

  it.each(['as they were deleted', 'the other way round'])(
    'deleted, made again and deleted again is there once after both are restored %s',
    async (order) => {
      const ann = testCaller();
      await taskOf(service, ann, { title: 'S' });
      const tokens: string[] = [];
      for (const _ of ['first', 'made anew']) {
        await duplicate(ann);
        const [copy] = await weekOf(service, ann, nextMonday);
        tokens.push((await service.as(ann).delete(`/api/weekly-tasks/${copy?.id}`)).body.undo);
      }
      if (order === 'the other way round') tokens.reverse();
      const counts = [];
      for (const token of tokens) counts.push((await undo(ann, token)).body.restoredCount);
      expect(counts).toEqual([1, 0]);
      expect(await dayOf(service, ann, nextMonday)).toEqual(['S']);
    },
  );

  it('gets no second copy of a task that the person moved on to another week', async () => {
    const ann = testCaller();
    await taskOf(service, ann, { title: 'A' });
    await duplicate(ann);
    const [copy] = await weekOf(service, ann, nextMonday);
    await move(ann, copy, '2024-09-30');
    expect((await duplicate(ann)).body.duplicatedCount).toBe(0);
    expect(await weekOf(service, ann, nextMonday)).toEqual([]);
    expect((await duplicate(ann, nextMonday, '2024-09-30')).body.duplicatedCount).toBe(0);
    expect(await dayOf(service, ann, '2024-09-30')).toEqual(['A']);
  });

  it('gets no second copy after a copy was moved back beside its original, or after that original was deleted', async () => {
    const ann = testCaller();
    const task = await taskOf(service, ann, { title: 'A' });
    await duplicate(ann);
    await move(ann, (await weekOf(service, ann, nextMonday))[0], day(2));
    expect((await duplicate(ann)).body.duplicatedCount).toBe(0);
    await service.as(ann).delete(`/api/weekly-tasks/${task.id}`);
    expect((await duplicate(ann)).body.duplicatedCount).toBe(1);
    expect((await duplicate(ann)).body.duplicatedCount).toBe(0);
    expect(await dayOf(service, ann, '2024-09-25')).toEqual(['A']);
  });

  it('gets its own copies of tasks duplicated into the source week', async () => {
    const ann = testCaller();
    await taskOf(service, ann, { title: 'A' });
    await duplicate(ann);
    await duplicate(ann, nextMonday, '2024-09-30');
    const [third] = await weekOf(service, ann, '2024-09-30');
    await move(ann, third, nextMonday);
    expect((await duplicate(ann, nextMonday, '2024-09-30')).body.duplicatedCount).toBe(0);
    expect((await duplicate(ann)).body.duplicatedCount).toBe(0);
  });

  it('is not doubled when a moved copy is restored after it was made again', async () => {
    const ann = testCaller();
    await taskOf(service, ann, { title: 'A' });
    await duplicate(ann);
    const [copy] = await weekOf(service, ann, nextMonday);
    await move(ann, copy, '2024-09-30');
    const gone = await service.as(ann).delete(`/api/weekly-tasks/${copy?.id}`);
    expect((await duplicate(ann)).body.duplicatedCount).toBe(1);
    expect((await undo(ann, gone.body.undo)).body).toEqual({ restoredCount: 0 });
    expect(await weekOf(service, ann, '2024-09-30')).toEqual([]);
  });

  it('keeps a recurring task recurring: setting its copy recurring adds nothing', async () => {
    const ann = testCaller();
    await repeat(ann, await taskOf(service, ann));
    await duplicate(ann);
    const [copy] = await weekOf(service, ann, nextMonday);
    expect((await repeat(ann, copy as WeeklyTask)).body.createdCount).toBe(0);
  });

  it.each([
    ['2024-09-17', '2024-09-23'],
    ['2024-09-16', '2024-09-24'],
    ['2024-09-16', '2024-09-16'],
  ])('is refused from %s to %s', async (source, target) => {
    expect((await duplicate(testCaller(), source, target)).status).toBe(422);
  });
});
