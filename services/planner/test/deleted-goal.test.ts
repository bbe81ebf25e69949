import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { goalDeleted, goalRestored, stepsChanged, stepTicked } from '@pathwise/contracts/events/goals';
import { stepTickedInPlan, weekChanged } from '@pathwise/contracts/events/planner';
import type { WeeklyTask } from '@pathwise/contracts/task';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { testCaller } from '@pathwise/service-testkit/tokens';
import {
  monday,
  nextMonday,
  type PlannerUnderTest,
  startPlanner,
  taskOf,
  timesPublished,
  today,
  weekOf,
} from './given.ts';

let service: PlannerUnderTest;
beforeAll(async () => {
  service = await startPlanner();
});
afterAll(() => service.stop());

let count = 0;
const aStep = () => ({ goalId: `goal-${++count}`, milestoneId: `milestone-${count}` });
type Step = ReturnType<typeof aStep>;
const alone = { goalId: null, milestoneId: null, todoId: null };

/** Publishes goal-deleted as goals does, and waits until it is processed. */
async function deleted(owner: Caller, { goalId }: Step, version: number, id?: string): Promise<string> {
  const eventId = await service.events.publish(goalDeleted, { goalId, ownerId: owner.id, version }, id);
  await service.consumed('planner-unlink-tasks-of-goal', eventId);
  return eventId;
}
async function restored(owner: Caller, { goalId }: Step, version: number): Promise<void> {
  const facts = { title: 'Run', description: null, category: 'health', priority: 'medium', targetDate: null } as const;
  const state = { status: 'active', progress: 0 } as const;
  const data = { goalId, ownerId: owner.id, ...facts, ...state, version };
  await service.consumed('planner-relink-tasks-of-goal', await service.events.publish(goalRestored, data));
}
/** Publishes a change of a milestone as goals does, and waits until it is processed. */
async function changed(owner: Caller, { goalId, milestoneId: stepId }: Step, change: Change): Promise<void> {
  const [version, was, title] = change;
  const steps = [{ stepId, was, title, completed: false }];
  const eventId = await service.events.publish(stepsChanged, { goalId, ownerId: owner.id, steps, version });
  await service.consumed('planner-follow-changed-steps', eventId);
}
type Change = [version: number, was: string | null, title: string | null];
/** A tick's time, this many milliseconds after the service's clock. */
const after = (ms: number) => Date.parse(`${today}T12:00:00Z`) + ms;
const stepOf = ({ goalId, milestoneId }: Step) => ({ goalId, kind: 'milestone', stepId: milestoneId }) as const;
async function said(owner: Caller, step: Step, completed: boolean, version: number): Promise<void> {
  const data = { ownerId: owner.id, ...stepOf(step), completed, version: after(version) };
  await service.consumed('planner-follow-steps', await service.events.publish(stepTicked, data));
}
const tick = async (owner: Caller, { id }: WeeklyTask, completed: boolean) =>
  service.as(owner).patch(`/api/weekly-tasks/${id}`, { completed });
const onlyTask = async (owner: Caller) => (await weekOf(service, owner))[0];

describe('a planned task of a milestone that was renamed', () => {
  const first: Change = [5, 'Ten miles', 'Twelve miles'];
  const second: Change = [6, 'Twelve miles', 'A half marathon'];
  const deletion: Change = [7, 'A half marathon', null];
  const undone: Change = [8, null, 'A half marathon'];
  it.each([
    [[first, second]],
    [[second, first]],
    [[deletion, second, first, undone]],
    [[undone, deletion, second, first]],
    [[second, undone, first, deletion]],
  ])('has its last title, in whichever order the changes arrive: %j', async (changes) => {
    const ann = testCaller();
    const step = aStep();
    await taskOf(service, ann, { ...step, title: 'Ten miles' });
    for (const change of changes) await changed(ann, step, change);
    expect(await onlyTask(ann)).toMatchObject({ title: 'A half marathon', ...step });
  });
});

