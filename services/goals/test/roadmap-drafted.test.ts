import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Goal } from '@pathwise/contracts/api/goals';
import { goalChanged, goalCreated, goalRestored, roadmapReady } from '@pathwise/contracts/events/goals';
import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import { startCoach } from './coach.ts';
import {
  draftOf,
  fiveSteps,
  type GoalsUnderTest,
  goalOf,
  handOver,
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
  coach.draft = draftOf(fiveSteps);
  coach.asked = [];
});
afterAll(async () => {
  await coach.stop();
  await service.stop();
});
const askedDraft = async (goal: Goal) =>
  (await service.events.waitFor(goalCreated, ({ goalId }) => goalId === goal.id)).data;
const { goalNow, stepsOf, titlesOf, collection, todosOf, askedGoal } = readings(() => service);

describe('a draft that arrives', () => {
  it('becomes the roadmap of its goal: overview, steps, suggestions and timelines', async () => {
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

  describe('for a goal without a target date', () => {
    const leadingTo = (last: string) => {
      const drafted = draftOf(fiveSteps);
      for (const [n, step] of drafted.milestones.entries()) step.dueDate = n === 4 ? last : `2099-0${n + 1}-15`;
      return drafted;
    };

    it('keeps the date that the coach read in its words, and says whose it is', async () => {
      const { ann, goal } = await askedGoal();
      await withRoadmap(service, ann, goal, leadingTo('2099-06-30'));
      expect(await goalNow(ann, goal)).toMatchObject({ targetDate: '2099-06-30', isTargetDateRead: true });
      const { data } = await service.events.waitFor(goalChanged, ({ goalId }) => goalId === goal.id);
      expect(data).toMatchObject({ targetDate: '2099-06-30' });
    });

    it('keeps it where the person changed something else meanwhile, whose form is then stale', async () => {
      const { ann, goal } = await askedGoal();
      const before = (await service.as(ann).put(`/api/goals/${goal.id}`, { priority: 'high' })).body;
      await withRoadmap(service, ann, goal, leadingTo('2099-06-30'));
      expect(await goalNow(ann, goal)).toMatchObject({ targetDate: '2099-06-30', priority: 'high' });
      const late = { targetDate: '', version: before.version };
      expect((await service.as(ann).put(`/api/goals/${goal.id}`, late)).status).toBe(409);
    });

    it('is the person’s date once they have set another, or none', async () => {
      for (const targetDate of ['2099-12-31', '']) {
        const { ann, goal } = await askedGoal();
        await withRoadmap(service, ann, goal, leadingTo('2099-06-30'));
        await service.as(ann).put(`/api/goals/${goal.id}`, { targetDate });
        const now = await goalNow(ann, goal);
        expect([now.targetDate, now.isTargetDateRead]).toEqual([targetDate || null, undefined]);
      }
    });

    it('leaves it without one where the words name none', async () => {
      const { ann, goal } = await askedGoal();
      await withRoadmap(service, ann, goal);
      expect(await goalNow(ann, goal)).toMatchObject({ targetDate: null });
    });
  });

  describe('for words that the coach is unsure of', () => {
    const closestKinds = ['Learn to sail', 'Swim in open water'];
    const unsureGoal = async (changeBefore = {}) => {
      const { ann, goal } = await askedGoal();
      const { draftId } = await askedDraft(goal);
      if (Object.keys(changeBefore).length > 0) await service.as(ann).put(`/api/goals/${goal.id}`, changeBefore);
      await handOver(service, { draftId, goalId: goal.id, ownerId: ann.id, draft: draftOf(fiveSteps), closestKinds });
      return { ann, goal };
    };

    it.each([
      ['at once', {}],
      ['after another change', { priority: 'high' }],
    ])('keeps the kinds that they could mean, stored %s', async (_, changeBefore) => {
      const { ann, goal } = await unsureGoal(changeBefore);
      expect(await goalNow(ann, goal)).toMatchObject({ roadmapStatus: 'ready', closestKinds });
    });

    it.each([{ description: 'Closest to: Learn to sail.' }, { title: 'Sail to Jersey' }, { isKindRight: true }])(
      'forgets them with this change: %o',
      async (change) => {
        const { ann, goal } = await unsureGoal();
        expect((await service.as(ann).put(`/api/goals/${goal.id}`, change)).body.closestKinds).toBeUndefined();
        expect((await goalNow(ann, goal)).closestKinds).toBeUndefined();
      },
    );

    it('asks for a draft of the chosen kind, and stores nothing of the choice before it is accepted', async () => {
      const { ann, goal } = await unsureGoal();
      const body = { apply: false, closestKind: 'Learn to sail' };
      const proposed = await service.as(ann).post(`/api/goals/${goal.id}/generate-overview`, body);
      expect(proposed.status).toBe(200);
      expect(coach.asked.at(-1)?.description).toMatch(/(?:^|\n)Closest to: Learn to sail\.$/);
      expect(await goalNow(ann, goal)).toMatchObject({ closestKinds, description: goal.description });
    });

    it('leaves an open form valid when the plan fits', async () => {
      const { ann, goal } = await unsureGoal();
      const { version } = await goalNow(ann, goal);
      await service.as(ann).put(`/api/goals/${goal.id}`, { isKindRight: true });
      expect((await service.as(ann).put(`/api/goals/${goal.id}`, { title: 'Sail', version })).status).toBe(200);
    });

    it('keeps them while other fields change', async () => {
      const { ann, goal } = await unsureGoal();
      await service.as(ann).put(`/api/goals/${goal.id}`, { priority: 'low' });
      expect((await goalNow(ann, goal)).closestKinds).toEqual(closestKinds);
    });
  });

  describe('for a goal whose form was left at its category', () => {
    const left = { category: 'profession', isCategoryOpen: true };

    it('keeps the category that the coach read in its words, and says whose it is', async () => {
      const { ann, goal } = await askedGoal(left);
      await withRoadmap(service, ann, goal, draftOf(fiveSteps), 'hobby');
      expect(await goalNow(ann, goal)).toMatchObject({ category: 'hobby', isCategoryRead: true });
      const { data } = await service.events.waitFor(goalChanged, ({ goalId }) => goalId === goal.id);
      expect(data).toMatchObject({ category: 'hobby' });
    });

    it('keeps it where the person changed something else meanwhile, whose form is then stale', async () => {
      const { ann, goal } = await askedGoal(left);
      const before = (await service.as(ann).put(`/api/goals/${goal.id}`, { priority: 'high' })).body;
      await withRoadmap(service, ann, goal, draftOf(fiveSteps), 'hobby');
      expect(await goalNow(ann, goal)).toMatchObject({ category: 'hobby', priority: 'high' });
      const late = { category: 'health', version: before.version };
      expect((await service.as(ann).put(`/api/goals/${goal.id}`, late)).status).toBe(409);
    });

    it('leaves the category that the person chose, before or after', async () => {
      const { ann, goal: chosen } = await askedGoal({ category: 'financial' });
      await withRoadmap(service, ann, chosen, draftOf(fiveSteps), 'hobby');
      const changed = await goalOf(service, ann, left);
      await service.as(ann).put(`/api/goals/${changed.id}`, { category: 'financial' });
      await withRoadmap(service, ann, changed, draftOf(fiveSteps), 'hobby');
      const corrected = await goalOf(service, ann, left);
      await withRoadmap(service, ann, corrected, draftOf(fiveSteps), 'hobby');
      await service.as(ann).put(`/api/goals/${corrected.id}`, { category: 'financial' });
      for (const goal of [chosen, changed, corrected]) {
        const now = await goalNow(ann, goal);
        expect([now.category, now.isCategoryRead]).toEqual(['financial', undefined]);
      }
    });

    it('leaves it where the words tell none', async () => {
      const { ann, goal } = await askedGoal(left);
      await withRoadmap(service, ann, goal);
      const now = await goalNow(ann, goal);
      expect([now.category, now.isCategoryRead]).toEqual(['profession', undefined]);
    });
  });

  it('drops dates outside of the goal’s time', async () => {
    const { ann, goal } = await askedGoal({ targetDate: '2020-01-01' });
    const dated = draftOf(fiveSteps);
    for (const step of dated.milestones) step.dueDate = '2099-01-01';
    await withRoadmap(service, ann, goal, dated);
    for (const { dueDate } of await stepsOf(ann, goal)) expect(dueDate).toBeNull();
  });

  it('that arrives days late sets no date in the past', async () => {
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

  it('is stored once, however often it is delivered and under whichever event id', async () => {
    const { ann, goal } = await askedGoal();
    const first = await withRoadmap(service, ann, goal);
    const before = [await goalNow(ann, goal), await stepsOf(ann, goal)];
    for (const titles of [fiveSteps, ['u', 'v', 'x', 'y', 'z']]) {
      const answer = await handOver(service, { ...first, draft: draftOf(titles) });
      expect([answer.goal, answer.milestones]).toEqual(before);
    }
    expect([await goalNow(ann, goal), await stepsOf(ann, goal)]).toEqual(before);
    expect(timesPublished(service, roadmapReady, { goalId: goal.id })).toBe(1);
  });

  it('is stored once when it is handed over several times concurrently', async () => {
    const { ann, goal } = await askedGoal();
    const { draftId } = await askedDraft(goal);
    const first = { draftId, goalId: goal.id, ownerId: ann.id, draft: draftOf(fiveSteps) };
    const answers = await Promise.all(Array.from({ length: 4 }, () => handOver(service, first)));
    const stored = await stepsOf(ann, goal);
    expect(stored.map(({ title }) => title)).toEqual(fiveSteps);
    for (const { milestones } of answers) expect(milestones).toEqual(stored);
    expect(timesPublished(service, roadmapReady, { goalId: goal.id })).toBe(1);
  });

  it('is ignored when the goal requested another one, or when it names another owner', async () => {
    const { ann, goal } = await askedGoal();
    const asked = await askedDraft(goal);
    const another = { draftId: 'another', goalId: goal.id, ownerId: ann.id, draft: draftOf(fiveSteps) };
    expect(await handOver(service, another)).toEqual({ goal, milestones: [] });
    await expect(handOver(service, { ...another, draftId: asked.draftId, ownerId: 'somebody' })).rejects.toMatchObject({
      status: 404,
    });
    expect(await goalNow(ann, goal)).toEqual(goal);
    expect(await storedFor(service, ann.id)).toEqual({ goals: 1 });
  });

  it('is not stored while the goal is deleted, and is requested again and stored after the undo', async () => {
    const { ann, goal } = await askedGoal();
    const { draftId, createdOn, timeZone } = await askedDraft(goal);
    const { undo } = (await service.as(ann).delete(`/api/goals/${goal.id}`)).body;
    const first = { draftId, goalId: goal.id, ownerId: ann.id, draft: draftOf(fiveSteps) };
    await expect(handOver(service, first)).rejects.toMatchObject({ status: 404 });
    expect(await storedFor(service, ann.id)).toEqual({ trash: 1, undoBatches: 1 });
    const longAgo = { $set: { 'document.draftAskedAt': new Date(0) } };
    await collection('trash')?.updateOne({ ownerId: ann.id }, longAgo);

    await service.as(ann).post(`/api/undo/goals/${undo}`);
    expect(await goalNow(ann, goal)).toMatchObject({ roadmapStatus: 'drafting' });
    const { data } = await service.events.waitFor(goalRestored, ({ goalId }) => goalId === goal.id);
    expect(data.awaitedDraft).toEqual({ draftId, createdOn, timeZone });
    await handOver(service, first);
    expect(await goalNow(ann, goal)).toMatchObject({ roadmapStatus: 'ready', milestoneCount: 5 });
  });

  it('is not requested again by a goal that has its roadmap', async () => {
    const { ann, goal } = await askedGoal();
    await withRoadmap(service, ann, goal);
    const { undo } = (await service.as(ann).delete(`/api/goals/${goal.id}`)).body;
    await service.as(ann).post(`/api/undo/goals/${undo}`);
    const { data } = await service.events.waitFor(goalRestored, ({ goalId }) => goalId === goal.id);
    expect(data.awaitedDraft).toBeUndefined();
  });

  it('is no longer expected by a restored goal whose person requested a new one', async () => {
    const { ann, goal } = await askedGoal();
    const { undo } = (await service.as(ann).delete(`/api/goals/${goal.id}`)).body;
    await service.as(ann).post(`/api/undo/goals/${undo}`);
    expect((await service.as(ann).post(`/api/goals/${goal.id}/generate-overview`)).status).toBe(200);
    expect(await goalNow(ann, goal)).toMatchObject({ roadmapStatus: 'ready', milestoneCount: 5 });
  });

  it('keeps milestones created before it, and the figures agree', async () => {
    const { ann, goal } = await askedGoal();
    const mine = (await service.as(ann).post(`/api/goals/${goal.id}/unified-milestones`, { title: 'My own' })).body;
    await service.as(ann).put(`/api/goals/${goal.id}/unified-milestones/${mine.id}`, { completed: true });
    await withRoadmap(service, ann, goal);
    expect(await titlesOf(ann, goal)).toEqual([...fiveSteps, 'My own']);
    expect(await goalNow(ann, goal)).toMatchObject({ milestoneCount: 6, completedMilestoneCount: 1, progress: 17 });
    await service.events.waitFor(goalChanged, ({ goalId, progress }) => goalId === goal.id && progress === 17);
  });

  it('is answered with the goal and its current steps', async () => {
    const { ann, goal } = await askedGoal();
    const first = await withRoadmap(service, ann, goal);
    const answer = await handOver(service, first);
    expect(answer).toEqual({ goal: await goalNow(ann, goal), milestones: await stepsOf(ann, goal) });
    expect(answer.goal.milestoneCount).toBe(first.draft.milestones.length);
  });
});
