import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Failure } from './failure.ts';
import { startTwice } from './start-twice.ts';

let printed: jest.SpiedFunction<typeof process.stderr.write>;
beforeEach(() => {
  printed = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => printed.mockRestore());

function startsAfter(...failures: Error[]) {
  return jest.fn(async () => {
    const failure = failures.shift();
    if (failure) throw failure;
    return 'started';
  });
}

describe('a failed start', () => {
  it('is tried once more, and its reason is printed', async () => {
    const start = startsAfter(new Failure('the port is taken'));
    expect(await startTwice(start)).toBe('started');
    expect(start).toHaveBeenCalledTimes(2);
    expect(printed.mock.calls.join()).toContain('the port is taken');
  });

  it('is not tried a third time', async () => {
    const start = startsAfter(new Failure('first'), new Failure('second'));
    await expect(startTwice(start)).rejects.toThrow('second');
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('is not tried again after an error in the code', async () => {
    const start = startsAfter(new TypeError('no such field'));
    await expect(startTwice(start)).rejects.toThrow('no such field');
    expect(start).toHaveBeenCalledTimes(1);
  });
});
