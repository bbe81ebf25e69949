import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Milestone } from '@pathwise/contracts/api/goals';
import { goalChanged, goalCompleted, stepsChanged, stepTicked } from '@pathwise/contracts/events/goals';
import { stepTickedInPlan } from '@pathwise/contracts/events/planner';
import type { Timeline } from '@pathwise/contracts/timeline';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import { type GoalsUnderTest, goalOf, type PlannedStep, startGoals, tickedInPlan, timesPublished } from './given.ts';

let service: GoalsUnderTest;
beforeAll(async () => {
  service = await startGoals();
});
afterAll(() => service.stop());

const ticked = (owner: Caller, step: PlannedStep, tick: { completed: boolean; version?: number }) =>
  tickedInPlan(service, owner, { step, ...tick });

async function milestoneOfGoal() {
  const ann = testCaller();
  const goal = await goalOf(service, ann);
  const path = `/api/goals/${goal.id}/unified-milestones`;
  const made: Milestone[] = [];
  for (const title of ['Find a club', 'Take a course']) made.push((await service.as(ann).post(path, { title })).body);
  const milestoneId = made[0]?.id ?? '';
  const step: PlannedStep = { goalId: goal.id, kind: 'milestone', stepId: milestoneId };
  const now = async () =>
    (await service.as(ann).get(path)).body.find(({ id }: Milestone) => id === milestoneId)?.completed;
  const put = (completed: boolean) => service.as(ann).put(`${path}/${milestoneId}`, { completed });
  const progress = async () => (await service.as(ann).get(`/api/goals/${goal.id}`)).body.progress;
  const published = () => service.events.all(stepTicked).filter(({ data }) => data.goalId === goal.id);
  const wordings = () => new Map(published().map(({ id, data }) => [id, data]));
  return { ann, goal, path, milestoneId, step, now, put, progress, published: () => [...wordings().values()] };
}

async function todoOfGoal() {
  const ann = testCaller();
  const goal = await goalOf(service, ann);
  const opened = await service.as(ann).post('/api/roadmap/timelines', { goalId: goal.id, timeframe: 'week-1' });
  const timeline: Timeline = opened.body;
  const path = `/api/roadmap/timelines/${timeline.id}/todos`;
  const todoId: string = (await service.as(ann).post(path, { title: 'Call the club' })).body.id;
  const step: PlannedStep = { goalId: goal.id, kind: 'todo', stepId: todoId };
  const now = async () => (await service.as(ann).get(`/api/goals/${goal.id}/roadmap`)).body[0].todos[0]?.completed;
  return { ann, goal, timeline, todoId, step, now };
}

