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

/** Fixes the current time; timers still run. `jest.useRealTimers()` ends this. */
export function stopClock(now: Date): void {
  jest.useFakeTimers({ now, doNotFake: [...untouched] });
}
