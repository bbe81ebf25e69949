import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { collectionOf } from '@pathwise/service-kit/mongo/collections';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { goalsService } from '../src/app.ts';
import { dropGoalCounts, dropTickCollections } from '../src/migrations/drop-collections.ts';
import { proposalsSayWhenTheyGo } from '../src/migrations/proposals-say-when-they-go.ts';
import { stepsWithoutTodos } from '../src/migrations/steps-without-todos.ts';
import { trashWithMemo } from '../src/migrations/trash-with-memo.ts';
import { weeksFromMonday } from '../src/migrations/weeks-from-monday.ts';
import { startCoach } from './coach.ts';
import { draftOf, fiveSteps, type GoalsUnderTest, goalOf, startGoals, withRoadmap } from './given.ts';

let service: GoalsUnderTest;
let coach: ReturnType<typeof startCoach>;
beforeAll(async () => {
  service = await startGoals();
  coach = startCoach(service);
});
afterAll(async () => {
  await coach.stop();
  await service.stop();
});

const db = () => service.running.deps.db;
type Row = Record<string, unknown> & { _id: string };
const rows = (name: string) => collectionOf<Row>(db(), name);
const migrated = async () => {
  while (await trashWithMemo.run(db()));
};

/** Gives a batch of the trash the shape it had before memos. */
async function asBefore(batch: string, goalId: string) {
  await rows('undoBatches').updateOne({ _id: batch }, { $unset: { about: 1 } });
  for (const { _id, n, memo } of await rows('trash')
    .find({ batch, memo: { $exists: true } })
    .toArray()) {
    const [collection, part] = formerly(memo as Record<string, unknown>);
    const document = { _id: `part ${n}`, goalId, ...part };
    await rows('trash').deleteOne({ _id });
    await rows('trash').insertOne({ _id: `${batch}/${n}`, batch, ownerId: 'the same', collection, document });
  }
}
function formerly(memo: Record<string, unknown>): [string, Record<string, unknown>] {
  if ('overview' in memo) return ['clearedOverviews', memo['overview'] as Record<string, unknown>];
  if ('parked' in memo) return ['parkedTimelines', memo['parked'] as Record<string, unknown>];
  if ('timelineId' in memo) return ['parkedTimelines', memo];
  return ['replacedRoadmaps', { goal: null, steps: null, timeline: null, ...memo }];
}

async function aRoadmap(ann: Caller) {
  const goal = await goalOf(service, ann);
  const suggestions = [{ title: 'Read charts', description: 'Every week', bullets: ['Depths'] }];
  const todo = { title: 'Rent a dinghy', description: 'How', dueDate: null, priority: 'normal' as const };
  await withRoadmap(
    service,
    ann,
    goal,
    draftOf(fiveSteps, { suggestions, timelines: [{ timeframe: 'week-1', todos: [todo, todo] }] }),
  );
  const shown = async () => {
    const [timelines, milestones] = await Promise.all(
      ['roadmap', 'unified-milestones'].map((part) => service.as(ann).get(`/api/goals/${goal.id}/${part}`)),
    );
    const [timeline] = timelines?.body ?? [];
    return [timeline?.todos, milestones?.body.map(({ title }: { title: string }) => title)];
  };
  return { goal, shown };
}
const ways: Record<string, (ann: Caller, goalId: string) => Promise<{ undo: string }>> = {
  'a cleared roadmap': async (ann, id) => (await service.as(ann).post(`/api/goals/${id}/clear-roadmap`)).body,
  'a roadmap drafted anew': async (ann, id) => (await service.as(ann).post(`/api/goals/${id}/generate-overview`)).body,
  'the todos of a timeline': async (ann, id) => {
    const [timeline] = (await service.as(ann).get(`/api/goals/${id}/roadmap`)).body;
    return (await service.as(ann).delete(`/api/roadmap/timelines/${timeline.id}/todos`)).body;
  },
  suggestions: async (ann, id) => (await service.as(ann).delete(`/api/goals/${id}/ai-suggestions`)).body,
  'the goal': async (ann, id) => (await service.as(ann).delete(`/api/goals/${id}`)).body,
};

