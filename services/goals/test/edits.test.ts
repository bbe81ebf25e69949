import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Goal, Milestone } from '@pathwise/contracts/api/goals';
import { userDeleted } from '@pathwise/contracts/events/auth';
import { goalCompleted, stepTicked } from '@pathwise/contracts/events/goals';
import type { ProposalNow, RoadmapProposal } from '@pathwise/contracts/proposal';
import { goalsOfPerson, proposeChanges } from '@pathwise/contracts/questions/goals';
import { addDays, timeframeOf } from '@pathwise/contracts/roadmap-calendar.rules';
import type { Timeline } from '@pathwise/contracts/timeline';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import type { z } from 'zod';
import { draftOf, fiveSteps, type GoalsUnderTest, startGoals, storedFor, withRoadmap } from './given.ts';
import { readings } from './roadmap-readings.ts';

let service: GoalsUnderTest;
beforeAll(async () => {
  service = await startGoals();
  await waitUntil('the broker to be there', () => service.running.broker.connected);
});
afterAll(() => service.stop());
const { goalNow, stepsOf, titlesOf, collection, todosOf, askedGoal } = readings(() => service);

type Asked = z.input<typeof proposeChanges.request>;
const today = new Date().toISOString().slice(0, 10);
const day = (n: number) => addDays(today, n);
const targetDate = day(100);
const dueDays = [10, 30, 50, 70, 100];

/** Five steps, each with two tasks on the weeks. */
function dated() {
  const plan = { createdOn: today, targetDate };
  const boards = new Map<string, ReturnType<typeof todo>[]>();
  const todo = (title: string, step: string, dueDate: string) => {
    return { title, description: '', dueDate, priority: 'normal' as const, step };
  };
  const put = (one: ReturnType<typeof todo>) => {
    const timeframe = timeframeOf('weekly', one.dueDate, plan);
    boards.set(timeframe, [...(boards.get(timeframe) ?? []), one]);
  };
  for (const [n, title] of fiveSteps.entries()) {
    const [from, to] = [dueDays[n - 1] ?? 0, dueDays[n] ?? 0];
    put(todo(`Begin: ${title}`, title, day(from + 5)));
    put(todo(`Half of: ${title}`, title, day((from + to) / 2)));
  }
  const timelines = [...boards].map(([timeframe, todos]) => ({ timeframe, todos }));
  const overview = `Sailing is learned on the water.\n\nYou have 100 days, until ${targetDate}. That is 2 hours a week.`;
  const draft = draftOf(fiveSteps, { timelines, overview });
  for (const [n, step] of draft.milestones.entries()) step.dueDate = day(dueDays[n] ?? 0);
  return draft;
}

interface Started {
  ann: Caller;
  goal: Goal;
  steps: Milestone[];
  idOf: (title: string) => string;
  propose: (changes: AskedChange[]) => Promise<RoadmapProposal>;
  accept: (
    proposalId: string,
    items?: 'all' | string[],
  ) => Promise<{ status: number; body: { undo: string; timeline: Milestone[] } }>;
  undo: (token: string) => Promise<{ status: number }>;
  now: (proposalId: string) => Promise<ProposalNow>;
}
async function roadmap(): Promise<Started> {
  const { ann, goal } = await askedGoal({ targetDate });
  await withRoadmap(service, ann, goal, dated());
  const steps = await stepsOf(ann, goal);
  const { deps } = service.running;
  return {
    ann,
    goal,
    steps,
    idOf: (title) => steps.find((one) => one.title === title)?.id ?? '',
    propose: (changes) =>
      deps.ask(proposeChanges, { ownerId: ann.id, goalId: goal.id, today, changes }, { timeoutMs: 8_000 }),
    accept: (proposalId, accept = 'all') =>
      service.as(ann).post(`/api/goals/${goal.id}/roadmap/accept`, { proposalId, accept }),
    undo: (token) => service.as(ann).post(`/api/undo/goals/${token}`),
    now: async (proposalId) => (await service.as(ann).get(`/api/goals/${goal.id}/proposals/${proposalId}`)).body,
  };
}
type AskedChange = Extract<Asked, { changes: unknown }>['changes'][number];
const addition = (
  after: string | null,
  title: string,
  dueDate: string | null,
  more: { tasks?: string[]; takes?: string[] } = {},
): AskedChange => ({ do: 'add', after, title, description: 'How.', dueDate, ...more });

