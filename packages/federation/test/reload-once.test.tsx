import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { isMissingChunk, reloadOnce } from '../src/reload-once.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a missing chunk', () => {
  it.each([
    [Object.assign(new Error('Loading chunk 12 failed'), { name: 'ChunkLoadError' }), true],
    [Object.assign(new Error('Loading CSS chunk 12 failed'), { code: 'CSS_CHUNK_LOAD_FAILED' }), true],
    [new TypeError('x is undefined'), false],
    [undefined, false],
  ])('is distinguished from other failures: %p', (error, expected) => {
    expect(isMissingChunk(error)).toBe(expected);
  });

  it('reloads the page once, and again only after a minute', () => {
    const reload = jest.fn();
    expect(reloadOnce(1_000_000, reload)).toBe(true);
    expect(reloadOnce(1_059_999, reload)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(reloadOnce(1_060_000, reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('leaves the page in sight while offline, and reloads it once the network is back', () => {
    const reload = jest.fn();
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(reloadOnce(1_000_000, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    onLine.mockReturnValue(true);
    expect(reloadOnce(1_000_000, reload)).toBe(true);
  });
});