describe('a planned task that stands for a milestone', () => {
  it('ticked in the plan completes it on the roadmap and moves the goal’s progress', async () => {
    const { ann, goal, milestoneId, step, now, progress } = await milestoneOfGoal();
    await ticked(ann, step, { completed: true, version: 2 });
    expect(await now()).toBe(true);
    expect(await progress()).toBe(50);
    await service.events.waitFor(goalChanged, (data) => data.goalId === goal.id && data.progress === 50);
    const { data } = await service.events.waitFor(stepTicked, ({ stepId }) => stepId === milestoneId);
    expect(data).toEqual({ ownerId: ann.id, ...step, completed: true, version: 2 });
    await ticked(ann, step, { completed: false, version: 3 });
    expect(await now()).toBe(false);
    expect(await progress()).toBe(0);
  });

  it('follows the newest tick when ticks arrive twice or late', async () => {
    const { ann, goal, step, now, published } = await milestoneOfGoal();
    const { data, eventId } = await ticked(ann, step, { completed: true, version: 5 });
    await service.events.publish(stepTickedInPlan, data, eventId);
    await ticked(ann, step, { completed: true, version: 5 });
    await ticked(ann, step, { completed: false, version: 4 });
    expect(await now()).toBe(true);
    expect(published()).toHaveLength(1);
    const changes = timesPublished(service, goalChanged, { goalId: goal.id });
    await ticked(ann, step, { completed: true, version: 7 });
    await ticked(ann, step, { completed: false, version: 6 });
    expect(await now()).toBe(true);
    expect(timesPublished(service, goalChanged, { goalId: goal.id })).toBe(changes);
  });

  it('has every newer tick answered, also one that repeats its state', async () => {
    const { ann, step, published } = await milestoneOfGoal();
    await ticked(ann, step, { completed: false, version: 3 });
    await waitUntil('it to be answered', () => published().length === 1);
    expect(published()).toEqual([{ ownerId: ann.id, ...step, completed: false, version: 3 }]);
  });

  it('publishes every tick on the roadmap once, the later with the higher version', async () => {
    const { put, published, path, ann, milestoneId } = await milestoneOfGoal();
    await put(true);
    await put(true);
    await service.as(ann).put(`${path}/${milestoneId}`, { title: 'Renamed' });
    await put(false);
    await waitUntil('both to be published', () => published().length === 2);
    const [first, second] = published();
    expect([first?.completed, second?.completed]).toEqual([true, false]);
    expect(second?.version).toBeGreaterThan(first?.version ?? 0);
  });

  it('ticked before the person ticked it on the roadmap changes nothing, however late it arrives', async () => {
    const { ann, step, put, now } = await milestoneOfGoal();
    const earlier = Date.now() - 1;
    await put(true);
    await ticked(ann, step, { completed: false, version: earlier });
    expect(await now()).toBe(true);
    await ticked(ann, step, { completed: false, version: Date.now() + 1 });
    expect(await now()).toBe(false);
  });

  it('in the trash stays unchanged, and its undo asks planner to send its ticks again', async () => {
    const { ann, goal, path, milestoneId, step, now } = await milestoneOfGoal();
    const { body } = await service.as(ann).delete(`${path}/${milestoneId}`);
    await ticked(ann, step, { completed: true });
    await service.as(ann).post(`/api/undo/goals/${body.undo}`);
    expect(await now()).toBe(false);
    const isBack = ({ was, title }: { was: string | null; title: string | null }) => was === null && title !== null;
    await service.events.waitFor(stepsChanged, ({ goalId, steps }) => goalId === goal.id && steps.some(isBack));
    await ticked(ann, step, { completed: true });
    expect(await now()).toBe(true);
  });

  it('of somebody else, of another goal or unknown changes nothing', async () => {
    const { ann, step, now } = await milestoneOfGoal();
    await ticked(testCaller(), step, { completed: true, version: 2 });
    await ticked(ann, { ...step, goalId: (await goalOf(service, ann)).id }, { completed: true, version: 2 });
    await ticked(ann, { ...step, stepId: 'unknown' }, { completed: true, version: 2 });
    expect(await now()).toBe(false);
  });

  it('never completes the goal: only the person does', async () => {
    const { ann, goal, step } = await milestoneOfGoal();
    await ticked(ann, step, { completed: true, version: 2 });
    expect(timesPublished(service, goalCompleted, { goalId: goal.id })).toBe(0);
  });
});

describe('a planned task that stands for a todo', () => {
  it('only ticks it: the goal’s progress stays', async () => {
    const { ann, goal, todoId, step, now } = await todoOfGoal();
    await ticked(ann, step, { completed: true, version: 2 });
    expect(await now()).toBe(true);
    expect((await service.as(ann).get(`/api/goals/${goal.id}`)).body.progress).toBe(0);
    const { data } = await service.events.waitFor(stepTicked, ({ stepId }) => stepId === todoId);
    expect(data).toEqual({ ownerId: ann.id, ...step, completed: true, version: 2 });
    await ticked(ann, step, { completed: true, version: 5 });
    await ticked(ann, step, { completed: false, version: 4 });
    expect(await now()).toBe(true);
  });

  it('ticked on the roadmap, or created as done, publishes a tick', async () => {
    const { ann, timeline, todoId, step } = await todoOfGoal();
    await service.as(ann).patch(`/api/roadmap/todos/${todoId}`, { completed: true });
    const { data } = await service.events.waitFor(stepTicked, ({ stepId }) => stepId === todoId);
    expect(data).toMatchObject({ ...step, completed: true });
    const wish = { title: 'Done already', completed: true };
    const { id } = (await service.as(ann).post(`/api/roadmap/timelines/${timeline.id}/todos`, wish)).body;
    await service.events.waitFor(stepTicked, ({ stepId, completed }) => stepId === id && completed);
  });

  it('that is missing, or belongs to somebody else, changes nothing', async () => {
    const { ann, todoId, step, now } = await todoOfGoal();
    await ticked(testCaller(), step, { completed: true, version: 2 });
    expect(await now()).toBe(false);
    await service.as(ann).delete(`/api/roadmap/todos/${todoId}`);
    await ticked(ann, step, { completed: true, version: 3 });
    expect(await now()).toBeUndefined();
  });
});
