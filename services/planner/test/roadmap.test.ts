import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { milestoneCompletionChanged, timelineChanged } from '@pathwise/contracts/events/goals';
import { taskCompletionChanged, weekChanged } from '@pathwise/contracts/events/planner';
import type { WeeklyTask } from '@pathwise/contracts/task';
import type { Caller } from '@pathwise/service-kit/caller';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { nextMonday, type PlannerUnderTest, startPlanner, taskOf, timesTold, weekOf } from './given.ts';

let service: PlannerUnderTest;
beforeAll(async () => {
  service = await startPlanner();
});
afterAll(() => service.stop());

let count = 0;
const aMilestone = () => ({ goalId: `goal-${++count}`, milestoneId: `milestone-${count}` });
const aTodo = () => ({ goalId: `goal-${++count}`, todoId: `timeline-${count}.todo` });
type Cause = { taskId: string; version: number } | null;

/** Says how a milestone stands, as the goals service would, and waits until it is taken in. */
async function said(
  owner: Caller,
  step: ReturnType<typeof aMilestone>,
  word: { completed: boolean; version: number; cause?: Cause },
) {
  const data = { ownerId: owner.id, ...step, cause: null, ...word };
  const eventId = await service.events.publish(milestoneCompletionChanged, data);
  await service.consumed('planner-follow-milestone', eventId);
  return { data, eventId };
}
async function todoSaid(
  owner: Caller,
  { goalId, todoId }: ReturnType<typeof aTodo>,
  { completed, version, timelineId = `of-${goalId}` }: { completed: boolean; version: number; timelineId?: string },
) {
  const completions = [{ todoId, completed }];
  const data = {
    timelineId,
    goalId,
    ownerId: owner.id,
    timeframe: 'week-1',
    completions,
    version,
  } as const;
  await service.consumed('planner-follow-todos', await service.events.publish(timelineChanged, data));
}
const tick = async (owner: Caller, task: WeeklyTask, completed: boolean): Promise<WeeklyTask> =>
  (await service.as(owner).patch(`/api/weekly-tasks/${task.id}`, { completed })).body;
const doneOf = async (owner: Caller, startDate?: string) =>
  (await weekOf(service, owner, startDate)).map(({ completed }) => completed);

