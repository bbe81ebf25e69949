import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Milestone } from '@pathwise/contracts/api/goals';
import { milestoneCompletionChanged, timelineChanged } from '@pathwise/contracts/events/goals';
import { taskCompletionChanged } from '@pathwise/contracts/events/planner';
import type { Timeline, Todo } from '@pathwise/contracts/timeline';
import type { Caller } from '@pathwise/service-kit/caller';
import { testCaller } from '@pathwise/service-testkit/tokens';
import {
  type GoalsUnderTest,
  goalOf,
  type PlannedStep,
  startGoals,
  storedFor,
  taskOf,
  tickedInPlan,
  withRoadmap,
} from './given.ts';

let service: GoalsUnderTest;
beforeAll(async () => {
  service = await startGoals();
});
afterAll(() => service.stop());

const kinds = ['milestone', 'todo'] as const;
type Kind = (typeof kinds)[number];
const undo = (ann: Caller, token: string) => service.as(ann).post(`/api/undo/goals/${token}`);

/** A planned step of a goal, and another beside it. */
async function plannedStep(kind: Kind) {
  const ann = testCaller();
  const client = service.as(ann);
  const goal = await goalOf(service, ann);
  const board = await client.post('/api/roadmap/timelines', { goalId: goal.id, timeframe: 'week-1' });
  const milestonesPath = `/api/goals/${goal.id}/unified-milestones`;
  const todosPath = `/api/roadmap/timelines/${board.body.id}/todos`;
  const path = kind === 'milestone' ? milestonesPath : todosPath;
  const [stepId, otherId]: string[] = [
    (await client.post(path, { title: 'Call the club' })).body.id,
    (await client.post(path, { title: 'Pack' })).body.id,
  ];
  const ids = { milestoneId: kind === 'milestone' ? stepId : null, todoId: kind === 'todo' ? stepId : null };
  const step = { goalId: goal.id, ...ids } as PlannedStep;
  const one = kind === 'milestone' ? `${milestonesPath}/${stepId}` : `/api/roadmap/todos/${stepId}`;
  const all = async (): Promise<(Milestone | Todo)[]> =>
    kind === 'milestone'
      ? (await client.get(milestonesPath)).body
      : ((await client.get(`/api/goals/${goal.id}/roadmap`)).body as Timeline[]).flatMap(({ todos }) => todos);
  const done = async () => (await all()).find(({ id }) => id === stepId)?.completed;
  const put = (completed: boolean) =>
    kind === 'milestone' ? client.put(one, { completed }) : client.patch(one, { completed });
  const removed = async (): Promise<string> => (await client.delete(one)).body.undo;
  const figures = async () => (await client.get(`/api/goals/${goal.id}`)).body;
  return { ann, goal, step, stepId: stepId ?? '', otherId, all, done, put, removed, figures };
}

/** What was told of a step, by version, and by which task. */
function told(stepId: string) {
  const ofMilestones = service.events
    .all(milestoneCompletionChanged)
    .flatMap(({ data }) => (data.milestoneId === stepId ? [data] : []));
  const ofTodos = service.events
    .all(timelineChanged)
    .flatMap(({ data: { completions, cause, version } }) =>
      completions.filter(({ todoId }) => todoId === stepId).map(({ completed }) => ({ completed, cause, version })),
    );
  return [...new Map([...ofMilestones, ...ofTodos].map((word) => [word.version, word])).values()]
    .toSorted((a, b) => a.version - b.version)
    .map(({ completed, cause }) => ({ completed, cause: cause ?? null }));
}
const toldOnce = (stepId: string, n: number) =>
  service.events.waitFor(milestoneCompletionChanged, () => told(stepId).length >= n);
const todoToldOnce = (stepId: string, n: number) =>
  service.events.waitFor(timelineChanged, () => told(stepId).length >= n);

