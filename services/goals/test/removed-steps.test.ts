import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Goal, Milestone } from '@pathwise/contracts/api/goals';
import type { ProposalNow } from '@pathwise/contracts/proposal';
import { proposeChanges, undoableOfPerson, undoChangeFor } from '@pathwise/contracts/questions/goals';
import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import type { Timeline } from '@pathwise/contracts/timeline';
import type { Trashed } from '@pathwise/contracts/trash';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import type { z } from 'zod';
import { startCoach } from './coach.ts';
import { draftOf, fiveSteps, type GoalsUnderTest, startGoals, withRoadmap } from './given.ts';
import { readings } from './roadmap-readings.ts';

let service: GoalsUnderTest;
let coach: ReturnType<typeof startCoach>;
beforeAll(async () => {
  service = await startGoals();
  coach = startCoach(service);
  await waitUntil('the broker to be there', () => service.running.broker.connected);
});
afterAll(async () => {
  await coach.stop();
  await service.stop();
});
const { goalNow, stepsOf, titlesOf, collection, askedGoal } = readings(() => service);

type AskedChange = Extract<z.input<typeof proposeChanges.request>, { changes: unknown }>['changes'][number];
const patience = { timeoutMs: 8_000 };
const today = new Date().toISOString().slice(0, 10);
const todo = (title: string, step?: string) => {
  return { title, description: '', dueDate: null, priority: 'normal' as const, ...(step ? { step } : {}) };
};
const first = draftOf(fiveSteps, {
  timelines: [
    { timeframe: 'month-1', todos: [todo('Compare clubs', 'Find a club'), todo('Book a course', 'Take a course')] },
    { timeframe: 'week-1', todos: [todo('Call the club', 'Find a club'), todo('Ask for dates', 'Take a course')] },
  ],
});
const second = draftOf(['Find a club', 'Rent a dinghy', 'Crew a race', 'Pass the exam', 'Charter a boat'], {
  timelines: [{ timeframe: 'week-1', todos: [todo('Visit the club', 'Find a club')] }],
});

const trashOf = async (ann: Caller): Promise<Trashed[]> => (await service.as(ann).get('/api/trash/goals')).body;
const tokenOf = (trash: readonly Trashed[], title: string) =>
  trash.find(({ titles }) => titles.includes(title))?.token ?? '';
const undo = (ann: Caller, token: string) => service.as(ann).post(`/api/undo/goals/${token}`);
async function boardsOf(ann: Caller, { id }: Goal) {
  const boards: Timeline[] = (await service.as(ann).get(`/api/goals/${id}/roadmap`)).body;
  return Object.fromEntries(boards.map(({ timeframe, todos }) => [timeframe, todos.map(({ title }) => title)]));
}

/** A goal with a roadmap, and what a person does with it. */
async function roadmap() {
  const { ann, goal } = await askedGoal();
  await withRoadmap(service, ann, goal, first);
  const steps: Milestone[] = await stepsOf(ann, goal);
  const idOf = (title: string) => steps.find((one) => one.title === title)?.id ?? '';
  const path = `/api/goals/${goal.id}`;
  const accept = async (proposalId: string): Promise<string> =>
    (await service.as(ann).post(`${path}/roadmap/accept`, { proposalId, accept: 'all' })).body.undo;
  const propose = async (changes: AskedChange[]) =>
    (await service.running.deps.ask(proposeChanges, { ownerId: ann.id, goalId: goal.id, today, changes }, patience))
      .proposalId;
  /** Removes a step by an accepted edit. */
  const remove = async (title: string) => {
    const proposalId = await propose([{ do: 'remove', stepId: idOf(title) }]);
    return { proposalId, token: await accept(proposalId) };
  };
  const regenerate = async (): Promise<string> => {
    coach.draft = second;
    return accept((await service.as(ann).post(`${path}/generate-overview`, { apply: false })).body.proposalId);
  };
  const now = async (proposalId: string): Promise<ProposalNow> =>
    (await service.as(ann).get(`${path}/proposals/${proposalId}`)).body;
  return { ann, goal, path, idOf, propose, accept, remove, regenerate, now };
}

