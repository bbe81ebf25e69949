import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { changeTo, isStale, type Ticks, tickedTo, wordsVersionOf } from './ticks.rules.ts';

interface Item {
  version: number;
  ticks?: Ticks | null;
}
const tick = (item: Item): Item => ({ ticks: tickedTo(item, true, 0).ticks, version: item.version + 1 });
const reword = (item: Item): Item => ({ ...item, version: item.version + 1 });

describe('a save of text', () => {
  it('is stale after another text edit, but not after ticks alone', () => {
    const opened = { version: 3 };
    expect(isStale(tick(tick(opened)), { version: 3 })).toBe(false);
    expect(isStale(reword(opened), { version: 3 })).toBe(true);
    expect(isStale(tick(reword(tick(opened))), { version: 3 })).toBe(true);
    expect(isStale(tick(reword(tick(opened))), { version: 5 })).toBe(false);
  });

  it('that ticks as well is stale after a tick', () => {
    expect(isStale(tick({ version: 3 }), { version: 3, completed: false })).toBe(true);
    expect(isStale(tick({ version: 3 }), { version: 4, completed: false })).toBe(false);
  });

  it('without a version is never stale', () => {
    expect(isStale(reword({ version: 3 }), { completed: true })).toBe(false);
  });

  it('is stale exactly when the text changed after its version, in any sequence of changes', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 12 }), fc.nat({ max: 12 }), (isTick, begun) => {
        let item: Item = { version: 1 };
        let lastWords = 1;
        for (const ticks of isTick) {
          item = ticks ? tick(item) : reword(item);
          if (!ticks) lastWords = item.version;
        }
        expect(wordsVersionOf(item)).toBe(lastWords);
        expect(isStale(item, { version: begun })).toBe(begun < lastWords);
      }),
    );
  });
});

describe('a change', () => {
  const item = { version: 4, completed: false };
  const now = new Date('2026-03-01T10:00:00Z');

  it('to the text is an edit, also when it ticks as well', () => {
    expect(changeTo(item, { edits: { title: 'New' }, completed: undefined, now })).toEqual({
      title: 'New',
      editedAt: now,
    });
    expect(changeTo(item, { edits: { title: 'New' }, completed: true, now })).toEqual({
      title: 'New',
      editedAt: now,
      completed: true,
      tickedAt: now.getTime(),
    });
  });

  it('that only ticks is not an edit', () => {
    expect(changeTo(item, { edits: {}, completed: true, now })).toEqual({
      completed: true,
      tickedAt: now.getTime(),
      ticks: { from: 4, to: 5 },
    });
  });

  it('to the same values is not an edit', () => {
    expect(changeTo(item, { edits: {}, completed: false, now })).toEqual({});
    expect(changeTo(item, { edits: {}, completed: undefined, now })).toEqual({});
  });
});
