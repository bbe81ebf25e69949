import { describe, expect, it } from '@jest/globals';
import { adviceFor, fieldAsked, likelyAdvice } from '../reading/find-advice.rules.ts';
import { generalAdvice } from './general-advice.rules.ts';

describe('advice that nothing stored gives', () => {
  it.each([
    ['my knee hurts after every run', 'do not push through pain'],
    ['is this normal', 'Most likely yes'],
    ['should i take the job or stay', 'A coin helps'],
  ])('fits the form of "%s"', (words, part) => {
    expect(generalAdvice(words)).toContain(part);
  });

  it.each([
    ['how do i cope when money is tight', 'do not push through pain'],
    ['it hurts that my sister ignores me', 'do not push through pain'],
    ['am i wrong to quit', 'Most likely yes'],
    ['how do i stop snacking or drinking at night', 'A coin helps'],
  ])('says nothing beside the point to "%s"', (words, part) => {
    expect(generalAdvice(words)).not.toContain(part);
  });
});

describe('advice where no entry is sure', () => {
  it.each([['my daughter lives in canada now and it hurts', 'long-distance']])(
    'is the likeliest entry that is also the nearest one: "%s"',
    (words, entry) => {
      expect(adviceFor(words)).toBeUndefined();
      expect(likelyAdvice(words)?.id).toBe(entry);
    },
  );

  it.each(['dad calls rent money out of the window', 'they say renting is dead money'])(
    'is the one whose phrase leaves no doubt: "%s"',
    (words) => expect(adviceFor(words)?.id).toBe('rent-or-buy'),
  );

  it.each(['our basil is dead once more', 'can I claim the desk in my bedroom'])('is none for "%s"', (words) =>
    expect(likelyAdvice(words)).toBeUndefined(),
  );

  it.each([
    ['what do you wear for a jog in sleet', 'health'],
    ['what would I ask the seller in her kitchen', 'financial'],
    ['my lad is fifteen and answers in grunts', 'relationship'],
  ] as const)('stands in the field of "%s"', (words, field) => expect(fieldAsked(words)).toBe(field));

  it('stands in the field of a goal that is named, where several fields are open', () => {
    expect(fieldAsked('will I sleep worse with a cup at six')).toBe('personal');
    expect(generalAdvice('will I sleep worse with a cup at six', 'health')).toContain('begin smaller than you think');
  });
});
