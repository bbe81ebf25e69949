import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { noteReplaced, takeBack } from './take-back.rules.ts';

interface Item {
  id: string;
  text: string;
  version: number;
  isMine: boolean;
}
const item = (id: string, more: Partial<Item> = {}): Item => ({ id, text: id, version: 1, isMine: false, ...more });
const rules = { idOf: ({ id }: Item) => id, isPersons: ({ isMine }: Item) => isMine };
const isChanged = (before: Item, after: Item) => before.version !== after.version;
const note = (before: Item[], after: Item[]) => noteReplaced({ before, after }, { idOf: rules.idOf, isChanged });
const texts = (items: readonly Item[]) => items.map(({ text }) => text);

const before = [item('a'), item('b'), item('c', { isMine: true }), item('d')];
const after = [item('new'), item('b', { text: 'b, redrafted', version: 2 }), item('c', { isMine: true })];

describe('undoing a draft', () => {
  it('restores what it changed and removed in the old order, and removes what it added', () => {
    expect(texts(takeBack(after, note(before, after), rules))).toEqual(['a', 'b', 'c', 'd']);
  });

  it('increments the version of what it restores, so that a form opened in between is stale', () => {
    const [, restored] = takeBack(after, note(before, after), rules);
    expect(restored).toEqual(item('b', { version: 3 }));
  });

  it('records nothing that the draft left unchanged', () => {
    expect(note(before, after).before.map(({ was }) => was?.id ?? null)).toEqual(['a', 'b', null, 'd']);
  });

  it('keeps later edits, additions and deletions by the person', () => {
    const since = [
      item('new', { text: 'mine now', isMine: true }),
      item('b', { text: 'my b', version: 3, isMine: true }),
      item('own', { isMine: true }),
    ];
    expect(texts(takeBack(since, note(before, after), rules))).toEqual(['a', 'my b', 'd', 'mine now', 'own']);
  });

  const anyItems = fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
      text: fc.constantFrom('x', 'y', 'z'),
      version: fc.integer({ min: 1, max: 3 }),
      isMine: fc.boolean(),
    }),
    { selector: ({ id }) => id },
  );

  it('right after it was applied gives exactly what was there, whatever the draft did to the coach’s part', () => {
    fc.assert(
      fc.property(anyItems, anyItems, (was, drafted) => {
        const mine = was.filter(({ isMine }) => isMine);
        const rest = drafted.filter(({ id }) => !mine.some((one) => one.id === id));
        const applied = [...rest.map((one) => ({ ...one, isMine: false, version: one.version + 3 })), ...mine];
        const back = takeBack(applied, note(was, applied), rules);
        expect(back.map(({ id, text }) => [id, text])).toEqual(was.map(({ id, text }) => [id, text]));
      }),
    );
  });

  it('never changes or loses anything of the person, whatever happened since', () => {
    fc.assert(
      fc.property(anyItems, anyItems, anyItems, (was, applied, now) => {
        const back = takeBack(now, note(was, applied), rules);
        for (const mine of now.filter(({ isMine }) => isMine)) expect(back).toContainEqual(mine);
        expect(new Set(back.map(({ id }) => id)).size).toBe(back.length);
      }),
    );
  });
});
