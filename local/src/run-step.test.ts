import { describe, expect, it } from '@jest/globals';
import { countsIn } from './run-step.ts';

describe('the last line of a test run', () => {
  it('is the last match in the output', () => {
    expect(countsIn('3 passed, 1 failed\nmore\n12 passed, 0 failed, 2 skipped\n')).toEqual({ passed: 12, failed: 0 });
  });

  it('counts as no tests when it is missing', () => {
    expect(countsIn('Segmentation fault')).toEqual({ passed: 0, failed: 0 });
  });
});
