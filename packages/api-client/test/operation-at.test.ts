import { expect, it } from '@jest/globals';
import { operations } from '../src/generated/contracts.ts';
import { operationAt } from '../src/operation-at.ts';

const everyOperation = Object.entries(operations).flatMap(([service, calls]) =>
  Object.entries(calls).map(([name, [method, path]]) => ({ name: `${service}.${name}`, method, path })),
);

it.each(everyOperation)('tells $name from its address', ({ name, method, path }) => {
  const filled = path.replaceAll(/\{\w+\}/g, 'a%20b');
  const params = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, param]) => [param, 'a b']));
  expect(operationAt(method, filled)).toEqual({ name, params });
});

it('prefers a fixed address to one with a value', () => {
  expect(operationAt('GET', '/api/diary/my-entries')?.name).toBe('planner.listMyDiary');
  expect(operationAt('GET', '/api/diary/7')?.name).toBe('planner.getEntry');
});

it.each([
  ['GET', '/api/nowhere'],
  ['GET', '/api/goals/'],
  ['PUT', '/api/weekly-tasks'],
  ['GET', '/api/weekly-tasks?startDate=2026-11-23'],
])('knows no operation at %s %s', (method, path) => {
  expect(operationAt(method, path)).toBeUndefined();
});
