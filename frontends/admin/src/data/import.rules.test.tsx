import { describe, expect, it } from '@jest/globals';
import { afterLostAnswer, importInWords, judge, withResults } from './import.rules.ts';

const imported = (email: string, reason: string | null = null) => ({ email, status: 'imported' as const, reason });
const skipped = (email: string, reason = 'known') => ({ email, status: 'skipped' as const, reason });
const users = (...emails: string[]) => emails.map((email) => ({ email }));
const said = (rows: readonly { status: string; reason: string | null }[]) =>
  rows.map(({ status, reason }) => [status, reason]);

describe('the rows of a file', () => {
  it('have the results of their places', () => {
    const rows = judge(users('A@x.org', 'b@x.org'), [imported('a@x.org'), skipped('b@x.org')]);
    expect(rows).toEqual([
      { user: { email: 'A@x.org' }, ...imported('a@x.org') },
      { user: { email: 'b@x.org' }, ...skipped('b@x.org') },
    ]);
  });

  it('skip an address that another part has already', () => {
    const rows = judge(users('a@x.org', 'A@x.org'), [imported('a@x.org'), imported('a@x.org')]);
    expect(said(rows)).toEqual([
      ['imported', null],
      ['skipped', 'This email address is in the file more than once'],
    ]);
  });

  it('keep the second of an address when the first cannot be read', () => {
    const rows = judge(users('a@x.org', 'a@x.org'), [skipped('a@x.org', 'bio: too long'), imported('a@x.org')]);
    expect(said(rows)).toEqual([
      ['skipped', 'bio: too long'],
      ['imported', null],
    ]);
  });
});

describe('the rows after an import', () => {
  const rows = judge(users('a', 'b', 'c'), [imported('a'), skipped('b'), imported('c')]);

  it('have the results of those that were new', () => {
    const after = withResults(rows, [skipped('a', 'registered meanwhile'), imported('c', 'Without the picture')]);
    expect(said(after)).toEqual([
      ['skipped', 'registered meanwhile'],
      ['skipped', 'known'],
      ['imported', 'Without the picture'],
    ]);
  });

  it('count those whose first answer was lost as imported', () => {
    expect(said(afterLostAnswer([skipped('a'), imported('c')]))).toEqual([
      ['imported', 'Imported before the connection broke'],
      ['imported', null],
    ]);
  });

  it('are summed up in a sentence', () => {
    expect(importInWords(rows, 1)).toBe('2 imported, 1 skipped, 1 profile image updated.');
    expect(importInWords([], 0)).toBe('0 imported, 0 skipped, 0 profile images updated.');
  });
});
