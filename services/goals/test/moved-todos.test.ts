import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Milestone } from '@pathwise/contracts/api/goals';
import { stepTicked } from '@pathwise/contracts/events/goals';
import { proposeChanges } from '@pathwise/contracts/questions/goals';
import { addDays, timeframeOf } from '@pathwise/contracts/roadmap-calendar.rules';
import type { Timeline } from '@pathwise/contracts/timeline';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { startCoach } from './coach.ts';
import {
  draftOf,
  fiveSteps,
  type GoalsUnderTest,
  goalOf,
  type PlannedStep,
  startGoals,
  tickedInPlan,
  withRoadmap,
} from './given.ts';

let service: GoalsUnderTest;
let coach: ReturnType<typeof startCoach>;
beforeAll(async () => {
  service = await startGoals();
  coach = startCoach(service);
});
afterAll(async () => {
  await coach.stop();
  await service.stop();
});

const otherSteps = ['Find a club', 'Rent a dinghy', 'Crew a race', 'Cross the bay', 'Night sailing'];
const roadmapOf = async (ann: Caller, goalId: string): Promise<Timeline[]> =>
  (await service.as(ann).get(`/api/goals/${goalId}/roadmap`)).body;
const undo = async (ann: Caller, token: string) => (await service.as(ann).post(`/api/undo/goals/${token}`)).status;

/** A planned todo, ticked on either side. */
function planned(ann: Caller, step: PlannedStep) {
  const { goalId, stepId } = step;
  const path = `/api/roadmap/todos/${stepId}`;
  const tickInPlan = (completed: boolean) => tickedInPlan(service, ann, { step, completed });
  const tickOnRoadmap = async (completed: boolean) => (await service.as(ann).patch(path, { completed })).status;
  /** The timelines that have it, and whether it is done there. */
  const found = async () =>
    (await roadmapOf(ann, goalId)).flatMap(({ timeframe, todos }) =>
      todos.filter(({ id }) => id === stepId).map(({ completed }) => ({ timeframe, completed })),
    );
  /** The published ticks by version. A consumer ignores lower versions. */
  async function published(n: number) {
    const said = () => {
      const all = service.events.all(stepTicked).flatMap(({ data }) => (data.stepId === stepId ? [data] : []));
      return [...new Map(all.map((one) => [one.version, one])).values()].toSorted((a, b) => a.version - b.version);
    };
    await service.events.waitFor(stepTicked, () => said().length >= n);
    return said().map(({ completed }) => completed);
  }
  return { path, tickInPlan, tickOnRoadmap, found, published };
}

/** A goal with one step dated by the coach, and its last task on the timeline of that day, with which it moves. */
async function datedStep() {
  const ann = testCaller();
  const targetDate = addDays(new Date().toISOString().slice(0, 10), 80);
  const goal = await goalOf(service, ann, { targetDate });
  const { createdOn } = goal;
  const boardOf = (day: number) => timeframeOf('weekly', addDays(createdOn, day), { createdOn, targetDate });
  const title = 'Take a course';
  const course = {
    title: 'Ask for a place',
    step: title,
    description: '',
    dueDate: addDays(createdOn, 3),
    priority: 'normal' as const,
  };
  const drafted = draftOf(fiveSteps, { timelines: [{ timeframe: boardOf(3), todos: [course] }] });
  for (const step of drafted.milestones) step.dueDate = addDays(createdOn, 3);
  await withRoadmap(service, ann, goal, drafted);
  const steps = `/api/goals/${goal.id}/unified-milestones`;
  const milestones: Milestone[] = (await service.as(ann).get(steps)).body;
  const milestoneId = milestones.find((one) => one.title === title)?.id ?? '';
  const dateStep = async (day: number) => {
    const changes = [{ do: 'change' as const, stepId: milestoneId, dueDate: addDays(createdOn, day) }];
    const asked = { ownerId: ann.id, goalId: goal.id, today: createdOn, changes };
    const { proposalId } = await service.running.deps.ask(proposeChanges, asked, { timeoutMs: 8_000 });
    return (await service.as(ann).post(`/api/goals/${goal.id}/roadmap/accept`, { proposalId, accept: 'all' })).status;
  };
  const [board] = await roadmapOf(ann, goal.id);
  const step: PlannedStep = { goalId: goal.id, kind: 'todo', stepId: board?.todos[0]?.id ?? '' };
  return { ann, goal, boardOf, dateStep, step, ...planned(ann, step) };
}

