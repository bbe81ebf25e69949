import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { chatChanged } from '@pathwise/contracts/events/ai';
import { collectionOf } from '@pathwise/service-kit/mongo/collections';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { aiService } from '../src/app.ts';
import { countChatsByAccount } from '../src/migrations/count-chats-by-account.ts';
import { type AiUnderTest, startAi } from './given.ts';

let service: AiUnderTest;
beforeAll(async () => {
  service = await startAi();
});
afterAll(() => service.stop());

it('the version of chat-changed goes on from the count of the collection that is dropped', async () => {
  const { db } = service.running.deps;
  const owners = collectionOf<{ _id: string; version: number }>(db, 'chat_owners');
  const accounts = collectionOf<{ _id: string; changes: number; erased: boolean }>(db, 'accounts');
  const [ann, bob] = [testCaller(), testCaller()];
  await service.as(bob).post('/api/ai-chats', { message: 'Hello' });
  const { changes: already = 0 } = (await accounts.findOne({ _id: `${bob.id}.ai` })) ?? {};
  await owners.insertMany([
    { _id: ann.id, version: 7 },
    { _id: bob.id, version: 1 },
    ...Array.from({ length: 100 }, (_, n) => ({ _id: `other ${n}`, version: n })),
  ]);
  expect(await countChatsByAccount.run(db)).toBe(true);
  while (await countChatsByAccount.run(db));
  expect(await accounts.findOne({ _id: `${ann.id}.ai` })).toMatchObject({ changes: 7, erased: false });
  expect(await accounts.findOne({ _id: `${bob.id}.ai` })).toMatchObject({ changes: Math.max(already, 1) });
  expect(await owners.countDocuments({})).toBe(0);

  const { body } = await service.as(ann).post('/api/ai-chats', { message: 'Hello' });
  const { data } = await service.events.waitFor(chatChanged, ({ chatId }) => chatId === body.id);
  expect(data.version).toBeGreaterThan(7);
  for (const { run } of aiService.migrations ?? []) while (await run(db));
  const names = (await db.listCollections()).map(({ name }) => name);
  expect(names).not.toContain('chat_owners');
});

it('the index of drafts by goal is dropped, the one by owner stays', async () => {
  const { db } = service.running.deps;
  const drafts = collectionOf(db, 'drafts');
  await drafts.createIndex({ goalId: 1 });
  for (const { run } of aiService.migrations ?? []) while (await run(db));
  expect((await drafts.indexes()).map(({ key }) => key)).toEqual([{ _id: 1 }, { ownerId: 1, _id: 1 }]);
});

it('a chat stored before chats had choices is shown after the migrations', async () => {
  const { db } = service.running.deps;
  const ann = testCaller();
  const { body } = await service.as(ann).post('/api/ai-chats', { message: 'Hello' });
  const chats = collectionOf(db, 'chats');
  await chats.updateOne({ _id: body.id }, { $unset: { choices: 1, asked: 1, proposal: 1 } });
  for (const { run } of aiService.migrations ?? []) while (await run(db));
  const shown = (await service.as(ann).get('/api/ai-chats')).body;
  expect(shown).toMatchObject([{ id: body.id, choices: [], proposal: null }]);
  expect(await chats.findOne({ _id: body.id })).toMatchObject({ asked: null });
});
