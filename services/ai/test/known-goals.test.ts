import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { drafts } from '../src/drafts/draft.model.ts';
import { type AiUnderTest, type NeighbourGoals, startAi, startNeighbourGoals } from './given.ts';

let service: AiUnderTest;
let goals: NeighbourGoals;
beforeAll(async () => {
  service = await startAi({ env: { ROADMAP_PATIENCE_MS: '1000' } });
  goals = await startNeighbourGoals(service);
});
afterEach(() => {
  goals.isAway = 'never';
});
afterAll(async () => {
  await goals.stop();
  await service.stop();
});

const ownOf = (ownerId: string) => goals.own.filter((one) => one.ownerId === ownerId);
const rowOf = (own: { draftId: string; ownerId: string }, state: 'drafted' | 'stored') =>
  drafts(service.running.deps.db).create({
    _id: own.draftId,
    ownerId: own.ownerId,
    state,
    askedAt: new Date(),
  });

describe('while goals cannot be asked', () => {
  it.each([
    ['a wish', { message: 'I want to run a marathon' }],
    ['words on a page that asks for a goal', { message: 'run a marathon', context: 'new_goal' }],
    ['a message about a goal the page names', { message: 'Please create a roadmap', goalId: 'some-goal' }],
  ])('%s is a 503, and its retry creates no second goal', async (_, body) => {
    const ann = testCaller();
    const own = goals.add(ann.id, { title: 'Run a marathon', category: 'health' });
    const words = { ...body, ...('goalId' in body ? { goalId: own.goal.id } : {}) };
    const send = () => service.as(ann).post('/api/ai-chats', words, { 'idempotency-key': 'one' });
    goals.isAway = 'when asked for goals';
    expect(await send()).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(ownOf(ann.id)).toHaveLength(1);

    goals.isAway = 'never';
    const again = await send();
    expect(again.status).toBe(200);
    expect(again.body.goalId).toBe(own.goal.id);
    expect(ownOf(ann.id)).toHaveLength(1);
  });

  it.each([
    ['Hello!', {}, 'Hello'],
    ['I want to kill myself', { goalId: 'some-goal' }, 'findahelpline.com'],
  ])('%s is answered anyway', async (message, more, part) => {
    goals.isAway = 'when asked for goals';
    const answer = await service.as(testCaller()).post('/api/ai-chats', { message, ...more });
    expect(answer).toMatchObject({ status: 200, body: { response: expect.stringContaining(part) } });
  });
});

describe('a roadmap for a goal without steps', () => {
  it.each([
    ['cleared', 'none', 'stored'],
    ['emptied step by step', 'ready', 'stored'],
    ['drafted and never stored', 'failed', 'drafted'],
  ] as const)('%s: is redrafted and answered with its steps', async (_, roadmapStatus, state) => {
    const ann = testCaller();
    const own = goals.add(ann.id, { title: 'Run a marathon', category: 'health', roadmapStatus });
    await rowOf(own, state);
    const { body } = await service
      .as(ann)
      .post('/api/ai-chats', { message: 'Please create a roadmap', goalId: own.goal.id });
    expect(body).toMatchObject({ goalId: own.goal.id });
    expect(body.response).toContain('Your Goal Roadmap is Ready');
    expect(own.milestones.length).toBeGreaterThanOrEqual(5);
    for (const { title } of own.milestones) expect(body.response).toContain(title);
  });

  it('that failed before its draft was claimed gets its first draft', async () => {
    const ann = testCaller();
    const own = goals.add(ann.id, { title: 'Run a marathon', category: 'health', roadmapStatus: 'failed' });
    const { body } = await service.as(ann).post('/api/ai-chats', { message: 'A plan, please', goalId: own.goal.id });
    expect(body.response).toContain('Your Goal Roadmap is Ready');
    expect(await drafts(service.running.deps.db).findById(own.draftId)).toMatchObject({ state: 'stored' });
  });

  it('is a 503 while goals cannot store it, and a retry stores it', async () => {
    const ann = testCaller();
    const own = goals.add(ann.id, { title: 'Run a marathon', category: 'health', roadmapStatus: 'none' });
    const message = 'Please create a roadmap for my goal: Run a marathon';
    const send = () => service.as(ann).post('/api/ai-chats', { message }, { 'idempotency-key': 'one' });
    goals.isAway = 'when handed a draft';
    expect(await send()).toMatchObject({ status: 503 });
    goals.isAway = 'never';
    expect((await send()).body).toMatchObject({ goalId: own.goal.id });
    expect(ownOf(ann.id)).toHaveLength(1);
  });
});

describe('a new goal beside one with a shorter title', () => {
  it.each([
    ['Learn Spanish', 'I want to learn Spanish cooking', 'Learn Spanish cooking'],
    ['Run', 'I want to run a marathon in April', 'Run a marathon'],
  ])('%s is not taken for "%s"', async (title, message, wish) => {
    const ann = testCaller();
    goals.add(ann.id, { title, roadmapStatus: 'ready' });
    await service.as(ann).post('/api/ai-chats', { message });
    expect(ownOf(ann.id).map(({ goal }) => goal.title)).toEqual([title, wish]);
  });
});