describe('a trash batch from before memos', () => {
  it.each(Object.keys(ways))('is restored: %s', async (what) => {
    const ann = testCaller();
    const { goal, shown } = await aRoadmap(ann);
    const before = await shown();
    coach.draft = draftOf(fiveSteps.map((title) => `Another ${title}`));
    const token = (await ways[what]?.(ann, goal.id))?.undo ?? '';
    await asBefore(token, goal.id);
    await migrated();
    expect((await service.as(ann).post(`/api/undo/goals/${token}`)).status).toBe(200);
    expect(await shown()).toEqual(before);
    expect(await rows('trash').countDocuments({ batch: token })).toBe(0);
  });

  it('is restored too when the process was killed between migrating the rows of a batch and the batch', async () => {
    const ann = testCaller();
    const { goal, shown } = await aRoadmap(ann);
    const before = await shown();
    const token = (await ways['the todos of a timeline']?.(ann, goal.id))?.undo ?? '';
    await asBefore(token, goal.id);
    await migrated();
    await rows('undoBatches').updateOne({ _id: token }, { $unset: { about: 1 } });
    await migrated();
    expect((await service.as(ann).post(`/api/undo/goals/${token}`)).status).toBe(200);
    expect(await shown()).toEqual(before);
  });
});

describe('rows stored before a field existed', () => {
  const migrateAll = async () => {
    for (const { run } of goalsService.migrations ?? []) while (await run(db()));
  };
  const asStoredBefore = async (goalId: string) => {
    await rows('goals').updateOne({ _id: goalId }, { $unset: { coachNote: 1, roadmapVersion: 1 } });
    await rows('timelines').updateMany({ goalId } as never, { $unset: { version: 1 } });
  };

  it.each([false, true])('have it after the migrations, deleted before: %s', async (isDeleted) => {
    const ann = testCaller();
    const { goal } = await aRoadmap(ann);
    await asStoredBefore(goal.id);
    const undo = isDeleted ? (await service.as(ann).delete(`/api/goals/${goal.id}`)).body.undo : undefined;
    await migrateAll();
    if (undo) await service.as(ann).post(`/api/undo/goals/${undo}`);
    expect((await service.as(ann).get(`/api/goals/${goal.id}`)).body).toMatchObject({ coachNote: null });
    expect(await rows('goals').findOne({ _id: goal.id })).toMatchObject({ roadmapVersion: 0 });
    const [timeline] = (await service.as(ann).get(`/api/goals/${goal.id}/roadmap`)).body;
    expect(timeline).toMatchObject({ version: 0 });
  });

  it('end proposals that lack what was shown', async () => {
    const older = { _id: 'older', ownerId: 'ann', at: new Date() };
    await rows('proposals').insertMany([older, { ...older, _id: 'newer', shown: {} }]);
    await migrateAll();
    expect(await rows('proposals').distinct('_id')).toEqual(['newer']);
  });
});

