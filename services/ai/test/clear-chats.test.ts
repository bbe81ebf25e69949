import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Chat } from '@pathwise/contracts/api/ai';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import { chats } from '../src/chats/chat.model.ts';
import { type AiUnderTest, type NeighbourGoals, startAi, startNeighbourGoals } from './given.ts';

let service: AiUnderTest;
let goals: NeighbourGoals;
beforeAll(async () => {
  service = await startAi({ env: { ROADMAP_PATIENCE_MS: '2000' } });
  goals = await startNeighbourGoals(service);
  goals.stores = false; // keeps answers waiting
});
afterAll(async () => {
  await goals.stop();
  await service.stop();
});

const wordsOf = (answer: { body: Chat[] }) => answer.body.map(({ message }) => message);
const wish = { message: 'I want to learn the guitar' };

/** A person whose message is being answered. */
async function beingAnswered(ann = testCaller()) {
  const client = service.as(ann);
  await client.post('/api/ai-chats', { message: 'Hello' });
  const answer = client.post('/api/ai-chats', wish, { 'idempotency-key': 'one' });
  await waitUntil('the goal', () => goals.own.find(({ ownerId }) => ownerId === ann.id));
  return { ann, client, answer: Promise.resolve(answer) };
}

describe('a message that is being answered', () => {
  it('stays when the chats are cleared, and an undo restores the others beside it', async () => {
    const { client, answer } = await beingAnswered();
    const cleared = await client.post('/api/ai-chats/clear', {});
    expect(cleared.body).toMatchObject({ deletedCount: 1 });
    expect(await answer).toMatchObject({ status: 200, body: wish });
    expect(wordsOf(await client.get('/api/ai-chats'))).toEqual([wish.message]);
    await client.post(`/api/undo/ai/${cleared.body.undo}`, {});
    expect(wordsOf(await client.get('/api/ai-chats'))).toEqual(['Hello', wish.message]);
  });

  it('is listed in the trash once it is cleared, and can be deleted for good', async () => {
    const ann = testCaller();
    const client = service.as(ann);
    await client.post('/api/ai-chats', { message: 'Hello' });
    const { undo } = (await client.post('/api/ai-chats/clear', {})).body;
    const listed = await client.get('/api/trash/ai');
    expect(listed.body).toMatchObject([{ token: undo, kind: 'chats', titles: ['Hello'], count: 1 }]);
    expect((await client.delete(`/api/trash/ai/${undo}`)).status).toBe(204);
    expect((await client.post(`/api/undo/ai/${undo}`, {})).status).toBe(404);
  });

  it('is in the trash behind the messages before it', async () => {
    const client = service.as(testCaller());
    for (const message of ['Hello', 'How are you?', 'Thanks']) await client.post('/api/ai-chats', { message });
    await client.post('/api/ai-chats/clear', {});
    expect((await client.get('/api/trash/ai')).body).toMatchObject([{ titles: ['Hello', 'How are you?', 'Thanks'] }]);
  });

  it('is a 503 when its row was deleted meanwhile, and a retry creates no second goal', async () => {
    const { ann, client, answer } = await beingAnswered();
    await chats(service.running.deps.db).deleteOne({ ownerId: ann.id, requestKey: 'one' });
    expect(await answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    const again = await client.post('/api/ai-chats', wish, { 'idempotency-key': 'one' });
    expect(again.status).toBe(200);
    expect(goals.own.filter(({ ownerId }) => ownerId === ann.id)).toHaveLength(1);
  });
});
