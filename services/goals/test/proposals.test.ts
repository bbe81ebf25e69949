import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Goal, Milestone } from '@pathwise/contracts/api/goals';
import { goalChanged } from '@pathwise/contracts/events/goals';
import type { RoadmapProposal } from '@pathwise/contracts/proposal';
import type { RoadmapDraft } from '@pathwise/contracts/roadmap';
import { addDays, daysOf, timeframeOf, viewOf } from '@pathwise/contracts/roadmap-calendar.rules';
import type { Timeline } from '@pathwise/contracts/timeline';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { startCoach } from './coach.ts';
import {
  draftOf,
  fiveSteps,
  type GoalsUnderTest,
  startGoals,
  storedFor,
  timesPublished,
  withRoadmap,
} from './given.ts';
import { readings } from './roadmap-readings.ts';

let service: GoalsUnderTest;
let coach: ReturnType<typeof startCoach>;
beforeAll(async () => {
  service = await startGoals();
  coach = startCoach(service);
});
beforeEach(() => {
  coach.draft = redrafted;
  coach.asked = [];
});
afterAll(async () => {
  await coach.stop();
  await service.stop();
});
const { goalNow, stepsOf, titlesOf, collection, askedGoal } = readings(() => service);

const todo = (title: string, step?: string) => {
  return { title, description: '', dueDate: null, priority: 'normal' as const, ...(step ? { step } : {}) };
};
const first = draftOf(fiveSteps, {
  timelines: [
    { timeframe: 'month-1', todos: [todo('Compare clubs', 'Find a club'), todo('Book a course', 'Take a course')] },
    { timeframe: 'week-1', todos: [todo('Call the club', 'Find a club'), todo('Ask for dates', 'Take a course')] },
  ],
});
const newSteps = ['Find a club', 'Rent a dinghy', 'Crew a race', 'Cross the bay', 'Night sailing'];
const redrafted: RoadmapDraft = {
  ...draftOf(newSteps, {
    overview: 'Other words',
    suggestions: [{ title: 'Read the sky', description: '', bullets: [] }],
    timelines: [
      {
        timeframe: 'month-1',
        todos: [todo('Compare clubs', 'Find a club'), todo('Compare dinghies', 'Rent a dinghy')],
      },
      { timeframe: 'week-1', todos: [todo('Visit the club', 'Find a club')] },
      { timeframe: 'week-2', todos: [todo('Ask for a dinghy', 'Rent a dinghy')] },
    ],
  }),
};

const roadmapOf = async (ann: Caller, { id }: Goal): Promise<Timeline[]> =>
  (await service.as(ann).get(`/api/goals/${id}/roadmap`)).body;
const boardsOf = async (ann: Caller, goal: Goal) =>
  Object.fromEntries(
    (await roadmapOf(ann, goal)).map(({ timeframe, todos }) => [timeframe, todos.map(({ title }) => title)]),
  );
const everythingOf = async (ann: Caller, goal: Goal) => {
  const { version: _, ...fields } = await goalNow(ann, goal);
  const bare = ({ version: __, ...rest }: Milestone) => rest;
  const boards = await roadmapOf(ann, goal);
  return {
    fields,
    steps: (await stepsOf(ann, goal)).map(bare),
    boards: boards.map(({ timeframe, todos }) => ({
      timeframe,
      todos: todos.map(({ version: ___, ...rest }) => rest),
    })),
    suggestions: (await service.as(ann).get(`/api/goals/${goal.id}/ai-suggestions`)).body,
  };
};
const propose = async (ann: Caller, goal: Goal): Promise<RoadmapProposal> =>
  (await service.as(ann).post(`/api/goals/${goal.id}/generate-overview`, { apply: false })).body;
const proposeDays = async (ann: Caller, goal: Goal): Promise<RoadmapProposal> =>
  (await service.as(ann).post(`/api/goals/${goal.id}/generate-overview`, { apply: false, sameSteps: true })).body;
const accept = (ann: Caller, goal: Goal, body: object) =>
  service.as(ann).post(`/api/goals/${goal.id}/roadmap/accept`, body);
const undo = (ann: Caller, token: string) => service.as(ann).post(`/api/undo/goals/${token}`);
async function roadmap(wish: object = {}) {
  const { ann, goal } = await askedGoal(wish);
  await withRoadmap(service, ann, goal, first);
  const path = `/api/goals/${goal.id}/unified-milestones`;
  const change = async (title: string, body: object) => {
    const step = (await stepsOf(ann, goal)).find((one) => one.title === title);
    return service.as(ann).put(`${path}/${step?.id}`, body);
  };
  return { ann, goal, path, change };
}

