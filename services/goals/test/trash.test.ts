import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Trashed } from '@pathwise/contracts/trash';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { fiveSteps, type GoalsUnderTest, goalOf, premium, startGoals, withRoadmap } from './given.ts';

let service: GoalsUnderTest;
beforeAll(async () => {
  service = await startGoals();
});
afterAll(() => service.stop());

const trashOf = async (owner: Caller, query = ''): Promise<Trashed[]> =>
  (await service.as(owner).get(`/api/trash/goals${query}`)).body;
const remove = async (owner: Caller, path: string): Promise<string> => (await service.as(owner).delete(path)).body.undo;

describe('the trash of goals', () => {
  it('lists each deletion with its kind, three titles at most and its size, newest first', async () => {
    const ann = premium();
    const goal = await goalOf(service, ann, { title: 'Learn to sail' });
    await withRoadmap(service, ann, goal);
    const client = service.as(ann);
    const steps = `/api/goals/${goal.id}/unified-milestones`;
    const milestone = await remove(ann, `${steps}/${(await client.get(steps)).body[0].id}`);
    const cleared = (await client.post(`/api/goals/${goal.id}/clear-roadmap`, {})).body.undo;
    const whole = await remove(ann, `/api/goals/${goal.id}`);
    const listed = await trashOf(ann);
    expect(listed).toMatchObject([
      { token: whole, kind: 'goal', titles: ['Learn to sail'], count: 1 },
      { token: cleared, kind: 'roadmap', count: 4 },
      { token: milestone, kind: 'milestone', titles: ['Find a club'], count: 1 },
    ]);
    const titles = listed[1]?.titles ?? [];
    expect(titles).toHaveLength(3);
    expect(fiveSteps).toEqual(expect.arrayContaining(titles));
  });

  it('lists the todos of a cleared timeline', async () => {
    const ann = premium();
    const goal = await goalOf(service, ann);
    const client = service.as(ann);
    const timeline = (await client.post('/api/roadmap/timelines', { goalId: goal.id, timeframe: 'week-1' })).body;
    for (const title of ['One', 'Two', 'Three', 'Four'])
      await client.post(`/api/roadmap/timelines/${timeline.id}/todos`, { title });
    const token = await remove(ann, `/api/roadmap/timelines/${timeline.id}/todos`);
    expect(await trashOf(ann)).toMatchObject([{ token, kind: 'todos', titles: ['One', 'Two', 'Three'], count: 4 }]);
  });

  it('is read page by page', async () => {
    const ann = premium();
    const tokens: string[] = [];
    for (const title of ['One', 'Two', 'Three'])
      tokens.unshift(await remove(ann, `/api/goals/${(await goalOf(service, ann, { title })).id}`));
    const first = await service.as(ann).get('/api/trash/goals?limit=2');
    expect(first.body.map(({ token }: Trashed) => token)).toEqual(tokens.slice(0, 2));
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.get('link')))?.[1] ?? '';
    const second = await service.as(ann).get(next);
    expect(second.body.map(({ token }: Trashed) => token)).toEqual(tokens.slice(2));
    expect(second.headers.get('link')).toBeNull();
    expect((await service.as(ann).get('/api/trash/goals?cursor=guessed')).status).toBe(422);
  });

  it('shows and discards nothing of another person', async () => {
    const [ann, bob] = [premium(), premium()];
    const token = await remove(ann, `/api/goals/${(await goalOf(service, ann)).id}`);
    expect(await trashOf(bob)).toEqual([]);
    expect((await service.as(bob).delete(`/api/trash/goals/${token}`)).status).toBe(404);
    expect(await trashOf(ann)).toHaveLength(1);
  });

  it('forgets what is deleted for good, row by row, and what was brought back', async () => {
    const ann = premium();
    const [first, second] = [await goalOf(service, ann), await goalOf(service, ann)];
    const token = await remove(ann, `/api/goals/${first.id}`);
    const kept = await remove(ann, `/api/goals/${second.id}`);
    expect((await service.as(ann).delete(`/api/trash/goals/${token}`)).status).toBe(204);
    const stored = await service.running.deps.db.db?.collection('trash').countDocuments({ batch: token });
    expect(stored).toBe(0);
    expect((await service.as(ann).post(`/api/undo/goals/${token}`)).status).toBe(404);
    expect((await service.as(ann).delete(`/api/trash/goals/${token}`)).status).toBe(404);
    expect(await trashOf(ann)).toMatchObject([{ token: kept }]);
    await service.as(ann).post(`/api/undo/goals/${kept}`);
    expect(await trashOf(ann)).toEqual([]);
  });

  it('lists no draft that another one replaced, and does not discard it', async () => {
    const ann = premium();
    const goal = await goalOf(service, ann);
    const token = await service.running.deps.inTransaction(async (tx) => {
      const about = { goalId: goal.id };
      return (await service.running.deps.undo.keep(tx, { ownerId: ann.id, kind: 'redraft', about, memo: [{}] })).undo;
    });
    expect(await trashOf(ann)).toEqual([]);
    expect((await service.as(ann).delete(`/api/trash/goals/${token}`)).status).toBe(404);
  });
});