describe('a step that an accepted edit removes', () => {
  it('is in the trash as one deleted by hand, and comes back with its tasks', async () => {
    const { ann, goal, path, idOf, remove } = await roadmap();
    const before = { steps: await stepsOf(ann, goal), boards: await boardsOf(ann, goal) };
    await service.as(ann).delete(`${path}/unified-milestones/${idOf('Pass the exam')}`);
    await remove('Take a course');
    const trash = await trashOf(ann);
    expect(trash).toMatchObject([
      { kind: 'milestone', titles: ['Take a course'], count: 1 },
      { kind: 'milestone', titles: ['Pass the exam'], count: 1 },
    ]);
    expect(await boardsOf(ann, goal)).toEqual({ 'month-1': ['Compare clubs'], 'week-1': ['Call the club'] });
    for (const { token } of trash) expect((await undo(ann, token)).body).toEqual({ restoredCount: 1 });
    expect(await stepsOf(ann, goal)).toEqual(before.steps);
    expect(await boardsOf(ann, goal)).toEqual(before.boards);
    expect(await goalNow(ann, goal)).toMatchObject({ milestoneCount: 5 });
    expect(await trashOf(ann)).toEqual([]);
  });

  it('is no longer in the trash once the change is undone', async () => {
    const { ann, goal, remove } = await roadmap();
    const before = { steps: await titlesOf(ann, goal), boards: await boardsOf(ann, goal) };
    const { token } = await remove('Take a course');
    expect((await undo(ann, token)).status).toBe(200);
    expect({ steps: await titlesOf(ann, goal), boards: await boardsOf(ann, goal) }).toEqual(before);
    expect(await trashOf(ann)).toEqual([]);
  });

  it('brought back first is there once after the undo, and keeps what the person did to it', async () => {
    const { ann, goal, path, idOf, remove } = await roadmap();
    const before = { steps: await titlesOf(ann, goal), boards: await boardsOf(ann, goal) };
    const { token } = await remove('Take a course');
    await undo(ann, tokenOf(await trashOf(ann), 'Take a course'));
    await service.as(ann).put(`${path}/unified-milestones/${idOf('Take a course')}`, { completed: true });
    expect((await undo(ann, token)).status).toBe(200);
    expect({ steps: await titlesOf(ann, goal), boards: await boardsOf(ann, goal) }).toEqual(before);
    expect((await stepsOf(ann, goal))[1]).toMatchObject({ title: 'Take a course', completed: true });
  });

  it('deleted for good stays gone, also when the change is undone', async () => {
    const { ann, goal, remove } = await roadmap();
    const { token } = await remove('Take a course');
    const inTrash = tokenOf(await trashOf(ann), 'Take a course');
    expect((await service.as(ann).delete(`/api/trash/goals/${inTrash}`)).status).toBe(204);
    expect((await undo(ann, token)).status).toBe(200);
    expect(await titlesOf(ann, goal)).not.toContain('Take a course');
    expect(await boardsOf(ann, goal)).toEqual({ 'month-1': ['Compare clubs'], 'week-1': ['Call the club'] });
    expect(await goalNow(ann, goal)).toMatchObject({ milestoneCount: 4 });
  });

  it('comes back to a timeline that the removal emptied', async () => {
    const { ann, goal, remove } = await roadmap();
    for (const title of ['Find a club', 'Take a course']) await remove(title);
    expect(await boardsOf(ann, goal)).toEqual({});
    const trash = await trashOf(ann);
    await undo(ann, tokenOf(trash, 'Find a club'));
    expect(await boardsOf(ann, goal)).toEqual({ 'month-1': ['Compare clubs'], 'week-1': ['Call the club'] });
  });
});

describe('what Regenerate removes', () => {
  it('is in the trash step by step, the tasks of other steps together as replaced, and each comes back alone', async () => {
    const { ann, goal, regenerate } = await roadmap();
    await regenerate();
    const trash = await trashOf(ann);
    expect(trash.map(({ kind, titles }) => [kind, titles]).toSorted()).toEqual([
      ['milestone', ['Take a course']],
      ['replaced-todos', ['Compare clubs', 'Call the club']],
    ]);
    await undo(ann, tokenOf(trash, 'Take a course'));
    expect(await titlesOf(ann, goal)).toContain('Take a course');
    expect(await boardsOf(ann, goal)).toEqual({
      'month-1': ['Book a course'],
      'week-1': ['Visit the club', 'Ask for dates'],
    });
    await undo(ann, tokenOf(trash, 'Call the club'));
    expect((await boardsOf(ann, goal))['month-1']).toEqual(['Compare clubs', 'Book a course']);
  });

  it('is as before after one undo of the whole', async () => {
    const { ann, goal, regenerate } = await roadmap();
    const before = { steps: await titlesOf(ann, goal), boards: await boardsOf(ann, goal) };
    await undo(ann, await regenerate());
    expect({ steps: await titlesOf(ann, goal), boards: await boardsOf(ann, goal) }).toEqual(before);
    expect(await trashOf(ann)).toEqual([]);
  });
});

