import { describe, expect, it } from '@jest/globals';
import { withoutDenials, withoutDenied, withoutDeniedSteps } from './denied-words.rules.ts';

describe('what somebody denies', () => {
  it.each([
    ["learn to drive, there's no bus out here", 'learn to drive'],
    ['lose 12 kg without going to a gym', 'lose 12 kg'],
    ['learn to bake because I cannot afford a course', 'learn to bake'],
    ['redo the kitchen ourselves, no builder', 'redo the kitchen ourselves'],
    ['go without a car', 'go without a car'],
    ['join a gym', 'join a gym'],
    ['a month with no alcohol', 'a month with no alcohol'],
    ['drink tea instead of coffee', 'drink tea instead of coffee'],
  ])('is cut out: "%s"', (text, left) => expect(withoutDenied(text)).toBe(left));

  it('is left out as a sentence where others stay', () => {
    expect(withoutDenials(['Learn to drive', 'There is no bus here'])).toEqual(['Learn to drive']);
    expect(withoutDenials(['There is no bus here'])).toEqual(['There is no bus here']);
  });

  const steps = ['Measure', 'Walk', 'Eat', 'Take the tablets', 'Sleep', 'Rest', 'Measure again'].map((title) => ({
    title,
  }));
  it.each([
    ['lower it without tablets', false],
    ["I'd rather take no pills", false],
    ['my tablets are new', true],
  ])('is no step: "%s"', (said, asks) => {
    const titles = withoutDeniedSteps(steps, said).map(({ title }) => title);
    expect(titles.includes('Take the tablets')).toBe(asks);
  });

  it('stays where the wish is about it', () => {
    const all = [...steps, { title: 'Count the tablets' }, { title: 'End' }];
    expect(withoutDeniedSteps(all, 'live without tablets')).toEqual(all);
  });
});
