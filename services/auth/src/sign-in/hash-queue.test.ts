import { describe, expect, it } from '@jest/globals';
import { createHashQueue } from './passwords.ts';

/** Works that end when they are told to. */
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
  it('hash as many at a time as there is room for, and all come to their turn', async () => {
    const held = heldWorks();
    const queued = createHashQueue({ atOnce: 2, waiting: 64 });
    const all = Array.from({ length: 40 }, () => queued(held.work));
    for (let ended = 0; ended < 40; ended++) {
      await turn();
      held.endOne();
    }
    await Promise.all(all);
    expect(held.most()).toBe(2);
  });

  it('beyond the queue are refused with 503 and Retry-After, until there is room again', async () => {
    const held = heldWorks();
    const queued = createHashQueue({ atOnce: 1, waiting: 2 });
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
