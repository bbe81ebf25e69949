import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Goal } from '@pathwise/contracts/api/goals';
import { goalChanged } from '@pathwise/contracts/events/goals';
import { milestoneTimeframes } from '@pathwise/contracts/roadmap';
import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import type { Timeline } from '@pathwise/contracts/timeline';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { draftOf, fiveSteps, type GoalsUnderTest, goalOf, startGoals, withRoadmap } from './given.ts';

let service: GoalsUnderTest;
beforeAll(async () => {
  service = await startGoals();
});
afterAll(() => service.stop());

async function goalWith(titles: readonly string[]): Promise<{ ann: Caller; goal: Goal; path: string; ids: string[] }> {
  const ann = testCaller();
  const goal = await goalOf(service, ann);
  const path = `/api/goals/${goal.id}/unified-milestones`;
  const ids: string[] = [];
  for (const title of titles) ids.push((await service.as(ann).post(path, { title })).body.id);
  return { ann, goal, path, ids };
}
const goalNow = async (ann: Caller, goal: Goal): Promise<Goal> =>
  (await service.as(ann).get(`/api/goals/${goal.id}`)).body;

describe('milestones', () => {
  it('are added after the others, as the person’s own', async () => {
    const { ann, path } = await goalWith(['One', 'Two']);
    const answer = await service.as(ann).post(path, {
      title: 'Three',
      timeframe: '1-3months',
      dueDate: '2027-01-31',
      resources: 'https://www.rya.org.uk',
    });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        type: 'milestone',
        title: 'Three',
        completed: false,
        timeframe: '1-3months',
        dueDate: '2027-01-31',
        description: null,
        order: 2,
      },
    });
    const { body } = await service.as(ann).get(path);
    expect(body.map(({ title }: { title: string }) => title)).toEqual(['One', 'Two', 'Three']);
    expect(body[2]).toEqual(answer.body);
  });

  it("change the goal's progress when ticked and unticked, in the same answer", async () => {
    const { ann, goal, path, ids } = await goalWith(['One', 'Two', 'Three']);
    const ticked = await service.as(ann).put(`${path}/${ids[1]}`, { completed: true });
    expect(ticked).toMatchObject({ status: 200, body: { id: ids[1], completed: true } });
    expect(await goalNow(ann, goal)).toMatchObject({ progress: 33, milestoneCount: 3, completedMilestoneCount: 1 });
    await service.events.waitFor(goalChanged, ({ goalId, progress }) => goalId === goal.id && progress === 33);
    expect((await service.as(ann).get('/api/dashboard/stats')).body.overallProgress).toBe(33);
    await service.as(ann).put(`${path}/${ids[1]}`, { completed: false });
    expect(await goalNow(ann, goal)).toMatchObject({ progress: 0, completedMilestoneCount: 0 });
  });

  it('are counted correctly when all are ticked concurrently', async () => {
    const { ann, goal, path, ids } = await goalWith(['One', 'Two', 'Three', 'Four', 'Five', 'Six']);
    const answers = await Promise.all(ids.map((id) => service.as(ann).put(`${path}/${id}`, { completed: true })));
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
    expect(await goalNow(ann, goal)).toMatchObject({ progress: 100, completedMilestoneCount: 6 });
  });

  it('ticked twice count once', async () => {
    const { ann, goal, path, ids } = await goalWith(['One', 'Two']);
    for (const _ of [1, 2]) await service.as(ann).put(`${path}/${ids[0]}`, { completed: true });
    expect(await goalNow(ann, goal)).toMatchObject({ progress: 50, completedMilestoneCount: 1 });
  });

  it('accept a text edit, and refuse one from a stale tab', async () => {
    const { ann, path, ids } = await goalWith(['One']);
    const [before] = (await service.as(ann).get(path)).body;
    const change = { title: 'First', description: 'Slowly', resources: 'A book', dueDate: '2027-02-01' };
    const answer = await service.as(ann).put(`${path}/${ids[0]}`, { ...change, version: before.version });
    expect(answer).toMatchObject({ status: 200, body: change });
    const stale = await service.as(ann).put(`${path}/${ids[0]}`, { title: 'Late', version: before.version });
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale-version', current: answer.body } });
    const emptied = await service.as(ann).put(`${path}/${ids[0]}`, { description: '', resources: null, dueDate: '' });
    expect(emptied.body).toMatchObject({ description: null, resources: null, dueDate: null });
  });

  it('accept text from a form opened before a tick elsewhere, but no tick based on the older state', async () => {
    const { ann, path, ids } = await goalWith(['One']);
    const [{ version }] = (await service.as(ann).get(path)).body;
    for (const completed of [true, false, true]) await service.as(ann).put(`${path}/${ids[0]}`, { completed });
    const unseen = await service.as(ann).put(`${path}/${ids[0]}`, { title: 'First', completed: false, version });
    expect(unseen).toMatchObject({ status: 409, body: { code: 'stale-version', current: { completed: true } } });
    const saved = await service.as(ann).put(`${path}/${ids[0]}`, { title: 'First', version });
    expect(saved).toMatchObject({ status: 200, body: { title: 'First', completed: true } });
    expect((await service.as(ann).put(`${path}/${ids[0]}`, { title: 'Late', version })).status).toBe(409);
  });

  it('are created and changed by exactly the fields that the spec names', async () => {
    const { ann, path } = await goalWith([]);
    const nothing = { title: 'One', description: '', timeframe: 'general', dueDate: null, resources: null };
    const made = await service.as(ann).post(path, nothing);
    expect(made).toMatchObject({ status: 201, body: { ...nothing, description: null, completed: false } });
    const fields = {
      title: 'First',
      description: 'Slowly',
      completed: true,
      dueDate: '2027-02-01',
      resources: 'See https://example.org',
    };
    expect(await service.as(ann).put(`${path}/${made.body.id}`, fields)).toMatchObject({ status: 200, body: fields });
    expect((await service.as(ann).get(path)).body).toMatchObject([{ ...fields, timeframe: 'general' }]);
  });

  it.each(milestoneTimeframes)('accept the timeframe %s', async (timeframe) => {
    const { ann, path } = await goalWith([]);
    expect(await service.as(ann).post(path, { title: 'One', timeframe })).toMatchObject({
      status: 201,
      body: { timeframe },
    });
  });

  it('are restored to their place, with the figures', async () => {
    const { ann, goal, path, ids } = await goalWith(['One', 'Two', 'Three']);
    await service.as(ann).put(`${path}/${ids[1]}`, { completed: true });
    const before = (await service.as(ann).get(path)).body;
    const { status, body } = await service.as(ann).delete(`${path}/${ids[1]}`);
    expect([status, body.deletedCount]).toEqual([200, 1]);
    expect(await goalNow(ann, goal)).toMatchObject({ progress: 0, milestoneCount: 2, completedMilestoneCount: 0 });
    expect((await service.as(ann).put(`${path}/${ids[1]}`, { completed: false })).status).toBe(404);
    expect((await service.as(ann).post(`/api/undo/goals/${body.undo}`)).body).toEqual({ restoredCount: 1 });
    expect((await service.as(ann).get(path)).body).toEqual(before);
    expect(await goalNow(ann, goal)).toMatchObject({ progress: 33, milestoneCount: 3, completedMilestoneCount: 1 });
  });

  it('are not restored to a deleted goal, but can be once the goal is restored', async () => {
    const { ann, goal, path, ids } = await goalWith(['One', 'Two']);
    const milestone = (await service.as(ann).delete(`${path}/${ids[0]}`)).body.undo;
    const whole = (await service.as(ann).delete(`/api/goals/${goal.id}`)).body.undo;
    expect((await service.as(ann).post(`/api/undo/goals/${milestone}`)).status).toBe(404);
    for (const token of [whole, milestone])
      expect((await service.as(ann).post(`/api/undo/goals/${token}`)).status).toBe(200);
    expect(await goalNow(ann, goal)).toMatchObject({ milestoneCount: 2 });
  });

  it.each([
    { title: '' },
    { title: 'One', type: 'ai-step' },
    { title: 'One', timeframe: 'soon' },
    { title: 'One', completed: true },
    {},
  ])('are not created from %j', async (body) => {
    const { ann, goal, path } = await goalWith([]);
    expect((await service.as(ann).post(path, body)).status).toBe(422);
    expect(await goalNow(ann, goal)).toMatchObject({ milestoneCount: 0, version: goal.version });
  });
});

