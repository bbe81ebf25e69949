import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Milestone } from '@pathwise/contracts/api/goals';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { type AiUnderTest, type NeighbourGoals, startAi, startNeighbourGoals } from './given.ts';

let service: AiUnderTest;
let goals: NeighbourGoals;
beforeAll(async () => {
  service = await startAi({ env: { CHATS_PER_MINUTE: '100' } });
  goals = await startNeighbourGoals(service);
});
afterEach(() => {
  goals.isAway = 'never';
  goals.refusesUndo = undefined;
});
afterAll(async () => {
  await goals.stop();
  await service.stop();
});

const driverCard = 'Get the professional certificate and driver card';
const ask = (ann: Caller, message: string, more: object = {}, headers: Record<string, string> = {}) =>
  service.as(ann).post('/api/ai-chats', { message, ...more }, headers);
const trashed = (...titles: string[]) => {
  const deletedAt = new Date().toISOString();
  return { token: randomUUID(), kind: 'milestone' as const, titles, times: [1], count: titles.length, deletedAt };
};

/** A lorry goal whose driver card was taken out in the chat, and accepted. */
async function tookOut(change: { onlyRemoves?: boolean; acceptedAt?: string; isGone?: boolean } = {}) {
  const ann = testCaller();
  const createdAt = '2026-01-01T08:00:00.000Z';
  const own = goals.add(ann.id, { title: 'Get my HGV licence', roadmapStatus: 'ready', createdAt });
  own.milestones = [driverCard, 'Pass theory', 'Pass the driving test'].map((title, order): Milestone => {
    const step = { type: 'ai-step', description: null, completed: false, resources: null, dueDate: null } as const;
    return { ...step, timeframe: 'general', id: `ai-step-${order}`, title, order, version: 1 };
  });
  const { proposal } = (await ask(ann, 'drop step 1', { goalId: own.goal.id, context: 'goals' })).body;
  const { onlyRemoves = true, acceptedAt = new Date().toISOString(), isGone = false } = change;
  const undo = randomUUID();
  goals.standing.set(proposal.proposalId, { accepted: ['goal'], undo: isGone ? null : undo });
  const removed = [driverCard];
  const about = { goalId: own.goal.id, goalTitle: own.goal.title, proposalId: proposal.proposalId };
  const last = isGone ? null : { ...about, undo, acceptedAt, removed, onlyRemoves };
  goals.undoable.set(ann.id, { last, trash: [trashed(driverCard)] });
  const say = (message: string) => ask(ann, message, { goalId: own.goal.id, context: 'goals' });
  return { ann, own, proposal, undo, say, isUndone: () => goals.undone.includes(undo) };
}

