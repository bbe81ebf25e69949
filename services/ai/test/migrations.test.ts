import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { collectionOf } from '@pathwise/service-kit/mongo/collections';
import { aiService } from '../src/app.ts';
import { type AiUnderTest, startAi } from './given.ts';

let service: AiUnderTest;
beforeAll(async () => {
  service = await startAi();
});
afterAll(() => service.stop());

it('the index of drafts by goal is dropped, the one by owner stays', async () => {
  const { db } = service.running.deps;
  const drafts = collectionOf(db, 'drafts');
  await drafts.createIndex({ goalId: 1 });
  for (const { run } of aiService.migrations ?? []) while (await run(db));
  expect((await drafts.indexes()).map(({ key }) => key)).toEqual([{ _id: 1 }, { ownerId: 1 }]);
});
