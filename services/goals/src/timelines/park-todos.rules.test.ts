import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { putBackAt } from './park-todos.rules.ts';

describe('putBackAt', () => {
  it('restores the original list, whichever items were taken out', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(), fc.boolean())), (items) => {
        const standing = items.filter(([, taken]) => !taken);
        const back = items.map((todo, place) => ({ place, todo })).filter(({ todo: [, taken] }) => taken);
        expect(putBackAt(standing, back.toReversed())).toEqual(items);
      }),
    );
  });

  it('appends items whose position no longer exists, and keeps those added since', () => {
    expect(putBackAt(['new'], [{ place: 5, todo: 'old' }])).toEqual(['new', 'old']);
    expect(putBackAt(['x', 'y'], [{ place: 1, todo: 'b' }])).toEqual(['x', 'b', 'y']);
  });
});
