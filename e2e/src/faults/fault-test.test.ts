import { expect, it } from '@jest/globals';
import { type FaultTest, runToItsEnd } from './fault-test.ts';

it('everything that a test started is stopped, the last one first, also when a stop throws', async () => {
  const stopped: string[] = [];
  const throwing: FaultTest = {
    name: 'T0',
    passesWhen: 'never',
    run: async ({ atEnd }) => {
      atEnd(() => stopped.push('server'));
      atEnd(async () => {
        throw new Error('an answer broke its contract');
      });
      atEnd(async () => stopped.push('proxy'));
      return { broken: [], figures: {} };
    },
  };
  const run = runToItsEnd(throwing, { seed: 1, random: Math.random, dir: '', say: () => {} });
  await expect(run).rejects.toThrow('an answer broke its contract');
  expect(stopped).toEqual(['proxy', 'server']);
});
