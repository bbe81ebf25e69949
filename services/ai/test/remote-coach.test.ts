import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { goalRestored } from '@pathwise/contracts/events/goals';
import { type FakeMode, type FakeOpenAi, startFakeOpenAi } from '@pathwise/service-testkit/fake-openai';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import { drafts } from '../src/drafts/draft.model.ts';
import { type AiUnderTest, type NeighbourGoals, startAi, startNeighbourGoals } from './given.ts';

let fake: FakeOpenAi;
let service: AiUnderTest;
let goals: NeighbourGoals;
beforeAll(async () => {
  fake = await startFakeOpenAi();
  service = await startAi({ env: { OPENAI_API_KEY: 'test-key', OPENAI_BASE_URL: fake.url, AI_TIMEOUT_MS: '400' } });
  goals = await startNeighbourGoals(service);
});
afterAll(async () => {
  await goals.stop();
  await service.stop();
  await fake.close();
});
beforeEach(() => {
  fake.mode = 'good';
  fake.paid.length = 0;
});

/** The one draft that goals stored for a person. */
function draftOf({ id }: ReturnType<typeof testCaller>) {
  const [one, ...others] = goals.drafts.filter(({ ownerId }) => ownerId === id);
  if (!one || others.length > 0) throw new Error(`${others.length + (one ? 1 : 0)} drafts`);
  return one.draft;
}
const titlesOf = ({ milestones }: ReturnType<typeof draftOf>) => milestones.map(({ title }) => title);

const wish = { message: 'I want to learn the guitar by 1 June 2028' };

describe('the remote coach', () => {
  it('drafts the roadmap with one paid call, and its dates are brought into range', async () => {
    const ann = testCaller();
    const { body } = await service.as(ann).post('/api/ai-chats', wish);
    expect(body.response).toContain('Remote step 5');
    expect(fake.paid).toHaveLength(1);
    const draft = draftOf(ann);
    expect(draft.milestones.at(-1)?.dueDate).toBe('2028-06-01');
    const months = draft.timelines.flatMap(({ timeframe, todos }) => (timeframe.startsWith('month-') ? todos : []));
    expect(months.map(({ title }) => title)).toContain('Remote step 5');
  });

  it('streams its answers to questions, with one paid call each', async () => {
    const { body } = await service
      .as(testCaller())
      .post('/api/ai-chats', { message: 'How am I doing?' }, { accept: 'text/event-stream' });
    expect(String(body).match(/event: words/g)).toHaveLength(3);
    expect(String(body)).toContain('From the remote coach.');
    expect(fake.paid).toHaveLength(1);
  });

  it('is not called for questions about the app itself', async () => {
    const { body } = await service
      .as(testCaller())
      .post('/api/ai-chats', { message: 'I want to cancel my subscription' });
    expect(body).toMatchObject({ response: expect.stringContaining('/subscription'), goalId: null });
    expect(fake.paid).toHaveLength(0);
  });

  it.each(['good', 'error'] as const)('%s: redrafts a cleared roadmap with one paid call', async (mode) => {
    fake.mode = mode;
    const ann = testCaller();
    const own = goals.add(ann.id, { title: 'Learn to sail', category: 'hobby', roadmapStatus: 'none' });
    const message = 'Please create a roadmap for my goal: Learn to sail';
    const send = () => service.as(ann).post('/api/ai-chats', { message }, { 'idempotency-key': 'one' });
    goals.isAway = 'when handed a draft';
    expect((await send()).status).toBe(503);
    goals.isAway = 'never';
    expect((await send()).body).toMatchObject({
      goalId: own.goal.id,
      response: expect.stringContaining('Your Goal Roadmap is Ready'),
    });
    expect(fake.paid).toHaveLength(1);
  });

  it.each<FakeMode>(['slow', 'error', 'garbage', 'wrong-schema', 'cut'])(
    '%s: the built-in coach drafts instead, without a second paid call',
    async (mode) => {
      fake.mode = mode;
      const ann = testCaller();
      const { status, body } = await service.as(ann).post('/api/ai-chats', wish);
      expect(status).toBe(200);
      expect(body.response).toContain('Your Goal Roadmap is Ready');
      expect(titlesOf(draftOf(ann))).not.toContain('Remote step 5');
      expect(fake.paid).toHaveLength(1);
    },
  );

  it.each<FakeMode>(['slow', 'error', 'garbage', 'cut'])(
    '%s: the built-in coach gives the whole answer instead',
    async (mode) => {
      fake.mode = mode;
      const { body } = await service.as(testCaller()).post('/api/ai-chats', { message: 'What should I do next?' });
      expect(body.response).not.toContain('Half an ans');
      expect(body.response.length).toBeGreaterThan(20);
      expect(fake.paid).toHaveLength(1);
    },
  );
});

describe('a draft whose process crashed', () => {
  it('is written by the built-in coach, without a second paid call', async () => {
    const ann = testCaller();
    const own = goals.add(ann.id, { title: 'Learn to sail', category: 'hobby' });
    // The row that a process leaves when it crashes during its paid call.
    await drafts(service.running.deps.db).create({
      _id: own.draftId,
      ownerId: ann.id,
      state: 'asked',
      askedAt: new Date(Date.now() - 60_000),
    });
    await goals.announce(own);
    await waitUntil('the draft', () => own.milestones.length > 0);
    expect(titlesOf(draftOf(ann))).not.toContain('Remote step 5');
    expect(fake.paid).toHaveLength(0);
  });
});

describe('a paid draft that cannot be stored', () => {
  it('is kept until goals is back, without a second paid call', async () => {
    const ann = testCaller();
    const own = goals.add(ann.id, { title: 'Learn to sail', category: 'hobby' });
    goals.isAway = 'when handed a draft';
    await goals.announce(own);
    const row = () => drafts(service.running.deps.db).findById(own.draftId).lean();
    await waitUntil('the paid draft to be kept', async () => (await row())?.state === 'drafted');
    goals.isAway = 'never';
    await waitUntil('the draft', () => own.milestones.length > 0);
    await waitUntil('the draft to be noted', async () => (await row())?.state === 'stored');
    expect(titlesOf(draftOf(ann))).toContain('Remote step 5');
    expect(fake.paid).toHaveLength(1);
    expect(await row()).toMatchObject({ draft: null });
  });

  it('because its goal was deleted is stored when an undo restores the goal', async () => {
    const ann = testCaller();
    const own = goals.add(ann.id, { title: 'Learn to sail', category: 'hobby' });
    const trashed = goals.own.splice(goals.own.indexOf(own), 1);
    await service.consumed('ai-draft-roadmap', await goals.announce(own));
    expect(goals.drafts.filter(({ ownerId }) => ownerId === ann.id)).toEqual([]);

    goals.own.push(...trashed);
    const { id: goalId, title, description, category, priority, targetDate, createdOn, status, progress } = own.goal;
    const facts = { goalId, ownerId: ann.id, title, description, category, priority, targetDate, version: 3 };
    const awaitedDraft = { draftId: own.draftId, createdOn, timeZone: 'UTC' };
    await service.events.publish(goalRestored, { ...facts, status, progress, awaitedDraft });
    await waitUntil('the draft', () => own.milestones.length > 0);
    expect(titlesOf(draftOf(ann))).toContain('Remote step 5');
    expect(fake.paid).toHaveLength(1);
  });
});
