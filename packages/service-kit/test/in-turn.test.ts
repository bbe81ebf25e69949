import { expect, it } from '@jest/globals';
import { requestScope } from '../src/events/wrote.ts';
import { createTurns } from '../src/transactions/in-turn.ts';

it('runs work of one key in order, one at a time, and other keys in parallel', async () => {
  const inTurn = createTurns(60_000);
  const told: string[] = [];
  const gate = Promise.withResolvers<void>();
  const work =
    (name: string, until: Promise<void> = Promise.resolve()) =>
    async () => {
      told.push(`${name} begins`);
      await until;
      told.push(`${name} ends`);
    };
  const ann = [inTurn('ann', work('a', gate.promise)), inTurn('ann', work('b')), inTurn('ann', work('c'))];
  await inTurn('bob', work('d'));
  expect(told).toEqual(['a begins', 'd begins', 'd ends']);
  gate.resolve();
  await Promise.all(ann);
  expect(told.slice(3)).toEqual(['a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

it('returns results and errors, and continues after an error', async () => {
  const inTurn = createTurns(60_000);
  const failing = inTurn('ann', () => Promise.reject(new Error('no')));
  const next = inTurn('ann', () => Promise.resolve(7));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe(7);
});

it('stops waiting for a turn after its limit', async () => {
  const inTurn = createTurns(1);
  const gate = Promise.withResolvers<string>();
  const slow = inTurn('ann', () => gate.promise);
  expect(await inTurn('ann', () => Promise.resolve('went ahead'))).toBe('went ahead');
  gate.resolve('done at last');
  expect(await slow).toBe('done at last');
});

it('counts the wait for a turn against the limit of transactions, except that of a burst', async () => {
  const inTurn = createTurns(50);
  const gate = Promise.withResolvers<void>();
  const slow = inTurn('ann', () => gate.promise);
  const waitedMs = (patience?: number) =>
    requestScope.run({ written: [] }, () =>
      inTurn('ann', async () => requestScope.getStore()?.waitedMs ?? 0, patience),
    );
  expect(await waitedMs()).toBeGreaterThanOrEqual(49);
  expect(await waitedMs(60)).toBe(0);
  gate.resolve();
  await slow;
});