async function everythingOf({ ann, goal }: Started) {
  const { version: _, ...fields } = await goalNow(ann, goal);
  const steps = (await stepsOf(ann, goal)).map(({ version: __, order: ___, ...rest }) => rest);
  const boards: Timeline[] = (await service.as(ann).get(`/api/goals/${goal.id}/roadmap`)).body;
  const bare = boards.map(({ timeframe, todos }) => ({
    timeframe,
    todos: todos.map(({ version: ____, ...todo }) => todo),
  }));
  return { fields, steps, boards: bare };
}

describe('changes that a person asked for', () => {
  it('are proposed with old and new, and change nothing', async () => {
    const started = await roadmap();
    const before = await everythingOf(started);
    const { idOf, propose } = started;
    const proposal = await propose([
      { do: 'goal', targetDate: day(160), status: 'paused' },
      { do: 'change', stepId: idOf('Crew a race'), dueDate: day(60), completed: true, after: null },
      { do: 'remove', stepId: idOf('Charter a boat') },
      addition(idOf('Take a course'), 'Meet other sailors', day(40), { tasks: ['Ask at the bar'] }),
    ]);
    expect(proposal.change).toMatchObject([
      {
        part: 'goal',
        id: 'goal',
        before: { targetDate, status: 'active' },
        after: { targetDate: day(160), status: 'paused' },
      },
      {
        part: 'step',
        id: idOf('Crew a race'),
        before: { title: 'Crew a race', dueDate: day(50), completed: false, place: 3 },
        after: { title: 'Crew a race', dueDate: day(60), completed: true, place: 1 },
        todos: [
          { action: 'change', title: 'Begin: Crew a race' },
          { action: 'change', title: 'Half of: Crew a race' },
        ],
      },
    ]);
    expect(proposal.add).toMatchObject([
      {
        id: 'add-3',
        title: 'Meet other sailors',
        dueDate: day(40),
        todos: [{ title: 'Ask at the bar' }],
      },
    ]);
    expect(proposal.remove).toMatchObject([
      { title: 'Charter a boat', todos: [{ action: 'remove' }, { action: 'remove' }] },
    ]);
    expect(proposal.keep.map(({ title }) => title)).toEqual(['Find a club', 'Take a course', 'Pass the exam']);
    expect(await everythingOf(started)).toEqual(before);
  });

  it('are applied to goal, steps and boards, and undone as one', async () => {
    const started = await roadmap();
    const before = await everythingOf(started);
    const { ann, goal, idOf, propose, accept, undo } = started;
    const { proposalId } = await propose([
      { do: 'goal', targetDate: day(200) },
      ...fiveSteps.map((title, n) => ({
        do: 'change' as const,
        stepId: idOf(title),
        dueDate: day((dueDays[n] ?? 0) * 2),
      })),
    ]);
    const { status, body } = await accept(proposalId);
    expect(status).toBe(200);
    const aiOverview = 'Sailing is learned on the water.';
    expect(await goalNow(ann, goal)).toMatchObject({ targetDate: day(200), aiOverview });
    expect(body.timeline.map(({ dueDate }) => dueDate)).toEqual(dueDays.map((n) => day(2 * n)));
    const plan = { createdOn: today, targetDate: day(200) };
    const todos = await todosOf(goal);
    expect(todos).toHaveLength(10);
    for (const todo of todos) expect(timeframeOf('weekly', todo.dueDate ?? '', plan)).toBe(todo.timeframe);
    expect(todos.find(({ title }) => title === 'Half of: Take a course')?.dueDate).toBe(day(40));
    const ids = new Set(before.boards.flatMap((board) => board.todos.map(({ id }) => id)));
    for (const { id } of todos) expect(ids).toContain(id);

    expect((await undo(body.undo)).status).toBe(200);
    expect(await everythingOf(started)).toEqual(before);
  });

  it('may touch what the person made, edited or completed', async () => {
    const { ann, goal, idOf, propose, accept, undo } = await roadmap();
    const path = `/api/goals/${goal.id}/unified-milestones`;
    const own = (await service.as(ann).post(path, { title: 'Buy a jacket' })).body.id;
    await service.as(ann).put(`${path}/${idOf('Find a club')}`, { completed: true });
    await service.as(ann).put(`${path}/${idOf('Take a course')}`, { title: 'Take the long course' });
    const { proposalId } = await propose([
      { do: 'remove', stepId: own },
      { do: 'change', stepId: idOf('Find a club'), completed: false },
      { do: 'change', stepId: idOf('Take a course'), title: 'Take the short course', isOwn: true },
    ]);
    const { body } = await accept(proposalId);
    expect(await titlesOf(ann, goal)).toEqual(['Find a club', 'Take the short course', ...fiveSteps.slice(2)]);
    expect(await goalNow(ann, goal)).toMatchObject({ milestoneCount: 5, completedMilestoneCount: 0 });
    await undo(body.undo);
    expect((await titlesOf(ann, goal)).toSorted()).toEqual(
      ['Find a club', 'Take the long course', ...fiveSteps.slice(2), 'Buy a jacket'].toSorted(),
    );
    expect(await goalNow(ann, goal)).toMatchObject({ milestoneCount: 6, completedMilestoneCount: 1 });
  });

  it('may move the estimate of a step that has no day', async () => {
    const { ann, goal, idOf, propose, accept } = await roadmap();
    const stepId = idOf('Crew a race');
    const dayless = await propose([{ do: 'change', stepId, dueDate: null }]);
    await accept(dayless.proposalId);
    const estimatedDate = day(80);
    const { change, proposalId } = await propose([{ do: 'change', stepId, estimatedDate }]);
    expect(change).toMatchObject([
      { part: 'step', before: { dueDate: null }, after: { dueDate: null, estimatedDate } },
    ]);
    await accept(proposalId);
    const moved = (await stepsOf(ann, goal)).find(({ id }) => id === stepId);
    expect(moved).toMatchObject({ dueDate: null, estimatedDate });
  });

  it('accepted in parts, undone and accepted again are applied once', async () => {
    const started = await roadmap();
    const before = await everythingOf(started);
    const { ann, goal, idOf, propose, accept, undo, now } = started;
    const { proposalId } = await propose([
      addition(idOf('Take a course'), 'Meet other sailors', day(40)),
      addition(idOf('Take a course'), 'Join a crew', day(45)),
      { do: 'change', stepId: idOf('Pass the exam'), completed: true },
    ]);
    const first = (await accept(proposalId, ['add-1'])).body.undo;
    const between = await everythingOf(started);
    const second = (await accept(proposalId, 'all')).body.undo;
    expect((await accept(proposalId, 'all')).body.undo).toBe(second);
    expect((await accept(proposalId, ['add-0'])).body.undo).toBe(second);
    const wanted = ['Find a club', 'Take a course', 'Meet other sailors', 'Join a crew', ...fiveSteps.slice(2)];
    expect((await titlesOf(ann, goal)).toSorted()).toEqual(wanted.toSorted());
    expect(await now(proposalId)).toMatchObject({
      accepted: ['add-1', 'add-0', idOf('Pass the exam')],
      undo: second,
      state: 'open',
    });

    expect((await undo(first)).status).toBe(409);
    expect((await undo(second)).status).toBe(200);
    expect(await everythingOf(started)).toEqual(between);
    expect(await now(proposalId)).toMatchObject({ accepted: ['add-1'], undo: first });
    expect((await undo(first)).status).toBe(200);
    expect(await everythingOf(started)).toEqual(before);
    expect(await now(proposalId)).toMatchObject({ accepted: [], undo: null, state: 'open' });

    await accept(proposalId, 'all');
    expect(await titlesOf(ann, goal)).toEqual(wanted);
    expect(await goalNow(ann, goal)).toMatchObject({ milestoneCount: 7, completedMilestoneCount: 1 });
  });

  it('accepted by ten at once are applied once', async () => {
    const { ann, goal, idOf, propose, accept } = await roadmap();
    const { proposalId } = await propose([addition(idOf('Take a course'), 'Meet other sailors', day(40))]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => accept(proposalId)));
    for (const { status } of answers) expect([200, 409, 503]).toContain(status);
    expect((await titlesOf(ann, goal)).filter((title) => title === 'Meet other sailors')).toHaveLength(1);
  });

  it('that tick a step or complete the goal are announced, and so is their undo', async () => {
    const { goal, idOf, propose, accept, undo } = await roadmap();
    const stepId = idOf('Find a club');
    const { proposalId } = await propose([
      { do: 'change', stepId, completed: true },
      { do: 'goal', status: 'completed' },
    ]);
    const { body } = await accept(proposalId);
    const ticked = await service.events.waitFor(stepTicked, (data) => data.stepId === stepId && data.completed);
    await service.events.waitFor(goalCompleted, ({ goalId }) => goalId === goal.id);
    await undo(body.undo);
    const unticked = await service.events.waitFor(stepTicked, (data) => data.stepId === stepId && !data.completed);
    expect(unticked.data.version).toBeGreaterThan(ticked.data.version);
  });

  it('are undone without losing later changes by the person', async () => {
    const { ann, goal, idOf, propose, accept, undo } = await roadmap();
    const { proposalId } = await propose([
      { do: 'goal', targetDate: day(300), status: 'paused' },
      addition(null, 'Meet other sailors', day(5)),
      { do: 'change', stepId: idOf('Take a course'), dueDate: day(60) },
      { do: 'change', stepId: idOf('Crew a race'), title: 'Crew two races', isOwn: true },
    ]);
    const { body } = await accept(proposalId);
    const path = `/api/goals/${goal.id}/unified-milestones`;
    const added = (await stepsOf(ann, goal))[0]?.id;
    await service.as(ann).put(`${path}/${added}`, { completed: true });
    await service.as(ann).put(`${path}/${idOf('Crew a race')}`, { title: 'Crew three races' });
    await service.as(ann).put(`/api/goals/${goal.id}`, { targetDate: day(250) });
    const moved = (await todosOf(goal)).find(({ title }) => title === 'Half of: Take a course');
    await service.as(ann).patch(`/api/roadmap/todos/${moved?.id}`, { completed: true });

    expect((await undo(body.undo)).status).toBe(200);
    const aiOverview = 'Sailing is learned on the water.';
    expect(await goalNow(ann, goal)).toMatchObject({ targetDate: day(250), status: 'active', aiOverview });
    const steps = await stepsOf(ann, goal);
    expect(steps.map(({ title }) => title).toSorted()).toEqual(
      [
        'Meet other sailors',
        'Find a club',
        'Take a course',
        'Crew three races',
        'Pass the exam',
        'Charter a boat',
      ].toSorted(),
    );
    expect(steps.find(({ title }) => title === 'Take a course')?.dueDate).toBe(day(30));
    const todos = (await todosOf(goal)).filter(({ title }) => title === 'Half of: Take a course');
    expect(todos).toMatchObject([{ completed: true, timeframe: moved?.timeframe }]);
  });

  it('survive a later draft when the person named them, and a moved date does not hold the draft off', async () => {
    const { ann, goal, idOf, propose, accept } = await roadmap();
    const { proposalId } = await propose([
      addition(idOf('Take a course'), 'Meet other sailors', day(40)),
      { do: 'change', stepId: idOf('Crew a race'), title: 'Crew two races', isOwn: true },
      { do: 'change', stepId: idOf('Charter a boat'), dueDate: day(90) },
    ]);
    await accept(proposalId);
    const { deps } = service.running;
    const draft = draftOf(['a', 'b', 'c', 'd', 'e']);
    const again = await deps.ask(
      proposeChanges,
      { ownerId: ann.id, goalId: goal.id, today, draft },
      { timeoutMs: 8_000 },
    );
    expect(again.keep.map(({ title }) => title)).toEqual(['Meet other sailors', 'Crew two races']);
    expect(again.remove.map(({ title }) => title)).toContain('Charter a boat');
    expect((await accept(again.proposalId)).status).toBe(200);
  });

  it('that rename a step rename it in its tasks too', async () => {
    const { goal, idOf, propose, accept } = await roadmap();
    const step = idOf('Find a club');
    const [first] = (await todosOf(goal)).filter(({ title }) => title === 'Begin: Find a club');
    await collection('timelines')?.updateOne(
      { 'todos.id': first?.id },
      { $set: { 'todos.$.description': 'On the way to: Find a club' } },
    );
    const { proposalId } = await propose([{ do: 'change', stepId: step, title: 'Join a club' }]);
    expect((await accept(proposalId)).status).toBe(200);
    const after = (await todosOf(goal)).find(({ id }) => id === first?.id);
    expect(after?.description).toBe('On the way to: Join a club');
  });

  it('split a step with its tasks', async () => {
    const { ann, goal, idOf, propose, accept } = await roadmap();
    const { proposalId } = await propose([
      { do: 'change', stepId: idOf('Take a course'), title: 'Book a course', dueDate: day(20), isOwn: true },
      addition(idOf('Take a course'), 'Sit through the course', day(30), { takes: ['Half of: Take a course'] }),
    ]);
    await accept(proposalId);
    expect((await titlesOf(ann, goal)).slice(0, 3)).toEqual(['Find a club', 'Book a course', 'Sit through the course']);
    const { goals } = await service.running.deps.ask(
      goalsOfPerson,
      { ownerId: ann.id, goalId: goal.id },
      { timeoutMs: 5_000 },
    );
    const [read] = goals;
    const tasksOf = (title: string) => read?.tasks?.[read.milestones.find((one) => one.title === title)?.id ?? ''];
    expect(tasksOf('Book a course')).toEqual(['Begin: Take a course']);
    expect(tasksOf('Sit through the course')).toEqual(['Half of: Take a course']);
  });

  it('that change nothing have no items and are not stored', async () => {
    const { ann, goal, idOf, propose, accept } = await roadmap();
    const proposal = await propose([
      { do: 'change', stepId: idOf('Find a club'), dueDate: day(10) },
      { do: 'remove', stepId: 'gone' },
      { do: 'goal', targetDate },
    ]);
    expect(proposal).toMatchObject({ add: [], change: [], remove: [] });
    expect((await accept(proposal.proposalId)).status).toBe(404);
    expect(await storedFor(service, ann.id)).not.toHaveProperty('proposals');
    expect(await titlesOf(ann, goal)).toEqual(fiveSteps);
  });
});