describe('a search for steps', () => {
  it('finds them in all of the person’s goals by the beginnings of words, and nobody else’s', async () => {
    const { ann, goal, ids } = await goalWith(['Book the résumé review', 'Call Ben']);
    const other = await goalOf(service, ann);
    const path = `/api/goals/${other.id}/unified-milestones`;
    const { id } = (await service.as(ann).post(path, { title: 'Review the booking' })).body;
    const board = (await service.as(ann).post('/api/roadmap/timelines', { goalId: goal.id, timeframe: 'week-1' })).body;
    const todos = `/api/roadmap/timelines/${board.id}/todos`;
    const todo = (await service.as(ann).post(todos, { title: 'Review two books' })).body;
    const search = (who: Caller, q: string) => service.as(who).get(`/api/search/steps?q=${encodeURIComponent(q)}`);
    const found = await search(ann, 'book rev');
    expect(found.status).toBe(200);
    expect(found.body.toSorted((a: { title: string }, b: { title: string }) => a.title.localeCompare(b.title))).toEqual(
      [
        { id: ids[0], goalId: goal.id, title: 'Book the résumé review', completed: false, kind: 'milestone' },
        { id, goalId: other.id, title: 'Review the booking', completed: false, kind: 'milestone' },
        { id: todo.id, goalId: goal.id, title: 'Review two books', completed: false, kind: 'todo' },
      ],
    );
    expect((await search(ann, 'resume')).body).toHaveLength(1);
    expect((await search(testCaller(), 'book')).body).toEqual([]);
    expect(await search(ann, 'bo')).toMatchObject({ status: 422 });
    await service.as(ann).delete(`/api/goals/${other.id}`);
    const ofGoal = expect.objectContaining({ goalId: goal.id });
    expect((await search(ann, 'book')).body).toEqual([ofGoal, ofGoal]);
  });
});

