import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { root } from '@pathwise/local-servers/paths';
import { pageStates, statesOf } from './pages.ts';

it('every state is in a part that an axe test checks, and no name is given twice', () => {
  const files = readdirSync(join(root, 'e2e', 'test')).filter((name) => name.startsWith('axe-'));
  expect(files).toEqual(
    Object.keys(statesOf)
      .map((part) => `axe-${part}.test.ts`)
      .sort(),
  );
  expect(new Set(pageStates.map(({ name }) => name)).size).toBe(pageStates.length);
});
