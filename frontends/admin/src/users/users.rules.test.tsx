import { describe, expect, it } from '@jest/globals';
import { people } from '../admin-kit/people.rules.ts';
import { progressOf, whomInWords } from './bulk.rules.ts';
import { choose, countOf, everybody, isChosen, isTheNumber, nobody } from './selection.rules.ts';
import { filterOf, nameOf, sortOf, wordsOf } from './users.rules.ts';

const ada = { id: 'ada', email: 'ada@example.org' };
const jose = { id: 'jose', email: 'jose@example.org' };

describe('the filter in the address', () => {
  it.each([
    ['', {}],
    ['?q=%20ada%20', { q: 'ada' }],
    ['?plan=premium&role=admin', { plan: 'premium', role: 'admin' }],
    ['?plan=gold&role=king', {}],
    ['?joinedFrom=2026-01-01&joinedTo=tomorrow', { joinedFrom: '2026-01-01' }],
    ['?seenTo=2026-13-01', {}],
  ])('%s asks for %j', (address, filter) => expect(filterOf(new URLSearchParams(address))).toEqual(filter));

  it('cuts a search at 200 characters', () => {
    expect(filterOf(new URLSearchParams({ q: 'x'.repeat(300) })).q).toHaveLength(200);
  });

  it.each([
    ['', '-createdAt'],
    ['?sort=lastName', 'lastName'],
    ['?sort=-lastSeenAt', '-lastSeenAt'],
    ['?sort=password', '-createdAt'],
    ['?sort=--email', '-createdAt'],
  ])('%s orders by %s', (address, sort) => expect(sortOf(new URLSearchParams(address))).toBe(sort));

  it.each([
    [{}, ''],
    [{ q: 'ada', plan: 'premium', role: 'admin' }, '“ada” · premium plan · admins'],
    [{ joinedFrom: '2026-01-01', joinedTo: '2026-02-01' }, /^joined .*2026 to .*2026$/],
    [{ seenTo: '2026-02-01' }, /^last seen until /],
  ] as const)('%j reads %s', (filter, words) =>
    words instanceof RegExp ? expect(wordsOf(filter)).toMatch(words) : expect(wordsOf(filter)).toBe(words),
  );
});

describe('a selection', () => {
  it('starts with nobody', () => expect([countOf(nobody, 9), isChosen(nobody, ada)]).toEqual([0, false]));

  it('counts the people chosen one by one, whatever matches', () => {
    const two = choose(nobody, [ada, jose], true);
    expect([countOf(two, 1), isChosen(two, ada), countOf(choose(two, [ada], false), 1)]).toEqual([2, true, 1]);
  });

  it('means everybody who matches but those unticked', () => {
    const all = choose(everybody, [ada], false);
    expect([countOf(all, 500), isChosen(all, ada), isChosen(all, jose)]).toEqual([499, false, true]);
    expect(countOf(choose(all, [ada], true), 500)).toBe(500);
  });

  it('never counts fewer than nobody', () => expect(countOf(choose(everybody, [ada, jose], false), 1)).toBe(0));
});

describe('the typed number', () => {
  it.each([
    ['1234', true],
    [' 1,234 ', true],
    ['1 234', true],
    ['1.234', true],
    ['123', false],
    ['12345', false],
    ['', false],
    ['1234 people', false],
  ])('%j for 1234: %s', (typed, isIt) => expect(isTheNumber(typed, 1234)).toBe(isIt));
});

describe('the words of a bulk action', () => {
  it('name up to five addresses', () => {
    const many = Array.from({ length: 7 }, (_, n) => ({ id: `u${n}`, email: `u${n}@x.org` }));
    const request = { action: 'delete', whom: choose(nobody, many, true), filter: {} } as const;
    expect(whomInWords(request, 0)).toBe('u0@x.org, u1@x.org, u2@x.org, u3@x.org, u4@x.org and 2 more');
  });

  it('say who everybody is', () => {
    const whom = choose(everybody, [ada], false);
    expect(whomInWords({ action: 'delete', whom, filter: { plan: 'free' } }, 12)).toBe(
      'Everybody who matches free plan: 11 people, without the 1 you unticked',
    );
    expect(whomInWords({ action: 'grant', whom: everybody, filter: {} }, 1)).toBe('Everybody, on every page: 1 person');
  });

  it('say how far it is', () => {
    const running = {
      id: 'b',
      action: 'delete',
      status: 'running',
      total: 500,
      done: 120,
      failedCount: 0,
      createdAt: '',
    } as const;
    expect(progressOf(running)).toBe('Deleting 120 of 500 people');
    expect(progressOf({ ...running, status: 'done', done: 500, failedCount: 1 })).toBe('Deleted 499 of 500 people');
  });

  it.each([
    [1, '1 person'],
    [0, '0 people'],
  ])('%d is %s', (count, words) => expect(people(count)).toBe(words));
});

describe('a name', () => {
  it.each([
    [{ firstName: 'Ada', lastName: 'Nwosu' }, 'Ada Nwosu'],
    [{ firstName: null, lastName: 'Nwosu' }, 'Nwosu'],
    [{ firstName: null, lastName: null }, 'ada@example.org'],
  ])('of %j is %s', (names, name) => expect(nameOf({ ...names, email: ada.email })).toBe(name));
});