describe('a goal from before weeks started on Monday', () => {
  const createdOn = '2026-11-18'; // a Wednesday: its second week began on a Wednesday, and now on the Monday before
  const dated = (title: string, dueDate: string | null) => {
    return { title, description: 'How', dueDate, priority: 'normal' as const };
  };
  const weeksOf = async (ann: Caller, goalId: string) => {
    const { body } = await service.as(ann).get(`/api/goals/${goalId}/roadmap`);
    const boards = body as { timeframe: string; version: number; todos: { id: string; title: string }[] }[];
    return Object.fromEntries(boards.map(({ timeframe, todos }) => [timeframe, todos]));
  };
  const titles = (weeks: Record<string, { title: string }[]>) =>
    Object.fromEntries(Object.entries(weeks).map(([name, todos]) => [name, todos.map(({ title }) => title)]));

  async function aRoadmapOfWeeks() {
    const ann = testCaller();
    const goal = await goalOf(service, ann);
    const timelines = [
      { timeframe: 'week-1', todos: [dated('Rent a dinghy', null), dated('Ask for dates', null)] },
      { timeframe: 'month-1', todos: [dated('Book a course', null)] },
    ];
    await withRoadmap(service, ann, goal, draftOf(fiveSteps, { timelines }));
    return { ann, goal };
  }

  /** Stores the goal and its first week as the release before did, with these days. */
  async function asOfBefore(goalId: string, days: Record<string, string>) {
    const where = { goalId, timeframe: 'week-1' } as never;
    const week = await rows('timelines').findOne(where);
    const todos = ((week?.['todos'] ?? []) as { title: string }[]).map((one) => {
      return { ...one, dueDate: days[one.title] ?? null };
    });
    await rows('timelines').updateOne(where, { $set: { todos } });
    await rows('goals').updateOne({ _id: goalId }, { $set: { createdOn }, $unset: { hasMondayWeeks: 1 } });
  }
  const days = { 'Rent a dinghy': '2026-11-21', 'Ask for dates': '2026-11-23' };
  const toMonday = async () => {
    while (await weeksFromMonday.run(db()));
  };

  it('has each dated todo in the week of its date, under the same id, and is found by a tick there', async () => {
    const { ann, goal } = await aRoadmapOfWeeks();
    await asOfBefore(goal.id, days);
    const before = await weeksOf(ann, goal.id);
    await toMonday();
    const after = await weeksOf(ann, goal.id);
    expect(titles(after)).toEqual({
      'month-1': ['Book a course'],
      'week-1': ['Rent a dinghy'],
      'week-2': ['Ask for dates'],
    });
    const id = after['week-2']?.[0]?.id;
    expect(id).toBe(before['week-1']?.[1]?.id);
    expect((await service.as(ann).patch(`/api/roadmap/todos/${id}`, { completed: true })).status).toBe(200);
    await toMonday();
    expect(titles(await weeksOf(ann, goal.id))).toEqual(titles(after));
    expect(await rows('goals').countDocuments({ hasMondayWeeks: { $exists: false }, createdOn })).toBe(0);
  });

  it('keeps a tick that arrives while its todo moves', async () => {
    const { ann, goal } = await aRoadmapOfWeeks();
    await asOfBefore(goal.id, days);
    const id = (await weeksOf(ann, goal.id))['week-1']?.[1]?.id;
    const tick = service.as(ann).patch(`/api/roadmap/todos/${id}`, { completed: true });
    await Promise.all([tick, toMonday()]);
    expect((await tick).status).toBe(200);
    expect((await weeksOf(ann, goal.id))['week-2']).toMatchObject([{ id, title: 'Ask for dates', completed: true }]);
  });

  it('keeps todos restored by an undo from before, once each', async () => {
    const { ann, goal } = await aRoadmapOfWeeks();
    await asOfBefore(goal.id, days);
    const [timeline] = (await service.as(ann).get(`/api/goals/${goal.id}/roadmap`)).body.filter(
      ({ timeframe }: { timeframe: string }) => timeframe === 'week-1',
    );
    const { undo } = (await service.as(ann).delete(`/api/roadmap/timelines/${timeline.id}/todos`)).body;
    await toMonday();
    expect((await service.as(ann).post(`/api/undo/goals/${undo}`)).status).toBe(200);
    expect(titles(await weeksOf(ann, goal.id))['week-1']).toEqual(['Rent a dinghy', 'Ask for dates']);
  });

  it('loses what a draft had added when that is undone, also from the week it moved to', async () => {
    const { ann, goal } = await aRoadmapOfWeeks();
    const added = [dated('Rent a dinghy', null), dated('Read charts', null)];
    coach.draft = draftOf(fiveSteps, { timelines: [{ timeframe: 'week-1', todos: added }] });
    const { undo } = (await service.as(ann).post(`/api/goals/${goal.id}/generate-overview`)).body;
    await asOfBefore(goal.id, { 'Read charts': '2026-11-23' });
    await toMonday();
    expect(titles(await weeksOf(ann, goal.id))['week-2']).toContain('Read charts');
    expect((await service.as(ann).post(`/api/undo/goals/${undo}`)).status).toBe(200);
    expect(Object.values(titles(await weeksOf(ann, goal.id))).flat()).not.toContain('Read charts');
  });
});

