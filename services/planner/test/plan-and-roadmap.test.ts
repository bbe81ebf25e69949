// Planner and goals running together, each with its database, on one broker: docs/plan-and-roadmap.md, case by case.
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Goal, Milestone } from '@pathwise/contracts/api/goals';
import { goalChanged, stepTicked } from '@pathwise/contracts/events/goals';
import { stepTickedInPlan } from '@pathwise/contracts/events/planner';
import { proposeChanges } from '@pathwise/contracts/questions/goals';
import { addDays, timeframeOf } from '@pathwise/contracts/roadmap-calendar.rules';
import type { WeeklyTask } from '@pathwise/contracts/task';
import type { Timeline, Todo } from '@pathwise/contracts/timeline';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { startTcpProxy } from '@pathwise/service-testkit/tcp-proxy';
import { testEnvironment } from '@pathwise/service-testkit/test-environment';
import { startTestService } from '@pathwise/service-testkit/test-service';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import { startCoach } from '../../goals/test/coach.ts';
import { draftOf, fiveSteps, type GoalsUnderTest, goalOf, startGoals, withRoadmap } from '../../goals/test/given.ts';
import { plannerService } from '../src/app.ts';
import { configSchema } from '../src/config.ts';
import { nextMonday, type PlannerUnderTest, taskOf, weekOf } from './given.ts';

let goals: GoalsUnderTest;
let planner: PlannerUnderTest;
/** The proxy between planner and the broker. */
let wire: Awaited<ReturnType<typeof startTcpProxy>>;
/** The service that loses its next event: it stops after the commit and before publishing. */
let losing: 'goals' | 'planner' | undefined;
/** While set, the next transaction of goals waits for it before its commit. */
let gate: Promise<unknown> | undefined;
let held = 0;
const faultPointOf = (name: 'goals' | 'planner') => async (at: string) => {
  if (at === 'before-commit' && name === 'goals' && gate && held === 0) {
    held += 1;
    await gate;
  }
  if (at !== 'before-publish' || losing !== name) return;
  losing = undefined;
  throw new Error('process gone');
};
beforeAll(async () => {
  goals = await startGoals({ faultPoint: faultPointOf('goals') });
  wire = await startTcpProxy(testEnvironment().natsUrl);
  const env = { EVENTS_NAMESPACE: goals.env['EVENTS_NAMESPACE'] ?? '', NATS_URL: wire.url };
  planner = await startTestService(plannerService, configSchema, { env, faultPoint: faultPointOf('planner') });
});
afterEach(() => {
  wire.mend();
  losing = undefined;
});
afterAll(async () => {
  await planner.stop();
  await goals.stop();
  await wire.close();
});

const kinds = ['milestone', 'todo'] as const;
type Kind = (typeof kinds)[number];
const undoInGoals = (ann: Caller, token: string) => goals.as(ann).post(`/api/undo/goals/${token}`);
const milestonesOf = async (ann: Caller, goalId: string): Promise<Milestone[]> =>
  (await goals.as(ann).get(`/api/goals/${goalId}/unified-milestones`)).body;
const boardsOf = async (ann: Caller, goalId: string): Promise<Timeline[]> =>
  (await goals.as(ann).get(`/api/goals/${goalId}/roadmap`)).body;
const stepsOf = async (ann: Caller, goalId: string, kind: Kind): Promise<(Milestone | Todo)[]> =>
  kind === 'milestone'
    ? milestonesOf(ann, goalId)
    : (await boardsOf(ann, goalId)).flatMap(({ todos }) => todos as Todo[]);

