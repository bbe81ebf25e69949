import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Caller } from '@pathwise/service-kit/http/caller';
import type { InTurn } from '@pathwise/service-kit/transactions/in-turn';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { bringBack } from '../src/undo/bring-back.ts';
import { type PlannerUnderTest, startPlanner, taskOf } from './given.ts';

let service: PlannerUnderTest;
beforeAll(async () => {
  service = await startPlanner();
});
afterAll(() => service.stop());

const deleted = {
  plan: async (ann: Caller) => `/api/weekly-tasks/${(await taskOf(service, ann)).id}`,
  diary: async (ann: Caller) =>
    `/api/diary/${(await service.as(ann).post('/api/diary', { title: 'A walk', content: 'By the river' })).body.id}`,
  board: async (ann: Caller) =>
    `/api/reminder-columns/${(await service.as(ann).post('/api/reminder-columns', { name: 'House' })).body.id}`,
};

it.each(['plan', 'diary', 'board'] as const)('an undo of the %s waits for changes of that part alone', async (part) => {
  const ann = testCaller();
  const { undo: token } = (await service.as(ann).delete(await deleted[part](ann))).body;
  const waitedFor: string[] = [];
  const inTurn: InTurn = (key, work) => {
    waitedFor.push(key);
    return work();
  };
  const deps = { ...service.running.deps, inTurn };
  expect(await bringBack(deps, { ownerId: ann.id, token })).toEqual({ restoredCount: 1 });
  expect(waitedFor).toEqual([`${part} of ${ann.id}`]);
});