describe('a proposal', () => {
  it('lists what would stay, be added, change and be removed, with old and new, and changes nothing', async () => {
    const { ann, goal, change } = await roadmap();
    await change('Crew a race', { completed: true });
    await change('Pass the exam', { title: 'Pass the exam in May', dueDate: '2099-05-31' });
    const before = await everythingOf(ann, goal);
    const published = timesPublished(service, goalChanged, { goalId: goal.id });

    const proposal = await propose(ann, goal);
    expect(proposal.keep.map(({ title, reason }) => [title, reason])).toEqual([
      ['Crew a race', 'completed'],
      ['Pass the exam in May', 'edited'],
    ]);
    expect(proposal.add.map(({ title, todos }) => [title, todos.map(({ timeframe }) => timeframe)])).toEqual([
      ['Rent a dinghy', ['month-1', 'week-2']],
      ['Cross the bay', []],
      ['Night sailing', []],
    ]);
    expect(proposal.change).toMatchObject([
      { part: 'overview', before: first.overview, after: 'Other words' },
      { part: 'suggestions', before: ['Crew first', 'Knots'], after: ['Read the sky'] },
      {
        part: 'step',
        before: { title: 'Find a club' },
        after: { title: 'Find a club' },
        todos: [
          { action: 'add', title: 'Visit the club' },
          { action: 'remove', title: 'Call the club' },
        ],
      },
    ]);
    expect(proposal.remove.map(({ title }) => title)).toEqual(['Take a course', 'Charter a boat']);
    expect(Date.parse(proposal.expiresAt) - Date.now()).toBeGreaterThan(23 * 3_600_000);
    expect(await everythingOf(ann, goal)).toEqual(before);
    expect(timesPublished(service, goalChanged, { goalId: goal.id })).toBe(published);
  });

  it('of days keeps the steps, their words and the suggestions, and dates what the person has not edited', async () => {
    const { ann, goal, change } = await roadmap();
    await change('Pass the exam', { description: 'In May' });
    await service.as(ann).put(`/api/goals/${goal.id}`, { targetDate: '2099-12-31' });
    const before = await everythingOf(ann, goal);
    const dated = draftOf(fiveSteps, { overview: 'Until 2099-12-31', suggestions: [], timelines: first.timelines });
    const days = ['2099-03-01', '2099-05-01', '2099-07-01', '2099-09-01', '2099-12-31'];
    coach.draft = {
      ...dated,
      milestones: dated.milestones.map((step, n) => ({ ...step, description: 'Other', dueDate: days[n] ?? null })),
    };
    const proposal = await proposeDays(ann, goal);
    expect(coach.asked.at(-1)).toMatchObject({ already: fiveSteps, sameSteps: true, targetDate: '2099-12-31' });
    expect([proposal.add, proposal.remove]).toEqual([[], []]);
    expect(proposal.change.map((one) => (one.part === 'step' ? one.after : one.part))).toMatchObject([
      'overview',
      { title: 'Find a club', dueDate: '2099-03-01' },
      { title: 'Take a course', dueDate: '2099-05-01' },
      { title: 'Crew a race', dueDate: '2099-07-01' },
      { title: 'Charter a boat', dueDate: '2099-12-31' },
    ]);
    await accept(ann, goal, { proposalId: proposal.proposalId, accept: 'all' });
    const after = await everythingOf(ann, goal);
    const edited = before.steps.find(({ title }) => title === 'Pass the exam');
    expect(after.steps).toEqual(
      before.steps.map((step, n) => (step.id === edited?.id ? step : { ...step, dueDate: days[n] })),
    );
    expect(after.suggestions).toEqual(before.suggestions);
    expect(await boardsOf(ann, goal)).toEqual({
      'month-1': ['Compare clubs', 'Book a course'],
      'week-1': ['Call the club', 'Ask for dates'],
    });
  });

  it('accepted as a whole is applied, except to what the person edited or completed', async () => {
    const { ann, goal, change } = await roadmap();
    await change('Crew a race', { completed: true });
    await change('Pass the exam', { title: 'Pass the exam in May' });
    const { proposalId } = await propose(ann, goal);
    const answer = await accept(ann, goal, { proposalId, accept: 'all' });
    expect(answer).toMatchObject({ status: 200, body: { goalOverview: 'Other words' } });
    expect(answer.body.timeline).toEqual(await stepsOf(ann, goal));
    expect((await titlesOf(ann, goal)).toSorted()).toEqual(
      [
        'Find a club',
        'Rent a dinghy',
        'Crew a race',
        'Cross the bay',
        'Night sailing',
        'Pass the exam in May',
      ].toSorted(),
    );
    expect(await boardsOf(ann, goal)).toEqual({
      'month-1': ['Compare clubs', 'Compare dinghies'],
      'week-1': ['Visit the club'],
      'week-2': ['Ask for a dinghy'],
    });
    expect(await goalNow(ann, goal)).toMatchObject({ milestoneCount: 6, completedMilestoneCount: 1, progress: 17 });
  });

  it('accepted in part applies the accepted steps, each with its tasks', async () => {
    const { ann, goal } = await roadmap();
    const { proposalId, add, remove } = await propose(ann, goal);
    const dinghy = add.find(({ title }) => title === 'Rent a dinghy')?.id;
    const course = remove.find(({ title }) => title === 'Take a course')?.id;
    await accept(ann, goal, { proposalId, accept: [dinghy] });
    expect((await titlesOf(ann, goal)).toSorted()).toEqual([...fiveSteps, 'Rent a dinghy'].toSorted());
    expect((await goalNow(ann, goal)).aiOverview).toBe(first.overview);
    expect(await boardsOf(ann, goal)).toMatchObject({
      'week-1': ['Call the club', 'Ask for dates'],
      'week-2': ['Ask for a dinghy'],
    });
    const second = await accept(ann, goal, { proposalId, accept: [course, 'overview'] });
    expect(second.status).toBe(200);
    expect(await titlesOf(ann, goal)).not.toContain('Take a course');
    expect(await boardsOf(ann, goal)).toMatchObject({ 'week-1': ['Call the club'] });
    expect((await goalNow(ann, goal)).aiOverview).toBe('Other words');
  });

  it('keeps what the person edited, completed, created or deleted after it was shown', async () => {
    const { ann, goal, path, change } = await roadmap();
    const { proposalId } = await propose(ann, goal);
    await change('Take a course', { completed: true });
    await change('Find a club', { dueDate: '2099-01-01' });
    await service.as(ann).post(path, { title: 'My own' });
    const [, , race] = await stepsOf(ann, goal);
    await service.as(ann).delete(`${path}/${race?.id}`);
    expect((await accept(ann, goal, { proposalId, accept: 'all' })).status).toBe(200);
    const steps = await stepsOf(ann, goal);
    expect(steps.map(({ title }) => title).toSorted()).toEqual(
      ['Take a course', 'Find a club', 'Rent a dinghy', 'Cross the bay', 'Night sailing', 'My own'].toSorted(),
    );
    expect(steps.find(({ title }) => title === 'Find a club')?.dueDate).toBe('2099-01-01');
    expect((await boardsOf(ann, goal))['week-1']).toEqual(['Call the club', 'Ask for dates']);
  });

  it.each([
    { why: 'another target date', body: { targetDate: '2099-01-01' } },
    { why: 'another title', body: { title: 'Learn to fly' } },
    { why: 'another description', body: { description: 'On the sea' } },
  ])('for a goal that has $why since is refused with a message, and nothing is applied', async ({ body }) => {
    const { ann, goal } = await roadmap();
    const { proposalId } = await propose(ann, goal);
    await service.as(ann).put(`/api/goals/${goal.id}`, body);
    const before = await everythingOf(ann, goal);
    const refused = await accept(ann, goal, { proposalId, accept: 'all' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'proposal-outdated' } });
    expect(refused.body.detail).toContain('The goal was changed since this proposal was made');
    expect(await everythingOf(ann, goal)).toEqual(before);
  });

  it('stays valid when the goal changes in a way the draft does not depend on', async () => {
    const { ann, goal } = await roadmap();
    const { proposalId } = await propose(ann, goal);
    await service.as(ann).put(`/api/goals/${goal.id}`, { priority: 'high' });
    expect((await accept(ann, goal, { proposalId, accept: 'all' })).status).toBe(200);
  });

  it.each(['generate-overview', 'clear-roadmap'])('is outdated by %s', async (call) => {
    const { ann, goal } = await roadmap();
    const { proposalId } = await propose(ann, goal);
    expect((await service.as(ann).post(`/api/goals/${goal.id}/${call}`)).status).toBe(200);
    const refused = await accept(ann, goal, { proposalId, accept: 'all' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'proposal-outdated' } });
    expect(refused.body.detail).toContain("The goal's roadmap was changed");
  });

  it('can be accepted for a day', async () => {
    const { ann, goal } = await roadmap();
    const { proposalId } = await propose(ann, goal);
    const at = (hours: number) => ({ $set: { at: new Date(Date.now() - hours * 3_600_000) } });
    const row = { _id: proposalId as never };
    await collection('proposals')?.updateOne(row, at(24.1));
    expect(await accept(ann, goal, { proposalId, accept: 'all' })).toMatchObject({
      status: 409,
      body: { code: 'proposal-expired', detail: 'This proposal is more than a day old. Please ask for a new one.' },
    });
    await collection('proposals')?.updateOne(row, at(23.9));
    expect((await accept(ann, goal, { proposalId, accept: 'all' })).status).toBe(200);
  });

  it('accepted by ten at once is applied once', async () => {
    const { ann, goal } = await roadmap();
    const { proposalId } = await propose(ann, goal);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => accept(ann, goal, { proposalId, accept: 'all' })),
    );
    for (const { status } of answers) expect([200, 409, 503]).toContain(status);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect((await titlesOf(ann, goal)).toSorted()).toEqual([...newSteps].toSorted());
    expect(await boardsOf(ann, goal)).toEqual({
      'month-1': ['Compare clubs', 'Compare dinghies'],
      'week-1': ['Visit the club'],
      'week-2': ['Ask for a dinghy'],
    });
  });

  it('of another person or another goal is refused', async () => {
    const { ann, goal } = await roadmap();
    const { proposalId } = await propose(ann, goal);
    const [bob, other] = [await askedGoal(), await askedGoal()];
    for (const answer of [
      await accept(bob.ann, goal, { proposalId, accept: 'all' }),
      await accept(bob.ann, bob.goal, { proposalId, accept: 'all' }),
      await accept(ann, other.goal, { proposalId, accept: 'all' }),
      await accept(ann, goal, { proposalId: 'unknown', accept: 'all' }),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await titlesOf(ann, goal)).toEqual(fiveSteps);
  });

  it.each([
    {},
    { accept: 'some' },
    { accept: [] },
    { accept: ['add-99'] },
    { accept: [{ $ne: '' }] },
    { accept: 'all', proposalId: { $ne: '' } },
    { accept: 'all', apply: true },
  ])('is not accepted by %j', async (body) => {
    const { ann, goal } = await roadmap();
    const { proposalId } = await propose(ann, goal);
    expect((await accept(ann, goal, { proposalId, ...body })).status).toBe(422);
    expect(await titlesOf(ann, goal)).toEqual(fiveSteps);
  });
});