/** Resolves once neither service has undelivered events about this person's steps. */
async function settled({ id: ownerId }: Caller): Promise<void> {
  const countOf = async ({ running }: GoalsUnderTest | PlannerUnderTest, name: string, which: object) =>
    (await running.deps.db.db?.collection(name).countDocuments(which)) ?? 0;
  const ticksOf = (event: typeof stepTicked) => goals.events.all(event).filter(({ data }) => data.ownerId === ownerId);
  async function isThrough(service: GoalsUnderTest | PlannerUnderTest, consumer: string, event: typeof stepTicked) {
    for (const { id } of ticksOf(event))
      if ((await countOf(service, 'inbox', { _id: `${consumer}|${id}` })) === 0) return false;
    return true;
  }
  const isDone = async () =>
    (await countOf(goals, 'outbox', {})) + (await countOf(planner, 'outbox', {})) === 0 &&
    (await isThrough(goals, 'goals-take-tick-of-plan', stepTickedInPlan)) &&
    (await isThrough(planner, 'planner-follow-steps', stepTicked));
  await waitUntil('both services to be done', isDone, { timeoutMs: 15_000, everyMs: 100 });
}

/** A step of a goal with its task in the week, and another step beside it. */
async function plannedStep(kind: Kind) {
  const ann = testCaller();
  const client = goals.as(ann);
  const goal = await goalOf(goals, ann);
  const board = await client.post('/api/roadmap/timelines', { goalId: goal.id, timeframe: 'week-1' });
  const milestones = `/api/goals/${goal.id}/unified-milestones`;
  const path = kind === 'milestone' ? milestones : `/api/roadmap/timelines/${board.body.id}/todos`;
  const stepId: string = (await client.post(path, { title: 'Call the club' })).body.id;
  await client.post(path, { title: 'Pack' });
  return { kind, goal, ...(await plannedIn(ann, goal, { kind, stepId })) };
}

async function plannedIn(ann: Caller, goal: Goal, { kind, stepId }: { kind: Kind; stepId: string }) {
  const link = { goalId: goal.id, [`${kind}Id`]: stepId };
  const task = await taskOf(planner, ann, link);
  const path =
    kind === 'milestone' ? `/api/goals/${goal.id}/unified-milestones/${stepId}` : `/api/roadmap/todos/${stepId}`;
  const tickTask = ({ id }: WeeklyTask, completed: boolean) =>
    planner.as(ann).patch(`/api/weekly-tasks/${id}`, { completed });
  return {
    ann,
    stepId,
    link,
    task,
    tickTask,
    tickInWeek: (completed: boolean) => tickTask(task, completed),
    tickOnRoadmap: (completed: boolean) =>
      kind === 'milestone' ? goals.as(ann).put(path, { completed }) : goals.as(ann).patch(path, { completed }),
    removed: async (): Promise<string> => (await goals.as(ann).delete(path)).body.undo,
    inWeek: async () => (await weekOf(planner, ann)).map(({ completed }) => completed),
    onRoadmap: async () => (await stepsOf(ann, goal.id, kind)).find(({ id }) => id === stepId)?.completed,
  };
}
type Planned = Awaited<ReturnType<typeof plannedIn>>;

/** Both sides agree after every event was delivered, and planner waits for no answer. */
async function expectBoth({ ann, inWeek, onRoadmap }: Planned, completed: boolean): Promise<void> {
  await waitUntil('the roadmap to follow', async () => (await onRoadmap()) === completed, { timeoutMs: 15_000 });
  await settled(ann);
  const open = () => planner.running.deps.db.db?.collection('steps').countDocuments({ ownerId: ann.id, isOpen: true });
  await waitUntil('planner to wait for no answer', async () => (await open()) === 0, { timeoutMs: 15_000 });
  // the answer may have come after both were found idle
  await settled(ann);
  expect(await onRoadmap()).toBe(completed);
  expect(new Set(await inWeek())).toEqual(new Set([completed]));
}
const progressOf = async (ann: Caller, goalId: string) => (await goals.as(ann).get(`/api/goals/${goalId}`)).body;

