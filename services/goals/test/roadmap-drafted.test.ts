import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { roadmapDrafted } from '@pathwise/contracts/events/ai';
import { goalChanged, goalCreated, roadmapReady } from '@pathwise/contracts/events/goals';
import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
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

describe('a draft that arrives', () => {
  it('becomes the roadmap of its goal: overview, steps, suggestions and boards', async () => {
    const { ann, goal } = await askedGoal({ targetDate: '2099-12-31' });
    const dated = draftOf(fiveSteps);
    for (const [n, step] of dated.milestones.entries()) step.dueDate = `2099-0${n + 1}-15`;
    await withRoadmap(service, ann, goal, dated);

    expect(await goalNow(ann, goal)).toMatchObject({
      roadmapStatus: 'ready',
      aiOverview: dated.overview,
      milestoneCount: 5,
      completedMilestoneCount: 0,
      progress: 0,
    });
    const steps = await stepsOf(ann, goal);
    expect(steps.map(({ title, dueDate, order }) => [title, dueDate, order])).toEqual(
      fiveSteps.map((title, n) => [title, `2099-0${n + 1}-15`, n]),
    );
    for (const { id, type } of steps) expect([id.startsWith('ai-step-'), type]).toEqual([true, 'ai-step']);
    expect((await service.as(ann).get(`/api/goals/${goal.id}/ai-suggestions`)).body).toEqual(dated.suggestions);
    expect(await storedFor(service, ann.id)).toEqual({
      goals: 1,
      milestones: 5,
      suggestions: 2,
      timelines: 2,
    });
    const { data } = await service.events.waitFor(roadmapReady, ({ goalId }) => goalId === goal.id);
    expect(data).toMatchObject({ ownerId: ann.id, title: goal.title, milestoneCount: 5 });
  });

  it('drops dates that lie outside of the goal’s time', async () => {
    const { ann, goal } = await askedGoal({ targetDate: '2020-01-01' });
    const dated = draftOf(fiveSteps);
    for (const step of dated.milestones) step.dueDate = '2099-01-01';
    await withRoadmap(service, ann, goal, dated);
    for (const { dueDate } of await stepsOf(ann, goal)) expect(dueDate).toBeNull();
  });

  it('that was held up for days puts nothing in the past', async () => {
    const { ann, goal } = await askedGoal({ targetDate: '2099-12-31' });
    const today = goal.createdOn;
    const madeOn = addDays(today, -4);
    await collection('goals')?.updateOne({ _id: goal.id as never }, { $set: { createdOn: madeOn } });
    const due = ['2026-01-01', madeOn, addDays(today, -1), today, addDays(today, 9)];
    const todos = due.map((dueDate, n) => {
      return { title: fiveSteps[n] ?? '', description: '', dueDate, priority: 'normal' as const };
    });
    const held = draftOf(fiveSteps, { timelines: [{ timeframe: 'week-1', todos }] });
    for (const [n, step] of held.milestones.entries()) step.dueDate = due[n] ?? null;
    await withRoadmap(service, ann, goal, held);
    expect((await stepsOf(ann, goal)).map(({ dueDate }) => dueDate)).toEqual([null, today, today, today, due[4]]);
    for (const { dueDate } of await todosOf(goal)) expect(dueDate === null || dueDate >= today).toBe(true);
  });

  it('is stored once, however often it is delivered and under whichever identity', async () => {
    const { ann, goal } = await askedGoal();
    const { event, eventId } = await withRoadmap(service, ann, goal);
    const before = [await goalNow(ann, goal), await stepsOf(ann, goal)];
    await service.events.publish(roadmapDrafted, event, eventId);
    const again = await service.events.publish(roadmapDrafted, { ...event, draft: draftOf(['u', 'v', 'x', 'y', 'z']) });
    await consumed(again);
    expect([await goalNow(ann, goal), await stepsOf(ann, goal)]).toEqual(before);
    expect(timesTold(service, roadmapReady, { goalId: goal.id })).toBe(1);
  });

  it('is ignored when it is not the one the goal asked for, or names another owner', async () => {
    const { ann, goal } = await askedGoal();
    const asked = (await service.events.waitFor(goalCreated, ({ goalId }) => goalId === goal.id)).data;
    const event = {
      draftId: 'another',
      goalId: goal.id,
      ownerId: ann.id,
      draft: draftOf(fiveSteps),
      coach: 'openai',
      version: 1,
    } as const;
    await consumed(await service.events.publish(roadmapDrafted, event));
    await consumed(
      await service.events.publish(roadmapDrafted, { ...event, draftId: asked.draftId, ownerId: 'somebody' }),
    );
    expect(await goalNow(ann, goal)).toEqual(goal);
    expect(await storedFor(service, ann.id)).toEqual({ goals: 1 });
  });

  it('comes to nothing when the goal was deleted meanwhile, and a restored goal can ask again', async () => {
    const { ann, goal } = await askedGoal();
    const { draftId } = (await service.events.waitFor(goalCreated, ({ goalId }) => goalId === goal.id)).data;
    const { undo } = (await service.as(ann).delete(`/api/goals/${goal.id}`)).body;
    const event = {
      draftId,
      goalId: goal.id,
      ownerId: ann.id,
      draft: draftOf(fiveSteps),
      coach: 'built-in',
      version: 1,
    } as const;
    await consumed(await service.events.publish(roadmapDrafted, event));
    expect(await storedFor(service, ann.id)).toEqual({ trash: 1, undo_batches: 1 });
    await service.as(ann).post(`/api/undo/goals/${undo}`);
    expect((await service.as(ann).post(`/api/goals/${goal.id}/generate-overview`)).status).toBe(200);
    expect(await goalNow(ann, goal)).toMatchObject({ roadmapStatus: 'ready', milestoneCount: 5 });
  });

  it('leaves milestones made before it, and the figures agree', async () => {
    const { ann, goal } = await askedGoal();
    const mine = (await service.as(ann).post(`/api/goals/${goal.id}/unified-milestones`, { title: 'My own' })).body;
    await service.as(ann).put(`/api/goals/${goal.id}/unified-milestones/${mine.id}`, { completed: true });
    await withRoadmap(service, ann, goal);
    expect(await titlesOf(ann, goal)).toEqual([...fiveSteps, 'My own']);
    expect(await goalNow(ann, goal)).toMatchObject({ milestoneCount: 6, completedMilestoneCount: 1, progress: 17 });
    await service.events.waitFor(goalChanged, ({ goalId, progress }) => goalId === goal.id && progress === 17);
  });

  it('is answered within the same second to whoever made the goal and reads it', async () => {
    const { ann, goal } = await askedGoal();
    const { event, eventId } = await withRoadmap(service, ann, goal);
    const after = `${roadmapDrafted.type}=${encodeURIComponent(eventId)}`;
    const answer = await service.as(ann).get(`/api/goals/${goal.id}`, { 'pathwise-after': after });
    expect(answer.headers.get('pathwise-stale')).toBeNull();
    expect(answer.body.milestoneCount).toBe(event.draft.milestones.length);
  });
});
