import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { stepsChanged, stepTicked } from '@pathwise/contracts/events/goals';
import { stepTickedInPlan, weekChanged } from '@pathwise/contracts/events/planner';
import type { WeeklyTask } from '@pathwise/contracts/task';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { nextMonday, type PlannerUnderTest, startPlanner, taskOf, timesPublished, today, weekOf } from './given.ts';

let service: PlannerUnderTest;
beforeAll(async () => {
  service = await startPlanner();
});
afterAll(() => service.stop());

let count = 0;
const aMilestone = () => ({ goalId: `goal-${++count}`, milestoneId: `milestone-${count}` });
const aTodo = () => ({ goalId: `goal-${++count}`, todoId: `timeline-${count}.todo` });
type Link = { goalId: string; milestoneId?: string; todoId?: string };
const stepOf = ({ goalId, milestoneId, todoId = '' }: Link) =>
  milestoneId
    ? ({ goalId, kind: 'milestone', stepId: milestoneId } as const)
    : ({ goalId, kind: 'todo', stepId: todoId } as const);
/** A tick's time, this many milliseconds after the service's clock. */
const after = (ms: number) => Date.parse(`${today}T12:00:00Z`) + ms;

/** Publishes step-ticked as goals does, and waits until it is processed. */
async function said(owner: Caller, link: Link, { completed, version }: { completed: boolean; version: number }) {
  const data = { ownerId: owner.id, ...stepOf(link), completed, version: after(version) };
  const eventId = await service.events.publish(stepTicked, data);
  await service.consumed('planner-follow-steps', eventId);
  return { data, eventId };
}
/** Publishes steps-changed of a milestone, and waits until it is processed. */
async function changed(
  { id: ownerId }: Caller,
  { goalId, milestoneId: stepId = '' }: Link,
  { was, title, version }: { was: string | null; title: string | null; version: number },
) {
  const data = { goalId, ownerId, steps: [{ stepId, was, title, completed: false }], version };
  const eventId = await service.events.publish(stepsChanged, data);
  await service.consumed('planner-follow-changed-steps', eventId);
}
const published = (owner: Caller) =>
  service.events.all(stepTickedInPlan).filter(({ data }) => data.ownerId === owner.id);
const tick = async (owner: Caller, task: WeeklyTask, completed: boolean): Promise<WeeklyTask> =>
  (await service.as(owner).patch(`/api/weekly-tasks/${task.id}`, { completed })).body;
const doneOf = async (owner: Caller, startDate?: string) =>
  (await weekOf(service, owner, startDate)).map(({ completed }) => completed);

