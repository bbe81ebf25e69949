import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { nextMonday, type PlannerUnderTest, startPlanner, taskOf } from './given.ts';

let service: PlannerUnderTest;
beforeAll(async () => {
  service = await startPlanner();
});
afterAll(() => service.stop());

const search = (who: ReturnType<typeof testCaller>, query: string) => service.as(who).get(`/api/search/plan?${query}`);

describe('a search through the plan', () => {
  it('finds tasks of every week and diary entries by the beginnings of words, the latest first', async () => {
    const ann = testCaller();
    const early = await taskOf(service, ann, { title: 'Buy running shoes' });
    const late = await taskOf(service, ann, { title: 'Clean the shoes', specificDate: nextMonday });
    await taskOf(service, ann, { title: 'Horseshoe museum' });
    const entry = { title: 'New shoés', content: 'They fit', entryDate: '2019-03-02' };
    const { id } = (await service.as(ann).post('/api/diary', entry)).body;
    const column = (await service.as(ann).post('/api/reminder-columns', { name: 'Errands' })).body;
    const wish = { columnId: column.id, title: 'Shoe polish' };
    const reminder = (await service.as(ann).post('/api/reminder-tasks', wish)).body;
    expect(await search(ann, 'q=SHO')).toMatchObject({
      status: 200,
      body: {
        tasks: [
          { id: late.id, title: 'Clean the shoes', specificDate: nextMonday, completed: false },
          { id: early.id, title: 'Buy running shoes', specificDate: early.specificDate, completed: false },
        ],
        reminders: [{ id: reminder.id, title: 'Shoe polish', completed: false }],
        entries: [{ id, title: 'New shoés', entryDate: '2019-03-02' }],
      },
    });
    expect((await search(ann, 'q=shoes%20buy')).body.tasks).toEqual([expect.objectContaining({ id: early.id })]);
    expect((await search(ann, 'q=sho&limit=1')).body.tasks).toHaveLength(1);
  });

  it('finds a task of the week with the step that it stands for', async () => {
    const ann = testCaller();
    await taskOf(service, ann, { title: 'Paint the fence', goalId: 'goal', milestoneId: 'milestone' });
    const [found] = (await search(ann, 'q=fence')).body.tasks;
    expect(found).toMatchObject({ title: 'Paint the fence', milestoneId: 'milestone', todoId: null });
  });

  it('never finds what somebody else wrote, nor the words of an entry beside its title', async () => {
    const [ann, ben] = [testCaller(), testCaller()];
    await taskOf(service, ann, { title: 'Secret present' });
    await service.as(ann).post('/api/diary', { title: 'A walk', content: 'A secret place' });
    expect((await search(ben, 'q=secret')).body).toEqual({ tasks: [], reminders: [], entries: [] });
    expect((await search(ann, 'q=secret')).body.entries).toEqual([]);
  });

  it.each(['q=sh', 'q=%20%20sh%20', '', 'q[$ne]=shoes', 'q=shoes&limit=21'])('refuses %j with 422', async (query) => {
    expect(await search(testCaller(), query)).toMatchObject({ status: 422 });
  });

  it('without a letter or digit finds nothing', async () => {
    const ann = testCaller();
    await taskOf(service, ann, { title: '... what?' });
    expect((await search(ann, 'q=...')).body).toEqual({ tasks: [], reminders: [], entries: [] });
  });
});

describe('one entry of the diary', () => {
  it('is read by its owner alone', async () => {
    const [ann, ben] = [testCaller(), testCaller()];
    const { body: entry } = await service.as(ann).post('/api/diary', { title: 'A walk', content: 'By the river' });
    expect(await service.as(ann).get(`/api/diary/${entry.id}`)).toMatchObject({ status: 200, body: entry });
    expect(await service.as(ben).get(`/api/diary/${entry.id}`)).toMatchObject({ status: 404 });
  });
});