describe.each(kinds)('a %s that a task of the week stands for', (kind) => {
  it('is ticked and unticked in the week, which answers at once, and the roadmap follows', async () => {
    const one = await plannedStep(kind);
    expect((await one.tickInWeek(true)).body).toMatchObject({ completed: true });
    await expectBoth(one, true);
    await one.tickInWeek(false);
    await expectBoth(one, false);
  });

  it('is ticked and unticked on the roadmap, and the week follows', async () => {
    const one = await plannedStep(kind);
    for (const completed of [true, false]) {
      await one.tickOnRoadmap(completed);
      await waitUntil('the week to follow', async () => (await one.inWeek())[0] === completed);
      await expectBoth(one, completed);
    }
  });

  it('ticked quickly and on both sides ends as the person ticked it last', async () => {
    const one = await plannedStep(kind);
    for (let n = 0; n < 4; n += 1) {
      await one.tickInWeek(n % 2 === 0);
      await one.tickOnRoadmap(n % 2 === 1);
    }
    await one.tickInWeek(true);
    await one.tickInWeek(false);
    await expectBoth(one, false);
  });

  it('is ticked in the week while the broker is away: the week shows it, and the roadmap follows later', async () => {
    const one = await plannedStep(kind);
    wire.cut();
    expect((await one.tickInWeek(true)).status).toBe(200);
    expect(await one.inWeek()).toEqual([true]);
    expect(await one.onRoadmap()).toBe(false);
    wire.mend();
    await expectBoth(one, true);
  });

  it('ticked in the week and then on the roadmap, with crossing events, is as on the roadmap', async () => {
    const one = await plannedStep(kind);
    wire.cut();
    await one.tickInWeek(true);
    await one.tickOnRoadmap(true);
    await one.tickOnRoadmap(false);
    wire.mend();
    await expectBoth(one, false);
  });

  it('ticked on the roadmap and then in the week, with crossing events, is as in the week', async () => {
    const one = await plannedStep(kind);
    wire.cut();
    await one.tickOnRoadmap(true);
    await one.tickInWeek(true);
    await one.tickInWeek(false);
    wire.mend();
    await expectBoth(one, false);
  });

  it('is not lost when planner dies between commit and publishing', async () => {
    const one = await plannedStep(kind);
    losing = 'planner';
    expect((await one.tickInWeek(true)).status).toBe(500);
    expect(await one.inWeek()).toEqual([true]);
    await expectBoth(one, true);
  });

  it('is not lost when goals dies between commit and publishing', async () => {
    const one = await plannedStep(kind);
    losing = 'goals';
    expect((await one.tickOnRoadmap(true)).status).toBe(500);
    await waitUntil('the week to follow', async () => (await one.inWeek())[0] === true, { timeoutMs: 15_000 });
    await expectBoth(one, true);
  });

  it('stays unchanged when all of its events arrive again', async () => {
    const one = await plannedStep(kind);
    await one.tickInWeek(true);
    await expectBoth(one, true);
    await one.tickOnRoadmap(false);
    await expectBoth(one, false);
    const { version } = await progressOf(one.ann, one.goal.id);
    const own = <T extends { data: { stepId: string } }>(all: T[]) =>
      all.filter(({ data }) => data.stepId === one.stepId);
    for (const { data, id } of own(goals.events.all(stepTickedInPlan))) {
      await goals.events.publish(stepTickedInPlan, data, id);
      await goals.consumed('goals-take-tick-of-plan', await goals.events.publish(stepTickedInPlan, data));
    }
    for (const { data, id } of own(goals.events.all(stepTicked))) {
      await goals.events.publish(stepTicked, data, id);
      await planner.consumed('planner-follow-steps', await goals.events.publish(stepTicked, data));
    }
    await expectBoth(one, false);
    expect((await progressOf(one.ann, one.goal.id)).version).toBe(version);
  });

  it('shows on all tasks that stand for it, also in another week', async () => {
    const one = await plannedStep(kind);
    await taskOf(planner, one.ann, one.link);
    await taskOf(planner, one.ann, { ...one.link, specificDate: nextMonday });
    await one.tickInWeek(true);
    expect(await one.inWeek()).toEqual([true, true]);
    expect(await weekOf(planner, one.ann, nextMonday)).toMatchObject([{ completed: true }]);
    await expectBoth(one, true);
    await one.tickOnRoadmap(false);
    await waitUntil('the other week to follow', async () => {
      return (await weekOf(planner, one.ann, nextMonday))[0]?.completed === false;
    });
    await expectBoth(one, false);
  });

  it('of another person, or named with another goal, is not ticked', async () => {
    const one = await plannedStep(kind);
    const bob = testCaller();
    const other = await goalOf(goals, one.ann);
    for (const [caller, link] of [
      [bob, one.link],
      [one.ann, { ...one.link, goalId: other.id }],
    ] as const) {
      const { id } = await taskOf(planner, caller, { ...link, specificDate: nextMonday });
      const { body } = await planner.as(caller).patch(`/api/weekly-tasks/${id}`, { completed: true });
      expect(body).toMatchObject({ completed: true });
    }
    await settled(one.ann);
    await settled(bob);
    expect([await one.onRoadmap(), await one.inWeek()]).toEqual([false, [false]]);
  });
});

