import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { userDeleted } from '@pathwise/contracts/events/auth';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import { draftOf, type GoalsUnderTest, goalOf, startGoals, storedFor, withRoadmap } from './given.ts';

let service: GoalsUnderTest;
beforeAll(async () => {
  service = await startGoals();
});
afterAll(() => service.stop());

const steps = 8;
const weeks = 50;
const todos = 40;
const everything = 1 + steps + weeks;

it('stores, deletes, brings back and erases the largest roadmap there may be, each as a whole', async () => {
  const ann = testCaller();
  const goal = await goalOf(service, ann);
  const titles = Array.from({ length: steps }, (_, n) => `Step ${n}`);
  const timelines = Array.from({ length: weeks }, (_, week) => ({
    timeframe: `week-${week + 1}`,
    todos: Array.from({ length: todos }, (_, n) => {
      return {
        title: `Todo ${n} of week ${week}`,
        description: 'A sentence about it',
        dueDate: null,
        priority: 'normal' as const,
      };
    }),
  }));
  await withRoadmap(service, ann, goal, draftOf(titles, { timelines, suggestions: [] }));
  const { status, body } = await service.as(ann).delete(`/api/goals/${goal.id}`);
  expect([status, body.deletedCount]).toEqual([200, everything]);
  expect((await service.as(ann).post(`/api/undo/goals/${body.undo}`)).body).toEqual({ restoredCount: everything });
  expect(await storedFor(service, ann.id)).toEqual({
    goals: 1,
    milestones: steps,
    timelines: weeks,
  });

  await service.events.publish(userDeleted, { userId: ann.id, version: 2 });
  await waitUntil('everything to be erased', async () => Object.keys(await storedFor(service, ann.id)).length === 0);
});