describe('a planned todo whose step gets another day', () => {
  it('is the same on the timeline of its new day, and each side still follows the other’s ticks', async () => {
    const { boardOf, dateStep, found, tickInPlan, tickOnRoadmap, published } = await datedStep();
    await tickInPlan(true);
    await tickInPlan(false);
    for (const day of [30, 3, 47]) {
      expect(await dateStep(day)).toBe(200);
      expect(await found()).toEqual([{ timeframe: boardOf(day), completed: false }]);
    }
    await tickInPlan(true);
    expect(await found()).toEqual([{ timeframe: boardOf(47), completed: true }]);
    expect(await tickOnRoadmap(false)).toBe(200);
    expect(await found()).toEqual([{ timeframe: boardOf(47), completed: false }]);
    expect(await published(4)).toEqual([true, false, true, false]);
  });

  it('is changed and deleted on its new timeline, and restored there', async () => {
    const { ann, boardOf, dateStep, found, path, tickInPlan, published } = await datedStep();
    await dateStep(30);
    expect(await service.as(ann).patch(path, { title: 'Take the long course' })).toMatchObject({ status: 200 });
    const { body } = await service.as(ann).delete(path);
    expect(await found()).toEqual([]);
    expect(await undo(ann, body.undo)).toBe(200);
    await tickInPlan(true);
    expect(await found()).toEqual([{ timeframe: boardOf(30), completed: true }]);
    expect(await published(1)).toEqual([true]);
  });

  it('follows only its own person’s plan, and only for its own goal', async () => {
    const { ann, boardOf, dateStep, step, found } = await datedStep();
    await dateStep(30);
    const tick = { completed: true };
    await tickedInPlan(service, testCaller(), { step, ...tick });
    await tickedInPlan(service, ann, { step: { ...step, goalId: (await goalOf(service, ann)).id }, ...tick });
    expect(await found()).toEqual([{ timeframe: boardOf(30), completed: false }]);
  });
});

describe('a planned todo that is restored', () => {
  it('to the timeline that replaced its own is the same, and each side still follows the other’s ticks', async () => {
    const ann = testCaller();
    const goal = await goalOf(service, ann);
    const open = { goalId: goal.id, timeframe: 'week-1' };
    const { id } = (await service.as(ann).post('/api/roadmap/timelines', open)).body;
    const made = await service.as(ann).post(`/api/roadmap/timelines/${id}/todos`, { title: 'Call the club' });
    const step: PlannedStep = { goalId: goal.id, kind: 'todo', stepId: made.body.id };
    const { path, tickInPlan, tickOnRoadmap, found, published } = planned(ann, step);
    await tickInPlan(true);
    await tickOnRoadmap(false);
    const deleted = await service.as(ann).delete(path);
    await service.as(ann).post(`/api/goals/${goal.id}/clear-roadmap`);
    expect((await service.as(ann).post('/api/roadmap/timelines', open)).body.id).not.toBe(id);
    expect(await undo(ann, deleted.body.undo)).toBe(200);
    expect(await found()).toEqual([{ timeframe: 'week-1', completed: false }]);

    await tickInPlan(true);
    expect(await found()).toEqual([{ timeframe: 'week-1', completed: true }]);
    await tickOnRoadmap(false);
    expect(await found()).toEqual([{ timeframe: 'week-1', completed: false }]);
    expect(await published(4)).toEqual([true, false, true, false]);
  });

  it('with the replaced roadmap, to a timeline created since, is followed too', async () => {
    const { ann, goal, boardOf, found, tickInPlan, published } = await datedStep();
    await tickInPlan(true);
    await tickInPlan(false);
    coach.draft = draftOf(otherSteps, { timelines: [] });
    const { status, body } = await service.as(ann).post(`/api/goals/${goal.id}/generate-overview`);
    expect(status).toBe(200);
    expect(await found()).toEqual([]);
    await service.as(ann).post('/api/roadmap/timelines', { goalId: goal.id, timeframe: boardOf(3) });
    expect(await undo(ann, body.undo)).toBe(200);
    await tickInPlan(true);
    expect(await found()).toEqual([{ timeframe: boardOf(3), completed: true }]);
    expect(await published(3)).toEqual([true, false, true]);
  });
});