describe('a roadmap drafted again', () => {
  it('is undone as one: steps, timelines, suggestions and overview are as before', async () => {
    const { ann, goal, change } = await roadmap();
    await change('Crew a race', { completed: true });
    const before = await everythingOf(ann, goal);
    const { body } = await service.as(ann).post(`/api/goals/${goal.id}/generate-overview`);
    expect(await everythingOf(ann, goal)).not.toEqual(before);
    expect((await undo(ann, body.undo)).status).toBe(200);
    expect(await everythingOf(ann, goal)).toEqual(before);
    expect(await storedFor(service, ann.id)).toEqual({ goals: 1, milestones: 5, suggestions: 2, timelines: 2 });
    expect((await undo(ann, body.undo)).status).toBe(404);
  });

  it('is undone without losing later changes by the person', async () => {
    const { ann, goal, path, change } = await roadmap();
    const { body } = await accept(ann, goal, { proposalId: (await propose(ann, goal)).proposalId, accept: 'all' });
    await change('Rent a dinghy', { completed: true });
    await change('Cross the bay', { title: 'Cross the lake' });
    await service.as(ann).post(path, { title: 'My own' });
    await service.as(ann).patch(`/api/goals/${goal.id}/overview`, { aiOverview: 'My words' });
    const week = (await roadmapOf(ann, goal)).find(({ timeframe }) => timeframe === 'week-2');
    await service.as(ann).post(`/api/roadmap/timelines/${week?.id}/todos`, { title: 'My task' });
    expect((await undo(ann, body.undo)).status).toBe(200);
    expect(await titlesOf(ann, goal)).toEqual([...fiveSteps, 'Rent a dinghy', 'Cross the lake', 'My own']);
    expect(await goalNow(ann, goal)).toMatchObject({
      aiOverview: 'My words',
      milestoneCount: 8,
      completedMilestoneCount: 1,
    });
    expect(await boardsOf(ann, goal)).toEqual({
      'month-1': ['Compare clubs', 'Book a course'],
      'week-1': ['Call the club', 'Ask for dates'],
      'week-2': ['My task'],
    });
  });

  it('twice is undone newest first, and not the other way round', async () => {
    const { ann, goal } = await roadmap();
    const start = await everythingOf(ann, goal);
    const one = (await service.as(ann).post(`/api/goals/${goal.id}/generate-overview`)).body.undo;
    const between = await everythingOf(ann, goal);
    coach.draft = draftOf(['a', 'b', 'c', 'd', 'e'], { overview: 'Third words', timelines: [] });
    const two = (await service.as(ann).post(`/api/goals/${goal.id}/generate-overview`)).body.undo;
    expect(await undo(ann, one)).toMatchObject({ status: 409, body: { code: 'newer-roadmap' } });
    expect((await undo(ann, two)).status).toBe(200);
    expect(await everythingOf(ann, goal)).toEqual(between);
    expect((await undo(ann, one)).status).toBe(200);
    expect(await everythingOf(ann, goal)).toEqual(start);
  });

  it('and then cleared is restored by undoing both, and an undone proposal can be accepted in part', async () => {
    const { ann, goal } = await roadmap();
    const start = await everythingOf(ann, goal);
    const { proposalId, add } = await propose(ann, goal);
    const one = (await accept(ann, goal, { proposalId, accept: 'all' })).body.undo;
    const cleared = (await service.as(ann).post(`/api/goals/${goal.id}/clear-roadmap`)).body.undo;
    expect((await undo(ann, one)).status).toBe(409);
    expect((await undo(ann, cleared)).status).toBe(200);
    expect((await undo(ann, one)).status).toBe(200);
    expect(await everythingOf(ann, goal)).toEqual(start);
    expect((await accept(ann, goal, { proposalId, accept: [add[0]?.id] })).status).toBe(200);
    expect(await titlesOf(ann, goal)).toContain('Rent a dinghy');
  });

  it('keeps steps, weeks and months in agreement, with nothing in the past or after the target', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const targetDate = addDays(today, 56);
    const { ann, goal } = await askedGoal({ targetDate });
    const days = [-3, 7, 14, 40, 56, 60];
    const dated = (title: string, n: number) => ({
      ...todo(`Before: ${title}`, title),
      dueDate: addDays(today, days[n] ?? 0),
    });
    const titles = ['Past', 'One', 'Two', 'Three', 'Last', 'Late'];
    const drafted = draftOf(titles, {
      timelines: [
        { timeframe: 'week-1', todos: titles.map(dated) },
        { timeframe: 'month-1', todos: titles.map(dated) },
      ],
    });
    for (const [n, step] of drafted.milestones.entries()) step.dueDate = addDays(today, days[n] ?? 0);
    coach.draft = drafted;
    await service.as(ann).post(`/api/goals/${goal.id}/generate-overview`, {}, { 'pathwise-time-zone': 'UTC' });

    const plan = { createdOn: (await goalNow(ann, goal)).createdOn, targetDate };
    const due = new Map((await stepsOf(ann, goal)).map(({ title, dueDate }) => [title, dueDate]));
    expect([due.get('Past'), due.get('Late')]).toEqual([null, null]);
    for (const { timeframe, todos } of await roadmapOf(ann, goal)) {
      const view = viewOf(timeframe);
      for (const { title, dueDate } of todos) {
        expect(dueDate).toBe(due.get(title.replace('Before: ', '')));
        if (!dueDate || !view) continue;
        expect(dueDate >= today && dueDate <= targetDate).toBe(true);
        expect(timeframeOf(view, dueDate, plan)).toBe(timeframe);
        const span = daysOf(timeframe, plan);
        expect(span && span.from <= dueDate && dueDate <= span.to).toBe(true);
      }
    }
    expect((await boardsOf(ann, goal))[timeframeOf('weekly', targetDate, plan)]).toEqual(['Before: Last']);
  });
});