describe('a task that stands for a step of the roadmap', () => {
  it('tells of being ticked and unticked, once each, with the version it has then', async () => {
    const ann = testCaller();
    const step = aMilestone();
    const task = await taskOf(service, ann, step);
    expect(task).toMatchObject({ ...step, todoId: null, completed: false });
    await tick(ann, task, true);
    await tick(ann, task, true);
    await service.as(ann).patch(`/api/weekly-tasks/${task.id}`, { title: 'Renamed' });
    await tick(ann, task, false);
    const last = await service.events.waitFor(
      taskCompletionChanged,
      (data) => data.ownerId === ann.id && !data.completed,
    );
    expect(last.data).toEqual({
      taskId: task.id,
      ownerId: ann.id,
      ...step,
      todoId: null,
      completed: false,
      version: 4,
    });
    expect(timesTold(service, taskCompletionChanged, ann.id)).toBe(2);
  });

  it('is ticked when the milestone is completed on the roadmap, and says nothing back', async () => {
    const ann = testCaller();
    const step = aMilestone();
    await taskOf(service, ann, step);
    await taskOf(service, ann, { ...step, specificDate: nextMonday });
    await taskOf(service, ann, { title: 'Another' });
    const before = timesTold(service, weekChanged, ann.id);
    await said(ann, step, { completed: true, version: 2 });
    expect(await doneOf(ann)).toEqual([true, false]);
    expect(await doneOf(ann, nextMonday)).toEqual([true]);
    await service.events.waitFor(weekChanged, () => timesTold(service, weekChanged, ann.id) === before + 2);
    await said(ann, step, { completed: false, version: 3 });
    expect(await doneOf(ann)).toEqual([false, false]);
    expect(timesTold(service, taskCompletionChanged, ann.id)).toBe(0);
  });

  it('follows a todo in the same way', async () => {
    const ann = testCaller();
    const step = aTodo();
    await taskOf(service, ann, step);
    await todoSaid(ann, step, { completed: true, version: 4 });
    expect(await doneOf(ann)).toEqual([true]);
    await todoSaid(ann, step, { completed: false, version: 3 });
    expect(await doneOf(ann)).toEqual([true]);
  });

  it('follows its todo to another board of the goal, which counts on from the one before', async () => {
    const ann = testCaller();
    const step = aTodo();
    const task = await taskOf(service, ann, step);
    await todoSaid(ann, step, { completed: true, version: 6 });
    await todoSaid(ann, step, { completed: false, version: 7 });
    await todoSaid(ann, step, { completed: true, version: 9, timelineId: 'its-new-board' });
    expect(await doneOf(ann)).toEqual([true]);
    await todoSaid(ann, step, { completed: false, version: 7 });
    expect(await doneOf(ann)).toEqual([true]);
    const { version } = await tick(ann, task, false);
    const told = await service.events.waitFor(taskCompletionChanged, (data) => data.ownerId === ann.id);
    expect(told.data).toMatchObject({ ...step, completed: false, version });
  });

  it('follows nobody else’s roadmap', async () => {
    const ann = testCaller();
    const step = aMilestone();
    await taskOf(service, ann, step);
    await said(testCaller(), step, { completed: true, version: 2 });
    await said(ann, { ...step, goalId: 'another' }, { completed: true, version: 2 });
    expect(await doneOf(ann)).toEqual([false]);
  });

  it('is as the newest word has it, whatever arrives twice or late', async () => {
    const ann = testCaller();
    const step = aMilestone();
    await taskOf(service, ann, step);
    const { data, eventId } = await said(ann, step, { completed: true, version: 5 });
    await said(ann, step, { completed: false, version: 4 });
    await service.events.publish(milestoneCompletionChanged, data, eventId);
    expect(await doneOf(ann)).toEqual([true]);
  });

  it('does not take the echo of an older tick of its own for news', async () => {
    const ann = testCaller();
    const step = aMilestone();
    const task = await taskOf(service, ann, step);
    const first = await tick(ann, task, true);
    const second = await tick(ann, task, false);
    await said(ann, step, { completed: true, version: 2, cause: { taskId: task.id, version: first.version } });
    expect(await doneOf(ann)).toEqual([false]);
    await said(ann, step, { completed: false, version: 3, cause: { taskId: task.id, version: second.version } });
    expect(await doneOf(ann)).toEqual([false]);
    await said(ann, step, { completed: true, version: 4 });
    expect(await doneOf(ann)).toEqual([true]);
  });

  it('takes a sister task along: both stand for the same step', async () => {
    const ann = testCaller();
    const step = aMilestone();
    const [one, other] = [await taskOf(service, ann, step), await taskOf(service, ann, step)];
    const { version } = await tick(ann, one, true);
    await said(ann, step, { completed: true, version: 2, cause: { taskId: one.id, version } });
    expect(await doneOf(ann)).toEqual([true, true]);
    expect((await weekOf(service, ann)).find(({ id }) => id === other.id)).toMatchObject({ completed: true });
  });

  it('planned after its step was completed is done from the start', async () => {
    const ann = testCaller();
    const step = aMilestone();
    await said(ann, step, { completed: true, version: 2 });
    expect(await taskOf(service, ann, step)).toMatchObject({ completed: true });
  });

  it('brought back from the trash is as the roadmap has its step by then', async () => {
    const ann = testCaller();
    const step = aMilestone();
    const task = await taskOf(service, ann, step);
    const gone = await service.as(ann).delete(`/api/weekly-tasks/${task.id}`);
    await said(ann, step, { completed: true, version: 2 });
    await service.as(ann).post(`/api/undo/planner/${gone.body.undo}`);
    expect(await doneOf(ann)).toEqual([true]);
  });

  it('deleted while the roadmap speaks of it is nothing to follow', async () => {
    const ann = testCaller();
    const step = aMilestone();
    const task = await taskOf(service, ann, step);
    await service.as(ann).delete(`/api/weekly-tasks/${task.id}`);
    await said(ann, step, { completed: true, version: 2 });
    expect(await weekOf(service, ann)).toEqual([]);
  });
});
