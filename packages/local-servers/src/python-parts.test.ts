import { describe, expect, it } from '@jest/globals';
import { explainPipFailure, isSupportedPython } from './python-parts.ts';

describe('the Python of the local database', () => {
  it.each([
    ['3.10', false],
    ['3.11', true],
    ['3.12', true],
    ['3.13', true],
    ['3.14', false],
    ['2.7', false],
    ['', false],
  ])('version "%s" fits: %s', (version, fits) => {
    expect(isSupportedPython(version)).toBe(fits);
  });

  it('without pip gives a message on how to install it', () => {
    expect(explainPipFailure('/usr/bin/python3: No module named pip')).toContain('apt-get install python3-pip');
  });

  it('without a network gives a message to check it', () => {
    const output =
      "WARNING: Retrying after connection broken by 'NewConnectionError: Temporary failure in name resolution'";
    expect(explainPipFailure(output)).toContain('PyPI does not answer');
  });

  it('that fails otherwise gives the output of pip', () => {
    expect(explainPipFailure('ERROR: No matching distribution found')).toContain('No matching distribution found');
  });
});
