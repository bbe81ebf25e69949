import { describe, expect, it } from '@jest/globals';
import { createSignInQueue } from './sign-in-queue.ts';

/** Tasks that the test ends by hand. */
function heldWorks() {
  const running: (() => void)[] = [];
  let most = 0;
  const work = () =>
    new Promise<void>((resolve) => {
      running.push(resolve);
      most = Math.max(most, running.length);
    });
  const endOne = () => running.shift()?.();
  return { work, endOne, running, most: () => most };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('forty sign-ins at once', () => {
  it('run as many at a time as allowed, and all are run', async () => {
    const held = heldWorks();
    const queued = createSignInQueue({ atOnce: 2, waiting: 64 });
    const all = Array.from({ length: 40 }, () => queued(held.work));
    for (let ended = 0; ended < 40; ended++) {
      await turn();
      held.endOne();
    }
    await Promise.all(all);
    expect(held.most()).toBe(2);
  });

  it('get 503 with Retry-After while the queue is full', async () => {
    const held = heldWorks();
    const queued = createSignInQueue({ atOnce: 1, waiting: 2 });
    const admitted = Array.from({ length: 3 }, () => queued(held.work));
    expect(() => queued(held.work)).toThrow(expect.objectContaining({ status: 503, extra: { retryAfter: 2 } }));
    await turn();
    held.endOne();
    await admitted[0];
    const late = queued(held.work);
    for (let ended = 0; ended < 3; ended++) {
      await turn();
      held.endOne();
    }
    await Promise.all([...admitted, late]);
  });
});
