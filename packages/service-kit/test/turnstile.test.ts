import { describe, expect, it } from '@jest/globals';
import { createTurnstile } from '../src/transactions/turnstile.ts';

const never = new AbortController().signal;

describe('a turnstile', () => {
  it('gives out its slots, and queues the rest in order', async () => {
    const turnstile = createTurnstile(2);
    const order: string[] = [];
    const [first, second] = [await turnstile.enter(never), await turnstile.enter(never)];
    const third = turnstile.enter(never).then((leave) => {
      order.push('third');
      return leave;
    });
    const fourth = turnstile.enter(never).then((leave) => {
      order.push('fourth');
      return leave;
    });
    await Promise.resolve();
    expect(order).toEqual([]);
    second();
    await third;
    expect(order).toEqual(['third']);
    first();
    first(); // releasing twice frees one slot
    await fourth;
    const fifth = turnstile.enter(never);
    expect(await Promise.race([fifth, Promise.resolve('waits')])).toBe('waits');
    (await third)();
    (await fifth)();
    (await fourth)();
  });

  it('removes aborted waiters from the queue', async () => {
    const turnstile = createTurnstile(1);
    const leave = await turnstile.enter(never);
    const giving = new AbortController();
    const waits = turnstile.enter(giving.signal);
    giving.abort(new Error('time is up'));
    await expect(waits).rejects.toThrow('time is up');
    await expect(turnstile.enter(giving.signal)).rejects.toThrow('time is up');
    leave();
    (await turnstile.enter(never))();
  });
});
