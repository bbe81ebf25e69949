import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Milestone } from '@pathwise/contracts/api/goals';
import { roadmapDrafted } from '@pathwise/contracts/events/ai';
import { goalChanged, goalCreated, roadmapReady } from '@pathwise/contracts/events/goals';
import type { RoadmapDraft } from '@pathwise/contracts/roadmap';
import { startCoach } from './coach.ts';
import { draftOf, fiveSteps, type GoalsUnderTest, startGoals, storedFor, timesTold, withRoadmap } from './given.ts';
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
const { goalNow, stepsOf, titlesOf, collection, todosOf, consumed, askedGoal } = readings(() => service);

describe('drafting anew', () => {
  it('tells the coach the goal and today, applies the answer at once and answers the roadmap', async () => {
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

  it('leaves what the person edited, completed or made, and keeps the ids of steps that stay', async () => {
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
    const bare = ({ order: _, version: __, ...words }: Milestone) => words;
    for (const before of kept) expect(bare(steps.find(({ id }) => id === before.id) ?? before)).toEqual(bare(before));
    expect(steps.filter(({ id }) => kept.some((before) => before.id === id))).toHaveLength(3);
    expect(await goalNow(ann, goal)).toMatchObject({
      milestoneCount: 7,
      completedMilestoneCount: 1,
      progress: 14,
      aiOverview: 'In my words',
    });
  });

  it('keeps boards in line under the same rule', async () => {
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

  it('keeps what the person did while the coach was thinking', async () => {
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

  it('makes the first draft superfluous when that comes late', async () => {
    const { ann, goal } = await askedGoal();
    await service.as(ann).post(`/api/goals/${goal.id}/generate-overview`);
    const { draftId } = (await service.events.waitFor(goalCreated, ({ goalId }) => goalId === goal.id)).data;
    const late = {
      draftId,
      goalId: goal.id,
      ownerId: ann.id,
      draft: draftOf(['a', 'b', 'c', 'd', 'e']),
      coach: 'built-in',
      version: 1,
    } as const;
    await consumed(await service.events.publish(roadmapDrafted, late));
    expect(await titlesOf(ann, goal)).toEqual(fiveSteps);
    expect(timesTold(service, roadmapReady, { goalId: goal.id })).toBe(1);
  });

  it('is a clear 503 while the coach is away, and changes nothing', async () => {
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

describe('the overview', () => {
  it('is kept in the person’s words and refuses a stale save with both', async () => {
    const { ann, goal } = await askedGoal();
    await withRoadmap(service, ann, goal);
    const path = `/api/goals/${goal.id}/overview`;
    const { version } = await goalNow(ann, goal);
    await service.as(ann).put(`/api/goals/${goal.id}`, { priority: 'high' });
    const saved = await service.as(ann).patch(path, { aiOverview: ' My words ', version });
    expect(saved).toMatchObject({ status: 200, body: { aiOverview: 'My words' } });
    const stale = await service.as(ann).patch(path, { aiOverview: 'Late', version });
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'stale-version', current: { aiOverview: 'My words', version: saved.body.version } },
    });
    await service.events.waitFor(
      goalChanged,
      ({ goalId, version: at }) => goalId === goal.id && at === saved.body.version,
    );
  });

  it('may be emptied, and is then written anew by the coach', async () => {
    const { ann, goal } = await askedGoal();
    await withRoadmap(service, ann, goal);
    for (const aiOverview of ['My words', ''])
      await service.as(ann).patch(`/api/goals/${goal.id}/overview`, { aiOverview });
    expect((await goalNow(ann, goal)).aiOverview).toBeNull();
    await service.as(ann).post(`/api/goals/${goal.id}/generate-overview`);
    expect((await goalNow(ann, goal)).aiOverview).toBe(coach.draft.overview);
  });
});

describe('suggestions', () => {
  const other = { title: 'Read the sky', description: 'Clouds', bullets: ['Cirrus'] };

  it('are replaced by others than those shown', async () => {
    const { ann, goal } = await askedGoal();
    await withRoadmap(service, ann, goal);
    coach.suggestions = [other];
    const path = `/api/goals/${goal.id}/ai-suggestions`;
    expect(await service.as(ann).post(`${path}/regenerate`)).toMatchObject({ status: 200, body: [other] });
    expect((await service.as(ann).get(path)).body).toEqual([other]);
    expect(coach.asked).toMatchObject([{ goalId: goal.id, already: ['Crew first', 'Knots'] }]);
  });

  it('are deleted and brought back', async () => {
    const { ann, goal } = await askedGoal();
    await withRoadmap(service, ann, goal);
    const path = `/api/goals/${goal.id}/ai-suggestions`;
    const { body } = await service.as(ann).delete(path);
    expect(body.deletedCount).toBe(2);
    expect((await service.as(ann).get(path)).body).toEqual([]);
    expect((await service.as(ann).delete(path)).body.deletedCount).toBe(0);
    await service.as(ann).post(`/api/undo/goals/${body.undo}`);
    expect((await service.as(ann).get(path)).body).toEqual(draftOf([]).suggestions);
  });
});

describe('clearing the roadmap', () => {
  async function cleared(draft: RoadmapDraft = draftOf(fiveSteps)) {
    const { ann, goal } = await askedGoal();
    await withRoadmap(service, ann, goal, draft);
    const path = `/api/goals/${goal.id}/unified-milestones`;
    await service.as(ann).post(path, { title: 'My own' });
    const [club] = await stepsOf(ann, goal);
    await service.as(ann).put(`${path}/${club?.id}`, { completed: true });
    const before = {
      goal: await goalNow(ann, goal),
      steps: await stepsOf(ann, goal),
      stored: await storedFor(service, ann.id),
    };
    const { status, body } = await service.as(ann).post(`/api/goals/${goal.id}/clear-roadmap`);
    expect(status).toBe(200);
    return { ann, goal, before, undo: body.undo as string };
  }

  it('removes overview, AI steps, suggestions and boards and keeps the person’s milestones', async () => {
    const { ann, goal } = await cleared();
    expect(await goalNow(ann, goal)).toMatchObject({
      roadmapStatus: 'none',
      aiOverview: null,
      milestoneCount: 1,
      progress: 0,
    });
    expect(await titlesOf(ann, goal)).toEqual(['My own']);
    const { trash: _, undo_batches: __, ...rest } = await storedFor(service, ann.id);
    expect(rest).toEqual({ goals: 1, milestones: 1 });
  });

  it('is undone as one', async () => {
    const { ann, goal, before, undo } = await cleared();
    expect((await service.as(ann).post(`/api/undo/goals/${undo}`)).status).toBe(200);
    const { version: _, ...now } = await goalNow(ann, goal);
    expect(before.goal).toMatchObject(now);
    expect(await stepsOf(ann, goal)).toEqual(before.steps);
    expect(await storedFor(service, ann.id)).toEqual(before.stored);
  });

  it.each([
    { boards: 'the same boards', timelines: draftOf([]).timelines },
    { boards: 'no boards', timelines: [] },
  ])('is not undone over a newer roadmap with $boards, and stays undoable', async ({ timelines }) => {
    const { ann, goal, before, undo } = await cleared();
    coach.draft = draftOf(fiveSteps, { timelines });
    await service.as(ann).post(`/api/goals/${goal.id}/generate-overview`);
    const [newer, token] = [await stepsOf(ann, goal), `/api/undo/goals/${undo}`];
    expect((await service.as(ann).post(token)).status).toBe(409);
    expect(await stepsOf(ann, goal)).toEqual(newer);
    await service.as(ann).post(`/api/goals/${goal.id}/clear-roadmap`);
    expect((await service.as(ann).post(token)).status).toBe(200);
    expect(await stepsOf(ann, goal)).toEqual(before.steps);
  });

  it('keeps a first draft that is still on its way out', async () => {
    const { ann, goal } = await askedGoal();
    await service.as(ann).post(`/api/goals/${goal.id}/clear-roadmap`);
    const { draftId } = (await service.events.waitFor(goalCreated, ({ goalId }) => goalId === goal.id)).data;
    const late = {
      draftId,
      goalId: goal.id,
      ownerId: ann.id,
      draft: draftOf(fiveSteps),
      coach: 'built-in',
      version: 1,
    } as const;
    await consumed(await service.events.publish(roadmapDrafted, late));
    expect(await goalNow(ann, goal)).toMatchObject({ roadmapStatus: 'none', milestoneCount: 0 });
  });
});