describe.each(kinds)('a %s that a planned task stands for, ticked in the plan while it is in the trash', (kind) => {
  const heard = (stepId: string, n: number) => (kind === 'milestone' ? toldOnce : todoToldOnce)(stepId, n);

  it('is done when it is back, and says so with the task as its cause', async () => {
    const { ann, step, stepId, done, removed, all, otherId } = await plannedStep(kind);
    const token = await removed();
    await tickedInPlan(service, ann, { step, completed: true, version: 2 });
    expect((await undo(ann, token)).body).toEqual({ restoredCount: 1 });
    expect(await done()).toBe(true);
    expect((await all()).find(({ id }) => id === otherId)).toMatchObject({ completed: false });
    await heard(stepId, 1);
    expect(told(stepId)).toEqual([{ completed: true, cause: { taskId: taskOf(ann), version: 2 } }]);
    expect(await storedFor(service, ann.id)).not.toHaveProperty('waitingTicks');
  });

  it('is open when it is back and was unticked, under a version above all that was told of it', async () => {
    const { ann, step, stepId, done, put, removed } = await plannedStep(kind);
    await put(true);
    await heard(stepId, 1);
    const token = await removed();
    await tickedInPlan(service, ann, { step, completed: false, version: 3 });
    await undo(ann, token);
    expect(await done()).toBe(false);
    await heard(stepId, 2);
    expect(told(stepId)).toEqual([
      { completed: true, cause: null },
      { completed: false, cause: { taskId: taskOf(ann), version: 3 } },
    ]);
  });

  it('is as the last of two ticks has it, in whichever sequence and however often they arrive', async () => {
    const { ann, step, stepId, done, removed } = await plannedStep(kind);
    const token = await removed();
    await tickedInPlan(service, ann, { step, completed: true, version: 2 });
    const { data, eventId } = await tickedInPlan(service, ann, { step, completed: false, version: 4 });
    await tickedInPlan(service, ann, { step, completed: true, version: 3 });
    await service.events.publish(taskCompletionChanged, data, eventId);
    await undo(ann, token);
    expect(await done()).toBe(false);
    expect(told(stepId)).toEqual([]);
    await tickedInPlan(service, ann, { step, completed: true, version: 5 });
    expect(await done()).toBe(true);
  });

  it('is as the last of two tasks that stand for it was ticked, and the other is told', async () => {
    const { ann, step, stepId, done, removed } = await plannedStep(kind);
    const token = await removed();
    await tickedInPlan(service, ann, { step, completed: true, version: 7 });
    const sister = { taskId: `sister of ${ann.id}`, ownerId: ann.id, ...step, completed: false, version: 2 };
    await service.consumed('goals-follow-task', await service.events.publish(taskCompletionChanged, sister));
    await undo(ann, token);
    expect(await done()).toBe(false);
    await heard(stepId, 2);
    expect(told(stepId)).toEqual([
      { completed: true, cause: { taskId: taskOf(ann), version: 7 } },
      { completed: false, cause: { taskId: sister.taskId, version: 2 } },
    ]);
  });

  it('stays as it is ticked on the roadmap after it came back: the tick waits no longer', async () => {
    const { ann, step, done, put, removed } = await plannedStep(kind);
    const token = await removed();
    await tickedInPlan(service, ann, { step, completed: true, version: 2 });
    await undo(ann, token);
    await put(false);
    await undo(ann, await removed());
    expect(await done()).toBe(false);
  });

  it('is done, too, when it comes back with its goal', async () => {
    const { ann, goal, step, done } = await plannedStep(kind);
    const { body } = await service.as(ann).delete(`/api/goals/${goal.id}`);
    await tickedInPlan(service, ann, { step, completed: true, version: 2 });
    await undo(ann, body.undo);
    expect(await done()).toBe(true);
  });

  it('of somebody else changes nothing', async () => {
    const { ann, step, done, removed } = await plannedStep(kind);
    const bob = testCaller();
    await goalOf(service, bob);
    const token = await removed();
    await tickedInPlan(service, bob, { step, completed: true, version: 2 });
    await undo(ann, token);
    expect(await done()).toBe(false);
  });
});

it('a milestone ticked while it was in the trash counts in the goal’s progress once it is back', async () => {
  const { ann, step, removed, figures } = await plannedStep('milestone');
  const token = await removed();
  await tickedInPlan(service, ann, { step, completed: true, version: 2 });
  expect(await figures()).toMatchObject({ progress: 0, milestoneCount: 1 });
  await undo(ann, token);
  expect(await figures()).toMatchObject({ progress: 50, milestoneCount: 2, completedMilestoneCount: 1 });
});

it('steps of a cleared roadmap, ticked in the plan meanwhile, are done when it is back', async () => {
  const ann = testCaller();
  const goal = await goalOf(service, ann);
  await withRoadmap(service, ann, goal);
  const stepsOf = async (): Promise<Milestone[]> =>
    (await service.as(ann).get(`/api/goals/${goal.id}/unified-milestones`)).body;
  const todosOf = async () =>
    ((await service.as(ann).get(`/api/goals/${goal.id}/roadmap`)).body as Timeline[]).flatMap(({ todos }) => todos);
  const [[aiStep], [todo]] = [await stepsOf(), await todosOf()];
  const cleared = await service.as(ann).post(`/api/goals/${goal.id}/clear-roadmap`);
  const ofStep = { goalId: goal.id, milestoneId: aiStep?.id ?? '', todoId: null };
  await tickedInPlan(service, ann, { step: ofStep, completed: true, version: 2 });
  const task = { taskId: `todo of ${ann.id}`, ownerId: ann.id, goalId: goal.id, milestoneId: null };
  const tick = { ...task, todoId: todo?.id ?? '', completed: true, version: 2 };
  await service.consumed('goals-follow-task', await service.events.publish(taskCompletionChanged, tick));
  await undo(ann, cleared.body.undo);
  const doneIds = [...(await stepsOf()), ...(await todosOf())].filter(({ completed }) => completed).map(({ id }) => id);
  expect(doneIds).toEqual([aiStep?.id, todo?.id]);
});