describe('a stored proposal', () => {
  it('never overwrite what the person changed since they were proposed', async () => {
    const { ann, goal, steps, propose, accept } = await roadmap();
    const [first, second] = steps;
    if (!first || !second) throw new Error('no steps');
    const change = (stepId: string, n: number) => ({ do: 'change' as const, stepId, dueDate: day(n) });
    const { proposalId } = await propose([change(first.id, 12), change(second.id, 33)]);
    const path = `/api/goals/${goal.id}/unified-milestones/${first.id}`;
    expect((await service.as(ann).put(path, { dueDate: day(20) })).status).toBe(200);
    expect(await accept(proposalId)).toMatchObject({ status: 409, body: { code: 'proposal-outdated' } });
    expect((await accept(proposalId, [second.id])).status).toBe(200);
    const dates = (await stepsOf(ann, goal)).slice(0, 2).map(({ dueDate }) => dueDate);
    expect(dates).toEqual([day(20), day(33)]);
  });

  it('says when it is outdated or expired, and is nobody else’s', async () => {
    const { ann, goal, idOf, propose, accept, now } = await roadmap();
    const one = await propose([{ do: 'remove', stepId: idOf('Charter a boat') }]);
    expect(await now(one.proposalId)).toEqual({
      ...one,
      accepted: [],
      undo: null,
      hasStepsInTrash: false,
      state: 'open',
    });
    const other = await propose([{ do: 'change', stepId: idOf('Charter a boat'), title: 'Charter a yacht' }]);
    await accept(other.proposalId);
    expect(await now(one.proposalId)).toMatchObject({ state: 'outdated', accepted: [] });
    expect(await accept(one.proposalId)).toMatchObject({ status: 409, body: { code: 'proposal-outdated' } });
    const at = new Date(Date.now() - 24.1 * 3_600_000);
    await collection('proposals')?.updateOne({ _id: one.proposalId as never }, { $set: { at } });
    expect(await now(one.proposalId)).toMatchObject({ state: 'expired' });

    const path = `/api/goals/${goal.id}/proposals`;
    const bob = await askedGoal();
    expect((await service.as(bob.ann).get(`${path}/${one.proposalId}`)).status).toBe(404);
    expect((await service.as(ann).get(`${path}/unknown`)).status).toBe(404);
    expect((await service.as(bob.ann).get(`/api/goals/${bob.goal.id}/proposals/${one.proposalId}`)).status).toBe(404);
  });

  it('stays open while only other steps and fields change', async () => {
    const { ann, goal, idOf, propose, accept, now } = await roadmap();
    const removal = await propose([{ do: 'remove', stepId: idOf('Charter a boat') }]);
    const moved = await propose([{ do: 'change', stepId: idOf('Crew a race'), dueDate: day(60) }]);
    const pause = await propose([{ do: 'goal', status: 'paused' }]);
    const added = await propose([addition(null, 'Buy a jacket', day(5))]);
    for (const { proposalId } of [added, pause, moved, removal]) {
      expect(await now(proposalId)).toMatchObject({ state: 'open' });
      expect((await accept(proposalId)).status).toBe(200);
    }
    const left = fiveSteps.filter((title) => title !== 'Charter a boat');
    expect((await titlesOf(ann, goal)).toSorted()).toEqual(['Buy a jacket', ...left].toSorted());
    expect(await goalNow(ann, goal)).toMatchObject({ status: 'paused' });
  });

  it('is outdated when the step that it would change is gone', async () => {
    const { idOf, propose, accept, now } = await roadmap();
    const moved = await propose([{ do: 'change', stepId: idOf('Crew a race'), dueDate: day(60) }]);
    await accept((await propose([{ do: 'remove', stepId: idOf('Crew a race') }])).proposalId);
    expect(await now(moved.proposalId)).toMatchObject({ state: 'outdated' });
    expect(await accept(moved.proposalId)).toMatchObject({ status: 409, body: { code: 'proposal-outdated' } });
  });

  it('is erased with the account', async () => {
    const { ann, idOf, propose } = await roadmap();
    await propose([{ do: 'remove', stepId: idOf('Charter a boat') }]);
    expect(await storedFor(service, ann.id)).toMatchObject({ proposals: 1 });
    const eventId = await service.events.publish(userDeleted, { userId: ann.id, version: 9 });
    await service.consumed('goals-erase-person', eventId);
    expect(await storedFor(service, ann.id)).toEqual({});
  });
});
