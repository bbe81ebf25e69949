import { describe, expect, it } from '@jest/globals';
import { closestTo } from '@pathwise/contracts/closest-kind.rules';
import { draftRoadmap } from '../drafting/draft-roadmap.rules.ts';
import { closestKindsOf, readGoal } from '../drafting/read-goal.rules.ts';
import { regenerateSuggestions } from '../drafting/suggestions.rules.ts';
import { archetypes, kinds } from '../kinds/generated/all.ts';
import { closestIn, withoutClosest } from './closest-kind.rules.ts';
import { readMessage } from './read-wish.rules.ts';

const at = { today: '2026-11-22', timeZone: 'Europe/London' };
const goal = { title: 'Get out on the water', targetDate: null, ...at };
const description = `get out on the water, the lake is ten minutes away\n${closestTo('Learn to sail')}`;

describe('the kind that a person chose as the closest', () => {
  it.each([...kinds, ...archetypes].map(({ name, id }) => [name, id]))('is found by its name: %s', (name, id) => {
    expect(closestIn(`in my own words. And more.\n${closestTo(name)}`)?.id).toBe(id);
  });

  it('writes the plan and the suggestions, whatever the words say', () => {
    expect(readGoal({ ...goal, description }).kind.id).toBe('sail');
    const { suggestions, overview } = draftRoadmap({ ...goal, description });
    expect(suggestions).toEqual(regenerateSuggestions({ ...goal, description, already: [] }));
    expect(overview).not.toContain('Closest');
  });

  it('is no word of the person', () => {
    expect(withoutClosest(description)).toBe('get out on the water, the lake is ten minutes away');
    expect(withoutClosest('Closest to: my heart.')).toBe('Closest to: my heart.');
    expect(closestIn('Closest to: my heart.')).toBeUndefined();
    expect(closestIn(null)).toBeUndefined();
  });

  it('gives the goal its category, and its title stays', () => {
    const { wish } = readMessage({ text: 'get out on the water', isGoal: true, closest: 'Learn to sail', ...at });
    expect(wish).toMatchObject({ title: 'Get out on the water', kind: 'sail', category: 'hobby' });
    expect(wish.nearest).toBeUndefined();
  });
});

describe('a goal made in a form', () => {
  it('has other kinds to choose from where its words could mean several, without the kind of its plan', () => {
    const unsure = { title: 'Be someone the team can lean on', category: 'personal' as const };
    const others = closestKindsOf(unsure);
    expect(others?.length).toBeGreaterThan(1);
    expect(others).not.toContain(readGoal({ ...unsure, targetDate: null, ...at }).kind.name);
  });

  it('has none where its words are plain, or the person has chosen', () => {
    expect(closestKindsOf({ title: 'Learn to play the cello', category: 'hobby' })).toBeUndefined();
    expect(closestKindsOf({ ...goal, description, category: 'hobby' })).toBeUndefined();
  });
});

describe('a wish that could be of several kinds', () => {
  it('names none where nothing known is near', () => {
    const text = 'do something with my hands on Sundays';
    expect(readMessage({ text, isGoal: true, ...at }).wish.nearest).toEqual([]);
  });
  it.each(['be someone the team can lean on'])('names three: %s', (text) => {
    expect(readMessage({ text, isGoal: true, ...at }).wish.nearest).toHaveLength(3);
  });

  it.each(['run a half marathon by April', 'learn to play the cello', 'learn the piano', 'pay off my credit card'])(
    'is not what this is: %s',
    (text) => {
      expect(readMessage({ text, isGoal: true, ...at }).wish.nearest).toBeUndefined();
    },
  );
});