it('the tasks of a renamed step say its new name, unless the person wrote something else', async () => {
  const ann = testCaller();
  const goal = await goalOf(service, ann);
  const prepares = (title: string, step: string) => {
    return { title, description: `On the way to: ${step}`, dueDate: null, priority: 'normal' as const, step };
  };
  const todos = [
    prepares('Ask around', 'Find a club'),
    prepares('Ring one', 'Find a club'),
    prepares('Pay', 'Take a course'),
  ];
  await withRoadmap(service, ann, goal, draftOf(fiveSteps, { timelines: [{ timeframe: 'week-1', todos }] }));
  const said = async () => {
    const [board]: Timeline[] = (await service.as(ann).get(`/api/goals/${goal.id}/roadmap`)).body;
    return board?.todos.map(({ id, description }) => ({ id, description })) ?? [];
  };
  await service.as(ann).patch(`/api/roadmap/todos/${(await said())[1]?.id}`, { description: 'On Monday' });
  const path = `/api/goals/${goal.id}/unified-milestones`;
  const [step] = (await service.as(ann).get(path)).body;
  for (const title of ['Join a club', 'Join the club']) {
    await service.as(ann).put(`${path}/${step.id}`, { title });
    const words = (await said()).map(({ description }) => description);
    expect(words).toEqual([`On the way to: ${title}`, 'On Monday', 'On the way to: Take a course']);
  }
});

it('a task on a month and on its week is found once, and a todo that is its step not beside the step', async () => {
  const ann = testCaller();
  const goal = await goalOf(service, ann);
  const todo = (title: string, step: string) => {
    return { title, description: '', dueDate: null, priority: 'normal' as const, step };
  };
  const todos = [todo('Call the club', 'Find a club')];
  const timelines = [
    { timeframe: 'month-1' as const, todos },
    { timeframe: 'week-1' as const, todos },
  ];
  await withRoadmap(service, ann, goal, draftOf(fiveSteps, { timelines }));
  // as drafts stored it before steps had one life
  await service.running.deps.db.db?.collection('timelines').updateOne({ goalId: goal.id, timeframe: 'week-1' }, {
    $push: { todos: { ...todo('Find a club', 'Find a club'), id: 'x.1', draftTitle: 'Find a club' } },
  } as object);
  const { body } = await service.as(ann).get('/api/search/steps?q=club&limit=6');
  expect(body.map(({ title, kind }: { title: string; kind: string }) => [kind, title])).toEqual([
    ['milestone', 'Find a club'],
    ['todo', 'Call the club'],
  ]);
});

