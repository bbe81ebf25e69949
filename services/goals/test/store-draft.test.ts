import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Goal, Milestone } from '@pathwise/contracts/api/goals';
import { roadmapReady } from '@pathwise/contracts/events/goals';
import { storeDraftFor } from '@pathwise/contracts/questions/goals';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import { draftOf, fiveSteps, type GoalsUnderTest, goalOf, startGoals, timesPublished, withRoadmap } from './given.ts';

let service: GoalsUnderTest;
beforeAll(async () => {
  service = await startGoals();
  const { broker } = service.running;
  await waitUntil('the broker to be there', () => broker.connected);
});
afterAll(() => service.stop());

const today = new Date().toISOString().slice(0, 10);
const handOver = (owner: Caller, goal: Goal, titles: readonly string[] = fiveSteps) =>
  service.running.deps.ask(
    storeDraftFor,
    { ownerId: owner.id, goalId: goal.id, draft: draftOf(titles), today },
    { timeoutMs: 5_000 },
  );
const titles = ({ milestones }: { milestones: Milestone[] }) => milestones.map(({ title }) => title);

describe('a roadmap drafted again in the chat', () => {
  it('is stored for a goal whose roadmap was cleared, beside the milestones of the person', async () => {
    const ann = testCaller();
    const goal = await goalOf(service, ann);
    await withRoadmap(service, ann, goal);
    const path = `/api/goals/${goal.id}`;
    await service.as(ann).post(`${path}/unified-milestones`, { title: 'My own' });
    await service.as(ann).post(`${path}/clear-roadmap`, {});
    const stored = await handOver(ann, goal, ['a', 'b', 'c', 'd', 'e']);
    expect(titles(stored).toSorted((a, b) => a.localeCompare(b))).toEqual(['a', 'b', 'c', 'd', 'e', 'My own']);
    expect((await service.as(ann).get(`${path}/unified-milestones`)).body).toEqual(stored.milestones);
    const now = (await service.as(ann).get('/api/goals')).body[0];
    expect(now).toMatchObject({ roadmapStatus: 'ready', milestoneCount: 6, aiOverview: draftOf([]).overview });
  });

  it('changes nothing when requested again, and answers the existing steps', async () => {
    const ann = testCaller();
    const goal = await goalOf(service, ann);
    const first = await handOver(ann, goal);
    expect(titles(first)).toEqual(fiveSteps);
    expect(await handOver(ann, goal, ['a', 'b', 'c', 'd', 'e'])).toEqual(first);
    await service.events.waitFor(roadmapReady, ({ goalId }) => goalId === goal.id);
    expect(timesPublished(service, roadmapReady, { goalId: goal.id })).toBe(1);
  });

  it("is refused for somebody else's goal", async () => {
    const goal = await goalOf(service, testCaller());
    await expect(handOver(testCaller(), goal)).rejects.toMatchObject({ status: 404 });
  });
});