describe('a task that stands for a step of the roadmap', () => {
  it('publishes each tick and untick once, the later with the higher version', async () => {
    const ann = testCaller();
    const link = aMilestone();
    const task = await taskOf(service, ann, link);
    expect(task).toMatchObject({ ...link, todoId: null, completed: false });
    await tick(ann, task, true);
    await tick(ann, task, true);
    await service.as(ann).patch(`/api/weekly-tasks/${task.id}`, { title: 'Renamed' });
    await tick(ann, task, false);
    await service.events.waitFor(stepTickedInPlan, (data) => data.ownerId === ann.id && !data.completed);
    const step = { ownerId: ann.id, ...stepOf(link) };
    expect(published(ann).map(({ data }) => data)).toEqual([
      { ...step, completed: true, version: after(0) },
      { ...step, completed: false, version: after(1) },
    ]);
  });

  it('is ticked when the milestone is completed on the roadmap, and publishes nothing back', async () => {
    const ann = testCaller();
    const step = aMilestone();
    await taskOf(service, ann, step);
    await taskOf(service, ann, { ...step, specificDate: nextMonday });
    await taskOf(service, ann, { title: 'Another' });
    const isToldOf = (times: number) =>
      service.events.waitFor(weekChanged, () => timesPublished(service, weekChanged, ann.id) === times);
    await isToldOf(3);
    await said(ann, step, { completed: true, version: 2 });
    expect(await doneOf(ann)).toEqual([true, false]);
    expect(await doneOf(ann, nextMonday)).toEqual([true]);
    await isToldOf(3 + 2);
    await said(ann, step, { completed: false, version: 3 });
    expect(await doneOf(ann)).toEqual([false, false]);
    expect(timesPublished(service, stepTickedInPlan, ann.id)).toBe(0);
  });

  it('is told to goals once its step is linked again', async () => {
    const ann = testCaller();
    const link = aMilestone();
    const task = await taskOf(service, ann, link);
    await changed(ann, link, { was: 'Run', title: null, version: 2 });
    await tick(ann, task, true);
    expect(published(ann)).toEqual([]);
    await changed(ann, link, { was: null, title: 'Run', version: 3 });
    await service.events.waitFor(stepTickedInPlan, ({ ownerId, completed }) => ownerId === ann.id && completed);
  });

  it('follows a todo in the same way', async () => {
    const ann = testCaller();
    const step = aTodo();
    await taskOf(service, ann, step);
    await said(ann, step, { completed: true, version: 4 });
    expect(await doneOf(ann)).toEqual([true]);
    await said(ann, step, { completed: false, version: 3 });
    expect(await doneOf(ann)).toEqual([true]);
  });

  it('follows its todo to another timeline: later ticks count, earlier ones do not', async () => {
    const ann = testCaller();
    const step = aTodo();
    const task = await taskOf(service, ann, step);
    await said(ann, step, { completed: true, version: 6 });
    await said(ann, step, { completed: false, version: 7 });
    await said(ann, step, { completed: true, version: 9 });
    expect(await doneOf(ann)).toEqual([true]);
    await said(ann, step, { completed: false, version: 7 });
    expect(await doneOf(ann)).toEqual([true]);
    await tick(ann, task, false);
    const { data } = await service.events.waitFor(stepTickedInPlan, ({ ownerId }) => ownerId === ann.id);
    expect(data).toMatchObject({ ...stepOf(step), completed: false, version: after(10) });
  });

  it('follows nobody else’s roadmap', async () => {
    const ann = testCaller();
    const step = aMilestone();
    await taskOf(service, ann, step);
    await said(testCaller(), step, { completed: true, version: 2 });
    await said(ann, { ...step, goalId: 'another' }, { completed: true, version: 2 });
    expect(await doneOf(ann)).toEqual([false]);
  });

  it('follows the newest event when events arrive twice or late', async () => {
    const ann = testCaller();
    const step = aMilestone();
    await taskOf(service, ann, step);
    const { data, eventId } = await said(ann, step, { completed: true, version: 5 });
    await said(ann, step, { completed: false, version: 4 });
    await service.events.publish(stepTicked, data, eventId);
    expect(await doneOf(ann)).toEqual([true]);
  });

  it('ignores the answer to an older tick of its own', async () => {
    const ann = testCaller();
    const step = aMilestone();
    const task = await taskOf(service, ann, step);
    await tick(ann, task, true);
    await tick(ann, task, false);
    await said(ann, step, { completed: true, version: 0 });
    expect(await doneOf(ann)).toEqual([false]);
    await said(ann, step, { completed: false, version: 1 });
    expect(await doneOf(ann)).toEqual([false]);
    await said(ann, step, { completed: true, version: 4 });
    expect(await doneOf(ann)).toEqual([true]);
  });

  it('also ticks another task of the same step', async () => {
    const ann = testCaller();
    const step = aMilestone();
    const one = await taskOf(service, ann, step);
    await taskOf(service, ann, step);
    await taskOf(service, ann, { ...step, specificDate: nextMonday });
    await tick(ann, one, true);
    expect([await doneOf(ann), await doneOf(ann, nextMonday)]).toEqual([[true, true], [true]]);
    await said(ann, step, { completed: false, version: 2 });
    expect([await doneOf(ann), await doneOf(ann, nextMonday)]).toEqual([[false, false], [false]]);
  });

  it('sends its tick again when steps are restored, until goals answers it', async () => {
    const ann = testCaller();
    const step = aMilestone();
    const task = await taskOf(service, ann, step);
    await tick(ann, task, true);
    await changed(ann, step, { was: null, title: 'Run', version: 2 });
    await service.events.waitFor(stepTickedInPlan, () => published(ann).length === 2);
    const [first, again] = published(ann);
    expect(again?.data).toEqual(first?.data);
    await said(ann, step, { completed: true, version: 0 });
    await changed(ann, step, { was: null, title: 'Run', version: 3 });
    await tick(ann, task, false);
    await service.events.waitFor(stepTickedInPlan, (data) => data.ownerId === ann.id && !data.completed);
    expect(published(ann)).toHaveLength(3);
  });

  it('planned after its step was completed is done from the start', async () => {
    const ann = testCaller();
    const step = aMilestone();
    await said(ann, step, { completed: true, version: 2 });
    expect(await taskOf(service, ann, step)).toMatchObject({ completed: true });
  });

  it('restored from the trash has the current state of its step', async () => {
    const ann = testCaller();
    const step = aMilestone();
    const task = await taskOf(service, ann, step);
    const gone = await service.as(ann).delete(`/api/weekly-tasks/${task.id}`);
    await said(ann, step, { completed: true, version: 2 });
    await service.as(ann).post(`/api/undo/planner/${gone.body.undo}`);
    expect(await doneOf(ann)).toEqual([true]);
  });

  it('is not changed by a tick of the roadmap after its deletion', async () => {
    const ann = testCaller();
    const step = aMilestone();
    const task = await taskOf(service, ann, step);
    await service.as(ann).delete(`/api/weekly-tasks/${task.id}`);
    await said(ann, step, { completed: true, version: 2 });
    expect(await weekOf(service, ann)).toEqual([]);
  });
});