describe.each(kinds)('a %s in the trash', (kind) => {
  it.each([true, false])('that is ticked in the week (%s) is ticked when it is restored', async (completed) => {
    const one = await plannedStep(kind);
    if (!completed) await one.tickOnRoadmap(true);
    await waitUntil('the week to know', async () => (await one.inWeek())[0] === !completed);
    const token = await one.removed();
    await one.tickInWeek(completed);
    expect(await one.inWeek()).toEqual([completed]);
    await settled(one.ann);
    expect((await undoInGoals(one.ann, token)).body).toEqual({ restoredCount: 1 });
    await expectBoth(one, completed);
    expect((await stepsOf(one.ann, one.goal.id, kind)).find(({ id }) => id !== one.stepId)?.completed).toBe(false);
  });

  it.each(['before', 'after'] as const)(
    'gets the last of several ticks of two tasks: planner hears of the deletion %s them',
    async (heard) => {
      const one = await plannedStep(kind);
      const sister = await taskOf(planner, one.ann, one.link);
      if (heard === 'after') wire.cut();
      const token = await one.removed();
      const areAlone = async () => (await weekOf(planner, one.ann)).every(({ isStepGone }) => isStepGone);
      if (heard === 'before') await waitUntil('the tasks to stand for themselves', areAlone, { timeoutMs: 15_000 });
      await one.tickInWeek(true);
      await one.tickTask(sister, false);
      await one.tickTask(sister, true);
      await one.tickInWeek(false);
      wire.mend();
      await undoInGoals(one.ann, token);
      await expectBoth(one, false);
      await one.tickTask(sister, true);
      await expectBoth(one, true);
    },
  );

  it('keeps a tick made on the roadmap after it was restored', async () => {
    const one = await plannedStep(kind);
    const token = await one.removed();
    await one.tickInWeek(true);
    await undoInGoals(one.ann, token);
    await expectBoth(one, true);
    await one.tickOnRoadmap(false);
    await undoInGoals(one.ann, await one.removed());
    await expectBoth(one, false);
  });

  it('is ticked when it is restored with its goal, although tick and deletion crossed', async () => {
    const one = await plannedStep(kind);
    wire.cut();
    await one.tickInWeek(true);
    const { body } = await goals.as(one.ann).delete(`/api/goals/${one.goal.id}`);
    wire.mend();
    await settled(one.ann);
    await undoInGoals(one.ann, body.undo);
    await expectBoth(one, true);
  });

  it('restored before the tick of the week arrived is ticked once it does', async () => {
    const one = await plannedStep(kind);
    const token = await one.removed();
    wire.cut();
    await one.tickInWeek(true);
    await undoInGoals(one.ann, token);
    wire.mend();
    await expectBoth(one, true);
  });

  it('restored while the tick of the week is being skipped is ticked', async () => {
    const one = await plannedStep(kind);
    // Once planner knows of the deletion, it sends no tick.
    wire.cut();
    const token = await one.removed();
    await one.tickInWeek(true);
    const opening = Promise.withResolvers<void>();
    [gate, held] = [opening.promise, 0];
    wire.mend();
    await waitUntil('the tick to be held', () => held === 1, { timeoutMs: 15_000 });
    const undoing = undoInGoals(one.ann, token);
    // The undo either passes the tick or waits for it. Both end soon.
    await Promise.race([undoing, pause(300)]);
    gate = undefined;
    opening.resolve();
    expect((await undoing).status).toBe(200);
    await expectBoth(one, true);
  });

  it('deleted before its task arrives from a device that was offline is not what the task stands for', async () => {
    const { ann, goal, task, link, stepId, removed } = await plannedStep(kind);
    await planner.as(ann).delete(`/api/weekly-tasks/${task.id}`);
    const token = await removed();
    const known = () => planner.running.deps.db.db?.collection('steps').countDocuments({ stepId, isGone: true });
    await waitUntil('planner to know of the deletion', async () => (await known()) === 1, { timeoutMs: 15_000 });
    expect(await taskOf(planner, ann, link)).toMatchObject({ milestoneId: null, todoId: null, isStepGone: true });
    await undoInGoals(ann, token);
    const linkNow = async () => (await weekOf(planner, ann)).map((one) => one.milestoneId ?? one.todoId);
    await waitUntil('the task to be linked', async () => isDeepStrictEqual(await linkNow(), [stepId]));
    expect((await stepsOf(ann, goal.id, kind)).some(({ id }) => id === stepId)).toBe(true);
  });

  it('is not what its task stands for, which says so until it is restored', async () => {
    const one = await plannedStep(kind);
    const link = async () => {
      const [{ milestoneId, todoId, isStepGone } = one.task] = await weekOf(planner, one.ann);
      return [milestoneId ?? todoId, isStepGone];
    };
    const token = await one.removed();
    await waitUntil('the task to stand for itself', async () => isDeepStrictEqual(await link(), [null, true]));
    await undoInGoals(one.ann, token);
    await waitUntil('the task to be linked', async () => isDeepStrictEqual(await link(), [one.stepId, undefined]));
    const again = await one.removed();
    await waitUntil('the task to stand for itself', async () => isDeepStrictEqual(await link(), [null, true]));
    await undoInGoals(one.ann, again);
    await one.tickInWeek(true);
    await expectBoth(one, true);
  });

  it('stays open when its goal is deleted: the task is ticked alone, and sends its tick when the goal is restored', async () => {
    const one = await plannedStep(kind);
    const { body } = await goals.as(one.ann).delete(`/api/goals/${one.goal.id}`);
    const linkOf = async () => (await weekOf(planner, one.ann))[0]?.goalId;
    await waitUntil('the task to stand for itself', async () => (await linkOf()) === null);
    expect((await one.tickInWeek(true)).body).toMatchObject({ completed: true, goalId: null });
    await undoInGoals(one.ann, body.undo);
    await waitUntil('the task to have its link', async () => (await linkOf()) === one.goal.id);
    await expectBoth(one, true);
  });
});

