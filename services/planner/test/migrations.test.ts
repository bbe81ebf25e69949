import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { stepTicked } from '@pathwise/contracts/events/goals';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { collectionOf } from '@pathwise/service-kit/mongo/collections';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { oneOwnerOfATick } from '../src/migrations/one-owner-of-a-tick.ts';
import { type PlannerUnderTest, startPlanner, taskOf, weekOf } from './given.ts';

let service: PlannerUnderTest;
let ann: Caller;
beforeAll(async () => {
  service = await startPlanner();
});
afterAll(() => service.stop());
beforeEach(() => {
  ann = testCaller();
});

type Row = Record<string, unknown> & { _id: string };
const rows = (name: string) => collectionOf<Row>(service.running.deps.db, name);
const step = { goalId: 'goal', milestoneId: 'step' };
const idOfStep = () => `${ann.id}.goal.step`;
const migrated = async () => {
  while (await oneOwnerOfATick.run(service.running.deps.db));
};
const asBefore = (old: object) => ({
  $set: { tickedAs: 0, unlinkedAt: null, absences: [], ...old },
  $unset: { isUnlinked: 1, repeatedFor: 1 } as const,
});

/** A task with the fields that tasks had while a tick had two owners. */
async function oldTask(wish: object, old: object): Promise<string> {
  const { id } = await taskOf(service, ann, wish);
  await rows('weeklyTasks').updateOne({ _id: id }, asBefore(old));
  return id;
}

it('a task in the old shape loses its tick versions and is unlinked only while its goal is deleted', async () => {
  const linked = await oldTask(step, {});
  const unlinked = await oldTask(step, { unlinkedAt: 3 });
  await migrated();
  for (const _id of [linked, unlinked]) {
    const task = await rows('weeklyTasks').findOne({ _id });
    expect(task).toMatchObject({ isUnlinked: _id === unlinked, repeatedFor: null });
    for (const field of ['tickedAs', 'unlinkedAt', 'absences']) expect(task).not.toHaveProperty(field);
  }
});

it('a step gets one record: the person’s unanswered tick, whichever of its tasks is migrated first', async () => {
  await oldTask(step, {});
  await oldTask(step, { tickedAs: 2, completed: true });
  await oldTask(step, {});
  await rows('steps').insertOne({
    _id: `${ann.id}.step`,
    ownerId: ann.id,
    goalId: '',
    completed: false,
    version: 4,
    claims: 1,
  });
  await migrated();
  const stored = await rows('steps').find({ ownerId: ann.id }).toArray();
  expect(stored).toEqual([
    {
      _id: idOfStep(),
      ownerId: ann.id,
      goalId: 'goal',
      kind: 'milestone',
      stepId: 'step',
      completed: true,
      isOpen: true,
      tickedAt: expect.any(Number),
    },
  ]);
});

it('a migrated step follows the next tick of goals', async () => {
  await oldTask(step, { completed: true });
  await migrated();
  expect(await rows('steps').findOne({ _id: idOfStep() })).toMatchObject({
    completed: true,
    isOpen: false,
    tickedAt: 0,
  });
  const tick = {
    ownerId: ann.id,
    goalId: 'goal',
    kind: 'milestone',
    stepId: 'step',
    completed: false,
    version: 1,
  } as const;
  await service.consumed('planner-follow-steps', await service.events.publish(stepTicked, tick));
  expect(await weekOf(service, ann)).toMatchObject([{ completed: false }]);
});

it('more than one batch is migrated, and a task that stands for itself makes no step', async () => {
  const ids = Array.from({ length: 101 }, (_, n) => `${ann.id}-${n}`);
  const row = { ownerId: ann.id, goalId: null, milestoneId: null, todoId: null, completed: true, tickedAs: 1 };
  await rows('weeklyTasks').insertMany(ids.map((_id) => ({ _id, ...row })));
  await migrated();
  expect(await rows('weeklyTasks').countDocuments({ ownerId: ann.id, isUnlinked: false })).toBe(101);
  expect(await rows('weeklyTasks').countDocuments({ tickedAs: { $exists: true } })).toBe(0);
  expect(await rows('steps').countDocuments({ ownerId: ann.id })).toBe(0);
});

it('a task in the trash in the old shape is restored', async () => {
  const id = await oldTask(step, { unlinkedAt: 3 });
  const { undo } = (await service.as(ann).delete(`/api/weekly-tasks/${id}`)).body;
  await migrated();
  expect((await service.as(ann).post(`/api/undo/planner/${undo}`)).status).toBe(200);
  expect(await weekOf(service, ann)).toMatchObject([{ id, ...step }]);
  expect(await rows('weeklyTasks').findOne({ _id: id })).toMatchObject({ isUnlinked: false });
});
