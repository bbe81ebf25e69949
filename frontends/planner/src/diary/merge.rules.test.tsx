import { describe, expect, it } from '@jest/globals';
import { formatDay } from '@pathwise/remote-kit/day.rules';
import fc from 'fast-check';
import { mergeEntries, mergeLines, noteOnMerge } from './merge.rules.ts';

const text = fc
  .array(fc.constantFrom('a', 'b', 'c', '', 'a longer line'), { maxLength: 12 })
  .map((lines) => lines.join('\n'));

/** True when `whole` has all lines of `part`, in the same order. */
function hasAllOf(whole: string, part: string): boolean {
  const rest = whole.split('\n')[Symbol.iterator]();
  return part.split('\n').every((line) => {
    for (let next = rest.next(); !next.done; next = rest.next()) if (next.value === line) return true;
    return false;
  });
}

describe('a merge of two texts', () => {
  it('has every line of both, each in its own order', () => {
    fc.assert(
      fc.property(text, text, (mine, theirs) => {
        const merge = mergeLines(mine, theirs);
        expect(hasAllOf(merge, mine)).toBe(true);
        expect(hasAllOf(merge, theirs)).toBe(true);
      }),
    );
  });

  it('of a text with itself is the text', () => {
    fc.assert(fc.property(text, (mine) => expect(mergeLines(mine, mine)).toBe(mine)));
  });

  it('has shared lines once, and own lines before the others', () => {
    expect(mergeLines('up\nmine\ndown', 'up\ntheirs\ndown')).toBe('up\nmine\ntheirs\ndown');
    expect(mergeLines('a\nb\nc\nmine', 'x\na\nb\nc')).toBe('x\na\nb\nc\nmine');
  });

  it('does not block the page with very long texts', () => {
    const many = (word: string) => Array.from({ length: 25_000 }, (_, line) => `${word}${line}`).join('\n');
    const merge = mergeLines(many('a'), many('b'));
    expect(merge.split('\n')).toHaveLength(50_000);
  });

  it('keeps an entry private when either of them did', () => {
    const fields = { title: 't', content: 'c', entryDate: '2026-11-20', isPrivate: false };
    expect(mergeEntries(fields, { ...fields, isPrivate: true }).isPrivate).toBe(true);
    expect(mergeEntries({ ...fields, title: ' ' }, fields).title).toBe('t');
  });

  it('puts a differing title above its text, and a notice tells a differing date', () => {
    const mine = { title: 'Ran', content: 'mine', entryDate: '2026-11-20', isPrivate: false };
    const theirs = { ...mine, title: 'Ran again', content: 'theirs', entryDate: '2026-11-19' };
    const merge = mergeEntries(mine, theirs);
    expect(merge).toMatchObject({ title: 'Ran', content: 'mine\nRan again\ntheirs', entryDate: '2026-11-20' });
    expect(mergeEntries(mine, { ...theirs, title: 'Ran ' }).content).toBe('mine\ntheirs');
    expect(noteOnMerge(mine, theirs)).toContain(formatDay('2026-11-19'));
    expect(noteOnMerge(mine, mine)).not.toContain('dated');
  });
});
