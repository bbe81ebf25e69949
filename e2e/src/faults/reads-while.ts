import { setTimeout as pause } from 'node:timers/promises';

/** Repeats `read`, `pauseMs` apart, until `until` settles. Returns how many milliseconds each took. */
export async function readsWhile(
  read: () => Promise<unknown>,
  { until, pauseMs }: { until: Promise<unknown>; pauseMs: number },
): Promise<number[]> {
  const took: number[] = [];
  let over = false;
  void until.finally(() => {
    over = true;
  });
  while (!over) {
    const began = performance.now();
    await read();
    took.push(performance.now() - began);
    await pause(pauseMs);
  }
  return took;
}