it('the collections of ticks once received from planner and of counts of goals are dropped', async () => {
  for (const name of ['taskTicks', 'waitingTicks', 'goalCounts'])
    await rows(name).insertOne({ _id: 'task', ownerId: 'x' });
  for (let times = 0; times < 2; times += 1) {
    for (const migration of [dropTickCollections, dropGoalCounts]) expect(await migration.run(db())).toBe(false);
    const names = (await db().db?.listCollections().toArray())?.map(({ name }) => name);
    expect(names).toContain('goals');
    expect(names).not.toContain('taskTicks');
    expect(names).not.toContain('waitingTicks');
    expect(names).not.toContain('goalCounts');
  }
});

it('the indexes of a goal’s parts that owner and goal replaced are dropped, the declared ones stay', async () => {
  const keys = async (name: string) => (await rows(name).indexes()).map(({ key }) => Object.keys(key).join());
  await rows('timelines').createIndexes([{ key: { goalId: 1, timeframe: 1 }, unique: true }, { key: { ownerId: 1 } }]);
  await rows('milestones').createIndexes([{ key: { goalId: 1, order: 1 } }, { key: { ownerId: 1 } }]);
  await rows('suggestions').createIndexes([{ key: { goalId: 1, ownerId: 1 } }, { key: { ownerId: 1 } }]);
  for (const { run } of goalsService.migrations ?? []) while (await run(db()));
  expect(await keys('timelines')).toEqual(['_id', 'ownerId,_id', 'ownerId,goalId,timeframe']);
  expect(await keys('milestones')).toEqual(['_id', 'ownerId,_id', 'ownerId,goalId']);
  expect(await keys('suggestions')).toEqual(['_id', 'ownerId,_id', 'ownerId,goalId']);
});

describe('a roadmap from before boards showed the milestones', () => {
  it('loses the todos that were steps, but not those that the person ticked or edited', async () => {
    const ann = testCaller();
    const goal = await goalOf(service, ann);
    const dated = (title: string) => ({ title, description: '', dueDate: null, priority: 'normal' as const });
    const timelines = [{ timeframe: 'week-1', todos: ['a', 'b', 'c', 'd'].map(dated) }];
    await withRoadmap(service, ann, goal, draftOf(fiveSteps, { timelines }));
    const where = { goalId: goal.id } as never;
    const week = await rows('timelines').findOne(where);
    const [a, b, c, d] = (week?.['todos'] ?? []) as object[];
    const asStep = { step: 'Find a club', draftTitle: 'Find a club' };
    const todos = [
      { ...a, ...asStep, title: 'Itself' },
      { ...b, ...asStep, title: 'Ticked', completed: true },
      { ...c, ...asStep, title: 'Edited', editedAt: new Date() },
      { ...d, step: 'Find a club', title: 'A task' },
    ];
    await rows('timelines').updateOne(where, { $set: { todos } });
    const titles = async () =>
      (await service.as(ann).get(`/api/goals/${goal.id}/roadmap`)).body.flatMap(
        (timeline: { todos: { title: string }[] }) => timeline.todos.map(({ title }) => title),
      );
    for (const _ of ['once', 'again']) {
      while (await stepsWithoutTodos.run(db()));
      expect(await titles()).toEqual(['Ticked', 'Edited', 'A task']);
    }
  });
});

describe('proposals from before they said when they go', () => {
  it('go three days after they were made, and with the undo of what was accepted', async () => {
    const at = new Date('2026-11-20T12:00:00Z');
    const row = { ownerId: 'bea', at, shown: {} };
    await rows('proposals').insertMany([
      { _id: 'open', ...row, accepted: [] },
      { _id: 'none', ...row },
      { _id: 'accepted', ...row, accepted: [{ items: ['a'], undo: 'token', roadmapVersion: 3 }] },
    ]);
    for (let times = 0; times < 2; times += 1) expect(await proposalsSayWhenTheyGo.run(db())).toBe(false);
    const found = await rows('proposals').find({ ownerId: 'bea' }).toArray();
    expect(Object.fromEntries(found.map(({ _id, forgetAt }) => [_id, forgetAt]))).toEqual({
      open: new Date('2026-11-23T12:00:00Z'),
      none: new Date('2026-11-23T12:00:00Z'),
      accepted: new Date('2026-12-20T12:00:00Z'),
    });
  });
});
