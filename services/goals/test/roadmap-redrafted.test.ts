import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Milestone } from '@pathwise/contracts/api/goals';
import { goalCreated, roadmapReady } from '@pathwise/contracts/events/goals';
import { noDateNamed } from '@pathwise/contracts/roadmap';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { startCoach } from './coach.ts';
import { draftOf, fiveSteps, type GoalsUnderTest, handOver, startGoals, timesPublished, withRoadmap } from './given.ts';
import { readings } from './roadmap-readings.ts';

let service: GoalsUnderTest;
let coach: ReturnType<typeof startCoach>;
beforeAll(async () => {
  service = await startGoals();
  coach = startCoach(service);
});
beforeEach(() => {
  coach.draft = draftOf(fiveSteps);
  coach.asked = [];
});
afterAll(async () => {
  await coach.stop();
  await service.stop();
});
const { goalNow, stepsOf, titlesOf, collection, todosOf, askedGoal } = readings(() => service);

describe('drafting again', () => {
  it('sends the coach the goal and today, applies the draft at once and answers the roadmap', async () => {
    const { ann, goal } = await askedGoal({ targetDate: '2099-12-31', description: 'On the lake' });
    const zone = { 'pathwise-time-zone': 'Pacific/Kiritimati' };
    const answer = await service.as(ann).post(`/api/goals/${goal.id}/generate-overview`, {}, zone);
    expect(answer.status).toBe(200);
    expect(answer.body.goalOverview).toBe(coach.draft.overview);
    expect(answer.body.timeline).toEqual(await stepsOf(ann, goal));
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Kiritimati' }).format(new Date());
    expect(coach.asked).toMatchObject([
      {
        goalId: goal.id,
        ownerId: ann.id,
        title: goal.title,
        description: 'On the lake',
        targetDate: '2099-12-31',
        today,
        timeZone: 'Pacific/Kiritimati',
      },
    ]);
    await service.events.waitFor(roadmapReady, ({ goalId }) => goalId === goal.id);
  });

  it('sends the titles of the coach’s steps, so that the new draft is another version', async () => {
    const { ann, goal } = await askedGoal();
    await withRoadmap(service, ann, goal);
    const path = `/api/goals/${goal.id}/unified-milestones`;
    const [first] = await stepsOf(ann, goal);
    await service.as(ann).put(`${path}/${first?.id}`, { title: 'Renamed by me' });
    await service.as(ann).post(path, { title: 'My own' });
    await service.as(ann).post(`/api/goals/${goal.id}/generate-overview`);
    expect(coach.asked.at(-1)?.already?.toSorted()).toEqual([...fiveSteps].toSorted());
  });

  describe('for a goal with a new date asks for the same version', () => {
    const again = async (ann: Caller, { id }: { id: string }) => {
      await service.as(ann).post(`/api/goals/${id}/generate-overview`, { apply: false });
      return coach.asked.at(-1)?.sameSteps;
    };

    it('while its steps have no days, and for another one once they have', async () => {
      const { ann, goal } = await askedGoal();
      await withRoadmap(service, ann, goal);
      expect(await again(ann, goal)).toBe(false);
      await service.as(ann).put(`/api/goals/${goal.id}`, { targetDate: '2099-12-31' });
      expect(await again(ann, goal)).toBe(true);
      const { milestones, ...rest } = draftOf(fiveSteps);
      coach.draft = { ...rest, milestones: milestones.map((step) => ({ ...step, dueDate: '2099-10-01' })) };
      await service.as(ann).post(`/api/goals/${goal.id}/generate-overview`);
      expect(await again(ann, goal)).toBe(false);
    });

    it('when a step comes after it', async () => {
      const { ann, goal } = await askedGoal({ targetDate: '2099-12-31' });
      const { milestones, ...rest } = draftOf(fiveSteps);
      coach.draft = { ...rest, milestones: milestones.map((step) => ({ ...step, dueDate: '2099-10-01' })) };
      await service.as(ann).post(`/api/goals/${goal.id}/generate-overview`);
      expect(await again(ann, goal)).toBe(false);
      await service.as(ann).put(`/api/goals/${goal.id}`, { targetDate: '2099-09-01' });
      expect(await again(ann, goal)).toBe(true);
    });
  });

  describe('for a goal without a target date whose words name one now', () => {
    const day = '2099-06-30';
    const overview = `Sailing is learned on the water.\n\nYou have until ${day}. That is 2 hours a week.\n\nBegin with a club.`;
    async function renamed() {
      const { ann, goal } = await askedGoal();
      await withRoadmap(service, ann, goal);
      await service.as(ann).put(`/api/goals/${goal.id}`, { title: 'Learn to sail by 30 June 2099' });
      const { milestones, ...rest } = draftOf(newSteps, { overview });
      coach.draft = { ...rest, milestones: milestones.map((step) => ({ ...step, dueDate: day })) };
      return { ann, goal };
    }
    const newSteps = ['Find a club', 'Rent a dinghy', 'Crew a race', 'Cross the bay', 'Night sailing'];
    const path = ({ id }: { id: string }) => `/api/goals/${id}`;

    it('keeps the date that its overview names, and the undo takes both back', async () => {
      const { ann, goal } = await renamed();
      const { body } = await service.as(ann).post(`${path(goal)}/generate-overview`);
      expect(await goalNow(ann, goal)).toMatchObject({ targetDate: day, isTargetDateRead: true, aiOverview: overview });
      await service.as(ann).post(`/api/undo/goals/${body.undo}`);
      const now = await goalNow(ann, goal);
      expect([now.targetDate, now.isTargetDateRead]).toEqual([null, undefined]);
    });

    it('keeps it with an accepted overview, and the rest of the proposal can still be accepted', async () => {
      const { ann, goal } = await renamed();
      const { proposalId } = (await service.as(ann).post(`${path(goal)}/generate-overview`, { apply: false })).body;
      const accept = (items: unknown) =>
        service.as(ann).post(`${path(goal)}/roadmap/accept`, { proposalId, accept: items });
      await accept(['add-1']);
      expect(await goalNow(ann, goal)).toMatchObject({ targetDate: null });
      await accept(['overview']);
      expect(await goalNow(ann, goal)).toMatchObject({ targetDate: day, aiOverview: overview });
      expect((await accept('all')).status).toBe(200);
      expect(await titlesOf(ann, goal)).toEqual(newSteps);
    });

    it.each([
      ['removes', null],
      ['moves', '2099-09-30'],
    ])('names it no more once the person %s it, except in an overview of their own', async (_, targetDate) => {
      const { ann, goal } = await renamed();
      await service.as(ann).post(`${path(goal)}/generate-overview`);
      await service.as(ann).put(path(goal), { targetDate: targetDate ?? '' });
      const shorter = 'Sailing is learned on the water.\n\nBegin with a club.';
      expect(await goalNow(ann, goal)).toMatchObject({ targetDate, aiOverview: shorter });
      await service.as(ann).put(path(goal), { targetDate: day });
      await service.as(ann).patch(`${path(goal)}/overview`, { aiOverview: `Mine until ${day}.` });
      await service.as(ann).put(path(goal), { targetDate: '' });
      expect(await goalNow(ann, goal)).toMatchObject({ targetDate: null, aiOverview: `Mine until ${day}.` });
    });
  });

  it('says no more that no date was named once the person sets one', async () => {
    const { ann, goal } = await askedGoal();
    const undated = `${noDateNamed} for “Sail. Far”, so the days are estimates. 2099-06-30 would be fair.`;
    coach.draft = draftOf(fiveSteps, { overview: `Sailing is learned on the water.\n\n${undated}\n\nBegin.` });
    await service.as(ann).post(`/api/goals/${goal.id}/generate-overview`);
    await service.as(ann).put(`/api/goals/${goal.id}`, { targetDate: '2099-09-30' });
    expect((await goalNow(ann, goal)).aiOverview).toBe('Sailing is learned on the water.\n\nBegin.');
  });

  it('keeps what the person edited, completed or created, and the ids of steps that stay', async () => {
    const { ann, goal } = await askedGoal();
    await withRoadmap(service, ann, goal);
    const path = `/api/goals/${goal.id}/unified-milestones`;
    const [club, course, race] = await stepsOf(ann, goal);
    await service.as(ann).put(`${path}/${course?.id}`, { title: 'Take the weekend course', dueDate: '2099-05-01' });
    await service.as(ann).put(`${path}/${race?.id}`, { completed: true });
    const mine = (await service.as(ann).post(path, { title: 'My own' })).body;
    await service.as(ann).patch(`/api/goals/${goal.id}/overview`, { aiOverview: 'In my words' });
    const kept = (await stepsOf(ann, goal)).filter(({ id }) => [course?.id, race?.id, mine.id].includes(id));

    coach.draft = draftOf(['Take a course', 'Find a club', 'Rent a dinghy', 'Night sailing', 'Cross the bay'], {
      overview: 'Other words',
    });
    const answer = await service.as(ann).post(`/api/goals/${goal.id}/generate-overview`);
    expect(answer.body.goalOverview).toBe('In my words');
    const steps = await stepsOf(ann, goal);
    expect(steps.map(({ title }) => title)).toEqual([
      'Crew a race',
      'Take the weekend course',
      'Find a club',
      'Rent a dinghy',
      'Night sailing',
      'Cross the bay',
      'My own',
    ]);
    expect(steps.find(({ title }) => title === 'Find a club')?.id).toBe(club?.id);
    const bare = ({ order: _, version: __, ...fields }: Milestone) => fields;
    for (const before of kept) expect(bare(steps.find(({ id }) => id === before.id) ?? before)).toEqual(bare(before));
    expect(steps.filter(({ id }) => kept.some((before) => before.id === id))).toHaveLength(3);
    expect(await goalNow(ann, goal)).toMatchObject({
      milestoneCount: 7,
      completedMilestoneCount: 1,
      progress: 14,
      aiOverview: 'In my words',
    });
  });

  it('applies the same rule to timelines', async () => {
    const { ann, goal } = await askedGoal();
    await withRoadmap(service, ann, goal);
    const before = await todosOf(goal);
    const done = { 'todos.$[todo].completed': true };
    await collection('timelines')?.updateOne(
      { goalId: goal.id, timeframe: 'week-1' },
      { $set: done },
      { arrayFilters: [{ 'todo.title': 'Call the club' }] },
    );
    const todo = (title: string) => ({ title, description: '', dueDate: null, priority: 'important' as const });
    coach.draft = draftOf(fiveSteps, {
      timelines: [
        { timeframe: 'month-1', todos: [todo('Book a course'), todo('Buy gloves')] },
        { timeframe: 'month-2', todos: [todo('Crew')] },
      ],
    });
    await service.as(ann).post(`/api/goals/${goal.id}/generate-overview`);

    const after = await todosOf(goal);
    expect(after.map(({ timeframe, title }) => [timeframe, title])).toEqual([
      ['month-1', 'Book a course'],
      ['month-1', 'Buy gloves'],
      ['month-2', 'Crew'],
      ['week-1', 'Call the club'],
    ]);
    for (const title of ['Book a course', 'Call the club']) {
      const idOf = (todos: typeof after) => todos.find((each) => each.title === title)?.id;
      expect(idOf(after)).toBe(idOf(before));
    }
    expect(after[0]).toMatchObject({ priority: 'important', version: 2 });
    expect(after[3]).toMatchObject({ completed: true, version: 1 });

    coach.draft = draftOf(fiveSteps, { timelines: [] });
    await service.as(ann).post(`/api/goals/${goal.id}/generate-overview`);
    expect((await todosOf(goal)).map(({ title }) => title)).toEqual(['Call the club']);
    expect(await collection('timelines')?.countDocuments({ goalId: goal.id })).toBe(1);
  });

  it('keeps what the person did before the coach answered', async () => {
    const { ann, goal } = await askedGoal();
    await withRoadmap(service, ann, goal);
    const [club] = await stepsOf(ann, goal);
    coach.draft = draftOf(['a', 'b', 'c', 'd', 'e']);
    coach.meanwhile = async () => {
      await service.as(ann).put(`/api/goals/${goal.id}/unified-milestones/${club?.id}`, { completed: true });
    };
    await service.as(ann).post(`/api/goals/${goal.id}/generate-overview`);
    expect(await titlesOf(ann, goal)).toEqual(['Find a club', 'a', 'b', 'c', 'd', 'e']);
  });

  it('makes a late first draft obsolete', async () => {
    const { ann, goal } = await askedGoal();
    await service.as(ann).post(`/api/goals/${goal.id}/generate-overview`);
    const { draftId } = (await service.events.waitFor(goalCreated, ({ goalId }) => goalId === goal.id)).data;
    await handOver(service, { draftId, goalId: goal.id, ownerId: ann.id, draft: draftOf(['a', 'b', 'c', 'd', 'e']) });
    expect(await titlesOf(ann, goal)).toEqual(fiveSteps);
    expect(timesPublished(service, roadmapReady, { goalId: goal.id })).toBe(1);
  });

  it('is a 503 with a message while the coach is unavailable, and changes nothing', async () => {
    const { ann, goal } = await askedGoal();
    await coach.stop();
    try {
      for (const call of ['generate-overview', 'ai-suggestions/regenerate']) {
        const answer = await service.as(ann).post(`/api/goals/${goal.id}/${call}`);
        expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
        expect(answer.body.detail).toContain('Your coach is away for a moment');
        expect(answer.headers.get('retry-after')).toBe('5');
      }
      expect(await goalNow(ann, goal)).toEqual(goal);
    } finally {
      coach = startCoach(service);
    }
  });
});
