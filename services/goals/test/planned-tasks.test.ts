import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Milestone } from '@pathwise/contracts/api/goals';
import {
  goalChanged,
  goalCompleted,
  milestoneCompletionChanged,
  timelineChanged,
} from '@pathwise/contracts/events/goals';
import { taskCompletionChanged } from '@pathwise/contracts/events/planner';
import type { Timeline } from '@pathwise/contracts/timeline';
import type { Caller } from '@pathwise/service-kit/caller';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import { type GoalsUnderTest, goalOf, type PlannedStep, startGoals, taskOf, tickedInPlan, timesTold } from './given.ts';

let service: GoalsUnderTest;
beforeAll(async () => {
  service = await startGoals();
});
afterAll(() => service.stop());

const ticked = (owner: Caller, step: PlannedStep, tick: { completed: boolean; version: number }) =>
  tickedInPlan(service, owner, { step, ...tick });

async function milestoneOfGoal() {
  const ann = testCaller();
  const goal = await goalOf(service, ann);
  const path = `/api/goals/${goal.id}/unified-milestones`;
  const made: Milestone[] = [];
  for (const title of ['Find a club', 'Take a course']) made.push((await service.as(ann).post(path, { title })).body);
  const milestoneId = made[0]?.id ?? '';
  const step: PlannedStep = { goalId: goal.id, milestoneId, todoId: null };
  const now = async () =>
    (await service.as(ann).get(path)).body.find(({ id }: Milestone) => id === milestoneId)?.completed;
  const put = (completed: boolean) => service.as(ann).put(`${path}/${milestoneId}`, { completed });
  const progress = async () => (await service.as(ann).get(`/api/goals/${goal.id}`)).body.progress;
  const told = () => service.events.all(milestoneCompletionChanged).filter(({ data }) => data.goalId === goal.id);
  const wordings = () => new Map(told().map(({ id, data }) => [id, data]));
  return { ann, goal, path, milestoneId, step, now, put, progress, told: () => [...wordings().values()] };
}

async function todoOfGoal() {
  const ann = testCaller();
  const goal = await goalOf(service, ann);
  const opened = await service.as(ann).post('/api/roadmap/timelines', { goalId: goal.id, timeframe: 'week-1' });
  const timeline: Timeline = opened.body;
  const path = `/api/roadmap/timelines/${timeline.id}/todos`;
  const todoId: string = (await service.as(ann).post(path, { title: 'Call the club' })).body.id;
  const step: PlannedStep = { goalId: goal.id, milestoneId: null, todoId };
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
    const { data } = await service.events.waitFor(milestoneCompletionChanged, (one) => one.milestoneId === milestoneId);
    expect(data).toEqual({
      milestoneId,
      goalId: goal.id,
      ownerId: ann.id,
      completed: true,
      cause: { taskId: taskOf(ann), version: 2 },
      version: 2,
    });
    await ticked(ann, step, { completed: false, version: 3 });
    expect(await now()).toBe(false);
    expect(await progress()).toBe(0);
  });

  it('heard of twice, or late, is as its newest tick has it', async () => {
    const { ann, step, now, told } = await milestoneOfGoal();
    const { data, eventId } = await ticked(ann, step, { completed: true, version: 5 });
    await service.events.publish(taskCompletionChanged, data, eventId);
    await ticked(ann, step, { completed: false, version: 4 });
    expect(await now()).toBe(true);
    expect(told()).toHaveLength(1);
    await ticked(ann, step, { completed: true, version: 6 });
    expect(told()).toHaveLength(1);
  });

  it('tells of every tick on the roadmap itself, with no cause and once', async () => {
    const { put, told, path, ann, milestoneId } = await milestoneOfGoal();
    await put(true);
    await put(true);
    await service.as(ann).put(`${path}/${milestoneId}`, { title: 'Renamed' });
    await put(false);
    await waitUntil('both to be told', () => told().length === 2);
    expect(told().map(({ completed, cause, version }) => [completed, cause, version])).toEqual([
      [true, null, 2],
      [false, null, 4],
    ]);
  });

  it('of somebody else, of another goal or unknown changes nothing', async () => {
    const { ann, step, now } = await milestoneOfGoal();
    await ticked(testCaller(), step, { completed: true, version: 2 });
    await ticked(ann, { ...step, goalId: (await goalOf(service, ann)).id }, { completed: true, version: 2 });
    await ticked(ann, { ...step, milestoneId: 'unknown' }, { completed: true, version: 2 });
    expect(await now()).toBe(false);
  });

  it('completes no goal by itself: that stays the person’s word', async () => {
    const { ann, goal, step } = await milestoneOfGoal();
    await ticked(ann, step, { completed: true, version: 2 });
    expect(timesTold(service, goalCompleted, { goalId: goal.id })).toBe(0);
  });
});

describe('a planned task that stands for a todo', () => {
  it('only ticks it: the goal’s progress stays', async () => {
    const { ann, goal, timeline, todoId, step, now } = await todoOfGoal();
    await ticked(ann, step, { completed: true, version: 2 });
    expect(await now()).toBe(true);
    expect((await service.as(ann).get(`/api/goals/${goal.id}`)).body.progress).toBe(0);
    const { data } = await service.events.waitFor(
      timelineChanged,
      (one) => one.timelineId === timeline.id && one.completions.length > 0,
    );
    expect(data).toMatchObject({
      completions: [{ todoId, completed: true }],
      cause: { taskId: taskOf(ann), version: 2 },
    });
  });

  it('ticked on the roadmap is told with no cause', async () => {
    const { ann, timeline, todoId } = await todoOfGoal();
    await service.as(ann).patch(`/api/roadmap/todos/${todoId}`, { completed: true });
    const { data } = await service.events.waitFor(
      timelineChanged,
      (one) => one.timelineId === timeline.id && one.completions.length > 0,
    );
    expect(data.cause).toBeNull();
  });

  it('that is gone, or somebody else’s, changes nothing', async () => {
    const { ann, todoId, step, now } = await todoOfGoal();
    await ticked(testCaller(), step, { completed: true, version: 2 });
    expect(await now()).toBe(false);
    await service.as(ann).delete(`/api/roadmap/todos/${todoId}`);
    await ticked(ann, step, { completed: true, version: 3 });
    expect(await now()).toBeUndefined();
  });
});
