import { describe, expect, it } from '@jest/globals';
import { companionOf, withCompanion } from './companion.rules.ts';

describe('who comes along', () => {
  it.each([
    ['walk the Camino with my wife in May', 'hobby', 'your wife'],
    ['learn to cook Thai food with my daughter on Saturdays', 'hobby', 'your daughter'],
    ['hike the West Highland Way with two friends', 'hobby', 'your two friends'],
    ['learn bachata, my girlfriend is coming along', 'hobby', 'your girlfriend'],
    ['start a garden, my kids aged 4 and 6 will help', 'hobby', 'your kids'],
    ['run a 10k together with our neighbours', 'health', 'your neighbours'],
  ] as const)('is read from "%s"', (text, category, name) => expect(companionOf(text, category)).toBe(name));

  it.each([
    ['make peace with my brother', 'personal'],
    ['learn enough Portuguese to chat with my mother-in-law', 'personal'],
    ['spend more time with my wife', 'personal'],
    ['move out, I live with my mother', 'personal'],
    ['fix things with my husband', 'relationship'],
    ['sell the house I bought with my late husband', 'personal'],
    ['paint the house we bought with our cousin', 'hobby'],
    ['walk the Camino with my late husband’s map', 'hobby'],
    ['go on holiday with my former partner', 'hobby'],
    ['live safely, cook with my violent partner', 'personal'],
    ['win a dispute with my brother', 'personal'],
    ['go to court with my neighbours', 'personal'],
    ['start a custody case with my husband', 'personal'],
    ['split the garden with my sister', 'personal'],
    ['climb Snowdon, I had a fight with my dad', 'hobby'],
    ['walk the path I walked with my mum before she died', 'hobby'],
    ['a quiet life with my wife', 'personal'],
    ['my ex husband wants to join', 'hobby'],
    ['compete with my boss’s car', 'personal'],
  ] as const)('is nobody in "%s"', (text, category) => expect(companionOf(text, category)).toBeUndefined());

  it('is looked for as a whole word', () => {
    const steps = ['Ask one person', 'Book a lesson', 'Go'].map((title) => ({ title, description: 'x' }));
    expect(withCompanion(steps, 'your son')[1]?.description).toContain('together with your son');
  });

  it('is not named twice', () => {
    const steps = ['Ask your son', 'Book a lesson'].map((title) => ({ title, description: 'x' }));
    expect(withCompanion(steps, 'your son')).toEqual(steps);
  });

  it('is named where something is fixed', () => {
    const steps = ['Look at maps', 'Book the huts', 'Walk'].map((title) => ({ title, description: 'x' }));
    expect(withCompanion(steps, 'your wife').map(({ description }) => description.includes('your wife'))).toEqual([
      false,
      true,
      false,
    ]);
  });
});
