import { describe, expect, it } from '@jest/globals';
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
