import { describe, expect, it } from '@jest/globals';
import { draftRoadmap } from '../drafting/draft-roadmap.rules.ts';
import { isDead, withoutTheDead } from './the-dead.rules.ts';

describe('a relative who is dead', () => {
  it.each([
    'the stew of my late grandmother',
    'my dad died in May',
    'my uncle, who passed away last year',
    'our nan is no longer with us',
  ])('is found: %s', (text) => {
    expect(withoutTheDead(text)).not.toBe(text);
  });

  it.each(['my late shift with my dad', 'my mother is late', 'my phone died', 'my dad retired'])(
    'is none in: %s',
    (text) => {
      expect(withoutTheDead(text)).toBe(text);
    },
  );

  it('is told from another one', () => {
    const text = 'My late grandmother cooked it, and my aunt has the notes';
    expect([isDead('your grandmother', text), isDead('your aunt', text)]).toEqual([true, false]);
  });

  it.each([
    ['Collect the recipes of my late grandmother', 'grandmother'],
    ['Write down the recipes of my nan who died in spring', 'nan'],
  ])('is asked for nothing: %s', (title, person) => {
    const { milestones } = draftRoadmap({ title, targetDate: null, today: '2026-11-22', timeZone: 'UTC' });
    expect(JSON.stringify(milestones)).not.toMatch(new RegExp(`\\b(?:ask|with|correct\\w*) your ${person}\\b`, 'i'));
  });

  it('is asked no more than the living: the aunt with the notes is', () => {
    const title = 'Collect the recipes of my late grandmother from the notes of my aunt';
    const { milestones } = draftRoadmap({ title, targetDate: null, today: '2026-11-22', timeZone: 'UTC' });
    expect(milestones[1]?.title).toBe('Ask your aunt for one afternoon and one thing');
  });
});
