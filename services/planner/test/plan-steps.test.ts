import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { stepTicked } from '@pathwise/contracts/events/goals';
import { stepTickedInPlan, weekChanged } from '@pathwise/contracts/events/planner';
import { stepsAtOnce } from '@pathwise/contracts/task.rules';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import {
  day,
  dayOf,
  monday,
  nextMonday,
  type PlannerUnderTest,
  startPlanner,
  taskOf,
  timesPublished,
  weekOf,
} from './given.ts';

let service: PlannerUnderTest;
beforeAll(async () => {
  service = await startPlanner();
});
afterAll(() => service.stop());

const goalId = 'goal';
const step = (milestoneId: string, specificDate = monday) => ({
  title: milestoneId,
  specificDate,
  goalId,
  milestoneId,
});
const todo = (todoId: string, specificDate = monday) => ({ title: todoId, specificDate, goalId, todoId });
const plan = (owner: Caller, tasks: readonly object[]) => service.as(owner).post('/api/weekly-tasks/steps', { tasks });

describe('steps planned for a week', () => {
  it('become tasks at the end of their days, which stand for the steps', async () => {
    const ann = testCaller();
    await taskOf(service, ann, { title: 'There' });
    const answer = await plan(ann, [step('Call the club'), todo('Buy shoes', day(3))]);
    expect(answer).toMatchObject({ status: 200, body: { createdCount: 2, undo: expect.any(String) } });
    expect(await dayOf(service, ann)).toEqual(['There', 'Call the club']);
    const [, call, shoes] = await weekOf(service, ann);
    expect(call).toMatchObject({ goalId, milestoneId: 'Call the club', todoId: null, completed: false });
    expect(shoes).toMatchObject({ goalId, milestoneId: null, todoId: 'Buy shoes', specificDate: day(3) });
    expect(answer.body.tasks).toEqual([call, shoes]);
    await service.as(ann).patch(`/api/weekly-tasks/${shoes?.id}`, { completed: true });
    const { data } = await service.events.waitFor(stepTickedInPlan, ({ ownerId }) => ownerId === ann.id);
    expect(data).toMatchObject({ goalId, kind: 'todo', stepId: 'Buy shoes', completed: true });
  });

  it('are added once, however often and in however many tabs they are asked for', async () => {
    const ann = testCaller();
    const both = [step('a'), todo('b'), todo('b', day(1))];
    const answers = await Promise.all([plan(ann, both), plan(ann, both)]);
    expect(answers.map(({ body }) => body.createdCount).toSorted()).toEqual([0, 2]);
    expect((await plan(ann, both)).body).toEqual({ createdCount: 0, tasks: [] });
    expect(await weekOf(service, ann)).toHaveLength(2);
    expect(timesPublished(service, weekChanged, ann.id)).toBe(1);
  });

  it('leave out a step that was ticked meanwhile', async () => {
    const ann = testCaller();
    const tick = { ownerId: ann.id, goalId, kind: 'todo' as const, stepId: 'done', completed: true, version: 1 };
    await service.events.publish(stepTicked, tick);
    await waitUntil('the tick', async () => {
      const known = await service.running.deps.db.db?.collection('steps').countDocuments({ ownerId: ann.id });
      return known === 1;
    });
    expect((await plan(ann, [todo('done'), todo('open')])).body.createdCount).toBe(1);
    expect(await dayOf(service, ann)).toEqual(['open']);
  });

  it('are taken back as one, except a task that was changed since', async () => {
    const ann = testCaller();
    const { tasks, undo } = (await plan(ann, [step('a'), step('b'), step('c')])).body;
    await service.as(ann).patch(`/api/weekly-tasks/${tasks[1].id}`, { title: 'Changed' });
    const taken = await service.as(ann).post(`/api/undo/planner/${undo}`);
    expect(taken).toMatchObject({ status: 200, body: { restoredCount: 2 } });
    expect(await dayOf(service, ann)).toEqual(['Changed']);
    expect((await service.as(ann).get('/api/trash/planner')).body).toEqual([]);
  });

  it.each([
    ['no task', []],
    ['a task without a step', [{ title: 'Plain', specificDate: monday }]],
    ['two weeks at once', [step('a'), step('b', nextMonday)]],
    ['a weekday of another date', [{ ...step('a'), dayOfWeek: 'sunday' }]],
    ['too many', Array.from({ length: stepsAtOnce + 1 }, (_, n) => step(`${n}`))],
  ])('are refused with %s', async (_, tasks) => {
    const ann = testCaller();
    expect((await plan(ann, tasks)).status).toBe(422);
    expect(await weekOf(service, ann)).toEqual([]);
  });
});