describe('the dated steps of a week', () => {
  const ofWeek = (who: Caller, startDate: string) =>
    service.as(who).get(`/api/roadmap/dated-steps?startDate=${startDate}`);

  it('are the open steps and the tasks of the weeks of active goals, by day, and nobody else’s', async () => {
    const ann = testCaller();
    const goal = await goalOf(service, ann);
    const day = (days: number) => addDays(goal.createdOn, days);
    const dated = (title: string, dueDate: string | null) => {
      return { title, description: '', dueDate, priority: 'normal' as const };
    };
    const todos = [dated('Much later', day(40)), dated('Call the club', day(2)), dated('Some day', null)];
    const timelines = [
      { timeframe: 'month-1' as const, todos },
      { timeframe: 'week-1' as const, todos: [...todos, dated('Ticked', day(2))] },
    ];
    await withRoadmap(service, ann, goal, draftOf(fiveSteps, { timelines }));
    const boards: Timeline[] = (await service.as(ann).get(`/api/goals/${goal.id}/roadmap`)).body;
    const idOf = (name: string) => boards.flatMap((one) => one.todos).find(({ title }) => title === name)?.id;
    await service.as(ann).patch(`/api/roadmap/todos/${idOf('Ticked')}`, { completed: true });
    const path = `/api/goals/${goal.id}/unified-milestones`;
    const own: string[] = [];
    for (const [title, dueDate] of Object.entries({ Last: day(6), First: day(0), Next: day(7), Done: day(3) }))
      own.push((await service.as(ann).post(path, { title, dueDate })).body.id);
    await service.as(ann).put(`${path}/${own[3]}`, { completed: true });

    const step = { goalId: goal.id, kind: 'milestone' };
    expect((await ofWeek(ann, goal.createdOn)).body).toEqual([
      { ...step, id: own[1], title: 'First', dueDate: day(0) },
      { goalId: goal.id, kind: 'todo', id: expect.any(String), title: 'Call the club', dueDate: day(2) },
      { ...step, id: own[0], title: 'Last', dueDate: day(6) },
    ]);
    expect((await ofWeek(testCaller(), goal.createdOn)).body).toEqual([]);
    await service.as(ann).put(`/api/goals/${goal.id}`, { status: 'paused' });
    expect((await ofWeek(ann, goal.createdOn)).body).toEqual([]);
  });

  it('leave out the tasks that prepare a completed step, and have them again when it is unticked', async () => {
    const ann = testCaller();
    const goal = await goalOf(service, ann);
    const todos = ['Find a club', 'Take a course'].map((step) => {
      return { title: `For: ${step}`, description: '', dueDate: goal.createdOn, priority: 'normal' as const, step };
    });
    await withRoadmap(service, ann, goal, draftOf(fiveSteps, { timelines: [{ timeframe: 'week-1', todos }] }));
    const path = `/api/goals/${goal.id}/unified-milestones`;
    const [step] = (await service.as(ann).get(path)).body;
    const offered = async () => (await ofWeek(ann, goal.createdOn)).body.map(({ title }: { title: string }) => title);
    const settled = async () => {
      const [board]: Timeline[] = (await service.as(ann).get(`/api/goals/${goal.id}/roadmap`)).body;
      return board?.todos.filter(({ isStepDone }) => isStepDone).map(({ title }) => title);
    };
    // a renamed step is still the step of its tasks
    await service.as(ann).put(`${path}/${step.id}`, { title: 'Join a club', completed: true });
    expect(await offered()).toEqual(['For: Take a course']);
    expect(await settled()).toEqual(['For: Find a club']);
    await service.as(ann).put(`${path}/${step.id}`, { completed: false });
    expect(await offered()).toEqual(['For: Find a club', 'For: Take a course']);
    expect(await settled()).toEqual([]);
  });
});
