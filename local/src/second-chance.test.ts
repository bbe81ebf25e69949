import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { root } from '@pathwise/local-servers/paths';
import { withSecondChance } from './second-chance.ts';
import type { RunTests } from './test-report.ts';

const passes = { code: 0, passed: 4, failed: 0 };
const fails = { code: 1, passed: 40, failed: 2 };
const file = (name: string) => join(root, 'services', name);

const failureIn = (file: string) => ({ file, name: 'a test', text: 'it failed, seed 7', log: '' });
const reportOf = (files: string[]) => ({
  failed: files.length && 2,
  failures: files.map(failureIn),
  files: [{ file: file('a.test.ts'), seconds: 3 }],
});
const files = reportOf([]).files;

/** A run with these failed files in its first round, and two failures in them. */
function runs(files: string[], ...results: Awaited<ReturnType<RunTests>>[]) {
  const left = [...results];
  return jest.fn<RunTests>(async (_args, env) => {
    if (env['TEST_REPORT']) writeFileSync(env['TEST_REPORT'], JSON.stringify(reportOf(files)));
    return left.shift() ?? passes;
  });
}

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
});

describe('a failed test file', () => {
  it('runs again, alone, and is named when it then passes', async () => {
    const run = runs([file('a.test.ts')], fails, passes);
    expect(await withSecondChance(run)).toEqual({
      code: 0,
      passed: 42,
      failed: 0,
      unsteady: [failureIn(file('a.test.ts'))],
      files,
    });
    expect(run.mock.calls[1]?.[0]).toEqual(['--runInBand', '--verbose', '--runTestsByPath', file('a.test.ts')]);
  });

  it('counts as failed when it fails again', async () => {
    const run = runs([file('a.test.ts')], fails, { code: 1, passed: 3, failed: 1 });
    expect(await withSecondChance(run)).toEqual({ code: 1, passed: 41, failed: 1, unsteady: [], files });
  });

  it('counts as failed when the second round cannot run', async () => {
    const run = runs([file('a.test.ts')], fails, { code: 1, passed: 0, failed: 0 });
    expect(await withSecondChance(run)).toMatchObject({ code: 1, failed: 1 });
  });
});

describe('no second round', () => {
  it('follows when everything passed', async () => {
    const run = runs([], passes);
    expect(await withSecondChance(run)).toEqual({ ...passes, unsteady: [], files });
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('follows when more than three files failed', async () => {
    const run = runs(['a', 'b', 'c', 'd'].map(file), fails);
    expect(await withSecondChance(run)).toEqual({ ...fails, unsteady: [], files });
    expect(run).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a signal ended it', { ...fails, code: 128 }],
    ['more failed than the files hold', { ...fails, failed: 3 }],
  ])('follows when the run also broke in another way: %s', async (_name, first) => {
    const run = runs([file('a.test.ts')], first);
    expect(await withSecondChance(run)).toEqual({ ...first, unsteady: [], files });
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('follows when the run broke and named no file', async () => {
    const run = runs([], { code: 1, passed: 0, failed: 0 });
    expect(await withSecondChance(run)).toMatchObject({ code: 1, unsteady: [] });
    expect(run).toHaveBeenCalledTimes(1);
  });
});