describe('a wish to undo', () => {
  it.each(['undo', 'undo that', 'undo the last change', 'please undo the last change', 'take that back'])(
    'undoes the last accepted change, and says what is back: %s',
    async (message) => {
      const { own, say, isUndone } = await tookOut();
      const { body } = await say(message);
      expect(isUndone()).toBe(true);
      expect(body).toMatchObject({ goalId: own.goal.id, proposal: null });
      expect(body.response).toMatch(/^Done: .*Get my HGV licence.*“drop step 1” is undone.*driver card/s);
    },
  );

  it('undoes one that was accepted on the goal’s page', async () => {
    const ann = testCaller();
    const about = { goalId: 'g', goalTitle: 'Sail', proposalId: 'p', removed: [], onlyRemoves: false };
    const last = { ...about, undo: randomUUID(), acceptedAt: new Date().toISOString() };
    goals.undoable.set(ann.id, { last, trash: [] });
    const { body } = await ask(ann, 'undo the last change');
    expect(body.response).toMatch(/^Done: the last accepted change of \*\*Sail\*\* is undone/);
    expect(goals.undone).toContain(last.undo);
  });

  it('undoes no older change when the answer got lost and the message is sent again', async () => {
    const { ann, own, undo } = await tookOut();
    const headers = { 'idempotency-key': randomUUID() };
    const send = () => ask(ann, 'undo that', { goalId: own.goal.id, context: 'goals' }, headers);
    goals.refusesUndo = { status: 503 };
    expect((await send()).status).toBe(503);
    const { last } = goals.undoable.get(ann.id) ?? {};
    if (last) goals.undoable.set(ann.id, { last: { ...last, undo: 'an older one' }, trash: [] });
    goals.refusesUndo = undefined;
    expect((await send()).body.response).toMatch(/^Done: /);
    expect(goals.undone).toContain(undo);
    expect(goals.undone).not.toContain('an older one');
  });

  it('of long ago shows the card, which has the button', async () => {
    const ann = testCaller();
    const about = { goalId: 'g', goalTitle: 'Sail', proposalId: 'p', removed: [], onlyRemoves: false };
    const last = { ...about, undo: randomUUID(), acceptedAt: new Date(Date.now() - 25 * 3_600_000).toISOString() };
    goals.undoable.set(ann.id, { last, trash: [] });
    const { body } = await ask(ann, 'undo that');
    expect(body).toMatchObject({ goalId: 'g', proposal: { goalId: 'g', proposalId: 'p' } });
    expect(body.response).toMatch(/^You mean the last accepted change of \*\*Sail\*\*: press \*\*Undo\*\* here/);
    expect(goals.undone).not.toContain(last.undo);
  });

  it('before the change is accepted says that nothing was changed', async () => {
    const { ann, own, proposal, say } = await tookOut();
    goals.undoable.delete(ann.id);
    goals.standing.set(proposal.proposalId, { accepted: [], undo: null });
    const { body } = await say('undo that');
    expect(body).toMatchObject({ proposal: null, goalId: own.goal.id });
    expect(body.response).toMatch(/^Nothing of “drop step 1”/);
  });

  it('of a change that cannot be undone any longer says so, with the trash', async () => {
    const { say } = await tookOut({ isGone: true });
    expect((await say('undo that')).body.response).toMatch(
      /changed once more after “drop step 1”.*\[trash\]\(\/trash\)/,
    );
    const other = await tookOut();
    goals.refusesUndo = { status: 409 };
    expect((await other.say('undo that')).body.response).toMatch(/changed once more/);
  });

  it('without any accepted change names what lies in the trash, or says that there is nothing', async () => {
    const ann = testCaller();
    expect((await ask(ann, 'undo that')).body.response).toMatch(/^I have changed nothing here lately/);
    goals.undoable.set(ann.id, { last: null, trash: [trashed('Find a club'), trashed('Find a club', 'Knots')] });
    expect((await ask(ann, 'undo the last change')).body.response).toMatch(
      /^There is no accepted change left.*\[trash\]\(\/trash\): \*\*Find a club\*\* and \*\*Knots\*\*\. \*\*Bring back\*\*/,
    );
  });

  it('of a goal that the chat made says how to delete it', async () => {
    const ann = testCaller();
    const made = await ask(ann, 'I want to learn Spanish by next June');
    expect(made.body.goalId).toEqual(expect.any(String));
    const { body } = await ask(ann, 'undo that');
    expect(body.response).toMatch(/new goal \*\*Learn Spanish.*bin symbol.*trash/s);
    expect(goals.own.filter(({ ownerId }) => ownerId === ann.id)).toHaveLength(1);
  });

  it('says that nothing was changed while goals is away', async () => {
    const { say, isUndone } = await tookOut();
    goals.isAway = 'when asked for goals';
    expect(await say('undo that')).toMatchObject({ status: 503 });
    expect(isUndone()).toBe(false);
  });
});

describe('a wish to have a removed step back', () => {
  it.each(['put the driver card step back please', 'bring back the step I removed', 'restore the driver card'])(
    'undoes a change that only removed it: %s',
    async (message) => {
      const { say, isUndone } = await tookOut();
      expect((await say(message)).body.response).toMatch(/^Done: .*Back again: \*\*Get the professional/s);
      expect(isUndone()).toBe(true);
    },
  );

  it.each(['put the driver card step back please', 'bring back the step I removed'])(
    'points to the trash where the change did more, or cannot be undone: %s',
    async (message) => {
      for (const change of [{ onlyRemoves: false }, { isGone: true }]) {
        const { say, isUndone } = await tookOut(change);
        const { body } = await say(message);
        expect(body.response).toMatch(
          /^In the \[trash\]\(\/trash\): \*\*Get the professional.*driver card\*\*\. \*\*Bring/,
        );
        expect(isUndone()).toBe(false);
        expect(body.proposal).toBeNull();
      }
    },
  );

  it('names only what it asks for', async () => {
    const { ann, say } = await tookOut({ isGone: true });
    goals.undoable.set(ann.id, { last: null, trash: [trashed('Pass the eye test'), trashed(driverCard)] });
    expect((await say('bring the eye test step back')).body.response).not.toContain('driver card');
  });

  it('that nobody removed is read as before', async () => {
    const { ann, say } = await tookOut();
    goals.undoable.set(ann.id, { last: null, trash: [] });
    expect((await say('bring back the step I removed')).body.response).toMatch(/^I have changed nothing here lately/);
    const asked = goals.proposed.length;
    await say('push the theory step back two weeks');
    expect(goals.proposed.slice(asked)).toHaveLength(1);
  });
});
