import { jest } from '@jest/globals';

const untouched = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'nextTick',
  'performance',
] as const;

/** Stops the clock at a moment; timers go on by themselves. `jest.useRealTimers()` lets it go. */
export function stopClock(now: Date): void {
  jest.useFakeTimers({ now, doNotFake: [...untouched] });
}
