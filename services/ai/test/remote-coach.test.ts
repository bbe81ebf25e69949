import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { roadmapDrafted } from '@pathwise/contracts/events/ai';
import { goalCreated } from '@pathwise/contracts/events/goals';
import { type FakeMode, type FakeOpenAi, startFakeOpenAi } from '@pathwise/service-testkit/fake-openai';
import { testCaller } from '@pathwise/service-testkit/tokens';
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

const wish = { message: 'I want to learn the guitar by 1 June 2028' };

describe('the remote coach', () => {
  it('drafts the roadmap with one paid call; its dates are brought into bounds', async () => {
    const ann = testCaller();
    const { body } = await service.as(ann).post('/api/ai-chats', wish);
    expect(body.response).toContain('Remote step 5');
    expect(fake.paid).toHaveLength(1);
    const { data } = await service.events.waitFor(roadmapDrafted, ({ ownerId }) => ownerId === ann.id);
    expect(data.coach).toBe('openai');
    expect(data.draft.milestones.at(-1)?.dueDate).toBe('2028-06-01');
    const months = data.draft.timelines.flatMap(({ timeframe, todos }) =>
      timeframe.startsWith('month-') ? todos : [],
    );
    expect(months.map(({ title }) => title)).toContain('Remote step 5');
  });

  it('answers questions in streamed words, one paid call each', async () => {
    const { body } = await service
      .as(testCaller())
      .post('/api/ai-chats', { message: 'How am I doing?' }, { accept: 'text/event-stream' });
    expect(String(body).match(/event: words/g)).toHaveLength(3);
    expect(String(body)).toContain('From the remote coach.');
    expect(fake.paid).toHaveLength(1);
  });

  it('is not paid for what the app itself is asked for', async () => {
    const { body } = await service
      .as(testCaller())
      .post('/api/ai-chats', { message: 'I want to cancel my subscription' });
    expect(body).toMatchObject({ response: expect.stringContaining('/subscription'), goalId: null });
    expect(fake.paid).toHaveLength(0);
  });

  it.each(['good', 'error'] as const)('%s: drafts a cleared roadmap anew with one paid call', async (mode) => {
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
    '%s: the built-in coach drafts instead, and nothing is paid twice',
    async (mode) => {
      fake.mode = mode;
      const ann = testCaller();
      const { status, body } = await service.as(ann).post('/api/ai-chats', wish);
      expect(status).toBe(200);
      expect(body.response).toContain('Your Goal Roadmap is Ready');
      const { data } = await service.events.waitFor(roadmapDrafted, ({ ownerId }) => ownerId === ann.id);
      expect(data.coach).toBe('built-in');
      expect(fake.paid).toHaveLength(1);
    },
  );

  it.each<FakeMode>(['slow', 'error', 'garbage', 'cut'])(
    '%s: the built-in coach answers instead, whole',
    async (mode) => {
      fake.mode = mode;
      const { body } = await service.as(testCaller()).post('/api/ai-chats', { message: 'What should I do next?' });
      expect(body.response).not.toContain('Half an ans');
      expect(body.response.length).toBeGreaterThan(20);
      expect(fake.paid).toHaveLength(1);
    },
  );
});

describe('a draft whose process died', () => {
  it('is taken over by the built-in coach: the paid call is not made again', async () => {
    const ann = testCaller();
    const own = goals.add(ann.id, { title: 'Learn to sail', category: 'hobby' });
    // What a process that died in its paid call leaves behind.
    await drafts(service.running.deps.db).create({
      _id: own.draftId,
      goalId: own.goal.id,
      ownerId: ann.id,
      state: 'asked',
      askedAt: new Date(Date.now() - 60_000),
    });
    await service.events.publish(goalCreated, {
      goalId: own.goal.id,
      ownerId: ann.id,
      title: own.goal.title,
      description: null,
      category: 'hobby',
      priority: 'medium',
      targetDate: null,
      version: 1,
      draftId: own.draftId,
      createdOn: '2026-11-21',
      timeZone: 'UTC',
    });
    const { data } = await service.events.waitFor(roadmapDrafted, ({ draftId }) => draftId === own.draftId);
    expect(data.coach).toBe('built-in');
    expect(fake.paid).toHaveLength(0);
  });
});
