import { describe, expect, it } from '@jest/globals';
import { readEdit } from './edit.rules.ts';

const titles = ['Book the pottery studio', 'Ask Rita to play the violin', 'Print 40 posters', 'Sell the old piano'];
const steps = titles.map((title, n) => ({ id: `s${n + 1}`, title, completed: false, dueDate: '2027-03-01' }));
const plan = { title: 'Give a house concert', targetDate: '2027-05-22', steps };
const requestOf = (text: string) =>
  readEdit(text, { plan, today: '2026-11-22', timeZone: 'Europe/London', inView: true })?.request;

describe('a fact that is told', () => {
  it('gives the plan somebody else where the old one is away', () => {
    expect(requestOf('Rita has moved abroad, Oskar from the choir takes over')).toEqual({
      do: 'exchange',
      wrong: 'Rita',
      right: 'Oskar',
    });
  });

  it('names a day in full before a month or a season', () => {
    expect(JSON.stringify(requestOf('the concert moved to 14 June this summer'))).toContain('2027-06-14');
  });

  it('asks for nothing where somebody only tells of the weather', () => {
    expect(requestOf('What a lovely sunny day it is')).toBeUndefined();
  });
});
