import { expect, it } from '@jest/globals';
import { namedOrAll } from './named.ts';

const known = ['T2', 'T12'];

it.each([
  [[], known],
  [['T12'], ['T12']],
])('a command given %j runs %j', (given, runs) => {
  expect(namedOrAll(given, known)).toEqual(runs);
});

it.each(['--help', 'T1', 't2'])(
  'a command given the unknown word %s runs nothing and lists the known names',
  (word) => {
    expect(() => namedOrAll(['T2', word], known)).toThrow(`${word}: unknown. Known are: T2, T12.`);
  },
);
