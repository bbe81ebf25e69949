import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { goalChanged, goalCreated } from '@pathwise/contracts/events/goals';
import type { RoadmapDraft } from '@pathwise/contracts/roadmap';
import { startCoach } from './coach.ts';
import { draftOf, fiveSteps, type GoalsUnderTest, handOver, startGoals, storedFor, withRoadmap } from './given.ts';
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
const { goalNow, stepsOf, titlesOf, askedGoal } = readings(() => service);

describe('the overview', () => {
  it('keeps the person’s text and refuses a stale save with both texts', async () => {
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

  it('may be emptied, and the coach then writes it again', async () => {
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

  it('are deleted and restored', async () => {
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

  it('removes overview, AI steps, suggestions and timelines and keeps the person’s milestones', async () => {
    const { ann, goal } = await cleared();
    expect(await goalNow(ann, goal)).toMatchObject({
      roadmapStatus: 'none',
      aiOverview: null,
      milestoneCount: 1,
      progress: 0,
    });
    expect(await titlesOf(ann, goal)).toEqual(['My own']);
    const { trash: _, undoBatches: __, ...rest } = await storedFor(service, ann.id);
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

  it('refuses a first draft that arrives later', async () => {
    const { ann, goal } = await askedGoal();
    await service.as(ann).post(`/api/goals/${goal.id}/clear-roadmap`);
    const { draftId } = (await service.events.waitFor(goalCreated, ({ goalId }) => goalId === goal.id)).data;
    await handOver(service, { draftId, goalId: goal.id, ownerId: ann.id, draft: draftOf(fiveSteps) });
    expect(await goalNow(ann, goal)).toMatchObject({ roadmapStatus: 'none', milestoneCount: 0 });
  });
});