describe('a task that stands for a milestone', () => {
  const planned = async ({ ann }: Planned) =>
    (await weekOf(planner, ann)).map(({ title, milestoneId }) => ({ title, milestoneId }));
  const until = (one: Planned, expected: object[]) =>
    waitUntil('the week to follow', async () => isDeepStrictEqual(await planned(one), expected), {
      timeoutMs: 15_000,
    });
  const renamed = ({ ann, goal, stepId }: Planned & { goal: Goal }, title: string) =>
    goals.as(ann).put(`/api/goals/${goal.id}/unified-milestones/${stepId}`, { title });

  it('is renamed with it, unless the person has named it otherwise', async () => {
    const one = await plannedStep('milestone');
    const own = await taskOf(planner, one.ann, { ...one.link, title: 'Phone' });
    await planner.as(one.ann).patch(`/api/weekly-tasks/${one.task.id}`, { title: 'Call the club' });
    const milestoneId = one.stepId;
    await renamed(one, 'Call both clubs');
    const other = { title: own.title, milestoneId };
    await until(one, [{ title: 'Call both clubs', milestoneId }, other]);
    await renamed(one, 'Call the club');
    await until(one, [{ title: 'Call the club', milestoneId }, other]);
  });

  it('stays on the day that the person chose when the milestone gets another date', async () => {
    const one = await plannedStep('milestone');
    const { id, specificDate } = one.task;
    await planner.as(one.ann).patch(`/api/weekly-tasks/${id}`, { title: 'Call the club' });
    const changed = (change: object) =>
      goals.as(one.ann).put(`/api/goals/${one.goal.id}/unified-milestones/${one.stepId}`, change);
    await changed({ dueDate: specificDate });
    // the new title shows that the week has followed
    await changed({ dueDate: addDays(specificDate, 9), title: 'Call both clubs' });
    await until(one, [{ title: 'Call both clubs', milestoneId: one.stepId }]);
    expect(await weekOf(planner, one.ann)).toMatchObject([{ specificDate }]);
  });

  it('stands for itself while the milestone is deleted, also when their goal was deleted and restored', async () => {
    const one = await plannedStep('milestone');
    const { title } = one.task;
    const token = await one.removed();
    await until(one, [{ title, milestoneId: null }]);
    const { body } = await goals.as(one.ann).delete(`/api/goals/${one.goal.id}`);
    await undoInGoals(one.ann, body.undo);
    await settled(one.ann);
    await taskOf(planner, one.ann, one.link);
    expect((await planned(one)).map(({ milestoneId }) => milestoneId)).toEqual([null, null]);
    await undoInGoals(one.ann, token);
    await until(one, Array(2).fill({ title, milestoneId: one.stepId }));
  });

  it('loses its milestone with the cleared roadmap, and has it again after the undo', async () => {
    const ann = testCaller();
    const goal = await goalOf(goals, ann);
    await withRoadmap(goals, ann, goal);
    const [step] = await milestonesOf(ann, goal.id);
    const one = await plannedIn(ann, goal, { kind: 'milestone', stepId: step?.id ?? '' });
    const { title } = one.task;
    const cleared = await goals.as(ann).post(`/api/goals/${goal.id}/clear-roadmap`);
    await until(one, [{ title, milestoneId: null }]);
    await undoInGoals(ann, cleared.body.undo);
    await until(one, [{ title, milestoneId: one.stepId }]);
  });
});

