import { jest } from '@jest/globals';

/** Replaces the browser's clipboard and records what is written to it. */
export function clipboard(writeText: (text: string) => Promise<void> = async () => undefined) {
  const write = jest.fn(writeText);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
  return write;
}

export const refusedClipboard = () => clipboard(() => Promise.reject(new DOMException('denied', 'NotAllowedError')));
