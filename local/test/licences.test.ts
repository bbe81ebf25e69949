import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '@pathwise/local-servers/paths';
import { faultsOfLicences, type LockedPackage } from '../src/operations/licences.ts';

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

describe('the packages that ship', () => {
  it('leave out what starts containers for tests', () => {
    expect(packages['node_modules/testcontainers'].dev).toBe(true);
    expect(packages['node_modules/express'].dev).toBeUndefined();
  });

  it('have licences that are on the list', () => {
    expect(Object.keys(packages).length).toBeGreaterThan(500);
    expect(faultsOfLicences(packages)).toEqual([]);
  });

  it.each<[string, LockedPackage, string[]]>([
    ['another licence', { license: 'AGPL-3.0-only' }, ['some has the licence AGPL-3.0-only']],
    ['no licence', { version: '1.0.0' }, ['some states no licence']],
    ['a choice that has one', { license: '(MIT OR GPL-3.0-only)' }, []],
    ['both of two', { license: 'MIT AND GPL-3.0-only' }, ['some has the licence MIT AND GPL-3.0-only']],
    ['a tool that does not ship', { license: 'AGPL-3.0-only', dev: true }, []],
    ['a binary of another platform', { version: '1.0.0', os: ['darwin'] }, []],
  ])('are judged: %s', (_, one, faults) => {
    expect(faultsOfLicences({ '': {}, 'node_modules/a/node_modules/some': one })).toEqual(faults);
  });
});