it.each(kinds)('a redraft keeps the link of a %s of the same title, and unlinks one that it replaces', async (kind) => {
  const ann = testCaller();
  const goal = await goalOf(goals, ann);
  await withRoadmap(goals, ann, goal);
  const coach = startCoach(goals);
  const { timelines, ...others } = draftOf([
    'Find a club',
    'Rent a dinghy',
    'Cross the bay',
    'Night sailing',
    'Own a boat',
  ]);
  coach.draft = {
    ...others,
    timelines: timelines.map(({ timeframe, todos }) => ({ timeframe, todos: todos.slice(0, 1) })),
  };
  const steps = await stepsOf(ann, goal.id, kind);
  const ids = ['Find a club', 'Compare clubs', 'Take a course', 'Book a course'].flatMap(
    (title) => steps.find((step) => step.title === title)?.id ?? [],
  );
  for (const stepId of ids) await plannedIn(ann, goal, { kind, stepId });
  const links = async () => (await weekOf(planner, ann)).map(({ milestoneId, todoId }) => milestoneId ?? todoId);
  const until = (expected: unknown[]) =>
    waitUntil('the week to follow', async () => isDeepStrictEqual(await links(), expected), { timeoutMs: 15_000 });
  expect(await links()).toEqual(ids);
  const { status, body } = await goals.as(ann).post(`/api/goals/${goal.id}/generate-overview`);
  await coach.stop();
  expect(status).toBe(200);
  await until([ids[0], null]);
  await undoInGoals(ann, body.undo);
  await until(ids);
});

