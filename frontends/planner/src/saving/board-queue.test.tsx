import { describe, expect, it, jest } from '@jest/globals';
import { KeptForLater } from '@pathwise/federation/api';
import fc from 'fast-check';
import { createBoardQueue, shownThrough } from './board-queue.ts';

const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A fake server that keeps a list of texts and may refuse, and a board that shows it. */
function given(start: readonly string[] = []) {
  const server = { words: [...start] };
  let read: readonly string[] = [...start];
  const queue = createBoardQueue<readonly string[]>({
    base: () => read,
    stopReads: () => undefined,
    readAgain: () => {
      read = [...server.words];
    },
  });
  const refused: unknown[] = [];
  return {
    server,
    queue,
    refused,
    shown: () => shownThrough(queue.snapshot(), read),
    append: (word: string, isRefused = false) =>
      queue.add({
        apply: (words) => [...words, word],
        send: async () => {
          await later();
          if (isRefused) throw new Error(word);
          server.words.push(word);
        },
        onFailed: (error) => refused.push(error),
      }),
  };
}

describe('the queue of a board', () => {
  it('shows a change at once and sends the next only after the one before', async () => {
    const { append, shown, server, queue } = given(['a']);
    void append('b');
    void append('c');
    expect(shown()).toEqual(['a', 'b', 'c']);
    expect(server.words).toEqual(['a']);
    await queue.whenIdle();
    expect(server.words).toEqual(['a', 'b', 'c']);
  });

  it('says once that the device keeps a change', async () => {
    const { queue } = given(['a']);
    const onKept = jest.fn();
    const send = () => Promise.reject(new KeptForLater(undefined));
    const kept = queue.add({ apply: (words) => [...words, 'b'], send, onKept, onFailed: () => undefined });
    expect(await kept).toBe(true);
    expect(onKept).toHaveBeenCalledTimes(1);
  });

  it('removes a refused change at once, while the next is still being sent', async () => {
    const { queue, append, shown, refused } = given(['a']);
    const { promise, resolve } = Promise.withResolvers<void>();
    void append('b', true);
    void queue.add({ apply: (words) => [...words, 'c'], send: () => promise, onFailed: () => undefined });
    expect(shown()).toEqual(['a', 'b', 'c']);
    while (refused.length === 0) await later();
    expect(shown()).toEqual(['a', 'c']);
    resolve();
    await queue.whenIdle();
  });

  it('removes only the refused change', async () => {
    const { append, shown, queue, refused } = given(['a']);
    void append('b', true);
    void append('c');
    await queue.whenIdle();
    expect(shown()).toEqual(['a', 'c']);
    expect(refused).toHaveLength(1);
  });

  it('ends ten rapid moves with random failures equal to the server', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }), async (failures) => {
        const { append, shown, queue, server, refused } = given();
        failures.forEach((isRefused, index) => {
          void append(String(index), isRefused);
        });
        await queue.whenIdle();
        expect(shown()).toEqual(server.words);
        expect(server.words).toEqual(failures.flatMap((isRefused, index) => (isRefused ? [] : [String(index)])));
        expect(refused).toHaveLength(failures.filter(Boolean).length);
      }),
      { numRuns: 20 },
    );
  });

  it('overlays nothing on a later answer of the server', async () => {
    const { append, shown, queue, server } = given();
    void append('a');
    await queue.whenIdle();
    server.words = ['from elsewhere'];
    void append('b');
    await queue.whenIdle();
    expect(shown()).toEqual(['from elsewhere', 'b']);
  });

  it('sends nothing after drop, and reports nothing about a request being sent', async () => {
    const { append, shown, server, queue, refused } = given(['a']);
    const { promise, resolve } = Promise.withResolvers<void>();
    const onDone = jest.fn();
    const onItsWay = queue.add({ send: () => promise, onDone, onFailed: () => undefined });
    const waiting = append('b');
    queue.drop();
    expect(shown()).toEqual(['a']);
    resolve();
    expect(await Promise.all([onItsWay, waiting, append('c')])).toEqual([false, false, false]);
    expect(onDone).not.toHaveBeenCalled();
    expect(refused).toEqual([]);
    expect(server.words).toEqual(['a']);
    await queue.whenIdle();
  });

  it('cancels running reads when a change is made', () => {
    const stopReads = jest.fn();
    const queue = createBoardQueue<number>({ base: () => 1, stopReads, readAgain: () => undefined });
    void queue.add({ send: async () => undefined, onFailed: () => undefined });
    expect(stopReads).toHaveBeenCalledTimes(1);
  });
});
