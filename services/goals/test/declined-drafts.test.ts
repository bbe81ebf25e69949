import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Goal } from '@pathwise/contracts/api/goals';
import { goalChanged, goalCreated } from '@pathwise/contracts/events/goals';
import { storeDraftFor } from '@pathwise/contracts/questions/goals';
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
  coach.declines = undefined;
});
afterAll(async () => {
  await coach.stop();
  await service.stop();
});
const { goalNow, titlesOf, askedGoal } = readings(() => service);
const note = 'You should not have to carry this alone.\n\n- **Samaritans**: 116 123';

async function handOverNote(goal: Goal, ownerId: string) {
  const { data } = await service.events.waitFor(goalCreated, ({ goalId }) => goalId === goal.id);
  const { draftId, createdOn: today } = data;
  const asked = { draftId, goalId: goal.id, ownerId, today, declined: note };
  return { draftId, answer: await service.running.deps.ask(storeDraftFor, asked, { timeoutMs: 15_000 }) };
}

describe('a first draft that the coach declines', () => {
  it('leaves the goal without a roadmap, with the note, and tells the tabs', async () => {
    const { ann, goal } = await askedGoal();
    const { answer } = await handOverNote(goal, ann.id);
    const noted = await goalNow(ann, goal);
    expect(noted).toMatchObject({ title: goal.title, roadmapStatus: 'none', coachNote: note, milestoneCount: 0 });
    expect(answer).toEqual({ goal: noted, milestones: [] });
    expect(await storedFor(service, ann.id)).toEqual({ goals: 1 });
    await service.events.waitFor(goalChanged, ({ goalId, version }) => goalId === goal.id && version === noted.version);
  });

  it('is answered with what is stored when it is delivered again, and a later draft under its id is ignored', async () => {
    const { ann, goal } = await askedGoal();
    const { draftId, answer } = await handOverNote(goal, ann.id);
    expect((await handOverNote(goal, ann.id)).answer).toEqual(answer);
    const late = { draftId, goalId: goal.id, ownerId: ann.id, draft: draftOf(fiveSteps) };
    expect(await handOver(service, late)).toEqual(answer);
  });
});

describe('a redraft that the coach declines', () => {
  it.each([{}, { apply: false }, { apply: true }])('asked with %j changes nothing but the note', async (body) => {
    const { ann, goal } = await askedGoal();
    await handOverNote(goal, ann.id);
    coach.declines = note;
    const answer = await service.as(ann).post(`/api/goals/${goal.id}/generate-overview`, body);
    expect(answer).toMatchObject({ status: 200, body: { coachNote: note } });
    expect(await goalNow(ann, goal)).toMatchObject({ roadmapStatus: 'none', coachNote: note, aiOverview: null });
    expect(await storedFor(service, ann.id)).toEqual({ goals: 1 });
  });

  it('after an edit of the title keeps the steps of the earlier text, and a harmless title drops the note', async () => {
    const { ann, goal } = await askedGoal();
    await withRoadmap(service, ann, goal);
    await service.as(ann).put(`/api/goals/${goal.id}`, { title: 'Something harmful' });
    coach.declines = note;
    expect((await service.as(ann).post(`/api/goals/${goal.id}/generate-overview`)).body).toEqual({ coachNote: note });
    expect(await goalNow(ann, goal)).toMatchObject({ roadmapStatus: 'ready', coachNote: note });
    expect(await titlesOf(ann, goal)).toEqual(fiveSteps);

    await service.as(ann).put(`/api/goals/${goal.id}`, { priority: 'high' });
    expect(await goalNow(ann, goal)).toMatchObject({ coachNote: note });
    await service.as(ann).put(`/api/goals/${goal.id}`, { title: 'Learn to sail again' });
    expect(await goalNow(ann, goal)).toMatchObject({ coachNote: null });
  });

  it('is no obstacle to a later draft, which removes the note', async () => {
    const { ann, goal } = await askedGoal();
    await handOverNote(goal, ann.id);
    expect((await service.as(ann).post(`/api/goals/${goal.id}/generate-overview`)).status).toBe(200);
    expect(await goalNow(ann, goal)).toMatchObject({ roadmapStatus: 'ready', coachNote: null, milestoneCount: 5 });
  });
});

describe('suggestions that the coach declines', () => {
  it('stay as they are, and the goal shows the note', async () => {
    const { ann, goal } = await askedGoal();
    const { draft } = await withRoadmap(service, ann, goal);
    coach.declines = note;
    const answer = await service.as(ann).post(`/api/goals/${goal.id}/ai-suggestions/regenerate`);
    expect(answer).toMatchObject({ status: 200, body: draft.suggestions });
    expect(await goalNow(ann, goal)).toMatchObject({ coachNote: note });
  });
});