describe('a planned task of a deleted goal', () => {
  it('keeps its text without a link, and is linked again when the goal is restored', async () => {
    const ann = testCaller();
    const step = aStep();
    const task = await taskOf(service, ann, { ...step, title: 'Ten miles' });
    await taskOf(service, ann, { ...step, specificDate: nextMonday });
    const before = timesPublished(service, weekChanged, ann.id);
    await deleted(ann, step, 2);
    expect(await onlyTask(ann)).toMatchObject({ id: task.id, title: 'Ten miles', completed: false, ...alone });
    expect(await weekOf(service, ann, nextMonday)).toEqual([expect.objectContaining(alone)]);
    await service.events.waitFor(weekChanged, () => timesPublished(service, weekChanged, ann.id) === before + 2);
    await restored(ann, step, 3);
    expect(await onlyTask(ann)).toMatchObject({ ...step, completed: false });
    await tick(ann, task, true);
    const published = await service.events.waitFor(stepTickedInPlan, ({ ownerId }) => ownerId === ann.id);
    expect(published.data).toMatchObject({ ...stepOf(step), completed: true });
  });

  it('is ticked alone, and goals gets the tick when the goal is restored', async () => {
    const ann = testCaller();
    const step = aStep();
    const task = await taskOf(service, ann, step);
    await deleted(ann, step, 2);
    const ticked = await tick(ann, task, true);
    expect(ticked).toMatchObject({ status: 200, body: { completed: true, ...alone } });
    expect(timesPublished(service, stepTickedInPlan, ann.id)).toBe(0);
    await restored(ann, step, 3);
    expect(await onlyTask(ann)).toMatchObject({ ...step, completed: true });
    const published = await service.events.waitFor(stepTickedInPlan, ({ ownerId }) => ownerId === ann.id);
    expect(published.data).toMatchObject({ ...stepOf(step), completed: true, version: after(0) });
  });

  it('sends its tick to goals again when the tick and the deletion crossed', async () => {
    const ann = testCaller();
    const step = aStep();
    const task = await taskOf(service, ann, step);
    await said(ann, step, false, 1);
    await tick(ann, task, true);
    const first = await service.events.waitFor(stepTickedInPlan, ({ ownerId }) => ownerId === ann.id);
    await deleted(ann, step, 2);
    await restored(ann, step, 3);
    const again = ({ ownerId }: { ownerId: string }) =>
      ownerId === ann.id && timesPublished(service, stepTickedInPlan, ann.id) === 2;
    expect((await service.events.waitFor(stepTickedInPlan, again)).data).toEqual(first.data);
    expect(await onlyTask(ann)).toMatchObject({ completed: true });
  });

  it('follows an earlier tick of the roadmap, unless its own tick is later', async () => {
    const [ann, bob] = [testCaller(), testCaller()];
    const [one, other] = [aStep(), aStep()];
    await taskOf(service, ann, one);
    await deleted(ann, one, 2);
    await said(ann, one, true, 4);
    expect(await onlyTask(ann)).toMatchObject({ completed: true, ...alone });
    const task = await taskOf(service, bob, other);
    await deleted(bob, other, 2);
    await tick(bob, task, true);
    await said(bob, other, false, -4);
    expect(await onlyTask(bob)).toMatchObject({ completed: true });
    await restored(bob, other, 3);
    expect(await onlyTask(bob)).toMatchObject({ completed: true, ...other });
  });

  it('follows the newest event when events arrive twice or in another order', async () => {
    const ann = testCaller();
    const step = aStep();
    await taskOf(service, ann, step);
    await restored(ann, step, 3);
    await deleted(ann, step, 2);
    expect(await onlyTask(ann)).toMatchObject(step);
    const eventId = await deleted(ann, step, 4);
    const { version } = (await onlyTask(ann)) ?? {};
    await deleted(ann, step, 4, eventId);
    await deleted(ann, step, 4);
    expect(await onlyTask(ann)).toMatchObject({ ...alone, version });
    await restored(ann, step, 5);
    await deleted(ann, step, 4, eventId);
    expect(await onlyTask(ann)).toMatchObject(step);
  });

  it('planned or restored after the deletion has no link until the goal is restored', async () => {
    const ann = testCaller();
    const step = aStep();
    const task = await taskOf(service, ann, step);
    const gone = await service.as(ann).delete(`/api/weekly-tasks/${task.id}`);
    await deleted(ann, step, 2);
    await service.as(ann).post(`/api/undo/planner/${gone.body.undo}`);
    expect(await taskOf(service, ann, step)).toMatchObject(alone);
    const links = async () => (await weekOf(service, ann)).map(({ goalId }) => goalId);
    expect(await links()).toEqual([null, null]);
    await restored(ann, step, 3);
    expect(await links()).toEqual([step.goalId, step.goalId]);
  });

  it('ticked, deleted and restored after its goal keeps its tick and publishes it', async () => {
    const ann = testCaller();
    const step = aStep();
    const task = await taskOf(service, ann, step);
    await deleted(ann, step, 2);
    await tick(ann, task, true);
    const gone = await service.as(ann).delete(`/api/weekly-tasks/${task.id}`);
    await restored(ann, step, 3);
    await service.as(ann).post(`/api/undo/planner/${gone.body.undo}`);
    expect(await onlyTask(ann)).toMatchObject({ ...step, completed: true });
    await service.events.waitFor(stepTickedInPlan, ({ ownerId, completed }) => ownerId === ann.id && completed);
  });

  it('is ticked apart from another task of the step, and both get the last tick when the goal is restored', async () => {
    const ann = testCaller();
    const step = aStep();
    const [one, other] = [await taskOf(service, ann, step), await taskOf(service, ann, step)];
    await deleted(ann, step, 2);
    await tick(ann, one, true);
    await tick(ann, other, true);
    await tick(ann, one, false);
    const done = async () => (await weekOf(service, ann)).map(({ completed }) => completed);
    expect(await done()).toEqual([false, true]);
    await restored(ann, step, 3);
    expect(await done()).toEqual([false, false]);
    const published = await service.events.waitFor(stepTickedInPlan, ({ ownerId }) => ownerId === ann.id);
    expect(published.data).toMatchObject({ completed: false, version: after(2) });
  });

  it('belongs to the person: another person’s goal does not affect it', async () => {
    const [ann, bob] = [testCaller(), testCaller()];
    const step = aStep();
    await taskOf(service, ann, step);
    await deleted(bob, step, 9);
    expect(await onlyTask(ann)).toMatchObject(step);
    expect(await weekOf(service, bob, monday)).toEqual([]);
  });
});
