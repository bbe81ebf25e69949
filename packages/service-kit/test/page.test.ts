import { describe, expect, it } from '@jest/globals';
import { linkNext, readCursor, toCursor } from '../src/http/page.ts';

describe('a cursor', () => {
  it('parses to what was formatted, and is optional', () => {
    const cursor = { day: '2026-11-16', id: 'a_b-c' };
    expect(readCursor(toCursor(cursor))).toEqual(cursor);
    expect(readCursor(undefined)).toBeUndefined();
  });

  it.each(['', 'a', '2026-11-16', '2026-11-16_', '{"$ne":""}'])('is refused when it is %j', (cursor) => {
    expect(() => readCursor(cursor)).toThrow('This is no cursor of an earlier page');
  });
});

describe('the next page', () => {
  it('is linked with its limit and cursor, and absent after the last page', () => {
    const said: [string, string][] = [];
    const http = { setHeader: (name: string, value: string) => void said.push([name, value]) };
    linkNext(http, { path: '/api/diary/my-entries', limit: 20, cursor: undefined });
    linkNext(http, { path: '/api/diary/my-entries', limit: 20, cursor: '2026-11-16_a&b' });
    expect(said).toEqual([['link', '</api/diary/my-entries?limit=20&cursor=2026-11-16_a%26b>; rel="next"']]);
  });
});