it('a milestone ticked in the trash counts once in the goal’s progress when it is restored', async () => {
  const one = await plannedStep('milestone');
  const token = await one.removed();
  await one.tickInWeek(true);
  await settled(one.ann);
  expect(await progressOf(one.ann, one.goal.id)).toMatchObject({ progress: 0, milestoneCount: 1 });
  await undoInGoals(one.ann, token);
  await expectBoth(one, true);
  const figures = { progress: 50, milestoneCount: 2, completedMilestoneCount: 1 };
  expect(await progressOf(one.ann, one.goal.id)).toMatchObject(figures);
  await goals.events.waitFor(goalChanged, (data) => data.goalId === one.goal.id && data.progress === 50);
});

it('steps of a cleared roadmap that were ticked in the week are done when it is restored', async () => {
  const ann = testCaller();
  const goal = await goalOf(goals, ann);
  await withRoadmap(goals, ann, goal);
  const [milestone] = await milestonesOf(ann, goal.id);
  const [todo] = await stepsOf(ann, goal.id, 'todo');
  const cleared = await goals.as(ann).post(`/api/goals/${goal.id}/clear-roadmap`);
  const planned = [
    await plannedIn(ann, goal, { kind: 'milestone', stepId: milestone?.id ?? '' }),
    await plannedIn(ann, goal, { kind: 'todo', stepId: todo?.id ?? '' }),
  ];
  for (const { tickInWeek } of planned) await tickInWeek(true);
  await settled(ann);
  await undoInGoals(ann, cleared.body.undo);
  for (const one of planned) await expectBoth(one, true);
  const all = [...(await stepsOf(ann, goal.id, 'milestone')), ...(await stepsOf(ann, goal.id, 'todo'))];
  expect(all.filter(({ completed }) => completed).map(({ id }) => id)).toEqual([milestone?.id, todo?.id]);
});

it('a todo that moves to another timeline with its step still follows the week, and the week follows it', async () => {
  const ann = testCaller();
  const targetDate = addDays(new Date().toISOString().slice(0, 10), 80);
  const goal = await goalOf(goals, ann, { targetDate });
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
  const draft = draftOf(fiveSteps, { timelines: [{ timeframe: boardOf(3), todos: [course] }] });
  for (const step of draft.milestones) step.dueDate = addDays(createdOn, 3);
  await withRoadmap(goals, ann, goal, draft);
  const step = (await milestonesOf(ann, goal.id)).find((one) => one.title === title);
  const [board] = await boardsOf(ann, goal.id);
  const one = await plannedIn(ann, goal, { kind: 'todo', stepId: board?.todos[0]?.id ?? '' });
  const boardNow = async () => (await boardsOf(ann, goal.id)).find(({ todos }) => todos.length > 0)?.timeframe;
  await one.tickInWeek(true);
  await expectBoth(one, true);
  await one.tickInWeek(false);
  await expectBoth(one, false);
  const path = `/api/goals/${goal.id}/roadmap/accept`;
  for (const day of [30, 3, 47]) {
    const changes = [{ do: 'change' as const, stepId: step?.id ?? '', dueDate: addDays(createdOn, day) }];
    const asked = { ownerId: ann.id, goalId: goal.id, today: createdOn, changes };
    const { proposalId } = await goals.running.deps.ask(proposeChanges, asked, { timeoutMs: 8_000 });
    expect((await goals.as(ann).post(path, { proposalId, accept: 'all' })).status).toBe(200);
    expect(await boardNow()).toBe(boardOf(day));
  }
  await one.tickInWeek(true);
  await expectBoth(one, true);
  await one.tickOnRoadmap(false);
  await waitUntil('the week to follow', async () => (await one.inWeek())[0] === false);
  await expectBoth(one, false);
});