describe('an accepted proposal', () => {
  it('keeps its undo as long as the trash keeps it, and is kept with it', async () => {
    const { ann, goal, remove, now } = await roadmap();
    const { proposalId, token } = await remove('Take a course');
    expect(await now(proposalId)).toMatchObject({ undo: token, hasStepsInTrash: true, state: 'open' });
    const row = await collection('proposals')?.findOne({ _id: proposalId as never });
    const keptDays = (row?.['forgetAt'].getTime() - Date.now()) / 86_400_000;
    expect(keptDays).toBeGreaterThan(29.9);
    const longAgo = new Date(Date.now() - 20 * 86_400_000);
    await collection('proposals')?.updateOne({ _id: proposalId as never }, { $set: { at: longAgo } });
    expect(await now(proposalId)).toMatchObject({ undo: token, accepted: [expect.any(String)], state: 'expired' });
    expect((await undo(ann, token)).status).toBe(200);
    expect(await titlesOf(ann, goal)).toEqual(fiveSteps);
  });

  it('without an undo still tells whether its steps are in the trash', async () => {
    const { ann, remove, now } = await roadmap();
    const { proposalId } = await remove('Take a course');
    await remove('Pass the exam');
    expect(await now(proposalId)).toMatchObject({ undo: null, hasStepsInTrash: true });
    await service.as(ann).delete(`/api/trash/goals/${tokenOf(await trashOf(ann), 'Take a course')}`);
    expect(await now(proposalId)).toMatchObject({ undo: null, hasStepsInTrash: false });
  });

  it('that was never accepted is forgotten after three days', async () => {
    const { propose, idOf } = await roadmap();
    const proposalId = await propose([{ do: 'remove', stepId: idOf('Take a course') }]);
    const row = await collection('proposals')?.findOne({ _id: proposalId as never });
    expect(Math.round((row?.['forgetAt'].getTime() - Date.now()) / 86_400_000)).toBe(3);
    const indexes = await collection('proposals')?.indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { forgetAt: 1 }, expireAfterSeconds: 0 }));
  });

  it('does not remove a step that was ticked since it was shown', async () => {
    const { ann, path, idOf, propose, now } = await roadmap();
    const proposalId = await propose([{ do: 'remove', stepId: idOf('Take a course') }]);
    await service.as(ann).put(`${path}/unified-milestones/${idOf('Take a course')}`, { completed: true });
    expect(await now(proposalId)).toMatchObject({ state: 'outdated' });
    const refused = await service.as(ann).post(`${path}/roadmap/accept`, { proposalId, accept: 'all' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'proposal-outdated' } });
    const again = await propose([{ do: 'remove', stepId: idOf('Take a course') }]);
    expect(await now(again)).toMatchObject({ state: 'open' });
  });
});

describe('what a person can take back', () => {
  const undoable = (ann: Caller) => service.running.deps.ask(undoableOfPerson, { ownerId: ann.id }, patience);
  const takeBack = (ann: Caller, token: string) =>
    service.running.deps.ask(undoChangeFor, { ownerId: ann.id, undo: token }, patience);

  it('is the last accepted change of any kind, then the one before it', async () => {
    const { ann, goal, remove, regenerate } = await roadmap();
    expect(await undoable(ann)).toEqual({ last: null, trash: [] });
    const { token } = await remove('Take a course');
    const only = { goalId: goal.id, goalTitle: goal.title, removed: ['Take a course'], onlyRemoves: true };
    expect((await undoable(ann)).last).toMatchObject({ ...only, undo: token });
    const whole = await regenerate();
    const { last, trash } = await undoable(ann);
    expect(last).toMatchObject({ undo: whole, onlyRemoves: false });
    expect(trash.flatMap(({ titles }) => titles)).toContain('Take a course');
    await takeBack(ann, whole);
    expect((await undoable(ann)).last).toMatchObject({ ...only, undo: token });
    await takeBack(ann, token);
    expect(await undoable(ann)).toEqual({ last: null, trash: [] });
    expect(await titlesOf(ann, goal)).toEqual(fiveSteps);
    await expect(takeBack(ann, token)).rejects.toMatchObject({ status: 404 });
  });

  it('is nothing of another person, and no deletion by hand', async () => {
    const { ann, goal, remove } = await roadmap();
    const { token } = await remove('Take a course');
    await expect(takeBack(testCaller(), token)).rejects.toMatchObject({ status: 404 });
    expect(await undoable(testCaller())).toEqual({ last: null, trash: [] });
    const deleted = (await service.as(ann).delete(`/api/goals/${goal.id}`)).body.undo;
    await expect(takeBack(ann, deleted)).rejects.toMatchObject({ status: 404 });
    expect(await undoable(ann)).toMatchObject({ last: null, trash: [{ kind: 'goal' }, { kind: 'milestone' }] });
  });

  it('counts what was deleted under the same name', async () => {
    const { ann, goal } = await roadmap();
    const board = { goalId: goal.id, timeframe: 'week-3' };
    const { id } = (await service.as(ann).post('/api/roadmap/timelines', board)).body;
    const path = `/api/roadmap/timelines/${id}/todos`;
    for (const title of ['Theory app, 30 questions', 'Theory app, 30 questions', 'Ring'])
      await service.as(ann).post(path, { title, dueDate: addDays(today, 15) });
    await service.as(ann).delete(path);
    expect(await trashOf(ann)).toMatchObject([
      { titles: ['Theory app, 30 questions', 'Ring'], times: [2, 1], count: 3 },
    ]);
  });
});
